import { lookup } from 'node:dns/promises';
import { openAsBlob } from 'node:fs';
import { mkdtemp, open, realpath, rm, stat } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Phonofilm } from '../../client/src/index.ts';
import {
  type FileLimits,
  type Files,
  type NewFile,
  type OpenedFile,
  tooLarge,
  UnusableInput,
} from '../features/mcp/files.ts';
import { createSafeFetch, FetchRefused } from '../platform/fetching/safe-fetch.ts';
import { isLoopbackHost } from '../platform/machine/is-loopback.ts';

const FETCH_LIMIT_MS = 60_000;
const USER = { account: 'user' };

/**
 * Fetches for an assistant as the service fetches for callers: only from the public internet, and from this machine while
 * the service is on it.
 */
async function fetchLocally(
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

export interface LocalFilesOptions {
  /** Where files may be written; null: nowhere. */
  readonly folder: string | null;
  server(): Promise<Pick<Phonofilm, 'url'>>;
}

/**
 * For the stdio transport. It runs as the user, but an assistant decides what it does, perhaps on the word of a page that
 * the assistant has read: files are written in one folder, never over others, and URLs reach what the service's would.
 */
export function localFiles({ folder, server }: LocalFilesOptions): Files {
  return {
    local: {
      async open(given, limits) {
        const { argument, mostBytes } = limits;
        const path = pathOf(given, process.cwd());
        const facts = await stat(path).catch((error: { code?: string }) => {
          throw new UnusableInput(argument, `${path} cannot be read (${error.code}).`);
        });
        if (!facts.isFile()) throw new UnusableInput(argument, `${path} is not a file.`);
        if (facts.size > mostBytes) throw tooLarge(limits);
        return { blob: await openAsBlob(path), [Symbol.asyncDispose]: async () => {} };
      },
      async create(given, argument) {
        if (folder !== null) return await createFile(pathOf(given, folder), folder, argument);
        throw new UnusableInput(
          argument,
          'There is no folder to write to: name one with --folder where `phonofilm mcp` is configured.',
        );
      },
      createTemporary: createTemporaryFile,
    },
    fetch: async (url, limits, signal) => await fetchLocally(url, limits, await server(), signal),
  };
}

function pathOf(given: string, folder: string): string {
  if (/^file:/i.test(given)) return fileURLToPath(given);
  return given.startsWith('~/') ? join(homedir(), given.slice(2)) : resolve(folder, given);
}

/** A new file in a folder or below it, wherever links and `..` lead. Rejects with `UnusableInput`. */
async function createFile(path: string, folder: string, argument: string): Promise<NewFile> {
  const trouble = (error: NodeJS.ErrnoException) => {
    throw new UnusableInput(
      argument,
      error.code === 'EEXIST'
        ? `${path} already exists and is not overwritten. Give another name.`
        : `${path} cannot be written (${error.code}).`,
      { cause: error },
    );
  };
  const place = await realpath(dirname(path)).catch(trouble);
  const allowed = await realpath(folder).catch(trouble);
  if (place !== allowed && !place.startsWith(allowed.endsWith(sep) ? allowed : allowed + sep))
    throw new UnusableInput(
      argument,
      `${path} is outside of ${allowed}, the folder that files may be written to.`,
    );
  return await openNew(join(place, basename(path))).catch(trouble);
}

async function createTemporaryFile(name: string): Promise<NewFile> {
  return await openNew(join(await mkdtemp(join(tmpdir(), 'phonofilm-')), name));
}

async function openNew(path: string): Promise<NewFile> {
  // `x` fails where there is anything, also a link that leads nowhere (open(2), O_EXCL).
  const file = await open(path, 'wx');
  let isWritten = false;
  return {
    path,
    write: async (bytes) => {
      await file.writeFile(bytes);
      isWritten = true;
    },
    [Symbol.asyncDispose]: async () => {
      await file.close();
      if (!isWritten) await rm(path, { force: true });
    },
  };
}
