import { openAsBlob } from 'node:fs';
import { mkdtemp, stat, writeFile } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type FileLimits, type Files, type OpenedFile, tooLarge, UnusableInput } from './files.ts';

const FETCH_LIMIT_MS = 60_000;

/** For the stdio transport: it runs as the user, so the user's own files and network are what it may use. */
export const localFiles: Files = {
  local: {
    async open(given, limits) {
      const { argument, mostBytes } = limits;
      const path = pathOf(given);
      const facts = await stat(path).catch((error: { code?: string }) => {
        throw new UnusableInput(argument, `${path} cannot be read (${error.code}).`);
      });
      if (!facts.isFile()) throw new UnusableInput(argument, `${path} is not a file.`);
      if (facts.size > mostBytes) throw tooLarge(limits);
      return opened(await openAsBlob(path));
    },
    async save(bytes, given, extension) {
      if (given !== undefined && (await isWritten(pathOf(given), bytes))) return pathOf(given);
      // What has been paid for is kept, also where it was not to be put.
      const path = join(await mkdtemp(join(tmpdir(), 'phonofilm-')), `speech.${extension}`);
      await writeFile(path, bytes);
      return path;
    },
  },
  async fetch(url, limits, signal) {
    const response = await fetch(url, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(FETCH_LIMIT_MS)]),
    }).catch((error: unknown) => {
      signal.throwIfAborted();
      throw new UnusableInput(limits.argument, 'Nothing answered at the URL.', { cause: error });
    });
    if (!response.ok)
      throw new UnusableInput(limits.argument, `The URL answered with status ${response.status}.`);
    return opened(await read(response, limits));
  },
};

async function read(response: Response, limits: FileLimits): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > limits.mostBytes) throw tooLarge(limits);
    chunks.push(chunk);
  }
  return new Blob(chunks);
}

async function isWritten(path: string, bytes: Uint8Array): Promise<boolean> {
  try {
    await writeFile(path, bytes);
    return true;
  } catch {
    return false;
  }
}

function pathOf(given: string): string {
  if (/^file:/i.test(given)) return fileURLToPath(given);
  return given.startsWith('~/') ? join(homedir(), given.slice(2)) : resolve(given);
}

/** Nothing was stored for it. */
function opened(blob: Blob): OpenedFile {
  return { blob, [Symbol.asyncDispose]: async () => {} };
}
