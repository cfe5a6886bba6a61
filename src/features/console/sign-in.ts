import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { ServiceError } from '../../domain/errors.ts';
import { endpointNotFound } from '../../platform/http/answers/error-response.ts';
import { isFromThisMachine } from '../../platform/http/authentication/from-this-machine.ts';
import type { App } from '../../platform/http/bodies/route-schemas.ts';
import { FilledText } from '../../platform/http/bodies/schema-types.ts';
import type { SignInLinks } from '../../platform/identity/sign-in-links.ts';

const SignInBody = Type.Object({
  token: FilledText({ description: 'From the link printed at start.', maxLength: 200 }),
});

export interface SignInDeps {
  readonly signInLinks: SignInLinks;
  /** True when the settings make the service reachable only from this machine. */
  readonly onlyThisMachine: boolean;
}

/**
 * POST /sign-in: the one-time token of the link that the start has printed, for the keys of this machine. The token is
 * behind the `#` of that link, so it is in no request line and in no log. For a caller who is not on this machine, or comes
 * under another name than its own, the endpoint does not exist.
 */
export function signIn(app: App, deps: SignInDeps): void {
  const admit = async (request: FastifyRequest): Promise<void> => {
    if (!deps.onlyThisMachine || !isFromThisMachine(request)) throw endpointNotFound(request);
  };
  const schema = { hide: true, body: SignInBody };
  app.post('/sign-in', { config: { kind: 'program' }, onRequest: admit, schema }, async (request, reply) => {
    const keys = deps.signInLinks.redeem(request.body.token);
    if (keys === null) {
      throw new ServiceError(
        'invalid_api_key',
        'This link has already been used, or has expired. Start the service again for a new one, or sign in with a key.',
      );
    }
    return reply.header('cache-control', 'no-store').send({ api_key: keys.apiKey, admin_key: keys.adminKey });
  });
}
