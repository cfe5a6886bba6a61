import { readdirSync, readFileSync } from 'node:fs';

export interface Migration {
  /** The file's number; migrations run in this order, each once, forward only. */
  readonly number: number;
  readonly name: string;
  readonly sql: string;
}

/** The migrations of every driver; a driver may have a folder of its own beside them, numbered from 1001. */
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
