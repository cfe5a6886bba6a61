export interface ServerSentEvent {
  /** All its lines, as they came. */
  readonly text: string;
  readonly data: string;
}

/** What the lines of an event say; null: nothing. Some services keep a connection alive with a `data:` that is empty. */
export function dataOf(lines: readonly string[]): string | null {
  const data = lines.filter((line) => line.startsWith('data:'));
  const joined = data.map((line) => line.slice(line[5] === ' ' ? 6 : 5)).join('\n');
  return joined.trim() === '' ? null : joined;
}
