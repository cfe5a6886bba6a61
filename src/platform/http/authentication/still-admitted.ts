import type { FastifyRequest } from 'fastify';
import type { Admission } from '../../identity/caller.ts';

/** For slow responses: the key may have been deleted meanwhile, or the account suspended. */
export async function assertStillAdmitted(authenticator: Admission, request: FastifyRequest): Promise<void> {
  await authenticator.authenticate(request.headers.authorization, () => request.ip);
}
