import { join, resolve } from 'node:path';
import type { BackupFolder, Manifest } from '../../features/backup/backup-folder.ts';
import type { Config } from '../../settings/config.ts';
import { type Command, CommandFailed, FOR_THIS_MACHINE } from '../command.ts';
import { prepareDataFolder } from '../prepare-data-folder.ts';

type Name = 'backup' | 'restore';

export const backupCommands: readonly Command[] = [
  backupCommand('backup', 'copy database and videos into a new folder; the service may run meanwhile'),
  backupCommand(
    'restore',
    'check a backup, and restore it to the place that the settings name, which must be empty',
  ),
];

function backupCommand(name: Name, summary: string): Command {
  return {
    name,
    audience: FOR_THIS_MACHINE,
    arguments: ['<FOLDER>'],
    summary,
    examples: [`${name} /backups/monday`],
    run: async (input, { environment, print }) => {
      // The service is loaded for the command alone, not for the help.
      const { loadConfig } = await import('../../settings/config.ts');
      const { requireDatabase } = await import('../../compose/database-file.ts');
      const { BackupFolder, BackupRefused } = await import('../../features/backup/backup-folder.ts');
      const { noteBackup } = await import('../../features/backup/failed-backup.ts');
      const [path = ''] = input.arguments;
      const config = loadConfig(environment);
      if (name === 'backup') requireDatabase(config);
      prepareDataFolder(config);
      try {
        const folder = new BackupFolder(resolve(path));
        const manifest =
          name === 'backup'
            ? await noteBackup(config.dataDirectory, backUp(config, folder))
            : await restore(config, folder);
        return print(manifest, describe(name, path, manifest));
      } catch (error) {
        if (!(error instanceof BackupRefused)) throw error;
        throw new CommandFailed(error.message);
      }
    },
  };
}

/** A backup of what the settings name. The service may run meanwhile. */
async function backUp(config: Config, folder: BackupFolder): Promise<Manifest> {
  const { openRows } = await import('../../compose/open-rows.ts');
  const { createBackup } = await import('../../features/backup/create-backup.ts');
  const source = await openRows(config);
  try {
    return await createBackup({ source, artifacts: await artifactsOf(config), folder, now: Date.now });
  } finally {
    await source.close();
  }
}

/** Into what the settings name, which must be empty. */
async function restore(config: Config, folder: BackupFolder): Promise<Manifest> {
  const { openTarget } = await import('../../compose/open-rows.ts');
  const { ownFolder } = await import('../../platform/machine/own-folder.ts');
  const { Scratch } = await import('../../platform/machine/scratch.ts');
  const { restoreBackup } = await import('../../features/backup/restore-backup.ts');
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
  const { LinkSigner } = await import('../../platform/artifacts/link-signer.ts');
  const { openArtifacts } = await import('../../compose/open-artifacts.ts');
  return await openArtifacts(config, new LinkSigner(''), Date.now);
}

function describe(command: Name, path: string, manifest: Manifest): string {
  const { tables, artifacts, withoutFilm, createdAt } = manifest;
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const what = `${rows} rows and ${artifacts.files} files (${Math.ceil(artifacts.bytes / 1e6)} MB)`;
  const gone = withoutFilm.length > 0 ? ` ${withoutFilm.length} videos were deleted meanwhile.` : '';
  return command === 'backup'
    ? `Backed up to ${path}: ${what}.${gone}`
    : `Restored ${what} of ${new Date(createdAt).toISOString()}. Unfinished videos continue at the next start.`;
}
