import { Readable } from 'node:stream';
import type { FastifyRequest, HTTPMethods } from 'fastify';
import type { App } from '../../../platform/http/bodies/route-schemas.ts';
import { CallerLeft } from '../../../platform/http/connections/caller-left.ts';

/** The headers that say who calls, and from which address, where a proxy is in between. */
const OF_THE_CALLER = ['host', 'forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'];

/**
 * A `fetch` that hands requests to this very service, on behalf of the caller of `outer`: same address, so that a key's
 * list of addresses holds, and same Host, so that links are right. Everything that guards the public endpoints guards
 * these requests too.
 */
export function injectedFetch(app: App, outer: FastifyRequest): typeof fetch {
  const ofTheCaller = OF_THE_CALLER.flatMap((name) => {
    const value = outer.headers[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return async (input, init) => {
    const request = new Request(input, init);
    request.signal.throwIfAborted();
    // Not ended by its end: breaking it is how the caller of an injected request leaves.
    const payload = Readable.from(request.body ?? [], { objectMode: false, autoDestroy: false });
    const leave = () => payload.destroy(new CallerLeft());
    request.signal.addEventListener('abort', leave, { once: true });
    const { pathname, search } = new URL(request.url);
    const answer = await app.inject({
      method: request.method as HTTPMethods,
      url: pathname + search,
      headers: {
        ...Object.fromEntries(request.headers),
        ...Object.fromEntries(ofTheCaller),
        // A body is counted when it is announced.
        ...(request.body && { 'transfer-encoding': 'chunked' }),
      },
      remoteAddress: outer.socket.remoteAddress ?? '',
      payload,
      payloadAsStream: true,
    });
    answer.stream().once('close', () => request.signal.removeEventListener('abort', leave));
    const headers = Object.entries(answer.headers).flatMap(([name, value]) =>
      [value ?? []].flat().map((one): [string, string] => [name, String(one)]),
    );
    const body = Readable.toWeb(answer.stream()) as globalThis.ReadableStream;
    return new Response(hasNoBody(answer.statusCode) ? null : body, { status: answer.statusCode, headers });
  };
}

function hasNoBody(status: number): boolean {
  return status === 204 || status === 304;
}
