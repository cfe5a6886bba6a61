import { checkUpstreams } from '../../gateway/routes/check-upstreams.ts';
import type { Config } from '../../settings/config.ts';
import { broken, type Finding, ok } from './finding.ts';

const PATIENCE_MS = 15_000;

/** Hosted services: asks each for something that costs nothing, with each of our keys. */
export async function lookAtUpstreams(config: Config): Promise<Finding> {
  if (config.upstreams.size === 0) return ok('upstreams', 'None are in the settings.');
  const checked = await checkUpstreams(config, AbortSignal.timeout(PATIENCE_MS));
  const troubled = checked.filter(({ trouble }) => trouble !== null);
  if (troubled.length > 0) {
    return broken('upstreams', troubled.map(({ name, trouble }) => `${name}: ${trouble}`).join(' '));
  }
  return ok('upstreams', `${checked.map(({ name }) => name).join(', ')} can be reached.`);
}
