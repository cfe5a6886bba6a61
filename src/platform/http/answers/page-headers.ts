import type { FastifyReply } from 'fastify';

/** Forbidden on every page. */
const ALWAYS = ["base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'", "object-src 'none'"];

/** Headers for HTML pages: what the page may load, and that no other page may frame it. */
export function pageHeaders(reply: FastifyReply, sources: readonly string[]): FastifyReply {
  return reply
    .header('content-security-policy', [...sources, ...ALWAYS].join('; '))
    .header('x-content-type-options', 'nosniff')
    .header('referrer-policy', 'no-referrer');
}
