import type { FastifyRequest } from 'fastify';
import { ServiceError } from '../../domain/errors.ts';
import { endpointNotFound } from '../../platform/http/answers/error-response.ts';
import { readBody } from '../../platform/http/bodies/read-body.ts';
import type { App } from '../../platform/http/bodies/route-schemas.ts';
import { CALLBACKS } from '../../platform/identity/callback-token.ts';
import type { UpstreamCallbacks } from './upstream-callbacks.ts';

/** Reports are short. */
const MOST_BYTES = 1024 * 1024;

type Route = { Params: { token: string } };

export function upstreamCallbacks(app: App, callbacks: UpstreamCallbacks): void {
  app.register(async (scope) => {
    // The signature of a report covers its bytes as they are.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (request: FastifyRequest) => readBody(request, MOST_BYTES));
    scope.post<Route>(
      `${CALLBACKS}/:token`,
      {
        config: { kind: 'program' },
        schema: { hide: true },
        // Nothing is read of a request with a token that we have not made.
        onRequest: (request, _reply, done) =>
          done(callbacks.isOurs(request.params.token) ? undefined : endpointNotFound(request)),
      },
      async (request) => {
        const result = await callbacks.take(request.params.token, {
          headers: request.headers,
          body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
        });
        if (result === 'not-genuine')
          throw new ServiceError('invalid_request', 'The signature of this call does not fit.');
        // Also for a video that nobody waits for any more: otherwise the service would call again.
        return { ok: true };
      },
    );
  });
}
