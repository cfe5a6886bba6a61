import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { LinkSigner } from '../artifacts/link-signer.ts';
import { openArtifacts } from '../compose/open-artifacts.ts';
import { openRows, openTarget } from '../compose/open-rows.ts';
import type { Config } from '../config.ts';
import { ownFolder } from '../machine/own-folder.ts';
import { Scratch } from '../machine/scratch.ts';
import { BackupFolder, BackupRefused, type Manifest } from '../services/backup/backup-folder.ts';
import { createBackup } from '../services/backup/create-backup.ts';
import { restoreBackup } from '../services/backup/restore-backup.ts';

const USAGE = `Usage: npm run phonofilm -- backup FOLDER [--json]
       npm run phonofilm -- restore FOLDER [--json]

  backup   copies the database and all films of the settings (DATA_DIR, DATABASE_URL, ARTIFACTS_URL) into a new
           folder; the service may run meanwhile
  restore  checks a backup and puts it where the settings say, which must be empty; the service must not run
`;

type BackupCommand = 'backup' | 'restore';

/** The `backup` and `restore` commands. Returns the exit code. */
export async function run(command: BackupCommand, args: string[], config: Config): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    options: { json: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [path, ...surplus] = positionals;
  if (values.help || path === undefined || surplus.length > 0) {
    console.error(USAGE);
    return values.help ? 0 : 2;
  }
  try {
    const folder = new BackupFolder(resolve(path));
    const manifest = command === 'backup' ? await backUp(config, folder) : await restore(config, folder);
    console.log(values.json ? JSON.stringify(manifest, null, 2) : describe(command, path, manifest));
    return 0;
  } catch (error) {
    if (!(error instanceof BackupRefused)) throw error;
    console.error(error.message);
    return 1;
  }
}

async function backUp(config: Config, folder: BackupFolder): Promise<Manifest> {
  const source = await openRows(config);
  try {
    return await createBackup({ source, artifacts: await artifactsOf(config), folder, now: Date.now });
  } finally {
    await source.close();
  }
}

async function restore(config: Config, folder: BackupFolder): Promise<Manifest> {
  const target = await openTarget(config);
  const scratch = new Scratch(ownFolder(join(config.dataDirectory, 'scratch')));
  try {
    return await restoreBackup({ target, artifacts: await artifactsOf(config), folder, scratch });
  } finally {
    await target.close();
    await scratch.remove();
  }
}

/** Links are not used here. */
async function artifactsOf(config: Config) {
  return await openArtifacts(config, new LinkSigner(''), Date.now);
}

function describe(command: BackupCommand, path: string, manifest: Manifest): string {
  const { tables, artifacts, withoutFilm, createdAt } = manifest;
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const megabytes = Math.ceil(artifacts.bytes / 1e6);
  const what = `${rows} rows and ${artifacts.files} files (${megabytes} MB)`;
  const gone = withoutFilm.length > 0 ? ` ${withoutFilm.length} films were deleted meanwhile.` : '';
  return command === 'backup'
    ? `Backed up to ${path}: ${what}.${gone}`
    : `Restored ${what} of ${new Date(createdAt).toISOString()}. Unfinished films continue at the next start.`;
}
