import { existsSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { databaseFile } from '../../compose/database-file.ts';
import { Catalogue } from '../../domain/catalogue.ts';
import { checkPrices, checkUpstreams } from '../../gateway/routes/check-upstreams.ts';
import { keptSecret } from '../../platform/identity/kept-secrets.ts';
import { ReadOnlyServer } from '../../platform/storage/postgres/failures.ts';
import { PostgresServer } from '../../platform/storage/postgres/postgres-server.ts';
import { type Config, ConfigError, loadConfig } from '../../settings/config.ts';
import { explainStartFailure } from '../../start-failure.ts';
import { listModels } from '../../weights/models.ts';
import { httpClient } from '../admin-client.ts';
import type { Session } from '../command.ts';
import { runningServer } from '../find-service.ts';
import { shownBytes } from '../progress.ts';
import { broken, type Finding, ok, warning } from './finding.ts';
import { lookAtDataFolder, lookAtStore } from './folders.ts';
import { lookAtPort } from './port.ts';

const PATIENCE_MS = 15_000;

/** Hosted services: asks each for something that costs nothing, with each of our keys. */
async function lookAtUpstreams(config: Config): Promise<Finding> {
  if (config.upstreams.size === 0) return ok('upstreams', 'None are in the settings.');
  const checked = await checkUpstreams(config, AbortSignal.timeout(PATIENCE_MS));
  const troubled = checked.filter(({ trouble }) => trouble !== null);
  if (troubled.length > 0) {
    return broken('upstreams', troubled.map(({ name, trouble }) => `${name}: ${trouble}`).join(' '));
  }
  return ok('upstreams', `${checked.map(({ name }) => name).join(', ')} can be reached.`);
}

/** Prices that an operator has set while the service ran are in its log. */
async function lookAtPrices(config: Config): Promise<Finding> {
  try {
    const below = await checkPrices(config);
    if (below.length === 0) return ok('prices', 'None in the settings is below the cost of its route.');
    return warning('prices', below.join(' '));
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return { part: 'prices', state: 'unknown', message: 'Not checked until the upstreams are valid.' };
  }
}

/** Each checks one part and leaves no changes behind. */
const LOOKS: Readonly<Record<string, (config: Config) => Promise<Finding>>> = {
  'data folder': lookAtDataFolder,
  disk: lookAtDisk,
  database: lookAtDatabase,
  'video store': lookAtStore,
  weights: lookAtWeights,
  upstreams: lookAtUpstreams,
  models: lookAtModels,
  prices: lookAtPrices,
  port: lookAtPort,
};

export async function examine({ environment, signal }: Session): Promise<Finding[]> {
  const findings = [lookAtNode(), lookAtMemory()];
  const config = settings(environment);
  if ('state' in config) {
    const rest = Object.keys(LOOKS).map((part): Finding => {
      return { part, state: 'unknown', message: 'Not checked until the settings are valid.' };
    });
    return [...findings, config, ...rest];
  }
  findings.push(ok('settings', `Valid; the data folder is ${config.dataDirectory}.`));
  for (const [part, look] of Object.entries(LOOKS)) {
    signal.throwIfAborted();
    // An unexpected error in one check must not hide the results of the others.
    findings.push(
      await look(config).catch((error: Error) => broken(part, `It cannot be checked: ${error.message}`)),
    );
  }
  return findings;
}

function settings(environment: Session['environment']): Config | Finding {
  try {
    return loadConfig(environment);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return broken('settings', `${error.message} Correct it; docs/configuration.md lists all settings.`);
  }
}

async function lookAtWeights({ local }: Config): Promise<Finding> {
  const found = modelsIn(local.weightsDirectory);
  if (found === null) {
    return broken(
      'weights',
      `${local.weightsDirectory} may not be read by this user. Change its owner or mode, or set PHONOFILM_WEIGHTS_DIR to another folder.`,
    );
  }
  const missing = found.filter(({ byDefault, state }) => byDefault && state === 'missing');
  if (missing.length === 0) return ok('weights', `All of the default set are in ${local.weightsDirectory}.`);
  const names = missing.map(({ name }) => name).join(', ');
  return broken(
    'weights',
    `${names} are not in ${local.weightsDirectory}. Download them: npm run phonofilm -- weights pull`,
  );
}

/** Null when this user may not read the folder. */
function modelsIn(directory: string): ReturnType<typeof listModels> | null {
  try {
    return listModels(directory);
  } catch (error) {
    if ((error as { code?: string }).code === 'EACCES') return null;
    throw error;
  }
}

async function lookAtDatabase(config: Config): Promise<Finding> {
  try {
    return config.databaseUrl === null ? lookAtFile(config) : await lookAtServer(config, config.databaseUrl);
  } catch (error) {
    const line = explainStartFailure(error, config);
    return broken('database', line ?? `It cannot be opened: ${(error as Error).message}`);
  }
}

function lookAtFile(config: Config): Finding {
  const file = databaseFile(config);
  if (!existsSync(file)) return ok('database', 'SQLite; its file is made at the first start.');
  using database = new DatabaseSync(file, { readOnly: true });
  // Reads the table of contents of the file: enough to tell a database from something else.
  const row = database.prepare('SELECT count(*) AS tables FROM sqlite_schema').get();
  return ok('database', `SQLite, ${row?.['tables']} tables and indexes, ${shownBytes(statSync(file).size)}.`);
}

async function lookAtServer(config: Config, url: string): Promise<Finding> {
  const server = new PostgresServer(url, config.database);
  try {
    const [row] = await server.query({ sql: 'SHOW server_version', values: [] });
    if (!(await server.takesWrites())) throw new ReadOnlyServer();
    return ok('database', `PostgreSQL ${row?.['server_version']} answers and takes writes.`);
  } finally {
    await server.close();
  }
}

interface ModelJson {
  readonly id: string;
  readonly deprecated: boolean;
  readonly has_engine: boolean;
}

/** Models that nothing works for: requests for them get 503. The service that runs knows best; else the settings tell. */
async function lookAtModels(config: Config): Promise<Finding> {
  const idle = (await idleThere(config)) ?? idleInSettings(config);
  if (idle.length === 0) return ok('models', 'Every model has an engine.');
  return warning(
    'models',
    `Without an engine: ${idle.join(', ')}. Requests for them get 503. Give each \`routes\` or a \`like\`; docs/models.md says how.`,
  );
}

/** Null where no service answers with this admin key: other lines say so. */
async function idleThere({ adminKey, dataDirectory }: Config): Promise<string[] | null> {
  const url = await runningServer(dataDirectory);
  const key = adminKey ?? keptSecret(dataDirectory, 'admin-key');
  if (url === undefined || key === null) return null;
  try {
    const answer = await httpClient(url, key).call({ method: 'GET', path: '/models' });
    const { data } = answer as { data: readonly ModelJson[] };
    return data.filter((model) => !model.has_engine && !model.deprecated).map(({ id }) => id);
  } catch {
    return null;
  }
}

function idleInSettings({ models }: Config): string[] {
  const { entries } = new Catalogue(models);
  const isIdle = (id: string): boolean => {
    const entry = entries.get(id);
    if (!entry || entry.origin === 'contract' || entry.routes !== null) return false;
    return entry.row.like === undefined || isIdle(entry.row.like);
  };
  return [...entries.keys()].filter(isIdle);
}

const NODE_NEEDED = 24;
/** The chat model and the voices together take about this much. */
const MEMORY_FOR_ALL = 4e9;
/** Enough for some hundred videos. */
const COMFORTABLE_DISK = 2e9;

function lookAtNode(): Finding {
  const major = Number(process.versions.node.split('.')[0]);
  if (major >= NODE_NEEDED) return ok('node', `Node ${process.versions.node}.`);
  return broken(
    'node',
    `Node ${process.versions.node} is too old. Install Node ${NODE_NEEDED}, or use the one that \`npm ci\` brought (node_modules/.bin/node).`,
  );
}

function lookAtMemory(): Finding {
  // What a container may use can be less than what the machine has.
  const bytes = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
  const shown = `${(bytes / 1e9).toFixed(1)} GB`;
  if (bytes >= MEMORY_FOR_ALL) return ok('memory', `${shown}.`);
  return warning(
    'memory',
    `${shown} is little: with less than 4 GB some models may not fit. Give the machine or container more memory.`,
  );
}

async function lookAtDisk({ dataDirectory, minFreeDiskBytes }: Config): Promise<Finding> {
  const { bavail, bsize } = await statfsOfNearest(dataDirectory);
  const free = bavail * bsize;
  const shown = `${(free / 1e9).toFixed(1)} GB are free for ${dataDirectory}`;
  if (free < minFreeDiskBytes) {
    return broken(
      'disk',
      `${shown}; below ${Math.round(minFreeDiskBytes / 1048576)} MB no work is taken. Free some space, or set DATA_DIR to another disk.`,
    );
  }
  if (free < COMFORTABLE_DISK)
    return warning(
      'disk',
      `${shown}, which will not last long. Free some space, or set DATA_DIR to another disk.`,
    );
  return ok('disk', `${shown}.`);
}

/** A folder that is not there yet will be on the disk of its nearest ancestor. */
async function statfsOfNearest(path: string): Promise<{ bavail: number; bsize: number }> {
  try {
    return await statfs(path);
  } catch (error) {
    if (dirname(path) === path) throw error;
    return await statfsOfNearest(dirname(path));
  }
}
