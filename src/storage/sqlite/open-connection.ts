import { DatabaseSync } from 'node:sqlite';

/** The page cache is shared with the kernel through the map, so a large file costs no more than a small one. */
const MAPPED_BYTES = 8 * 1024 ** 3;

/** `FULL`: an answer leaves only after its commit is on disk, whatever is killed or unplugged. */
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

/** SQLite's own numbered parameters; `$1` would be a named one there. */
export function toSqliteText(sql: string): string {
  return sql.replace(/\$(\d+)/g, '?$1');
}
