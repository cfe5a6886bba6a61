import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isTestSide } from '../../domain/account.ts';
import { ServiceError } from '../../domain/errors.ts';
import type { FilmRequest } from '../../domain/films/film.ts';
import {
  lastText,
  type Outcome,
  outcomeInText,
  readOutcome,
  rehearsedRefusal,
  SUCCESS,
} from '../../domain/rehearsal.ts';
import { type Database, readOne } from '../../platform/storage/database.ts';
import { json, text } from '../../platform/storage/read-column.ts';
import { taskInFullById } from '../tasks/task-table.ts';

/** A stream whose length nobody knows is taken to have so many pieces. */
const PIECES = 10;

/** Breaks the connection in the middle of an answer, as a network does: after a part of it, in percent. */
function breakOff(response: ServerResponse, percent: number): void {
  const write = response.write.bind(response) as (chunk: Uint8Array) => boolean;
  const end = response.end.bind(response) as () => ServerResponse;
  let pieces = 0;
  let bytes = 0;
  const part = (length: number) => Math.floor((length * percent) / 100);
  /** What was written until now is sent first. */
  const cut = (): ServerResponse => {
    response.socket?.end(() => response.destroy());
    return response;
  };
  /** How much of the next piece is sent: of a file by its bytes, of a stream all or nothing. */
  const allowed = (chunk: Uint8Array): number => {
    const length = response.getHeader('content-length');
    if (length !== undefined) return Math.max(0, part(Number(length)) - bytes);
    return pieces < part(PIECES) ? chunk.length : 0;
  };
  response.write = ((piece: Uint8Array | string) => {
    const chunk = Buffer.from(piece as string);
    const most = allowed(chunk);
    pieces += 1;
    bytes += chunk.length;
    if (chunk.length <= most) return write(chunk);
    if (most > 0) write(chunk.subarray(0, most));
    cut();
    return false;
  }) as ServerResponse['write'];
  response.end = ((chunk?: Uint8Array | string) => {
    if (typeof chunk !== 'string' && !(chunk instanceof Uint8Array)) return pieces === 0 ? end() : cut();
    const whole = Buffer.from(chunk as string);
    write(whole.subarray(0, part(whole.length)));
    return cut();
  }) as ServerResponse['end'];
}

/** How many films whose first reads fail are remembered at once. */
const MOST_COUNTED = 1000;

/**
 * Requests with a test key: their answers are marked, and they end as the header `Phonofilm-Test` asks. A read of a film
 * ends as the film was ordered to.
 */
export function rehearseRequests(app: FastifyInstance, database: Database): void {
  const failedReads = new Map<string, number>();

  /** What the order of the film that is read says; null: no film is read, or not one of this account. */
  async function orderedOutcome(request: FastifyRequest): Promise<Outcome | null> {
    if (request.method !== 'GET') return null;
    const { id } = { ...(request.query as object), ...(request.params as object) } as { id?: unknown };
    const row = typeof id === 'string' ? await readOne(database, taskInFullById(id)) : undefined;
    if (!row || text(row, 'account_id') !== request.caller.account.id) return null;
    const { rehearsal } = json<FilmRequest>(row, 'request');
    if (!rehearsal) return null;
    const failed = failedReads.get(text(row, 'id')) ?? 0;
    if (failed < rehearsal.failedPolls) {
      if (failedReads.size >= MOST_COUNTED) failedReads.clear();
      failedReads.set(text(row, 'id'), failed + 1);
      throw new ServiceError('service_unavailable', 'This read fails because the test film asks for it.', {
        retryAfterSeconds: 1,
      });
    }
    return { ...SUCCESS, film: rehearsal };
  }

  app.addHook('preParsing', async (request: FastifyRequest, reply: FastifyReply) => {
    const { caller } = request;
    if (!caller || !isTestSide(caller.account.id)) return;
    reply.header('x-phonofilm-livemode', 'false');
    const asked = request.headers['phonofilm-test'];
    const outcome =
      typeof asked === 'string' ? readOutcome(asked) : ((await orderedOutcome(request)) ?? SUCCESS);
    if (outcome.refusal) throw rehearsedRefusal(outcome.refusal);
    if (outcome.disconnectAt !== null) breakOff(reply.raw, outcome.disconnectAt);
    request.caller = { ...caller, outcome };
  });

  // What else a text asks for is done by whatever reads it; only the connection is known here.
  app.addHook('preHandler', async (request: FastifyRequest, reply: FastifyReply) => {
    const { caller, body } = request;
    if (!caller?.outcome || typeof body !== 'object' || body === null) return;
    const disconnectAt = outcomeInText(lastText(body))?.disconnectAt ?? null;
    if (disconnectAt !== null) breakOff(reply.raw, disconnectAt);
  });

  // A link with another time is refused as one whose time is over.
  app.addHook('onSend', async (request: FastifyRequest, _reply, payload: unknown) =>
    request.caller?.outcome?.film.expiredLink && typeof payload === 'string'
      ? payload.replaceAll(/([?&](?:expires|X-Amz-Expires)=)\d+/g, '$11')
      : payload,
  );
}
