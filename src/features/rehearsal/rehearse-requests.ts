import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ServiceError } from '../../domain/errors.ts';
import type { FilmRequest } from '../../domain/films/film.ts';
import { type Outcome, readOutcome, rehearsedRefusal, SUCCESS } from '../../domain/rehearsal.ts';
import { isTestSide } from '../../domain/test-side.ts';
import { type Database, readOne } from '../../platform/storage/database.ts';
import { json, text } from '../../platform/storage/read-column.ts';
import { taskInFullById } from '../tasks/task-table.ts';
import { breakOff } from './break-off.ts';

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

  // A link with another time is refused as one whose time is over.
  app.addHook('onSend', async (request: FastifyRequest, _reply, payload: unknown) =>
    request.caller?.outcome?.film.expiredLink && typeof payload === 'string'
      ? payload.replaceAll(/([?&](?:expires|X-Amz-Expires)=)\d+/g, '$11')
      : payload,
  );
}
