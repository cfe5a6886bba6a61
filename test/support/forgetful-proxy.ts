import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CLIENTS_CLOSE } from './clients-close.ts';

export interface ForgetfulProxy extends AsyncDisposable {
  readonly url: string;
  /** How many answers were lost so far. */
  readonly forgotten: number;
  /**
   * The next answers are made by the service and never reach the caller. A caller in another process asks for it by itself:
   * with the header `X-Forget: a-name 2` two answers to requests of that name are lost.
   */
  forgetNext(count: number): void;
}

/** A proxy on this machine that loses answers: what a caller sees when a connection breaks at the worst moment. */
export async function forgetfulProxy(target: string): Promise<ForgetfulProxy> {
  let toForget = 0;
  let forgotten = 0;
  const polls = new Map<string, number>();
  const isForgotten = (wish: string) => {
    const [name = '', count] = wish.split(' ');
    const left = polls.get(name) ?? Number(count);
    polls.set(name, left - 1);
    return left > 0;
  };
  const server = createServer(CLIENTS_CLOSE, (request, response) => {
    const forward = httpRequest(target + request.url, { method: request.method, headers: request.headers });
    forward.on('response', (answer) => {
      const wish = request.headers['x-forget'];
      const isLost = typeof wish === 'string' ? isForgotten(wish) : toForget > 0;
      if (!isLost || request.method === 'GET') return pass(answer, response);
      if (wish === undefined) toForget -= 1;
      forgotten += 1;
      // By now the service has done its work.
      answer.resume();
      request.socket.destroy();
    });
    forward.on('error', () => request.socket.destroy());
    request.pipe(forward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    get forgotten() {
      return forgotten;
    },
    forgetNext: (count) => {
      toForget = count;
    },
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function pass(answer: IncomingMessage, response: ServerResponse): void {
  response.writeHead(answer.statusCode ?? 502, answer.headers);
  answer.pipe(response);
}
