import { openAsBlob } from 'node:fs';
import { stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Phonofilm } from '../../client/src/index.ts';
import { type Files, tooLarge, UnusableInput } from '../features/mcp/files.ts';
import { fetchLocally } from './fetch-locally.ts';
import { createFile, createTemporaryFile } from './new-file.ts';

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
