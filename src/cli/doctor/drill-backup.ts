import { createHash } from 'node:crypto';
import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BackupFolder } from '../../features/backup/backup-folder.ts';
import { taskFolder } from '../../platform/artifacts/artifact-store.ts';
import type { Config } from '../../settings/config.ts';
import { artifactsOf, backUp, countedIn, restore } from '../backup-here.ts';
import { shownBytes } from '../progress.ts';
import type { DrilledFilm } from './drill-films.ts';
import type { DrillSteps, StepDone } from './drill-steps.ts';

/** A backup while the service runs, into a folder that is removed at the end. */
export async function makeBackup(
  config: Config,
  scratch: string | undefined,
  steps: DrillSteps,
): Promise<StepDone<string>> {
  const parent = scratch ?? tmpdir();
  const folder = await mkdtemp(join(parent, 'phonofilm-drill-')).catch((error: NodeJS.ErrnoException) => {
    throw new Error(`${parent} cannot be written (${error.code}). Name another folder with --scratch.`);
  });
  steps.afterwards(folder, () => rm(folder, { recursive: true, force: true }));
  await assertRoom(config, folder);
  const manifest = await backUp(config, new BackupFolder(join(folder, 'backup')));
  return { message: `Backed up ${countedIn(manifest)}.`, value: folder };
}

/** A backup and what is restored of it must not fill a disk that a running service may need. */
async function assertRoom(config: Config, folder: string): Promise<void> {
  const artifacts = await artifactsOf(config);
  let bytes = 0;
  for await (const key of artifacts.keys()) bytes += (await artifacts.stat(key))?.bytes ?? 0;
  const { bavail, bsize } = await statfs(folder);
  const needed = 2 * bytes + config.minFreeDiskBytes;
  if (bavail * bsize >= needed) return;
  throw new Error(
    `${folder} has room for ${shownBytes(bavail * bsize)}, and a backup with its restore takes ${shownBytes(needed)}. Name a folder on a larger disk with --scratch.`,
  );
}

/** The backup becomes a service's data again, on SQLite and files, and has the film of the drill. */
export async function restoreIt(
  config: Config,
  folder: string,
  film: DrilledFilm | null,
): Promise<StepDone<null>> {
  const there = { ...config, databaseUrl: null, artifacts: null, dataDirectory: join(folder, 'restored') };
  const manifest = await restore(there, new BackupFolder(join(folder, 'backup')));
  const message = `Restored ${countedIn(manifest)}`;
  if (film === null) return { message: `${message}.`, value: null };
  const artifacts = await artifactsOf(there);
  for await (const key of artifacts.keys()) {
    if (!key.startsWith(`${taskFolder(film.id)}/`)) continue;
    const hash = createHash('sha256');
    for await (const chunk of await artifacts.read(key)) hash.update(chunk as Buffer);
    if (hash.digest('hex') === film.sha256)
      return { message: `${message}; the film of the drill is the same, byte for byte.`, value: null };
  }
  throw new Error(
    `${message}, but the film of the drill is not in it. Is DATA_DIR or ARTIFACTS_URL that of the running service?`,
  );
}
