import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { syncFolder } from '../platform/machine/sync-folder.ts';
import { CommandFailed } from './command.ts';

/** What `login` remembers. */
export interface Login {
  readonly url: string;
  readonly key: string;
}

export function loginFile(userFolder: string): string {
  return join(userFolder, 'login.json');
}

export function rememberedLogin(userFolder: string): Login | null {
  const file = loginFile(userFolder);
  try {
    const { url, key } = JSON.parse(readFileSync(file, 'utf8')) as Partial<Login>;
    if (typeof url === 'string' && typeof key === 'string') return { url, key };
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return null;
  }
  throw new CommandFailed(`${file} cannot be read or is damaged. Log in again, or delete it.`);
}

/** Readable by this user only, also when a file with another mode existed before. */
export function rememberLogin(userFolder: string, login: Login): string {
  const file = loginFile(userFolder);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.new`;
  rmSync(draft, { force: true });
  writeFileSync(draft, `${JSON.stringify(login, null, 2)}\n`, { mode: 0o600, flush: true });
  renameSync(draft, file);
  syncFolder(dirname(file));
  return file;
}

/** Returns whether a login was stored. */
export function forgetLogin(userFolder: string): boolean {
  try {
    rmSync(loginFile(userFolder));
    return true;
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return false;
    throw error;
  }
}
