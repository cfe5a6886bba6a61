import { mkdirSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import type { Config } from '../settings/config.ts';

/** Before anything of the service opens the data folder in this process. */
export function prepareDataFolder({ dataDirectory }: Pick<Config, 'dataDirectory'>): void {
  // Other users must not read videos, key hashes or the secret that signs links.
  process.umask(0o077);
  mkdirSync(dataDirectory, { recursive: true, mode: 0o700 });
  // Child processes inherit the compile cache and start in half the time.
  const cache = join(dataDirectory, 'compile-cache');
  enableCompileCache(cache);
  process.env['NODE_COMPILE_CACHE'] = cache;
}
