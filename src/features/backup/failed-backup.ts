import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Why the last backup failed: the command that makes backups leaves it for the service, which only shares its data folder. */
const fileIn = (dataDirectory: string) => join(dataDirectory, 'failed-backup.txt');

/** Null when the last backup succeeded. */
export async function failedBackup(dataDirectory: string): Promise<string | null> {
  return await readFile(fileIn(dataDirectory), 'utf8').catch(() => null);
}

/** Runs a backup and keeps how it ended. */
export async function noteBackup<Result>(dataDirectory: string, backup: Promise<Result>): Promise<Result> {
  const file = fileIn(dataDirectory);
  try {
    const result = await backup;
    await rm(file, { force: true });
    return result;
  } catch (error) {
    // On a full disk nothing can be noted, and that is an alert of its own.
    await writeFile(file, `The last backup failed: ${String(error)}`).catch(() => {});
    throw error;
  }
}
