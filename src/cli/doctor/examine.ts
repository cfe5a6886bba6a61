import { checkPrices, checkUpstreams } from '../../gateway/routes/check-upstreams.ts';
import { type Config, ConfigError, loadConfig } from '../../settings/config.ts';
import { listModels } from '../../weights/models.ts';
import type { Session } from '../command.ts';
import { lookAtDatabase } from './database.ts';
import { broken, type Finding, ok, warning } from './finding.ts';
import { lookAtDataFolder, lookAtStore } from './folders.ts';
import { lookAtDisk, lookAtMemory, lookAtNode } from './machine.ts';
import { lookAtModels } from './models.ts';
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
