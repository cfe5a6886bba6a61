import assert from 'node:assert/strict';
import { createHash, createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { describe, test } from 'node:test';
import { Webhook } from 'standardwebhooks';
import { readCallback } from '../../../src/gateway/videos/callbacks/read-callback.ts';
import {
  verifyOpenRouter,
  verifyStandardWebhook,
} from '../../../src/gateway/videos/callbacks/verify-callback.ts';
import { FakeService } from '../../support/scripted-upstream/fake-service.ts';
import { upstreamAt } from './engine-at.ts';

const NOW = Date.now();
const BODY = Buffer.from(JSON.stringify({ request_id: 'r1', id: 'p1', status: 'OK' }));
const call = (headers: Record<string, string>, body: Uint8Array = BODY) => ({ headers, body });

describe('callbacks with a Standard Webhooks signature', () => {
  const secret = `whsec_${Buffer.from('a secret of thirty-two bytes ....').toString('base64')}`;
  const headers = (time = NOW, by = secret) => ({
    'webhook-id': 'm1',
    'webhook-timestamp': String(Math.floor(time / 1000)),
    'webhook-signature': new Webhook(by).sign('m1', new Date(time), BODY.toString()),
  });

  test('are genuine with the right secret, recent and whole', () => {
    assert.ok(verifyStandardWebhook(call(headers()), secret, NOW));
    const other = `whsec_${Buffer.from('another').toString('base64')}`;
    assert.ok(!verifyStandardWebhook(call(headers(NOW, other)), secret, NOW));
    assert.ok(!verifyStandardWebhook(call(headers(NOW - 400_000)), secret, NOW));
    assert.ok(!verifyStandardWebhook(call(headers(), Buffer.from('{}')), secret, NOW));
    assert.ok(!verifyStandardWebhook(call({}), secret, NOW));
  });

  test('are genuine when one of several signatures fits', () => {
    const both = { ...headers(), 'webhook-signature': `v1,AAAA v2,x ${headers()['webhook-signature']}` };
    assert.ok(verifyStandardWebhook(call(both), secret, NOW));
  });
});

test('callbacks of OpenRouter are genuine with the right secret, recent and whole', () => {
  const headers = (time = NOW, secret = 'ours') => {
    const at = Math.floor(time / 1000);
    const signature = createHmac('sha256', secret).update(`${at},${BODY}`).digest('hex');
    return { 'x-openrouter-signature': `t=${at},v1=${signature}` };
  };
  assert.ok(verifyOpenRouter(call(headers()), 'ours', NOW));
  assert.ok(!verifyOpenRouter(call(headers(NOW, 'theirs')), 'ours', NOW));
  assert.ok(!verifyOpenRouter(call(headers(NOW - 400_000)), 'ours', NOW));
  assert.ok(!verifyOpenRouter(call(headers(), Buffer.from('{}')), 'ours', NOW));
  assert.ok(!verifyOpenRouter(call({}), 'ours', NOW));
});

describe('callbacks with the signature of fal', () => {
  const pair = () => generateKeyPairSync('ed25519');
  const jwk = ({ publicKey }: { publicKey: KeyObject }) => publicKey.export({ format: 'jwk' });
  const headers = (privateKey: KeyObject, time = NOW) => {
    const parts = ['r1', 'user', String(Math.floor(time / 1000))];
    const hash = createHash('sha256').update(BODY).digest('hex');
    return {
      'X-Fal-Webhook-Request-Id': 'r1',
      'X-Fal-Webhook-User-Id': 'user',
      'X-Fal-Webhook-Timestamp': parts[2]!,
      'X-Fal-Webhook-Signature': sign(null, Buffer.from([...parts, hash].join('\n')), privateKey).toString(
        'hex',
      ),
    };
  };

  test('are checked with the published keys, which are kept and fetched anew when one is rotated', async (context) => {
    const [first, second, stranger] = [pair(), pair(), pair()];
    const fake = await new FakeService().listen();
    const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({ format: 'jwk' });
    fake.on(
      'GET',
      /jwks/,
      { json: { keys: [rsa, jwk(first)] } },
      { json: { keys: [jwk(first), jwk(second)] } },
    );
    const form = {
      verify: 'fal-ed25519',
      secret: null,
      jwks: `${fake.origin}/jwks.json`,
      id: ['request_id'],
    } as const;
    const upstream = upstreamAt({ raw: null, baseUrl: fake.origin });
    const calls = context.mock.method(upstream, 'call');
    let now = NOW;
    const read = (key: KeyObject, time = now) =>
      readCallback(form, call(headers(key, time)), { upstream, now: () => now });
    assert.deepEqual(await read(first.privateKey), { id: 'r1' });
    assert.deepEqual(await read(first.privateKey), { id: 'r1' });
    assert.equal(fake.calls.length, 1);
    assert.equal(await read(stranger.privateKey), null);
    assert.equal(fake.calls.length, 1, 'strangers do not make us fetch');
    now += 120_000;
    assert.deepEqual(await read(second.privateKey), { id: 'r1' });
    assert.equal(fake.calls.length, 2);
    assert.equal(calls.mock.calls[0]?.arguments[0].purpose, 'keys');
    assert.equal(fake.calls[0]!.headers.authorization, undefined);
    assert.equal(await read(first.privateKey, now - 400_000), null);
  });
});

test('a callback without a signature names its job, one that cannot be checked names none', async () => {
  const upstream = upstreamAt({ raw: null, baseUrl: 'http://127.0.0.1:1' });
  const parts = { upstream, now: () => NOW };
  const form = { secret: null, jwks: null, id: ['id'] };
  assert.deepEqual(await readCallback({ ...form, verify: 'none' }, call({}), parts), { id: 'p1' });
  assert.deepEqual(await readCallback({ ...form, verify: 'none' }, call({}, Buffer.from('<')), parts), {
    id: null,
  });
  assert.deepEqual(await readCallback({ ...form, verify: 'standard-webhooks' }, call({}), parts), {
    id: null,
  });
});
