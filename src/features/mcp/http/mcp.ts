import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { ServiceError } from '../../../domain/errors.ts';
import { FetchRefused } from '../../../platform/fetching/fetch-refused.ts';
import type { InboundFiles } from '../../../platform/fetching/inbound-files.ts';
import { checkUrlForm } from '../../../platform/fetching/resolve-safely.ts';
import { baseUrl } from '../../../platform/http/answers/base-url.ts';
import type { App } from '../../../platform/http/bodies/route-schemas.ts';
import { CallerLeft, callerLeft } from '../../../platform/http/connections/caller-left.ts';
import { type Caller, turnOf } from '../../../platform/identity/caller.ts';
import { isLoopbackHost } from '../../../platform/machine/is-loopback.ts';
import type { Scratch } from '../../../platform/machine/scratch.ts';
import type { McpHost } from '../create-mcp-server.ts';
import { type Files, UnusableInput } from '../files.ts';

const FETCH_LIMIT_MS = 60_000;

interface FetchingDeps {
  readonly scratch: Scratch;
  /** Files behind callers' URLs. */
  readonly inbound: InboundFiles;
}

/** For callers over HTTP: files come from URLs, in their turn and without reaching what they should not. */
function fetchedFiles({ scratch, inbound }: FetchingDeps, caller: Caller): Files {
  return {
    // Paths would be those of the service.
    local: null,
    fetch: async (url, { argument, mostBytes }, signal) => {
      const folder = scratch.folder('mcp');
      try {
        if (checkUrlForm(url) === null)
          throw new UnusableInput(argument, `\`${argument}\` is not a valid URL.`);
        const limits = { maxBytes: mostBytes, timeoutMs: FETCH_LIMIT_MS };
        await inbound.bring(url, folder.file('fetched'), limits, turnOf(caller), signal);
        const blob = await openAsBlob(folder.file('fetched'));
        return { blob, [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose]() };
      } catch (error) {
        await folder[Symbol.asyncDispose]();
        if (!(error instanceof FetchRefused)) throw error;
        throw new UnusableInput(argument, error.message, { cause: error });
      }
    },
  };
}

/** Small pictures and recordings may come inside a message; larger ones behind a URL. */
const BODY_LIMIT = 2 * 1024 * 1024;

/**
 * Messages have a dozen or two. The protocol's SDK complains of each that is wrong, at 40 to 260 bytes: the 35,000 of other
 * endpoints were answered with 9 MB, in a second and a half.
 */
const MOST_VALUES = 256;

/** Headers that the protocol looks at. */
const OF_THE_PROTOCOL = ['accept', 'content-type', 'mcp-protocol-version', 'mcp-method', 'mcp-name'];

export interface McpDeps extends PageRules, FetchingDeps {
  /** Fires when this node stops. */
  readonly stopping: AbortSignal;
}

/**
 * /mcp: the Model Context Protocol over streamable HTTP. Each message is served for itself; its tools call the public
 * endpoints of this service with the caller's own key.
 */
export function mcp(app: App, deps: McpDeps): void {
  const calls = new CallsUnderWay();
  app.route({
    // GET and DELETE are about sessions on the server, of which there are none: the protocol wants 405 for them.
    method: ['GET', 'POST', 'DELETE'],
    url: '/mcp',
    config: { kind: 'reads', mostValues: MOST_VALUES },
    bodyLimit: BODY_LIMIT,
    schema: { hide: true },
    onRequest: (request, _reply, done) => {
      assertOwnPage(deps, request);
      done();
    },
    handler: async (request, reply) => {
      calls.cancel(request);
      const call = calls.begin(request);
      reply.raw.once('close', call.end);
      const left = AbortSignal.any([callerLeft(reply), call.cancelled]);
      // Loaded with the first message: many services never get one.
      const { serveMessage } = await import('../serve-message.ts');
      const host = hostFor(app, deps, request, left);
      const response = await serveMessage(host, toWebRequest(request, left), request.body);
      return send(reply, request, response);
    },
  });
}

function hostFor(app: App, deps: McpDeps, request: FastifyRequest, left: AbortSignal): McpHost {
  const address = {
    baseUrl: baseUrl(deps.publicUrl, request),
    apiKey: keyOf(request),
    fetch: injectedFetch(app, request),
  };
  return {
    service: async () => {
      const { Phonofilm } = await import('../../../../client/src/index.ts');
      return new Phonofilm(address);
    },
    files: fetchedFiles(deps, request.caller),
    left,
    stopping: deps.stopping,
  };
}

