/** More changes than these make it another word. */
const MOST_CHANGES = 2;

/** The known word that was probably meant: the one with the fewest letters added, left out, changed or swapped. */
export function nearestWord(word: string, known: ReadonlySet<string>): string | null {
  const [nearest] = [...known]
    .map((each) => ({ each, changes: changesBetween(word, each) }))
    .filter(({ each, changes }) => changes <= MOST_CHANGES && changes < each.length / 2)
    .sort((one, other) => one.changes - other.changes);
  return nearest?.each ?? null;
}

function changesBetween(one: string, other: string): number {
  // A row for each beginning of the one word: what it takes to make it each beginning of the other.
  const rows = [Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let at = 1; at <= one.length; at++) {
    const [before = [], earlier] = [rows[at - 1], rows[at - 2]];
    const row = [at];
    for (let to = 1; to <= other.length; to++) {
      const changed = (before[to - 1] ?? 0) + (one[at - 1] === other[to - 1] ? 0 : 1);
      const isSwap = earlier && one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1];
      const swapped = isSwap ? (earlier[to - 2] ?? 0) + 1 : Infinity;
      row.push(Math.min(changed, swapped, (before[to] ?? 0) + 1, (row[to - 1] ?? 0) + 1));
    }
    rows.push(row);
  }
  return rows[one.length]?.[other.length] ?? 0;
}
