import type { FastifyInstance, FastifyRequest } from 'fastify';
import { turnOf } from '../../identity/caller.ts';
import type { Turn } from '../../turns/fair-gate.ts';
import { addressKey } from '../connections/address-key.ts';
import type { BodiesUnderWay, BodyUnderWay } from './bodies-under-way.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Null: the request has no body. */
    bodyUnderWay: BodyUnderWay | null;
  }
}

/** Every body is accounted for from the head of its request until the answer has been sent, or nobody waits for it. */
export function trackBodies(app: FastifyInstance, bodies: BodiesUnderWay, stalledMs: number): void {
  app.decorateRequest('bodyUnderWay', null);
  app.addHook('onRequest', (request, reply, done) => {
    const { headers } = request;
    if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) {
      const body = bodies.open(() => bodyTurn(request));
      request.bodyUnderWay = body;
      reply.raw.once('close', () => body.end());
    }
    done();
  });
  const timer = setInterval(() => bodies.cutSlow(performance.now()), stalledMs / 4).unref();
  app.server.once('close', () => clearInterval(timer));
}

function bodyTurn(request: FastifyRequest): Turn {
  // A route of the operator reads no body without the admin key.
  if (request.routeOptions.config.kind === 'operator') return { account: 'operator' };
  const { caller } = request as Partial<FastifyRequest>;
  return caller ? turnOf(caller) : { account: addressKey(request.ip), withoutMoney: true };
}
