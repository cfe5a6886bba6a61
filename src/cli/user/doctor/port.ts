import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Config } from '../../../config.ts';
import { explainStartFailure } from '../../../start-failure.ts';
import { runningServer } from '../../find-service.ts';
import { broken, type Finding, ok } from './finding.ts';

const ANSWER_MS = 5000;

/** Whether the running service is ready; when none runs, whether one could listen. */
export async function lookAtPort(config: Config): Promise<Finding> {
  const running = await runningServer(config.dataDirectory);
  return running === undefined ? await lookAtFreePort(config) : await lookAtService(running);
}

async function lookAtService(url: string): Promise<Finding> {
  try {
    const response = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(ANSWER_MS) });
    if (response.ok) return ok('port', `The service runs at ${url} and is ready.`);
    const { error } = (await response.json()) as { error?: { message?: string } };
    return broken(
      'port',
      `The service at ${url} is not ready: ${error?.message ?? response.status} Its log says more.`,
    );
  } catch {
    return broken('port', `The service at ${url} does not answer. Look at its log, or start it again.`);
  }
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
