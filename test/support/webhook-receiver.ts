import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: string;
  readonly event: { id: string; object: string; created_at: number; type: string; data: { id: string } };
}

/** The status of an answer; `hang`: none at all. */
export type Reply = number | 'hang';

/** Somebody else's server, which is told of videos. */
export interface WebhookReceiver extends AsyncDisposable {
  readonly url: string;
  readonly received: readonly Received[];
  /** Requests that were left without an answer, and are still open. */
  hanging(): number;
  /** Decides on the answer; 204 unless told. */
  reply: (request: Received, response: ServerResponse) => Reply;
  /** Resolves with what was received once the condition holds. */
  until(condition: (received: readonly Received[]) => boolean): Promise<readonly Received[]>;
}

export async function receiveWebhooks(): Promise<WebhookReceiver> {
  const received: Received[] = [];
  const waiting = new Set<() => void>();
  const hung = new Set<ServerResponse>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks).toString();
    const one = { path: request.url!, headers: plain(request.headers), body, event: JSON.parse(body) };
    const reply = receiver.reply(one, response);
    received.push(one);
    if (reply === 'hang') {
      hung.add(response);
      response.once('close', () => hung.delete(response));
    } else response.writeHead(reply).end();
    for (const look of [...waiting]) look();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', 1024, resolve));
  const { port } = server.address() as AddressInfo;
  const receiver: WebhookReceiver = {
    url: `http://127.0.0.1:${port}`,
    received,
    hanging: () => hung.size,
    reply: () => 204,
    until: (condition) =>
      new Promise((resolve) => {
        const look = () => {
          if (!condition(received)) return;
          waiting.delete(look);
          resolve(received);
        };
        waiting.add(look);
        look();
      }),
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return receiver;
}

function plain(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}
