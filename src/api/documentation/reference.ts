import { createHash } from 'node:crypto';
import scalar from '@scalar/fastify-api-reference';
import type { FastifyInstance } from 'fastify';
import { pageHeaders } from '../answers/page-headers.ts';

/** The page loads one script from this service plus the inline lines that start it, and calls only this service. */
const SOURCES = [
  "default-src 'none'",
  "connect-src 'self'",
  "font-src 'self' data:",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "style-src 'self' 'unsafe-inline'",
];

/** GET /openapi.json, and GET /docs: a reference page that can send requests, served entirely by this service. */
export async function reference(app: FastifyInstance): Promise<void> {
  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  await app.register(async (page) => {
    page.addHook('onSend', async (_request, reply, body) => {
      const isPage = typeof body === 'string' && /^text\/html/.test(String(reply.getHeader('content-type')));
      pageHeaders(reply, [...SOURCES, `script-src 'self' ${isPage ? hashesOf(body) : ''}`.trim()]);
      return body;
    });
    await page.register(scalar, {
      routePrefix: '/docs',
      configuration: {
        url: '/openapi.json',
        title: 'Phonofilm',
        // The page works offline: nothing is fetched from elsewhere.
        withDefaultFonts: false,
        telemetry: false,
        hideClientButton: true,
        showDeveloperTools: 'never',
        agent: { disabled: true },
        mcp: { disabled: true },
      },
    });
  });
}

/** Hashes of the page's inline scripts, for the content security policy. */
function hashesOf(html: string): string {
  return [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)]
    .map(([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
    .join(' ');
}
