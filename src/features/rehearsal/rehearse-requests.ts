import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isTestSide } from '../../domain/account.ts';
import { readOutcome, rehearsedRefusal } from '../../domain/rehearsal.ts';

/** Requests with a test key: their answers are marked, and they end as the header `Phonofilm-Test` asks. */
export function rehearseRequests(app: FastifyInstance): void {
  app.addHook('preParsing', async (request: FastifyRequest, reply: FastifyReply) => {
    const { caller } = request;
    if (!caller || !isTestSide(caller.account.id)) return;
    reply.header('x-phonofilm-livemode', 'false');
    const asked = request.headers['phonofilm-test'];
    if (typeof asked !== 'string') return;
    const outcome = readOutcome(asked);
    if (outcome.refusal) throw rehearsedRefusal(outcome.refusal);
    request.caller = { ...caller, outcome };
  });
}
