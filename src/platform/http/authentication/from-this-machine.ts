import type { FastifyRequest } from 'fastify';
import { isLoopback, isLoopbackHost } from '../../machine/is-loopback.ts';

/** Headers that proxies add. A proxy that adds none and is not in the settings looks like a local program. */
const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

/**
 * Whether a program of this machine asks for this machine. The socket's address counts, because a forwarded one can be
 * forged. The Host must be one of this machine too: a page of another name that is made to lead here (DNS rebinding) sends
 * that name. A page of another origin, on this machine or not, says so itself.
 */
export function isFromThisMachine({ socket, headers }: FastifyRequest): boolean {
  const isForwarded = FORWARDED.some((name) => headers[name] !== undefined);
  const isOwnPage = headers.origin === undefined || headers.origin === `http://${headers.host}`;
  return (
    !isForwarded && isOwnPage && isLoopback(socket.remoteAddress ?? '') && isLoopbackHost(headers.host ?? '')
  );
}
