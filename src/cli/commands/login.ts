import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text as readAll } from 'node:stream/consumers';
import { Phonofilm } from '../../../client/src/index.ts';
import { type Input, WrongUsage } from '../../platform/commands/command-words.ts';
import { type Command, CommandFailed, FOR_USERS, type Session } from '../command.ts';
import { readAddress } from '../find-server.ts';
import { runningServer } from '../find-service.ts';
import { forgetLogin, loginFile, rememberLogin } from '../login-file.ts';
import { patientFetch } from '../patient-fetch.ts';

const login: Command = {
  name: 'login',
  audience: FOR_USERS,
  summary: 'remember a server and a key for the other commands',
  examples: [
    'login --server https://videos.example',
    'login --server https://videos.example --key - < key.txt',
  ],
  run: async (input, session) => {
    const url = await chosenUrl(input, session);
    const key = await chosenKey(input, session, url);
    // A mistyped key is reported now, not at the first video.
    await new Phonofilm({ baseUrl: url, apiKey: key, fetch: patientFetch }).models(session.signal);
    const file = rememberLogin(session.config.userFolder, { url, key });
    return session.print({ url, file }, `Logged in at ${url}; kept in ${file}.`);
  },
};

const logout: Command = {
  name: 'logout',
  audience: FOR_USERS,
  summary: 'forget the remembered server and key',
  examples: ['logout'],
  run: async (_input, { config, print }) => {
    const file = loginFile(config.userFolder);
    const forgotten = forgetLogin(config.userFolder);
    const message = forgotten ? `Logged out: ${file} is removed.` : 'There was no login.';
    return print({ file, forgotten }, message);
  },
};

export const loginCommands: readonly Command[] = [login, logout];

async function chosenUrl(input: Input, { config }: Session): Promise<string> {
  const named = input.text('server') ?? config.serverUrl ?? (await runningServer(config.dataDirectory));
  const url = readAddress(named ?? null);
  if (url === null) throw new WrongUsage('--server is required: the address of the service.');
  return url;
}

async function chosenKey(input: Input, { config, signal }: Session, url: string): Promise<string> {
  const given = input.text('key') ?? config.apiKey;
  if (given !== null && given !== '-') return given;
  const typed = given === '-' || !process.stdin.isTTY ? await readAll(process.stdin) : await ask(url, signal);
  if (typed.trim() === '') throw new CommandFailed('No key was given.');
  return typed.trim();
}

/** What is typed is not shown. */
async function ask(url: string, signal: AbortSignal): Promise<string> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true });
  // The terminal is read key by key here, and Ctrl-C is one of them.
  terminal.on('SIGINT', () => process.kill(process.pid, 'SIGINT'));
  process.stderr.write(`Key for ${url}: `);
  try {
    return await terminal.question('', { signal });
  } finally {
    terminal.close();
    process.stderr.write('\n');
  }
}
