import scalar from '@scalar/fastify-api-reference';
import type { FastifyInstance } from 'fastify';

/** GET /openapi.json, and GET /docs: a reference page with try-it, served whole from this machine. */
export async function reference(app: FastifyInstance): Promise<void> {
  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  await app.register(scalar, {
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
}
