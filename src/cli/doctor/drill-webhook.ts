import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { verifyWebhook } from '../../../client/src/index.ts';
import { testSideOf } from '../../domain/account.ts';
import { CommandFailed } from '../command.ts';
import { orderFilm } from './drill-films.ts';
import { type DrillSteps, type StepDone, StepSkipped } from './drill-steps.ts';
import type { DrilledService } from './drilled-service.ts';

const MOST_MS = 30_000;

interface Delivered {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

interface WebhookJson {
  readonly id: string;
  readonly secret: string;
}

/** A film is told to a receiver of this process, signed. */
export async function deliverWebhook(
  service: DrilledService,
  steps: DrillSteps,
  stop: AbortSignal,
): Promise<StepDone<null>> {
  if (service.config === null)
    throw new StepSkipped('Skipped: the service runs on another machine, which cannot reach this one.');
  const deliveries: Delivered[] = [];
  await using server = await receive(deliveries);
  const { id: webhook, secret } = await makeWebhook(service, server);
  const path = `/webhooks/${webhook}`;
  steps.afterwards(`the webhook ${webhook}`, () => service.admin.call({ method: 'DELETE', path }));
  const film = await orderFilm(service, steps);
  const signal = AbortSignal.any([stop, AbortSignal.timeout(MOST_MS)]);
  for (;;) {
    const delivery = deliveries.shift();
    if (delivery === undefined) {
      await once(server, 'delivery', { signal }).catch(async () => {
        throw new Error(await whyNone(service, `${path}/deliveries`));
      });
      continue;
    }
    const event = await verifyWebhook(delivery.body, delivery.headers, secret);
    if (event.type === 'video.completed' && event.data.id === film)
      return { message: 'A webhook was notified of a film, with a valid signature.', value: null };
  }
}

async function receive(deliveries: Delivered[]): Promise<Server> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    deliveries.push({
      body: Buffer.concat(chunks).toString(),
      headers: request.headers as Record<string, string>,
    });
    response.writeHead(204, { connection: 'close' }).end();
    server.emit('delivery');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

async function makeWebhook({ admin, account }: DrilledService, server: Server): Promise<WebhookJson> {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const body = { account: testSideOf(account), url };
  try {
    return (await admin.call({ method: 'POST', path: '/webhooks', body })) as WebhookJson;
  } catch (error) {
    const { error: told } = (error instanceof CommandFailed ? error.answer : {}) as {
      error?: { param?: string };
    };
    if (told?.param !== 'url') throw error;
    throw new StepSkipped(
      'Skipped: your settings do not allow webhooks to this machine (fetch.allow_loopback), which is right for a service that others can reach. `POST /v1/webhooks/{id}/test` tries a real one.',
    );
  }
}

async function whyNone({ admin }: DrilledService, path: string): Promise<string> {
  const { data } = (await admin.call({ method: 'GET', path })) as {
    data: readonly { error: string | null; attempts: number }[];
  };
  const [last] = data;
  const why = last?.error ? `the last attempt failed: ${last.error}` : `${last?.attempts ?? 0} attempts`;
  return `No delivery came within ${MOST_MS / 1000} s (${why}). Look at the log of the worker for "deliver".`;
}
