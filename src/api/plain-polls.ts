import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Api } from './api.ts';
import { rateHeaders, takeRate } from './guard.ts';
import type { Metrics } from './metrics.ts';
import { observer } from './observe.ts';
import { pollAfterMs, statusJson, statusWordsFor } from './task-json.ts';

/** Ids as they are made here; whatever else stands in a path is the router's affair. */
const PATH = /^\/v1\/videos\/([\w.:-]+)$/;

interface Poll {
  readonly id: string;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly began: number;
}

interface Answer extends Poll {
  readonly requestId: string;
  readonly keyPrefix: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: string;
}

/**
 * Polls are nearly all of the traffic. Those that arrive in one turn of the event loop are answered together in front
 * of the framework: all are read, then all are sent, then all are logged, so that each step runs many times over while
 * the processor still has its code at hand; that halves what a poll costs.
 *
 * Only plain ones: a key that is known here and within its limit, a task of its own with no film to link to, a storage
 * that need not be waited for. Everything else goes on to the route as if it had not been here, so that there is one
 * place that refuses.
 */
export function answerPlainPolls(
  app: FastifyInstance,
  api: Api,
  metrics: Metrics,
  newRequestId: () => string,
): void {
  const observe = observer(api.log, metrics, ['GET'], '/v1/videos/:id');
  const [route] = app.server.listeners('request') as [RequestListener];
  let gathered: Poll[] = [];
  let closing = false;
  app.addHook('preClose', (done) => {
    // From now on the framework tells callers to leave the connection.
    closing = true;
    done();
  });

  function answerGathered(): void {
    const polls = gathered;
    gathered = [];
    const answers: Answer[] = [];
    for (const poll of polls) {
      const answer = closing ? null : plainAnswer(poll, api, newRequestId);
      if (answer === null) route(poll.request, poll.response);
      else answers.push(answer);
    }
    for (const { response, headers, body } of answers) response.writeHead(200, headers).end(body);
    const ended = performance.now();
    for (const { requestId: id, keyPrefix, began } of answers) {
      observe({ id, keyPrefix, method: 'GET', status: 200, milliseconds: ended - began });
    }
  }

  app.server.removeAllListeners('request');
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const id = request.method === 'GET' ? PATH.exec(request.url!)?.[1] : undefined;
    if (id === undefined) return route(request, response);
    if (gathered.length === 0) setImmediate(answerGathered);
    gathered.push({ id, request, response, began: performance.now() });
  });
}

function plainAnswer(poll: Poll, api: Api, newRequestId: () => string): Answer | null {
  const { headers } = poll.request;
  try {
    const caller = headers.host === undefined ? null : api.authenticator.known(headers.authorization);
    const task = caller === null ? null : api.tasks.readNow(caller, poll.id);
    if (caller === null || task === null || task.film !== null) return null;
    const rate = takeRate('reads', caller, api);
    // A rate limit that others share comes with a storage that others share, and that was not at hand above.
    if (rate instanceof Promise || rate?.allowed === false) return null;
    const requestId = newRequestId();
    const body = JSON.stringify(statusJson(task, null, statusWordsFor(headers)));
    return {
      ...poll,
      requestId,
      keyPrefix: caller.key.prefix,
      headers: {
        'x-request-id': requestId,
        ...(rate === null ? null : rateHeaders(rate)),
        'openai-poll-after-ms': pollAfterMs(task),
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(body),
      },
      body,
    };
  } catch {
    // Whatever is broken, the route meets it too, and knows how to say so.
    return null;
  }
}
