/** Usage of each of the last days, also of those without any, for charts. */
export interface DayUse {
  readonly time: number;
  readonly requests: number;
  readonly failed: number;
  readonly captured: number;
  readonly cost: number;
  readonly margin: number;
}

interface UsageRow extends Omit<DayUse, 'time'> {
  readonly day?: string;
}

const NOTHING = { requests: 0, failed: 0, captured: 0, cost: 0, margin: 0 };

const DAY_SECONDS = 86_400;

export function everyDay(rows: readonly UsageRow[], days: number): DayUse[] {
  const byDay = new Map(rows.map((row) => [row.day, row]));
  const today = Math.floor(Date.now() / 1000 / DAY_SECONDS);
  return Array.from({ length: days }, (_, index) => {
    const time = (today - days + 1 + index) * DAY_SECONDS;
    const row = byDay.get(new Date(time * 1000).toISOString().slice(0, 10));
    return { ...(row ?? NOTHING), time };
  });
}
