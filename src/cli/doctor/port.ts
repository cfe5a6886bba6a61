import { once } from 'node:events';
import { createServer } from 'node:net';
import { keptSecret } from '../../platform/identity/kept-secrets.ts';
import type { Config } from '../../settings/config.ts';
import { explainStartFailure } from '../../start-failure.ts';
import { runningServer } from '../find-service.ts';
import { broken, type Finding, ok, warning } from './finding.ts';

const ANSWER_MS = 5000;

/** Whether the running service is ready; when none runs, whether one could listen. */
export async function lookAtPort(config: Config): Promise<Finding> {
  const running = await runningServer(config.dataDirectory);
  return running === undefined ? await lookAtFreePort(config) : await lookAtService(running, config);
}

interface ReadyJson {
  readonly outages?: readonly { model: string; upstream: string; message: string; whole: boolean }[];
}

async function lookAtService(url: string, { adminKey, dataDirectory }: Config): Promise<Finding> {
  try {
    // It tells the operator alone what is behind its models.
    const key = adminKey ?? keptSecret(dataDirectory, 'admin-key');
    const response = await fetch(`${url}/readyz`, {
      headers: key === null ? {} : { authorization: `Bearer ${key}` },
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    if (response.ok) return readyFinding(url, (await response.json()) as ReadyJson);
    const { error } = (await response.json()) as { error?: { message?: string } };
    return broken(
      'port',
      `The service at ${url} is not ready: ${error?.message ?? response.status} Its log says more.`,
    );
  } catch {
    return broken('port', `The service at ${url} does not answer. Look at its log, or start it again.`);
  }
}

function readyFinding(url: string, { outages = [] }: ReadyJson): Finding {
  if (outages.length === 0) return ok('port', `The service runs at ${url} and is ready.`);
  const shown = outages.map(
    ({ model, upstream, message }) => `${model} at ${upstream} is out of service: ${message}.`,
  );
  const message = `The service runs at ${url}, but ${shown.join(' ')} Repair it there or in the settings, then \`phonofilm upstreams reset\`.`;
  return outages.some(({ whole }) => whole) ? broken('port', message) : warning('port', message);
}

async function lookAtFreePort(config: Config): Promise<Finding> {
  const { host, port } = config;
  await using server = createServer();
  try {
    server.listen({ host, port });
    await once(server, 'listening');
    return ok('port', `${port === 0 ? 'Any free port' : `Port ${port}`} of ${host} can be used.`);
  } catch (error) {
    return broken('port', explainStartFailure(error, config) ?? (error as Error).message);
  }
}
