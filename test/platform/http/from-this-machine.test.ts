import assert from 'node:assert/strict';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, test } from 'node:test';
import { startService, useService } from '../../support/service.ts';

/** What loopback alone may ask without a key: a page of another site can reach loopback too, but not by its own name. */
describe('what only this machine may ask for', () => {
  const service = useService();

  const port = () => new URL(service.url).port;

  /** `fetch` does not let anybody choose Host. */
  async function ask(
    method: string,
    path: string,
    headers: Record<string, string>,
    body = '',
  ): Promise<number> {
    const { promise, resolve, reject } = Promise.withResolvers<number>();
    request(service.url + path, { method, headers }, (response) => {
      void text(response).then(() => resolve(response.statusCode ?? 0), reject);
    })
      .on('error', reject)
      .end(body);
    return await promise;
  }

  const signIn = (token: string, headers: Record<string, string>) =>
    ask('POST', '/sign-in', { 'content-type': 'application/json', ...headers }, JSON.stringify({ token }));

  const strangers = (): Record<string, string>[] => [
    { host: `videos.example:${port()}` },
    { host: `127.0.0.1.videos.example:${port()}` },
    { host: `localhost.videos.example` },
    { origin: 'https://videos.example' },
    { origin: 'null' },
    { origin: 'http://127.0.0.1:9' },
    { 'x-forwarded-for': '203.0.113.7' },
    { forwarded: 'for=203.0.113.7' },
  ];

  test('the sign-in link works under names of loopback, once', async () => {
    for (const name of ['127.0.0.1', 'localhost', 'LOCALHOST', '[::1]']) {
      const token = service.service.newSignInToken();
      const host = `${name}:${port()}`;
      assert.equal(await signIn(token, { host, origin: `http://${host}` }), 200, name);
      assert.equal(await signIn(token, { host }), 401, `${name}, again`);
    }
  });

  test('under any other name, from another page or through a proxy there is no sign-in, and the link is not spent', async () => {
    const token = service.service.newSignInToken();
    for (const headers of strangers()) {
      assert.equal(await signIn(token, headers), 404, JSON.stringify(headers));
    }
    assert.equal(await signIn(token, {}), 200);
  });

  test('nor are there metrics without the admin key', async () => {
    assert.equal(await ask('GET', '/metrics', {}), 200);
    for (const headers of strangers()) {
      assert.equal(await ask('GET', '/metrics', headers), 404, JSON.stringify(headers));
      const authorization = `Bearer ${service.adminKey}`;
      assert.equal(await ask('GET', '/metrics', { ...headers, authorization }), 200, JSON.stringify(headers));
    }
  });

  test('where others can reach the service there is no sign-in by link at all', async () => {
    const open = await startService({ environment: { PUBLIC_URL: 'https://videos.example' } });
    const answer = await open.call('POST', '/sign-in', { token: open.service.newSignInToken() });
    assert.equal(answer.status, 404);
    await open.stop();
  });
});
