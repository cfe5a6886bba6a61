import type { ArtifactStore } from '../../platform/artifacts/artifact-store.ts';
import { type Database, mustWrite } from '../../platform/storage/database.ts';
import { StorageUnavailable } from '../../platform/storage/storage-unavailable.ts';
import { insertRun } from './start-table.ts';

export interface NewFiles {
  readonly database: Database;
  readonly artifacts: ArtifactStore;
  /** The id of the task or character that will have the files. */
  readonly owner: string;
  /** The batch that writes the record contains `deleteRun` of it. */
  readonly folder: string;
  readonly now: number;
}

/**
 * Stores files before the record that names them. Unless that is written, the files are removed. What a crash leaves, or a
 * batch whose outcome stays unknown, is removed by retention, which finds the folder among the runs.
 */
export async function storeBeforeRecord<Outcome extends { readonly ok: boolean }>(
  { database, artifacts, owner, folder, now }: NewFiles,
  store: () => Promise<void>,
  write: () => Promise<Outcome>,
): Promise<Outcome> {
  await mustWrite(database, [insertRun(folder, owner, now)]);
  // A failure to remove must not hide why the files are removed.
  const discard = () => artifacts.removeFolder(folder).catch(() => {});
  try {
    await store();
    const outcome = await write();
    if (!outcome.ok) await discard();
    return outcome;
  } catch (error) {
    if (!(error instanceof StorageUnavailable && error.fate === 'unknown')) await discard();
    throw error;
  }
}
