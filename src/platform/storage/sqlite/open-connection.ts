import { DatabaseSync } from 'node:sqlite';

/** Memory-mapped pages are shared with the kernel's cache, so a large file costs no more memory than a small one. */
const MAPPED_BYTES = 8 * 1024 ** 3;

/** `FULL`: a response is sent only after its commit is on disk, so that a crash or power loss loses nothing. */
export function openConnection(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: 10_000 });
  database.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA mmap_size = ${MAPPED_BYTES};
    PRAGMA temp_store = MEMORY;
    PRAGMA journal_size_limit = 67108864;
  `);
  return database;
}

/** SQLite's numbered parameters; SQLite would read `$1` as a named one. */
export function toSqliteText(sql: string): string {
  return sql.replace(/\$(\d+)/g, '?$1');
}
