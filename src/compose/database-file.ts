import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, ConfigError } from '../settings/config.ts';

export function databaseFile({ dataDirectory }: Pick<Config, 'dataDirectory'>): string {
  return join(dataDirectory, 'phonofilm.db');
}

/**
 * Before a command that starts no service opens the data folder. A new service with a key of its own, made where
 * DATA_DIR is misspelt, would be taken for the right one.
 */
export function requireDatabase(config: Pick<Config, 'dataDirectory' | 'databaseUrl'>): void {
  if (config.databaseUrl !== null || existsSync(databaseFile(config))) return;
  throw new ConfigError(
    `There is no database in ${config.dataDirectory}. Check DATA_DIR, or start the service there once: it makes one.`,
  );
}
