import { createHash } from 'node:crypto';
import scalar from '@scalar/fastify-api-reference';
import type { FastifyInstance } from 'fastify';
import { pageHeaders } from '../answers/page-headers.ts';

/** The page is one script of this machine and the few lines in it that start it; it asks this service alone. */
const SOURCES = [
  "default-src 'none'",
  "connect-src 'self'",
  "font-src 'self' data:",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "style-src 'self' 'unsafe-inline'",
];

/** GET /openapi.json, and GET /docs: a reference page with try-it, served whole from this machine. */
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
        // The page works without a network: nothing is fetched from elsewhere.
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

/** The scripts that stand in the page itself, as the policy names them. */
function hashesOf(html: string): string {
  return [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)]
    .map(([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
    .join(' ');
}
