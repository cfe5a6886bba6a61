import { Catalogue } from '../../domain/catalogue.ts';
import { keptSecret } from '../../platform/identity/kept-secrets.ts';
import type { Config } from '../../settings/config.ts';
import { httpClient } from '../admin-client.ts';
import { runningServer } from '../find-service.ts';
import { type Finding, ok, warning } from './finding.ts';

interface ModelJson {
  readonly id: string;
  readonly deprecated: boolean;
  readonly has_engine: boolean;
}

/** Models that nothing works for: requests for them get 503. The service that runs knows best; else the settings tell. */
export async function lookAtModels(config: Config): Promise<Finding> {
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
