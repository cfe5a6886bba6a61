import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { keptSecret, secretFile } from '../kept-secrets.ts';
import { type AdminClient, type AdminRequest, httpClient, NobodyAnswers } from './admin-client.ts';
import { CommandFailed } from './command.ts';

export interface ServiceAddress {
  readonly url: string | undefined;
  readonly adminKey: string | undefined;
}

/** Composes the service in this process, without listening. */
export type ComposeHere = (config: Config) => Promise<AdminClient>;

/**
 * Calls the operator API where it is: at the address that was given, at the server that runs on this data folder, or,
 * when none runs, in this process. One code path either way: the API decides, the command line only asks.
 */
export async function callService(
  config: Config,
  address: ServiceAddress,
  request: AdminRequest,
  composeHere: ComposeHere,
): Promise<unknown> {
  const running = address.url ?? (await runningServer(config.dataDirectory));
  if (running !== undefined) {
    const adminKey = address.adminKey ?? config.adminKey ?? keptAdminKey(config.dataDirectory);
    try {
      return await httpClient(running, adminKey).call(request);
    } catch (error) {
      if (!(error instanceof NobodyAnswers) || address.url !== undefined) throw error;
      // The server went away without taking its address with it.
    }
  }
  const here = await composeHere(config);
  try {
    return await here.call(request);
  } finally {
    await here.close();
  }
}

/** The server writes its address down while it runs; one that was killed leaves it behind. */
export async function runningServer(dataDirectory: string): Promise<string | undefined> {
  try {
    const { url, pid } = JSON.parse(await readFile(join(dataDirectory, 'server.json'), 'utf8')) as {
      url: string;
      pid: number;
    };
    return isAlive(pid) ? url : undefined;
  } catch {
    return undefined;
  }
}

/** Whoever listens at a dead server's address now must not be sent the admin key. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as { code?: string }).code === 'EPERM';
  }
}

function keptAdminKey(dataDirectory: string): string {
  const kept = keptSecret(dataDirectory, 'admin-key');
  if (kept !== null) return kept;
  const file = secretFile(dataDirectory, 'admin-key');
  throw new CommandFailed(`The admin key is not in ${file}. Set ADMIN_KEY, or give --admin-key.`);
}
