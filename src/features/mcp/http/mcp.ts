import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { baseUrl } from '../../../platform/http/answers/base-url.ts';
import type { App } from '../../../platform/http/bodies/route-schemas.ts';
import { callerLeft } from '../../../platform/http/connections/caller-left.ts';
import type { McpHost } from '../create-mcp-server.ts';
import { assertOwnPage, type PageRules } from './assert-own-page.ts';
import { CallsUnderWay } from './calls-under-way.ts';
import { type FetchingParts, fetchedFiles } from './fetched-files.ts';
import { injectedFetch } from './injected-fetch.ts';

/** Small pictures and recordings may come inside a message; larger ones behind a URL. */
const BODY_LIMIT = 2 * 1024 * 1024;

/**
 * Messages have a dozen or two. The protocol's SDK complains of each that is wrong, at 40 to 260 bytes: the 35,000 of other
 * endpoints were answered with 9 MB, in a second and a half.
 */
const MOST_VALUES = 256;

/** Headers that the protocol looks at. */
const OF_THE_PROTOCOL = ['accept', 'content-type', 'mcp-protocol-version', 'mcp-method', 'mcp-name'];

export interface McpParts extends PageRules, FetchingParts {
  /** Fires when this node stops. */
  readonly stopping: AbortSignal;
}

/**
 * /mcp: the Model Context Protocol over streamable HTTP. Each message is served for itself; its tools call the public
 * endpoints of this service with the caller's own key.
 */
export function mcp(app: App, parts: McpParts): void {
  const calls = new CallsUnderWay();
  app.route({
    // GET and DELETE are about sessions on the server, of which there are none: the protocol wants 405 for them.
    method: ['GET', 'POST', 'DELETE'],
    url: '/mcp',
    config: { kind: 'reads', mostValues: MOST_VALUES },
    bodyLimit: BODY_LIMIT,
    schema: { hide: true },
    onRequest: (request, _reply, done) => {
      assertOwnPage(parts, request);
      done();
    },
    handler: async (request, reply) => {
      calls.cancel(request);
      const call = calls.begin(request);
      reply.raw.once('close', call.end);
      const left = AbortSignal.any([callerLeft(reply), call.cancelled]);
      // Loaded with the first message: many services never get one.
      const { serveMessage } = await import('../serve-message.ts');
      const host = hostFor(app, parts, request, left);
      const response = await serveMessage(host, toWebRequest(request, left), request.body);
      return send(reply, request, response);
    },
  });
}

function hostFor(app: App, parts: McpParts, request: FastifyRequest, left: AbortSignal): McpHost {
  const address = {
    baseUrl: baseUrl(parts.publicUrl, request),
    apiKey: keyOf(request),
    fetch: injectedFetch(app, request),
  };
  return {
    service: async () => {
      const { Phonofilm } = await import('../../../../client/src/index.ts');
      return new Phonofilm(address);
    },
    files: fetchedFiles(parts, request.caller),
    left,
    stopping: parts.stopping,
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
