import { dirname } from 'node:path';
import Config from '@npmcli/config';
import npm from '@npmcli/config/lib/definitions/index.js';
import type { Options } from 'npm-registry-fetch';

/** The user's own npm settings: registry, scopes, keys, proxy, certificates, cache. */
export async function npmSettings(projectDirectory: string): Promise<Options> {
  const config = new Config({
    ...npm,
    npmPath: dirname(process.execPath),
    argv: [process.execPath, 'npm'],
    env: process.env,
    cwd: projectDirectory,
    warn: false,
  });
  await config.load();
  return config.flat as Options;
}
