export interface ServerSentEvent {
  /** All its lines, as they came. */
  readonly text: string;
  readonly data: string;
}

/** What the lines of an event say; null: nothing. */
export function dataOf(lines: readonly string[]): string | null {
  const data = lines.filter((line) => line.startsWith('data:'));
  return data.length === 0 ? null : data.map((line) => line.slice(line[5] === ' ' ? 6 : 5)).join('\n');
}
