import type { FastifyRequest } from 'fastify';
import type { Authenticator } from '../../services/authenticate.ts';

/** For slow responses: the key may have been deleted meanwhile, or the account suspended. */
export async function assertStillAdmitted(
  authenticator: Authenticator,
  request: FastifyRequest,
): Promise<void> {
  await authenticator.authenticate(request.headers.authorization, () => request.ip);
}
