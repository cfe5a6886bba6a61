import type { FastifyRequest } from 'fastify';
import { ServiceError } from '../../../domain/errors.ts';
import { baseUrl } from '../../../platform/http/answers/base-url.ts';
import { isLoopbackHost } from '../../../platform/machine/is-loopback.ts';

/** Which pages may call. */
export interface PageRules {
  readonly publicUrl: string | null;
  readonly corsOrigins: readonly string[];
  /** True when the settings make the service reachable only from this machine. */
  readonly onlyThisMachine: boolean;
}

/**
 * Programs send no Origin. A page is let in if it comes from the service itself or from an origin that the operator has
 * allowed. On a service for this machine alone the Host must be this machine as well: a page of another name that is made
 * to lead here (DNS rebinding) has that name for its own origin.
 */
export function assertOwnPage(rules: PageRules, request: FastifyRequest): void {
  const { origin, host = '' } = request.headers;
  if (origin === undefined) return;
  if (rules.corsOrigins.includes(origin) || rules.corsOrigins.includes('*')) return;
  const isOwn = URL.parse(baseUrl(rules.publicUrl, request))?.origin === origin;
  if (isOwn && (!rules.onlyThisMachine || isLoopbackHost(host))) return;
  throw new ServiceError('access_denied', 'Pages of other origins may not use /mcp.');
}
