import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CLIENTS_CLOSE } from './clients-close.ts';

export interface RelayedCall {
  readonly method: string;
  readonly path: string;
}

/**
 *   away   the connection breaks before the service has seen the request
 *   lost   the service does it, and its answer is lost
 *   a map  is answered in its place
 */
export type RelayFault = 'away' | 'lost' | { readonly status: number; readonly json: object };

/** Stands between a program and a service that speaks HTTP, and has faults that are chosen for each request. */
export class FaultyRelay {
  /** Every request that came, in order. */
  readonly calls: RelayedCall[] = [];
  /** What goes wrong; null: nothing. */
  fault: (call: RelayedCall) => RelayFault | null = () => null;
  /** What the answer to a request waits for. */
  hold: (call: RelayedCall) => Promise<void> | null = () => null;
  readonly #target: string;
  readonly #server = createServer(CLIENTS_CLOSE, (incoming, response) => {
    this.#relay(incoming, response).catch(() => response.destroy());
  });

  private constructor(target: string) {
    this.#target = target;
  }

  static async to(target: string): Promise<FaultyRelay> {
    const relay = new FaultyRelay(target);
    relay.#server.listen(0, '127.0.0.1');
    await once(relay.#server, 'listening');
    return relay;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  count(method: string, path: RegExp): number {
    return this.calls.filter((call) => call.method === method && path.test(call.path)).length;
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  async #relay(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url: path = '', headers } = incoming;
    const call = { method, path };
    this.calls.push(call);
    const fault = this.fault(call);
    if (fault === 'away') return void response.destroy();
    if (fault !== null && fault !== 'lost') {
      incoming.resume();
      response.writeHead(fault.status, { 'content-type': 'application/json' });
      return void response.end(JSON.stringify(fault.json));
    }
    const onward = request(this.#target + path, { method, headers });
    incoming.pipe(onward);
    const [answer] = (await once(onward, 'response')) as [IncomingMessage];
    const chunks = await answer.toArray();
    await this.hold(call);
    if (fault === 'lost') return void response.destroy();
    response.writeHead(answer.statusCode ?? 500, answer.headers);
    response.end(Buffer.concat(chunks));
  }
}
