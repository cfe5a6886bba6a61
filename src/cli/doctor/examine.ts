import { type Config, ConfigError, loadConfig } from '../../settings/config.ts';
import type { Session } from '../command.ts';
import { lookAtDatabase } from './database.ts';
import { broken, type Finding, ok } from './finding.ts';
import { lookAtDataFolder, lookAtStore } from './folders.ts';
import { lookAtDisk, lookAtMemory, lookAtNode } from './machine.ts';
import { lookAtModels } from './models.ts';
import { lookAtPort } from './port.ts';
import { lookAtUpstreams } from './upstreams.ts';
import { lookAtWeights } from './weights.ts';

/** Each checks one part and leaves no changes behind. */
const LOOKS: Readonly<Record<string, (config: Config) => Promise<Finding>>> = {
  'data folder': lookAtDataFolder,
  disk: lookAtDisk,
  database: lookAtDatabase,
  'film store': lookAtStore,
  weights: lookAtWeights,
  upstreams: lookAtUpstreams,
  models: lookAtModels,
  port: lookAtPort,
};

export async function examine({ environment, signal }: Session): Promise<Finding[]> {
  const findings = [lookAtNode(), lookAtMemory()];
  const config = settings(environment);
  if ('state' in config) {
    const rest = Object.keys(LOOKS).map((part): Finding => {
      return { part, state: 'unknown', message: 'Not looked at until the settings are right.' };
    });
    return [...findings, config, ...rest];
  }
  findings.push(ok('settings', `They are right; the data folder is ${config.dataDirectory}.`));
  for (const [part, look] of Object.entries(LOOKS)) {
    signal.throwIfAborted();
    // An unexpected error in one check must not hide the results of the others.
    findings.push(
      await look(config).catch((error: Error) => broken(part, `It cannot be looked at: ${error.message}`)),
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
