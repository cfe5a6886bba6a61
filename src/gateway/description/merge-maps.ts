/** `over` upon `under`: maps are merged deeply, lists and single values are replaced, null removes. */
export function mergeMaps(under: unknown, over: unknown): unknown {
  if (!isMap(under) || !isMap(over)) return over;
  const merged: Record<string, unknown> = { ...under };
  for (const [key, value] of Object.entries(over)) {
    if (value === null) delete merged[key];
    else merged[key] = key in merged ? mergeMaps(merged[key], value) : value;
  }
  return merged;
}

export function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
