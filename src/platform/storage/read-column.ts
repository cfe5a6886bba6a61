/** A row as any driver hands it over. */
type AnyRow = Readonly<Record<string, unknown>>;

/**
 * Reads columns of a row with the type of the schema. A column of another type means that the statement does not select
 * what its reader expects: a bug, reported at once instead of passed on as a wrong value.
 */
export function text(row: AnyRow, column: string): string {
  const value = row[column];
  return typeof value === 'string' ? value : wrongType(column, value, 'a text');
}

export function textOrNull(row: AnyRow, column: string): string | null {
  return row[column] === null ? null : text(row, column);
}

export function integer(row: AnyRow, column: string): number {
  const value = row[column];
  return typeof value === 'number' ? value : wrongType(column, value, 'a number');
}

/** A number that need not be whole. */
export function real(row: AnyRow, column: string): number {
  return integer(row, column);
}

export function integerOrNull(row: AnyRow, column: string): number | null {
  return row[column] === null ? null : integer(row, column);
}

/** Booleans are stored as 0 and 1, because SQLite has no boolean type. */
export function flag(row: AnyRow, column: string): boolean {
  return integer(row, column) === 1;
}

/** One of a list of known values. */
export function word<Word extends string>(row: AnyRow, column: string, words: readonly Word[]): Word {
  const value = row[column];
  return words.find((candidate) => candidate === value) ?? wrongType(column, value, words.join(' or '));
}

/** JSON that this program has written itself, so its shape is not checked. */
export function json<Value>(row: AnyRow, column: string): Value {
  return JSON.parse(text(row, column)) as Value;
}

export function jsonOrNull<Value>(row: AnyRow, column: string): Value | null {
  return row[column] === null ? null : json<Value>(row, column);
}

function wrongType(column: string, value: unknown, expected: string): never {
  throw new TypeError(`column ${column} is ${JSON.stringify(value)}, expected ${expected}`);
}
