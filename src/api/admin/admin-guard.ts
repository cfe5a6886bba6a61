import type { FastifyReply, FastifyRequest } from 'fastify';
import { ServiceError } from '../../domain/errors.ts';
import type { Authenticator } from '../../services/authenticate.ts';
import { isAdminKey } from '../authentication/admin-key.ts';

/** Lets the operator in. An ordinary key is refused with 403 (decision 40), anything else as on every endpoint. */
export function adminGuard(adminKey: string, authenticator: Authenticator) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    // Answers hold key values and balances: no cache on the way keeps them.
    reply.header('cache-control', 'no-store');
    const { authorization } = request.headers;
    if (isAdminKey(authorization, adminKey)) return;
    await authenticator.authenticate(authorization, () => request.ip);
    throw new ServiceError(
      'access_denied',
      'This is the operator API: it takes the admin key, not an ordinary API key.',
    );
  };
}