/** The guard has accepted it. */
function keyOf({ headers }: FastifyRequest): string {
  return headers.authorization?.trim().split(/ +/)[1] ?? '';
}

function toWebRequest({ method, headers }: FastifyRequest, signal: AbortSignal): Request {
  const passed = OF_THE_PROTOCOL.flatMap((name): [string, string][] => {
    const value = headers[name];
    return value === undefined ? [] : [[name, String(value)]];
  });
  return new Request('http://phonofilm/mcp', { method, headers: passed, signal });
}

function send(reply: FastifyReply, { body }: FastifyRequest, response: Response): FastifyReply {
  for (const [name, value] of response.headers) reply.header(name, value);
  if ((body as { method?: unknown } | undefined)?.method === 'initialize')
    reply.header('mcp-session-id', randomUUID());
  reply.code(response.status);
  return reply.send(response.body === null ? '' : Readable.fromWeb(response.body as ReadableStream));
}

/** Which pages may call. */
interface PageRules {
  readonly publicUrl: string | null;
  readonly corsOrigins: readonly string[];
  /** True when the settings make the service reachable only from this machine. */
  readonly onlyThisMachine: boolean;
}

/**
 * Programs send no Origin. A page is let in if it comes from the service itself or from an origin that the operator has
 * allowed. On a service for this machine alone the Host must be this machine as well: a page of another name that is made
 * to lead here (DNS rebinding) has that name for its own origin.
 */
function assertOwnPage(rules: PageRules, request: FastifyRequest): void {
  const { origin, host = '' } = request.headers;
  if (origin === undefined) return;
  if (rules.corsOrigins.includes(origin) || rules.corsOrigins.includes('*')) return;
  const isOwn = URL.parse(baseUrl(rules.publicUrl, request))?.origin === origin;
  if (isOwn && (!rules.onlyThisMachine || isLoopbackHost(host))) return;
  throw new ServiceError('access_denied', 'Pages of other origins may not use /mcp.');
}

/** The headers that say who calls, and from which address, where a proxy is in between. */
const OF_THE_CALLER = ['host', 'forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'];

/**
 * A `fetch` that hands requests to this very service, on behalf of the caller of `outer`: same address, so that a key's
 * list of addresses holds, and same Host, so that links are right. Everything that guards the public endpoints guards
 * these requests too.
 */
function injectedFetch(app: App, outer: FastifyRequest): typeof fetch {
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

/** Of a message, what is needed to cancel the call that it makes or names. */
interface Message {
  readonly id?: unknown;
  readonly method?: unknown;
  readonly params?: { readonly requestId?: unknown };
}

/**
 * Clients of protocol revisions before 2026 do not close the connection of a call that they cancel: they send
 * `notifications/cancelled` in another request. Which call is meant is found by key, session and id. Nothing is kept of a
 * session beyond its calls under way, so its id is good on every node, and a cancellation that reaches another node than
 * the call is lost without harm.
 */
class CallsUnderWay {
  readonly #calls = new Map<string, AbortController>();

  /** Until the disposal of what it returns, the signal fires when the call is cancelled. */
  begin(request: FastifyRequest): { readonly cancelled: AbortSignal; end(): void } {
    const call = new AbortController();
    const name = nameOf(request, (request.body as Message | undefined)?.id);
    if (name === null) return { cancelled: call.signal, end: () => {} };
    this.#calls.set(name, call);
    return {
      cancelled: call.signal,
      end: () => {
        if (this.#calls.get(name) === call) this.#calls.delete(name);
      },
    };
  }

  /** Does nothing unless the message is a cancellation of a call that is under way here. */
  cancel(request: FastifyRequest): void {
    const { method, params } = (request.body ?? {}) as Message;
    if (method !== 'notifications/cancelled') return;
    const name = nameOf(request, params?.requestId);
    if (name !== null) this.#calls.get(name)?.abort(new Error('the client has cancelled the call'));
  }

  get size(): number {
    return this.#calls.size;
  }
}

/** Longer than any id that we give out. */
const MAX_SESSION = 100;

function nameOf({ headers, caller }: FastifyRequest, id: unknown): string | null {
  const session = headers['mcp-session-id'];
  if (typeof session !== 'string' || session.length > MAX_SESSION) return null;
  if (typeof id !== 'string' && typeof id !== 'number') return null;
  return JSON.stringify([caller.key.id, session, id]);
}
