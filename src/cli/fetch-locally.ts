import { lookup } from 'node:dns/promises';
import { openAsBlob } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Phonofilm } from '../../client/src/index.ts';
import { type FileLimits, type OpenedFile, UnusableInput } from '../features/mcp/files.ts';
import { createSafeFetch, FetchRefused } from '../platform/fetching/safe-fetch.ts';
import { isLoopbackHost } from '../platform/machine/is-loopback.ts';

const FETCH_LIMIT_MS = 60_000;
const USER = { account: 'user' };

/**
 * Fetches for an assistant as the service fetches for callers: only from the public internet, and from this machine while
 * the service is on it.
 */
export async function fetchLocally(
  url: string,
  { argument, mostBytes }: FileLimits,
  server: Pick<Phonofilm, 'url'>,
  signal: AbortSignal,
): Promise<OpenedFile> {
  const safe = createSafeFetch({
    allowLoopback: isLoopbackHost(new URL(server.url).host),
    // The user's own machine knows names that name servers do not, and nobody else waits for its threads.
    resolve: (hostname) => lookup(hostname, { all: true }),
  });
  const folder = await mkdtemp(join(tmpdir(), 'phonofilm-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  const destination = join(folder, 'fetched');
  try {
    const limits = { maxBytes: mostBytes, timeoutMs: FETCH_LIMIT_MS };
    await safe.fetchToFile(url, destination, limits, USER, signal);
    return { blob: await openAsBlob(destination), [Symbol.asyncDispose]: remove };
  } catch (error) {
    await remove();
    if (!(error instanceof FetchRefused)) throw error;
    throw new UnusableInput(argument, error.message, { cause: error });
  }
}
