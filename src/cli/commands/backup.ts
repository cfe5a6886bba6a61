import { resolve } from 'node:path';
import type { Manifest } from '../../features/backup/backup-folder.ts';
import { backUp, countedIn, restore } from '../backup-here.ts';
import { type Command, CommandFailed, FOR_THIS_MACHINE } from '../command.ts';
import { prepareDataFolder } from '../prepare-data-folder.ts';

type Name = 'backup' | 'restore';

export const backupCommands: readonly Command[] = [
  backupCommand('backup', 'copy database and films into a new folder; the service may run meanwhile'),
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
      const [path = ''] = input.arguments;
      const config = loadConfig(environment);
      if (name === 'backup') requireDatabase(config);
      prepareDataFolder(config);
      try {
        const folder = new BackupFolder(resolve(path));
        const manifest = name === 'backup' ? await backUp(config, folder) : await restore(config, folder);
        return print(manifest, describe(name, path, manifest));
      } catch (error) {
        if (!(error instanceof BackupRefused)) throw error;
        throw new CommandFailed(error.message);
      }
    },
  };
}

function describe(command: Name, path: string, manifest: Manifest): string {
  const { withoutFilm, createdAt } = manifest;
  const what = countedIn(manifest);
  const gone = withoutFilm.length > 0 ? ` ${withoutFilm.length} films were deleted meanwhile.` : '';
  return command === 'backup'
    ? `Backed up to ${path}: ${what}.${gone}`
    : `Restored ${what} of ${new Date(createdAt).toISOString()}. Unfinished films continue at the next start.`;
}
