import { readFile } from 'node:fs/promises';
import { text as readAll } from 'node:stream/consumers';
import { CommandFailed, WrongUsage } from '../command.ts';

/** The text argument; `-`, or no argument when input is piped, reads standard input. */
export async function readText(argument: string | undefined, what: string): Promise<string> {
  const piped = argument === '-' || (argument === undefined && !process.stdin.isTTY);
  const text = piped ? await readAll(process.stdin) : argument;
  if (text === undefined || text.trim() === '') throw new WrongUsage(`There is no ${what}.`);
  return piped ? text.trimEnd() : text;
}

export async function readInputFile(path: string): Promise<Buffer> {
  return await readFile(path).catch((error: { code?: string; message: string }) => {
    throw new CommandFailed(`${path} cannot be read (${error.code ?? error.message}).`);
  });
}
