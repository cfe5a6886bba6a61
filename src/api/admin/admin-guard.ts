import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ServiceError } from '../../domain/errors.ts';
import type { Authenticator } from '../../services/authenticate.ts';

/** Lets the operator in. An ordinary key is refused with 403 (decision 40), anything else as on every endpoint. */
export function adminGuard(adminKey: string, authenticator: Authenticator) {
  const expected = digest(adminKey);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    // Answers hold key values and balances: no cache on the way keeps them.
    reply.header('cache-control', 'no-store');
    const { authorization } = request.headers;
    const sent = /^bearer +(\S+)$/i.exec(authorization?.trim() ?? '')?.[1];
    // Digests are of one length and say nothing of the key, so the time this takes does not either.
    if (sent !== undefined && timingSafeEqual(digest(sent), expected)) return;
    await authenticator.authenticate(authorization, request.ip);
    throw new ServiceError(
      'access_denied',
      'This is the operator API: it takes the admin key, not an ordinary API key.',
    );
  };
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
