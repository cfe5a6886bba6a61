import type { FastifyReply, FastifyRequest } from 'fastify';
import { ServiceError } from '../../../domain/errors.ts';
import type { Admission } from '../../identity/caller.ts';
import { isAdminKey } from '../authentication/admin-key.ts';

/** Admits only the operator. An ordinary key gets 403; a missing or unknown one gets 401, as on every endpoint. */
export function adminGuard(adminKey: string, authenticator: Admission) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    // Responses contain key values and balances: no cache may store them.
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
