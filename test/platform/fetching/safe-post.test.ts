import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { FetchRefused } from '../../../src/platform/fetching/safe-fetch.ts';
import { createSafePost } from '../../../src/platform/fetching/safe-post.ts';
import { stopped, unresolved } from '../../support/names.ts';
import { receiveWebhooks, type WebhookReceiver } from '../../support/webhook-receiver.ts';

const never = new AbortController().signal;
let receiver: WebhookReceiver;
before(async () => {
  receiver = await receiveWebhooks();
});
after(() => receiver[Symbol.asyncDispose]());

const request = (url: string, timeoutMs = 5000) => ({
  url,
  headers: { 'x-a': 'b' },
  body: '{}',
  turn: { account: 'a' },
  timeoutMs,
});
const refused = (reason: string) => (error: unknown) =>
  error instanceof FetchRefused && error.reason === reason;

test('it sends to the address that was checked, by whatever name', async () => {
  const post = createSafePost({
    allowLoopback: true,
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
  });
  const { port } = new URL(receiver.url);
  assert.equal(await post(request(`http://hooks.example:${port}/in?a=1`), never), 204);
  const last = receiver.received.at(-1)!;
  assert.deepEqual(
    [last.path, last.headers['host'], last.headers['x-a']],
    ['/in?a=1', `hooks.example:${port}`, 'b'],
  );
});

test('a name that was good and now leads inside is refused, and nothing is sent', async () => {
  const answers = ['93.184.215.14', '127.0.0.1', '10.0.0.1', '169.254.169.254', '::1', 'fd00::1'];
  const seen = receiver.received.length;
  for (const address of answers.slice(1)) {
    const resolve = async () => [{ address, family: address.includes(':') ? 6 : 4 }];
    const post = createSafePost({ allowLoopback: false, resolve });
    const { port } = new URL(receiver.url);
    await assert.rejects(post(request(`http://hooks.example:${port}/`), never), refused('address'), address);
  }
  const both = createSafePost({
    allowLoopback: false,
    resolve: async () => answers.slice(0, 2).map((address) => ({ address, family: 4 })),
  });
  await assert.rejects(both(request('http://hooks.example/'), never), refused('address'));
  assert.equal(receiver.received.length, seen);
});

test('silence ends with the time limit, also that of a name server', async () => {
  receiver.reply = () => 'hang';
  const post = createSafePost({ allowLoopback: true, resolve: unresolved });
  await assert.rejects(post(request(receiver.url, 100), never), refused('timeout'));
  const lost = createSafePost({ allowLoopback: true, resolve: (_name, _turn, signal) => stopped(signal) });
  await assert.rejects(lost(request('http://hooks.example/', 100), never), refused('timeout'));
});

test('a redirect is an answer like any other', async () => {
  receiver.reply = (_request, response) => {
    response.setHeader('location', 'http://169.254.169.254/');
    return 302;
  };
  const post = createSafePost({ allowLoopback: true, resolve: unresolved });
  assert.equal(await post(request(receiver.url), never), 302);
});

test('what cannot be connected to is refused without saying why', async () => {
  const post = createSafePost({ allowLoopback: true, resolve: unresolved });
  await assert.rejects(post(request('http://127.0.0.1:1/'), never), refused('network'));
});
