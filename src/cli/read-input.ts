import { openAsBlob } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { text as readAll } from 'node:stream/consumers';
import { WrongUsage } from '../platform/commands/command-words.ts';
import { CommandFailed } from './command.ts';

/** The text argument; `-`, or no argument when input is piped, reads standard input. */
export async function readText(argument: string | undefined, what: string): Promise<string> {
  const piped = argument === '-' || (argument === undefined && !process.stdin.isTTY);
  const text = piped ? await readAll(process.stdin) : argument;
  if (text === undefined || text.trim() === '') throw new WrongUsage(`There is no ${what}.`);
  return piped ? text.trimEnd() : text;
}

export async function readInputFile(path: string): Promise<Buffer> {
  return await asFile(path, (file) => readFile(file));
}

/** A file that is read while it is sent. */
export async function openInputFile(path: string): Promise<Blob> {
  return await asFile(path, openAsBlob);
}

const TROUBLES: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'there is no such file',
  EACCES: 'this user may not read it',
  EPERM: 'this user may not read it',
};

async function asFile<Content>(path: string, read: (path: string) => Promise<Content>): Promise<Content> {
  try {
    if ((await stat(path)).isDirectory()) throw new CommandFailed(`${path} is a folder, not a file.`);
    return await read(path);
  } catch (error) {
    if (error instanceof CommandFailed) throw error;
    const { code = '', message } = error as Error & { code?: string };
    throw new CommandFailed(`${path} cannot be read: ${TROUBLES[code] ?? message}.`);
  }
}
