import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { newKeyValue } from '../services/identifiers.ts';
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
    const service = await compose(config, { adminKey, log: pino({ level: 'silent' }) });
    // This was the very first start: the key is shown by the server's greeting, which looks for it here.
    if (service.firstKey !== null) {
      writeFileSync(join(config.dataDirectory, 'first-key'), `${service.firstKey}\n`, { mode: 0o600 });
    }
    return injectClient(service.app, adminKey, () => service.stop());
  } catch (error) {
    if (!(error instanceof DataFolderTaken)) throw error;
    throw new CommandFailed(
      `A server works on ${config.dataDirectory}, but where it listens is not known. Give its address with --url.`,
    );
  }
};
