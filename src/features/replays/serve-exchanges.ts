import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ErrorCode, errorBody, ServiceError } from '../../domain/errors.ts';

/** What stands in for a service: where applications find it, and with which key (null: their own). */
export interface StandIn {
  readonly baseUrl: string;
  readonly key: string | null;
  /** Resolves to what there is to say in the end. */
  close(): Promise<string | null>;
}

/** An exchange that is under way when the server ends may take so long to be kept. */
const LAST_MS = 10_000;

/** A server on this machine for `answer`, which is told its address. Closing waits for what is under way. */
export async function serveExchanges(
  port: number,
  answer: (request: IncomingMessage, response: ServerResponse, here: string) => Promise<void>,
): Promise<{ readonly origin: string; close(): Promise<void> }> {
  const underWay = new Set<Promise<void>>();
  const server = createServer((request, response) => {
    const answered = answer(request, response, origin)
      .catch((error: unknown) => refuse(response, error))
      .finally(() => underWay.delete(answered));
    underWay.add(answered);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    close: async () => {
      server.close();
      const { promise: late, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, LAST_MS);
      await Promise.race([Promise.allSettled(underWay), late]);
      clearTimeout(timer);
      server.closeAllConnections();
    },
  };
}

/** Answers from the error catalogue, and says it on the console. */
export function refuse(response: ServerResponse, error: unknown, code: ErrorCode = 'internal_error'): void {
  const message = error instanceof Error ? error.message : String(error);
  console.error(message);
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const refusal = new ServiceError(code, message);
  response
    .writeHead(refusal.status, { 'content-type': 'application/json', 'x-phonofilm-recording': 'none' })
    .end(JSON.stringify(errorBody(refusal)));
}
