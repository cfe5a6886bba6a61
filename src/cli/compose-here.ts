import { pino } from 'pino';
import { newKeyValue } from '../identity/identifiers.ts';
import { keepSecret } from '../identity/kept-secrets.ts';
import { DataFolderTaken } from '../storage/sqlite/data-folder-lock.ts';
import { injectClient } from './admin-client.ts';
import { CommandFailed } from './command.ts';
import type { ComposeHere } from './find-service.ts';

/** The whole service in this process, neither listening nor taking up tasks: only the operator API is asked. */
export const composeHere: ComposeHere = async (config) => {
  // Loaded only when it is needed: most commands find a server, and start faster without all of this.
  const { compose } = await import('../compose.ts');
  // Nobody else can reach this instance, so any key will do.
  const adminKey = newKeyValue();
  try {
    const service = await compose(
      { ...config, database: { ...config.database, waitMs: 0 } },
      {
        adminKey,
        // Where this is the very first start: the server's greeting says that it is kept there.
        keepFirstKey: (value) => keepSecret(config.dataDirectory, 'first-key', value),
        log: pino({ level: 'silent' }),
      },
    );
    return injectClient(service.app, adminKey, () => service.stop());
  } catch (error) {
    if (!(error instanceof DataFolderTaken)) throw error;
    throw new CommandFailed(
      `A server works on ${config.dataDirectory}, but where it listens is not known. Give its address with --url.`,
    );
  }
};
