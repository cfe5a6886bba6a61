import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RateLimit } from '../domain/account.ts';
import { ServiceError } from '../domain/errors.ts';
import type { RateDecision, RateLimiter } from '../limits/rate-limiter.ts';
import type { Authenticator } from '../services/authenticate.ts';
import type { Caller } from '../services/caller.ts';

/** What a route says of itself: the rate bucket it spends from. A route without one is public or the operator's. */
export type Bucket = 'reads' | 'creations' | 'audio';

declare module 'fastify' {
  interface FastifyContextConfig {
    bucket?: Bucket;
  }
  interface FastifyRequest {
    caller: Caller;
  }
}

/** Key, account, address, rate: the checks that come before the body is looked at (decision 18). */
export function guardRoutes(app: FastifyInstance, parts: GuardParts): void {
  app.addHook('onRoute', (route) => {
    const bucket = route.config?.bucket;
    if (bucket !== undefined) route.onRequest = [guard(bucket, parts), route.onRequest ?? []].flat();
  });
}

export interface GuardParts {
  readonly authenticator: Authenticator;
  readonly limiter: RateLimiter;
  readonly rateLimits: Readonly<Record<Bucket, RateLimit>>;
  readonly now: () => number;
}

function guard(bucket: Bucket, { authenticator, limiter, rateLimits, now }: GuardParts) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const caller = await authenticator.authenticate(request.headers.authorization, () => request.ip);
    request.caller = caller;
    const { id, rateLimit } = caller.key;
    if (rateLimit === null) return;
    const taken =
      rateLimit === 'default'
        ? limiter.take(`${id}:${bucket}`, rateLimits[bucket], now())
        : limiter.take(id, rateLimit, now());
    const decision = taken instanceof Promise ? await taken : taken;
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
