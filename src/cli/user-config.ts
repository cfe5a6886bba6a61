import { homedir } from 'node:os';
import { join, resolve } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

/** What the commands for users read. No settings file is needed, nor looked at: the server may be anywhere. */
export interface UserConfig {
  /** The server, and the key for it; null: what `login` remembers, or the service of this machine. */
  readonly serverUrl: string | null;
  readonly apiKey: string | null;
  readonly dataDirectory: string;
  /** Where `login` remembers. */
  readonly userFolder: string;
  /** How the program was called, for examples that can be pasted. */
  readonly calledAs: string;
}

export function loadUserConfig(environment: Environment): UserConfig {
  const configHome = environment['XDG_CONFIG_HOME'] || join(homedir(), '.config');
  return {
    serverUrl: environment['PHONOFILM_URL'] || null,
    apiKey: environment['PHONOFILM_KEY'] || null,
    dataDirectory: resolve(environment['DATA_DIR'] || './data'),
    userFolder: join(configHome, 'phonofilm'),
    calledAs: environment['npm_lifecycle_event'] === 'phonofilm' ? 'npm run -s phonofilm --' : 'phonofilm',
  };
}
