import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isTestAccount } from '../../domain/account.ts';
import { readTestMode, testRefusal } from '../../domain/test-mode.ts';

/** Requests with a test key: their answers are marked, and they end as the header `Phonofilm-Test` asks. */
export function applyTestMode(app: FastifyInstance): void {
  app.addHook('preParsing', async (request: FastifyRequest, reply: FastifyReply) => {
    const { caller } = request;
    if (!caller || !isTestAccount(caller.account.id)) return;
    reply.header('x-phonofilm-livemode', 'false');
    const header = request.headers['phonofilm-test'];
    if (typeof header !== 'string') return;
    const testMode = readTestMode(header);
    if (testMode.refusal) throw testRefusal(testMode.refusal);
    request.caller = { ...caller, testMode };
  });
}
