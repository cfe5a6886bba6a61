import { Phonofilm } from '../../client/src/index.ts';
import { WrongUsage } from '../platform/commands/command-words.ts';
import { keptSecret } from '../platform/identity/kept-secrets.ts';
import { CommandFailed } from './command.ts';
import { runningServer } from './find-service.ts';
import { rememberedLogin } from './login-file.ts';
import { patientFetch } from './patient-fetch.ts';
import type { UserConfig } from './user-config.ts';

export interface GivenServer {
  readonly url: string | undefined;
  readonly key: string | undefined;
}

/**
 * The server that was given, else the remembered one, else the one that runs on this data folder. A key is sent only
 * to the server that it was remembered or made for, unless it was given together with the command.
 */
export async function findServer(config: UserConfig, given: GivenServer): Promise<Phonofilm> {
  const login = rememberedLogin(config.userFolder);
  const here = (await runningServer(config.dataDirectory)) ?? null;
  const url = readAddress(given.url ?? config.serverUrl ?? login?.url ?? here);
  if (url === null) {
    throw new CommandFailed(
      `No server runs on ${config.dataDirectory}. Start one (npm start), or name one with --server or \`${config.calledAs} login\`.`,
    );
  }
  const key =
    given.key ??
    config.apiKey ??
    (login && isSame(url, login.url) ? login.key : null) ??
    (isSame(url, here) ? keptSecret(config.dataDirectory, 'first-key') : null);
  if (key === null) {
    throw new CommandFailed(
      `There is no key for ${url}. Give one with --key, PHONOFILM_KEY or \`${config.calledAs} login\`.`,
    );
  }
  return new Phonofilm({ baseUrl: url, apiKey: key, fetch: patientFetch });
}

export function readAddress(text: string | null): string | null {
  if (text === null) return null;
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text.replace(/\/$/, '');
  throw new WrongUsage(
    `The server must be an http or https address such as http://127.0.0.1:8080, not "${text}".`,
  );
}

function isSame(url: string, other: string | null | undefined): boolean {
  return other !== null && other !== undefined && new URL(url).href === new URL(other).href;
}
