import { pino } from 'pino';
import { requireDatabase } from '../compose/database-file.ts';
import { keepFirstKeysWith } from '../features/keys/keep-first-keys.ts';
import { newKeyValue } from '../platform/identity/identifiers.ts';

import { DataFolderTaken } from '../platform/storage/sqlite/data-folder-lock.ts';
import { injectClient } from './admin-client.ts';
import { CommandFailed } from './command.ts';
import type { ComposeHere } from './find-service.ts';
import { prepareDataFolder } from './prepare-data-folder.ts';

/** The whole service in this process, without listening or running tasks: only the operator API is used. */
export const composeHere: ComposeHere = async (config) => {
  requireDatabase(config);
  // Loaded only when needed: most commands find a server, and start faster without it.
  prepareDataFolder(config);
  const { compose } = await import('../compose.ts');
  // This instance does not listen, so any key is fine.
  const adminKey = newKeyValue();
  try {
    const service = await compose(
      { ...config, database: { ...config.database, waitMs: 0 } },
      {
        adminKey,
        // If this is the very first start, the greeting of the server shows where the key is stored.
        keepFirstKeys: keepFirstKeysWith(config),
        log: pino({ level: 'silent' }),
      },
    );
    return injectClient(service.app, adminKey, () => service.stop());
  } catch (error) {
    if (!(error instanceof DataFolderTaken)) throw error;
    throw new CommandFailed(
      `A server uses ${config.dataDirectory}, but its address is unknown. Give it with --url.`,
    );
  }
};
