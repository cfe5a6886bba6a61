import type { FastifyRequest } from 'fastify';

/** The address the caller used to reach the service, unless the settings name one; without a trailing slash. */
export function baseUrl(publicUrl: string | null, request: FastifyRequest): string {
  return publicUrl ?? `${request.protocol}://${request.host || '127.0.0.1'}`;
}
