import { join } from 'node:path';
import type { BackupFolder, Manifest } from '../features/backup/backup-folder.ts';
import type { Config } from '../settings/config.ts';

/** A backup of what the settings name. The service may run meanwhile. */
export async function backUp(config: Config, folder: BackupFolder): Promise<Manifest> {
  const { openRows } = await import('../compose/open-rows.ts');
  const { createBackup } = await import('../features/backup/create-backup.ts');
  const source = await openRows(config);
  try {
    return await createBackup({ source, artifacts: await artifactsOf(config), folder, now: Date.now });
  } finally {
    await source.close();
  }
}

/** Into what the settings name, which must be empty. */
export async function restore(config: Config, folder: BackupFolder): Promise<Manifest> {
  const { openTarget } = await import('../compose/open-rows.ts');
  const { ownFolder } = await import('../platform/machine/own-folder.ts');
  const { Scratch } = await import('../platform/machine/scratch.ts');
  const { restoreBackup } = await import('../features/backup/restore-backup.ts');
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
export async function artifactsOf(config: Config) {
  const { LinkSigner } = await import('../platform/artifacts/link-signer.ts');
  const { openArtifacts } = await import('../compose/open-artifacts.ts');
  return await openArtifacts(config, new LinkSigner(''), Date.now);
}

export function countedIn({ tables, artifacts }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${rows} rows and ${artifacts.files} files (${Math.ceil(artifacts.bytes / 1e6)} MB)`;
}
