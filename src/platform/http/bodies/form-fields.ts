const MAX_NAME_LENGTH = 200;

const NAME = /^([^[\]]+)(?:\[([^[\]]*)\])?$/;

export function isUsableName(name: string | undefined): name is string {
  if (name === undefined || name.length > MAX_NAME_LENGTH) return false;
  const match = NAME.exec(name);
  return match !== null && match[1] !== '__proto__' && match[2] !== '__proto__';
}

/** `a[b]=c` is an object, `a[]=c` an array: SDKs write them so. */
export function addField(fields: Record<string, unknown>, name: string, value: string): void {
  const [, outer = name, inner] = NAME.exec(name) ?? [];
  const before = Object.hasOwn(fields, outer) ? fields[outer] : undefined;
  if (inner === undefined) {
    fields[outer] = value;
  } else if (inner === '') {
    fields[outer] = [...(Array.isArray(before) ? before : []), value];
  } else {
    const object = typeof before === 'object' && before !== null && !Array.isArray(before) ? before : {};
    fields[outer] = { ...object, [inner]: value };
  }
}
