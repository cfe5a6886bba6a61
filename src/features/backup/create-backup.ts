import type { ArtifactStore } from '../../platform/artifacts/artifact-store.ts';
import type { SqlValue } from '../../platform/storage/database.ts';
import { FIRST_DRIVER_MIGRATION, PROGRAM_VERSION } from '../../platform/storage/migrations.ts';
import type { RowSource, TableRows } from '../../platform/storage/rows.ts';
import {
  type ArtifactEntry,
  type BackupFolder,
  FORMAT,
  type Manifest,
  type TableEntry,
} from './backup-folder.ts';

export interface BackupDeps {
  readonly source: RowSource;
  readonly artifacts: ArtifactStore;
  readonly folder: BackupFolder;
  readonly now: () => number;
}

/** Most artifacts are small: opening them takes the time. */
const FILES_AT_ONCE = 8;

/**
 * Copies everything while the service runs. The rows are copied first: every video they name as finished is already in
 * the store, so it is found there afterwards unless it was deleted meanwhile.
 */
export async function createBackup({ source, artifacts, folder, now }: BackupDeps): Promise<Manifest> {
  await folder.make();
  const createdAt = now();
  const videos = new Map<string, string>();
  const tables: TableEntry[] = [];
  for (const table of await source.tables()) tables.push(await writeTable(folder, table, videos));
  const migrations = (await source.migrations()).filter(({ number }) => number < FIRST_DRIVER_MIGRATION);

  const copied = await copyArtifacts(artifacts, folder);
  const { sha256 } = await folder.writeArtifactList(copied);
  const keys = new Set(copied.map(({ key }) => key));
  const manifest: Manifest = {
    format: FORMAT,
    version: PROGRAM_VERSION,
    createdAt,
    migrations: migrations.map(({ number, name }) => ({ number, name })),
    tables,
    artifacts: { files: copied.length, bytes: copied.reduce((sum, { bytes }) => sum + bytes, 0), sha256 },
    withoutFilm: [...videos].filter(([, video]) => !keys.has(video)).map(([task]) => task),
  };
  await folder.writeManifest(manifest);
  return manifest;
}

async function writeTable(
  folder: BackupFolder,
  { table, columns, rows }: TableRows,
  videos: Map<string, string>,
): Promise<TableEntry> {
  const [id, video] = [columns.indexOf('id'), columns.indexOf('film')];
  let count = 0;
  async function* lines(): AsyncGenerator<string> {
    for await (const row of rows()) {
      count += 1;
      if (table === 'tasks' && row[video] !== null) videos.set(row[id] as string, row[video] as string);
      yield `${JSON.stringify(row.map(plain))}\n`;
    }
  }
  const { sha256 } = await folder.writeRows(table, lines());
  return { table, columns, rows: count, sha256 };
}

/** Texts, numbers and null: all that our tables contain, and all that JSON stores without loss. */
function plain(value: SqlValue): SqlValue {
  if (value === null || typeof value === 'string' || Number.isFinite(value)) return value;
  throw new Error(`a ${typeof value} cannot be kept in a backup`);
}

async function copyArtifacts(artifacts: ArtifactStore, folder: BackupFolder): Promise<ArtifactEntry[]> {
  const copied: ArtifactEntry[] = [];
  const keys = artifacts.keys()[Symbol.asyncIterator]();
  const copyOn = async (): Promise<void> => {
    for (let next = await keys.next(); !next.done; next = await keys.next()) {
      const entry = await copyOne(artifacts, folder, next.value);
      if (entry !== null) copied.push(entry);
    }
  };
  await Promise.all(Array.from({ length: FILES_AT_ONCE }, copyOn));
  return copied.sort((a, b) => (a.key < b.key ? -1 : 1));
}

/** Null when it was deleted meanwhile. */
async function copyOne(
  artifacts: ArtifactStore,
  folder: BackupFolder,
  key: string,
): Promise<ArtifactEntry | null> {
  try {
    return await folder.writeArtifact(key, () => artifacts.read(key));
  } catch (error) {
    if ((await artifacts.stat(key)) === null) return null;
    throw error;
  }
}
