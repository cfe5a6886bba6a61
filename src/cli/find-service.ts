import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AdminRequest } from '../platform/commands/operator-command.ts';
import { keptSecret, secretFile } from '../platform/identity/kept-secrets.ts';
import { isAlive } from '../platform/machine/is-alive.ts';
import type { Config } from '../settings/config.ts';
import { type AdminClient, httpClient, ServerUnreachable } from './admin-client.ts';
import { CommandFailed } from './command.ts';

export interface ServiceAddress {
  readonly url: string | undefined;
  readonly adminKey: string | undefined;
}

/** Composes the service in this process, without listening. */
export type ComposeHere = (config: Config) => Promise<AdminClient>;

/**
 * Calls the operator API: at the given address, at the server that runs on this data folder, or, when none runs, in
 * this process. The API contains all logic; the command line only calls it.
 */
export async function callService(
  config: Config,
  address: ServiceAddress,
  request: AdminRequest,
  composeHere: ComposeHere,
): Promise<unknown> {
  const running = address.url ?? (await runningServer(config.dataDirectory));
  if (running !== undefined) {
    const adminKey = address.adminKey ?? config.adminKey ?? (await keptKeyFor(running, config.dataDirectory));
    try {
      return await httpClient(running, adminKey).call(request);
    } catch (error) {
      if (!(error instanceof ServerUnreachable) || address.url !== undefined) throw error;
      // The server has stopped without removing its address.
    }
  }
  const here = await composeHere(config);
  try {
    return await here.call(request);
  } finally {
    await here.close();
  }
}

/** A server stores its address while it runs; a killed one leaves it behind. */
export async function runningServer(dataDirectory: string): Promise<string | undefined> {
  try {
    const { url, pid } = JSON.parse(await readFile(join(dataDirectory, 'server.json'), 'utf8')) as {
      url: string;
      pid: number;
    };
    // Another program may listen at the address of a dead server now: it must not receive the admin key.
    return isAlive(pid) ? url : undefined;
  } catch {
    return undefined;
  }
}

/** The kept key belongs to the server of this data folder: no other may see it, whatever address is named. */
async function keptKeyFor(url: string, dataDirectory: string): Promise<string> {
  const file = secretFile(dataDirectory, 'admin-key');
  const own = await runningServer(dataDirectory);
  if (own === undefined || originOf(url) !== originOf(own)) {
    throw new CommandFailed(
      `There is no admin key for ${url}: the one in ${file} belongs to the server of that folder. Give one with --admin-key or ADMIN_KEY.`,
    );
  }
  const kept = keptSecret(dataDirectory, 'admin-key');
  if (kept !== null) return kept;
  throw new CommandFailed(`The admin key is not in ${file}. Set ADMIN_KEY, or give --admin-key.`);
}

/** Null for what is no address, which then equals no server's. */
function originOf(url: string): string | null {
  return URL.canParse(url) ? new URL(url).origin : null;
}
