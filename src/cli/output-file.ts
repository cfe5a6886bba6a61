import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { WrongUsage } from '../platform/commands/command-words.ts';
import { CommandFailed } from './command.ts';

/** The target of `-o`. It is opened before the request, so that nobody pays for a video that cannot be saved. */
export interface OutputFile {
  /** Null: standard output. */
  readonly path: string | null;
  /** Writes all or nothing; resolves to the number of bytes. */
  write(body: ReadableStream | Uint8Array, signal?: AbortSignal): Promise<number>;
  /** Removes an incomplete file. */
  discard(): Promise<void>;
}

const TROUBLES: Readonly<Record<string, string>> = {
  ENOENT: 'its folder does not exist',
  ENOTDIR: 'its folder is not a folder',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'the disk cannot be written',
  ENOSPC: 'the disk is full',
};

/** Opens the target first, where one is given; what fails after that leaves no incomplete file. */
export async function withOutput<Output extends string | undefined>(
  path: Output,
  use: (output: OutputFile | (Output extends string ? never : null)) => Promise<number>,
): Promise<number> {
  const output = path === undefined ? null : await openOutput(path);
  try {
    return await use(output as OutputFile);
  } catch (error) {
    await output?.discard();
    throw error;
  }
}

async function openOutput(path: string): Promise<OutputFile> {
  return path === '-' ? standardOutput() : await fileOutput(path);
}

function standardOutput(): OutputFile {
  if (process.stdout.isTTY)
    throw new WrongUsage('A terminal shows no video or sound: give a file, or a pipe.');
  return {
    path: null,
    write: async (body, signal) => {
      let bytes = 0;
      const count = async function* (chunks: AsyncIterable<Uint8Array>) {
        for await (const chunk of chunks) {
          bytes += chunk.length;
          yield chunk;
        }
      };
      await pipeline(asReadable(body), count, process.stdout, { end: false, ...(signal && { signal }) });
      return bytes;
    },
    discard: async () => {},
  };
}

async function fileOutput(path: string): Promise<OutputFile> {
  const draft = `${path}.part`;
  const trouble = (error: unknown) => {
    const { code, message } = error as Error & { code?: string };
    if (code === undefined) return error;
    return new CommandFailed(`${path} cannot be written: ${TROUBLES[code] ?? message}.`);
  };
  await open(draft, 'w')
    .then((file) => file.close())
    .catch((error: unknown) => {
      throw trouble(error);
    });
  return {
    path,
    write: async (body, signal) => {
      const file = createWriteStream(draft);
      try {
        await pipeline(asReadable(body), file, signal ? { signal } : {});
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true });
        signal?.throwIfAborted();
        throw trouble(error);
      }
      return file.bytesWritten;
    },
    discard: () => rm(draft, { force: true }),
  };
}

function asReadable(body: ReadableStream | Uint8Array): Readable {
  return body instanceof Uint8Array ? Readable.from([body]) : Readable.fromWeb(body);
}
