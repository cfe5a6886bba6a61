import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import fastify from 'fastify';
import { declareKinds } from '../../../src/platform/http/route-kinds.ts';
import { startService, type TestService } from '../../support/service.ts';

let service: TestService;
before(async () => {
  service = await startService();
});
after(() => service.stop());

test('a route that does not say what kind it is of is refused at the start', async () => {
  const app = fastify();
  declareKinds(app);
  app.get('/videos', { config: { kind: 'reads' } }, async () => '');
  assert.throws(() => app.get('/speech', async () => ''), /The route GET \/speech has no kind\./);
  app.register(async (scope) => {
    scope.routeKind = 'operator';
    scope.get('/accounts', async () => '');
  });
  await app.ready();
});

for (const [path, type] of Object.entries({
  '/v1/videos/none': 'application/json',
  '/v1/none?page=1': 'application/json',
  '/v1': 'application/json',
  '/vidB/none': 'application/json',
  '/admin/none': 'application/json',
  '/mcp/none': 'application/json',
  '/healthz/none': 'application/json',
  '/assets/none': 'application/json',
  '/openapi.json/none': 'application/json',
  '/v1/%zz': 'application/json',
  [`/v1/videos/${'a'.repeat(400)}`]: 'application/json',
  '/none': 'text/html',
  '/%zz': 'text/html',
  '/v1none': 'text/html',
  '/docs/none': 'text/html',
  '/characters/none': 'text/html',
  '/characters/none/none': 'text/html',
  '/files/none': 'text/html',
  '/shared/none/video.mp4': 'text/html',
}))
  test(`a browser that opens ${path.slice(0, 30)} gets its error as ${type}`, async () => {
    const answer = await fetch(service.url + path, { headers: { accept: 'text/html' } });
    assert.ok(answer.status >= 400);
    assert.equal(answer.headers.get('content-type')?.split(';')[0], type);
  });

for (const path of ['/', '/videos/none', '/healthz', '/readyz'])
  test(`the head of ${path} is told to whoever asks for it alone`, async () => {
    const [head, whole] = await Promise.all(
      ['HEAD', 'GET'].map((method) => fetch(service.url + path, { method })),
    );
    assert.equal(head!.status, 200);
    assert.equal(await head!.text(), '');
    for (const name of ['content-type', 'content-length'])
      assert.equal(head!.headers.get(name), whole!.headers.get(name), name);
  });
