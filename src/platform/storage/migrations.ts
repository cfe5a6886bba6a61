import { readdirSync, readFileSync } from 'node:fs';
import { integer, text, textOrNull } from './read-column.ts';

export interface Migration {
  /** The file's number; migrations run in this order, each once, forward only. */
  readonly number: number;
  readonly name: string;
  readonly sql: string;
}

/** A migration that has run on a database. */
export interface AppliedMigration {
  readonly number: number;
  readonly name: string;
  /** The program version that ran it; null for migrations from before this was recorded. */
  readonly version: string | null;
}

/** Numbers of driver-specific migrations start here; those below are the same for every database. */
export const FIRST_DRIVER_MIGRATION = 1001;

/** The table that records migrations; `version` was added later and may be missing. */
export const MIGRATIONS_TABLE =
  'CREATE TABLE IF NOT EXISTS migrations (number BIGINT PRIMARY KEY, name TEXT NOT NULL, version TEXT)';

/**
 * 0009 was committed without this column, and changed within the hour. A database that ran it before the change gets the
 * column here: a later migration would come too late, because 0011 reads it. `migration-hashes.json` of the tests keeps
 * committed migrations as they are.
 */
export const FORGOTTEN_COLUMN = { after: 9, table: 'tasks', column: 'cost', type: 'BIGINT' } as const;

/** The data was written by a newer version of this program. */
export class UnknownMigrations extends Error {
  override readonly name = 'UnknownMigrations';
}

/** The migrations common to all drivers; a driver may have its own folder in addition. */
export function loadMigrations(folder = new URL('./migrations/', import.meta.url)): Migration[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => ({
      number: Number.parseInt(file, 10),
      name: file,
      sql: readFileSync(new URL(file, folder), 'utf8'),
    }));
}

/** The tables that migrations create. */
export function tablesOf(migrations: readonly Pick<Migration, 'sql'>[]): Set<string> {
  const names = migrations.flatMap(({ sql }) => [...sql.matchAll(/^CREATE TABLE (\w+)/gm)]);
  return new Set(names.map(([, name = '']) => name));
}

/** A table made by an early version has no column for the version. */
export function toAppliedMigration(row: Readonly<Record<string, unknown>>): AppliedMigration {
  return {
    number: integer(row, 'number'),
    name: text(row, 'name'),
    version: 'version' in row ? textOrNull(row, 'version') : null,
  };
}

/** The migrations still to run. Throws when the data has a migration that this program does not know. */
export function pendingMigrations(
  known: readonly Migration[],
  applied: readonly AppliedMigration[],
  where: string,
): Migration[] {
  const names = new Map(known.map(({ number, name }) => [number, name]));
  const strange = applied.filter(({ number, name }) => names.get(number) !== name);
  if (strange.length > 0) throw new UnknownMigrations(describe(strange, where));
  const done = new Set(applied.map(({ number }) => number));
  return known.filter(({ number }) => !done.has(number));
}

function describe(strange: readonly AppliedMigration[], where: string): string {
  const last = strange.reduce((latest, other) => (other.number > latest.number ? other : latest));
  const needed =
    last.version === null
      ? `a version of Phonofilm that knows ${last.name}`
      : `Phonofilm ${last.version} or a later version`;
  const found = strange.map(({ name }) => name).join(', ');
  return `${where} belongs to another version: this one (${PROGRAM_VERSION}) does not know its ${found}. Start ${needed}, or restore a backup that this version made.`;
}

/** From package.json. */
export const PROGRAM_VERSION = (
  JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as { version: string }
).version;
