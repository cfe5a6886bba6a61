const DAY_SECONDS = 86_400;

/** Usage of each of the last days, also of those without any, for charts. */
export function everyDay<Sum extends object>(
  rows: readonly (Sum & { readonly day?: string })[],
  days: number,
  nothing: Sum,
): (Sum & { readonly time: number })[] {
  const byDay = new Map(rows.map((row) => [row.day, row]));
  const today = Math.floor(Date.now() / 1000 / DAY_SECONDS);
  return Array.from({ length: days }, (_, index) => {
    const time = (today - days + 1 + index) * DAY_SECONDS;
    const row = byDay.get(new Date(time * 1000).toISOString().slice(0, 10));
    return { ...(row ?? nothing), time };
  });
}
