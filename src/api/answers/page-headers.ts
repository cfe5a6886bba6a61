import type { FastifyReply } from 'fastify';

/** What every page refuses, whatever else it needs. */
const ALWAYS = ["base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'", "object-src 'none'"];

/** For answers that a browser shows as a page: what it may load, and that nobody may put it into a frame. */
export function pageHeaders(reply: FastifyReply, sources: readonly string[]): FastifyReply {
  return reply
    .header('content-security-policy', [...sources, ...ALWAYS].join('; '))
    .header('x-content-type-options', 'nosniff')
    .header('referrer-policy', 'no-referrer');
}
