import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { syncFolder } from '../machine/sync-folder.ts';

/** Generated keys, each in a file of the data folder that only its owner can read. */
export type SecretName = 'admin-key' | 'first-key' | 'first-test-key';

export function secretFile(folder: string, name: SecretName): string {
  return join(folder, name);
}

export function keptSecret(folder: string, name: SecretName): string | null {
  const file = secretFile(folder, name);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() || null : null;
}

export function keepSecret(folder: string, name: SecretName, value: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = secretFile(folder, name);
  // Written atomically: half a key would lock everybody out.
  const draft = `${file}.new`;
  rmSync(draft, { force: true });
  writeFileSync(draft, `${value}\n`, { mode: 0o600, flush: true });
  renameSync(draft, file);
  syncFolder(folder);
}
