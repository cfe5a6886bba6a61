import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RateLimit } from '../../../domain/account.ts';
import { ServiceError } from '../../../domain/errors.ts';
import type { Admission, Caller } from '../../identity/caller.ts';
import { type RateDecision, type RateLimiter, unlimited } from '../../limits/rate-limiter.ts';
import { type Bucket, kindOfRoute } from '../route-kinds.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller;
  }
}

/**
 * Checks key, account, address and rate limit, in this order, before the body is read. Each route of
 * callers gets its own hook.
 */
export function guardRoutes(app: FastifyInstance, deps: GuardDeps): void {
  app.addHook('onRoute', (route) => {
    const { bucket } = kindOfRoute(route);
    if (bucket !== null) route.onRequest = [guard(bucket, deps), route.onRequest ?? []].flat();
  });
}

export interface GuardDeps {
  readonly authenticator: Admission;
  readonly limiter: RateLimiter;
  readonly rateLimits: Readonly<Record<Bucket, RateLimit>>;
  readonly now: () => number;
}

function guard(bucket: Bucket, { authenticator, limiter, rateLimits, now }: GuardDeps) {
  const take = async ({ key: { id, rateLimit } }: Caller): Promise<RateDecision> => {
    if (rateLimit === null) return unlimited(now());
    return rateLimit === 'default'
      ? await limiter.take(`${id}:${bucket}`, rateLimits[bucket], now())
      : await limiter.take(id, rateLimit, now());
  };
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    request.caller = await authenticator.authenticate(request.headers.authorization, () => request.ip);
    // Responses contain links that work without a key; files set their own caching headers.
    reply.header('cache-control', 'no-store');
    const decision = await take(request.caller);
    announce(reply, decision);
    if (!decision.allowed) throw limited(decision);
  };
}

function announce(reply: FastifyReply, decision: RateDecision): void {
  reply.header('x-ratelimit-limit', decision.limit);
  reply.header('x-ratelimit-remaining', decision.remaining);
  reply.header('x-ratelimit-reset', Math.ceil(decision.resetAt / 1000));
}

function limited(decision: RateDecision): ServiceError {
  const seconds = Math.max(1, Math.ceil(decision.retryAfterMs / 1000));
  return new ServiceError('rate_limit_exceeded', `Too many requests: try again in ${seconds} s.`, {
    retryAfterSeconds: seconds,
  });
}
