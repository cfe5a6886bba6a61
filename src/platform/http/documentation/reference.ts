import fastify from 'fastify';
import { pageHeaders } from '../answers/page-headers.ts';
import type { App } from '../bodies/route-schemas.ts';
import { REFERENCE_PAGE, START_HASH } from './reference-page.ts';

/** The page loads one script from this service plus the inline lines that start it, and calls only this service. */
const SOURCES = [
  "default-src 'none'",
  "connect-src 'self'",
  "font-src 'self' data:",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "style-src 'self' 'unsafe-inline'",
  `script-src 'self' ${START_HASH}`,
];

const SCRIPT = '/docs/js/scalar.js';

/** GET /openapi.json, and GET /docs: a reference page that can send requests, served entirely by this service. */
export function reference(app: App): void {
  app.get('/openapi.json', { config: { kind: 'program' }, schema: { hide: true } }, async () =>
    app.swagger(),
  );
  for (const path of ['/docs', '/docs/'])
    app.get(path, { config: { kind: 'page' }, schema: { hide: true } }, async (_request, reply) =>
      pageHeaders(reply, SOURCES).type('text/html; charset=utf-8').send(REFERENCE_PAGE),
    );
  let script: Promise<Buffer> | null = null;
  app.get(SCRIPT, { config: { kind: 'program' }, schema: { hide: true } }, async (_request, reply) => {
    // Four megabytes, loaded when somebody looks at the page rather than at every start.
    script ??= readScript();
    return pageHeaders(reply, SOURCES)
      .type('application/javascript; charset=utf-8')
      .send(await script);
  });
}

async function readScript(): Promise<Buffer> {
  const { default: scalar } = await import('@scalar/fastify-api-reference');
  const page = fastify();
  await page.register(scalar, { routePrefix: '/docs', configuration: { url: '/openapi.json' } });
  return (await page.inject({ method: 'GET', url: SCRIPT })).rawPayload;
}
