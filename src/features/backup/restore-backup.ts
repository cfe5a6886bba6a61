import { copyFile } from 'node:fs/promises';
import type { ArtifactStore } from '../../platform/artifacts/artifact-store.ts';
import type { Scratch } from '../../platform/machine/scratch.ts';
import type { SqlValue } from '../../platform/storage/database.ts';
import { loadMigrations, pendingMigrations, tablesOf } from '../../platform/storage/migrations.ts';
import { NOT_KEPT, type RowTarget } from '../../platform/storage/rows.ts';
import { type BackupFolder, BackupRefused, type Manifest, type TableEntry } from './backup-folder.ts';

export interface RestoreDeps {
  readonly target: RowTarget;
  readonly artifacts: ArtifactStore;
  readonly folder: BackupFolder;
  readonly scratch: Scratch;
}

const ROWS_AT_ONCE = 500;

/**
 * Restores a backup into an empty service. Checksums are verified before anything is written; files come first and rows
 * last, so that an interrupted restore never looks complete.
 */
export async function restoreBackup({ target, artifacts, folder, scratch }: RestoreDeps): Promise<Manifest> {
  const manifest = await folder.readManifest();
  const known = loadMigrations();
  pendingMigrations(
    known,
    manifest.migrations.map((entry) => ({ ...entry, version: manifest.version })),
    'The backup',
  );
  assertKnownTables(manifest);
  await assertEmpty(target, artifacts);
  await folder.verify(manifest);

  const had = new Set(manifest.migrations.map(({ number }) => number));
  await target.prepare(known.filter(({ number }) => had.has(number)));
  for (const table of manifest.tables) await loadTable(target, folder, table);
  for (const task of manifest.withoutFilm)
    await target.change('UPDATE tasks SET film = NULL WHERE id = $1', [task]);
  for await (const { key } of folder.artifacts()) await putArtifact(artifacts, folder, scratch, key);
  await target.finish();
  return manifest;
}

function assertKnownTables({ tables }: Manifest): void {
  const known = tablesOf(loadMigrations());
  for (const name of NOT_KEPT) known.delete(name);
  for (const { table } of tables)
    if (!known.has(table))
      throw new BackupRefused(`The backup is refused: there is no table ${JSON.stringify(table)}.`);
}

async function assertEmpty(target: RowTarget, artifacts: ArtifactStore): Promise<void> {
  const occupied = await target.occupied();
  const remedy =
    'A restore needs an empty place: set DATA_DIR, DATABASE_URL or ARTIFACTS_URL to one, or empty it.';
  if (occupied !== null) throw new BackupRefused(`Nothing was restored: ${occupied}. ${remedy}`);
  for await (const key of artifacts.keys())
    throw new BackupRefused(`Nothing was restored: there are videos and files already (${key}). ${remedy}`);
}

async function loadTable(
  target: RowTarget,
  folder: BackupFolder,
  { table, columns, rows }: TableEntry,
): Promise<void> {
  let page: SqlValue[][] = [];
  let loaded = 0;
  const flush = async () => {
    if (page.length > 0) await target.insert(table, columns, page);
    loaded += page.length;
    page = [];
  };
  for await (const line of folder.rows(table)) {
    page.push(JSON.parse(line) as SqlValue[]);
    if (page.length >= ROWS_AT_ONCE) await flush();
  }
  await flush();
  if (loaded !== rows)
    throw new BackupRefused(`The backup is damaged: ${table} has ${loaded} rows, not ${rows}.`);
}

/** The store moves the file, so it gets a copy. */
async function putArtifact(
  artifacts: ArtifactStore,
  folder: BackupFolder,
  scratch: Scratch,
  key: string,
): Promise<void> {
  await using copies = scratch.folder('restore');
  const copy = copies.file('artifact');
  await copyFile(folder.artifactFile(key), copy);
  await artifacts.put(key, copy);
}
