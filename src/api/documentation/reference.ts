import { createHash } from 'node:crypto';
import fastify, { type FastifyInstance } from 'fastify';
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
export function reference(app: FastifyInstance): void {
  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  let page: Promise<FastifyInstance> | null = null;
  for (const path of ['/docs', '/docs/*'])
    app.get(path, { schema: { hide: true } }, async (request, reply) => {
      // Four megabytes of script, loaded when somebody looks at the page rather than at every start.
      page ??= openPage();
      const answer = await (await page).inject({ method: 'GET', url: request.url });
      if (answer.statusCode === 404) return reply.callNotFound();
      const isPage = /^text\/html/.test(String(answer.headers['content-type']));
      pageHeaders(reply, [...SOURCES, `script-src 'self' ${isPage ? hashesOf(answer.payload) : ''}`.trim()]);
      const { location, 'content-type': contentType } = answer.headers;
      if (location !== undefined) return reply.redirect(String(location), answer.statusCode);
      return reply.header('content-type', contentType).send(answer.rawPayload);
    });
}

async function openPage(): Promise<FastifyInstance> {
  const { default: scalar } = await import('@scalar/fastify-api-reference');
  const page = fastify();
  await page.register(scalar, {
    routePrefix: '/docs',
    configuration: {
      url: '/openapi.json',
      title: 'Phonofilm',
      pageTitle: 'Phonofilm API',
      // The page works offline: nothing is fetched from elsewhere.
      withDefaultFonts: false,
      telemetry: false,
      hideClientButton: true,
      showDeveloperTools: 'never',
      agent: { disabled: true },
      mcp: { disabled: true },
    },
  });
  return page;
}

/** Hashes of the page's inline scripts, for the content security policy. */
function hashesOf(html: string): string {
  return [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)]
    .map(([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
    .join(' ');
}
