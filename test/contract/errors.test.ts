import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, test } from 'node:test';
import { ERRORS } from '../../src/domain/errors.ts';
import { assertError, bearer, CONTRACT_ERRORS, type ContractCode } from '../support/contract.ts';
import { sampleFiles } from '../support/fake-engines.ts';
import { type Answer, type TestService, useService } from '../support/service.ts';

/** Every row of the contract's error table, provoked over HTTP. */

/** How far the service's clock is ahead: what expires is made before it does. */
let ahead = 0;
const now = () => Date.now() + ahead;
const service = useService(() => ({ now }));
/** The same service without engines, behind a proxy that is trusted. */
const bare = useService(() => ({ engines: false, environment: { TRUSTED_PROXIES: '127.0.0.1' } }));
let picture: Blob;
let speech: Blob;

before(async () => {
  const samples = await sampleFiles();
  picture = new Blob([readFileSync(samples.picture)]);
  speech = new Blob([readFileSync(samples.speech['wav']!)]);
});

const VIDEO = { model: 'vidB-2', prompt: 'a red boat', images: [] };
const SPEECH = { model: 'chat-4o-mini-tts-2025-12-15', input: 'Good morning.', voice: 'alloy' };

const video = (fields: object = {}, headers = {}) =>
  service.call('POST', '/v1/video/create', { ...VIDEO, ...fields }, headers);
const speak = (fields: object) => service.call('POST', '/v1/audio/speech', { ...SPEECH, ...fields });
const inSeconds = (seconds: number) => Math.floor(now() / 1000) + seconds;

/** A video asked for with a new key, in a new account. */
async function videoWith(key: object, account: object = {}, change: object | null = null): Promise<Answer> {
  const made = await service.newKey(key, account);
  if (change) await service.admin('PATCH', `/accounts/${made.account}`, change);
  return await video({}, bearer(made.key));
}

/** The same, a minute later. */
async function videoOfLater(key: object, account: object = {}): Promise<Answer> {
  const made = await service.newKey(key, account);
  ahead += 60_000;
  return await video({}, bearer(made.key));
}

interface Row {
  readonly code: ContractCode;
  readonly when: string;
  readonly provoke: () => Promise<Answer>;
  readonly param?: string;
}

const ROWS: readonly Row[] = [
  { code: 'invalid_api_key', when: 'the key is unknown', provoke: () => video({}, bearer('sk-nobody')) },
  {
    code: 'invalid_api_key',
    when: 'the key is mistyped',
    provoke: () => video({}, { authorization: `Basic ${service.key}` }),
  },
  {
    code: 'invalid_api_key',
    when: 'the key was deleted',
    provoke: async () => {
      const { key, id } = await service.newKey();
      assert.equal((await video({}, bearer(key))).status, 200);
      await service.admin('DELETE', `/keys/${id}`);
      return await video({}, bearer(key));
    },
  },
  { code: 'missing_api_key', when: 'no key is sent', provoke: () => video({}, { authorization: '' }) },
  {
    code: 'missing_api_key',
    when: 'the header names a scheme and no key',
    provoke: () => video({}, { authorization: 'Bearer ' }),
  },
  {
    code: 'expired_api_key',
    when: 'the key has expired',
    provoke: () => videoOfLater({ expires_at: inSeconds(30) }),
  },
  { code: 'quota_exceeded', when: "the key's quota is used up", provoke: () => videoWith({ quota: 0.5 }) },
  {
    code: 'quota_exceeded',
    when: "the subscription's quota is used up",
    provoke: () =>
      videoWith({ type: 'subscription' }, { subscription: { expires_at: inSeconds(60), quota: 0.5 } }),
  },
  {
    code: 'insufficient_balance',
    when: 'the balance is too low',
    provoke: () => videoWith({}, { balance: 0.99 }),
  },
  {
    code: 'subscription_expired',
    when: 'the subscription has expired',
    provoke: () =>
      videoOfLater({ type: 'subscription' }, { subscription: { expires_at: inSeconds(30), quota: null } }),
  },
  {
    code: 'subscription_expired',
    when: 'there is no subscription',
    provoke: () => videoWith({ type: 'subscription' }),
  },
  {
    code: 'payment_failed',
    when: 'the last payment failed',
    provoke: () => videoWith({}, {}, { payment_failed: true }),
  },
  {
    code: 'access_denied',
    when: 'an ordinary key is used on the operator API',
    provoke: () => service.call('GET', '/admin/v1/accounts'),
  },
  {
    code: 'model_access_denied',
    when: 'the key lacks access to the model',
    provoke: () => videoWith({ models: ['vidA3', 'asr-*'] }),
    param: 'model',
  },
  {
    code: 'ip_not_allowed',
    when: "the address is not on the key's allow-list",
    provoke: () => videoWith({ ip_allowlist: ['192.0.2.1', '2001:db8::/32'] }),
  },
  {
    code: 'account_suspended',
    when: 'the account is suspended',
    provoke: () => videoWith({}, {}, { status: 'suspended' }),
  },
  {
    code: 'audio_requires_payg',
    when: 'a subscription key is used for audio chat',
    provoke: async () => {
      const subscription = { expires_at: inSeconds(60), quota: null };
      const { key } = await service.newKey({ type: 'subscription' }, { subscription });
      const body = { model: 'chat-4o-audio-preview', messages: [{ role: 'user', content: 'hi' }] };
      return await service.call('POST', '/v1/chat/completions', body, bearer(key));
    },
  },
  {
    code: 'model_not_found',
    when: 'the model does not exist',
    provoke: () => video({ model: 'vidC-1' }),
    param: 'model',
  },
  {
    code: 'model_not_found',
    when: 'the model is deprecated',
    provoke: async () => {
      await service.admin('PATCH', '/models/vidA2-pro', { deprecated: true });
      const answer = await video({ model: 'vidA2-pro' });
      assertError(await service.call('GET', '/v1/models/vidA2-pro'), 'model_not_found', 'model');
      await service.admin('PATCH', '/models/vidA2-pro', { deprecated: false });
      assert.equal((await video({ model: 'vidA2-pro' })).status, 200);
      return answer;
    },
    param: 'model',
  },
  {
    code: 'endpoint_not_found',
    when: 'the path does not exist',
    provoke: () => service.call('GET', '/v1/nowhere'),
  },
  {
    code: 'endpoint_not_found',
    when: 'the path does not exist and no key is sent',
    provoke: () => service.call('GET', '/v1/nowhere', undefined, { authorization: '' }),
  },
  {
    code: 'endpoint_not_found',
    when: 'the path does not have the method',
    provoke: () => service.call('PUT', '/v1/video/create', VIDEO),
  },
  {
    code: 'task_not_found',
    when: 'there is no such task',
    provoke: () => service.call('GET', '/v1/video/query?id=vidB-2:1-nobody'),
    param: 'id',
  },
  {
    code: 'resource_not_found',
    when: 'there is no such file',
    provoke: () => service.call('GET', '/files/tasks/no/film.mp4'),
  },
  {
    code: 'invalid_request',
    when: 'the JSON is malformed',
    provoke: () =>
      service.call('POST', '/v1/video/create', '{"model":', { 'content-type': 'application/json' }),
  },
  {
    code: 'invalid_parameter',
    when: 'a value is out of range',
    provoke: () => video({ duration: 11 }),
    param: 'duration',
  },
  {
    code: 'missing_parameter',
    when: 'a required parameter is absent',
    provoke: () => video({ prompt: undefined }),
    param: 'prompt',
  },
  {
    code: 'context_length_exceeded',
    when: 'the prompt is too long for the model',
    provoke: () => video({ prompt: 'a red boat '.repeat(10_000) }),
    param: 'prompt',
  },
  {
    code: 'invalid_image',
    when: 'an image does not decode',
    provoke: async () =>
      service.form('/v1/videos', {
        model: 'vidA_3_1',
        prompt: 'a red boat',
        seconds: '8',
        size: '16x9',
        input_reference: picture.slice(0, Math.floor(picture.size / 2)),
      }),
    param: 'input_reference',
  },
  {
    code: 'voice_not_supported',
    when: 'the speech model does not have the voice',
    provoke: () => speak({ voice: 'Kore' }),
    param: 'voice',
  },
  {
    code: 'invalid_file_format',
    when: 'a file is no audio',
    provoke: () => service.form('/v1/audio/transcriptions', { model: 'asr-1', file: picture }),
    param: 'file',
  },
  {
    code: 'content_policy_violation',
    when: 'a prompt breaks the policy',
    provoke: () => video({ prompt: 'they behead the king' }),
    param: 'prompt',
  },
  {
    code: 'output_length_exceeded',
    when: 'a speech would be too long',
    provoke: () => speak({ input: 'x'.repeat(4096), speed: 0.25 }),
    param: 'input',
  },
  {
    code: 'rate_limit_exceeded',
    when: 'the key asks too often',
    provoke: async () => {
      const { key } = await service.newKey({ rate_limit: { requests: 1, per_seconds: 30 } });
      assert.equal((await video({}, bearer(key))).status, 200);
      return await video({}, bearer(key));
    },
  },
  { code: 'internal_error', when: 'an engine crashes', provoke: () => speak({ input: 'crash' }) },
  { code: 'upstream_error', when: "a model's provider fails", provoke: () => speak({ input: 'upstream' }) },
  {
    code: 'service_unavailable',
    when: 'an engine is away',
    provoke: () => speak({ input: 'unavailable' }),
  },
  {
    code: 'service_unavailable',
    when: 'a video model has no engine',
    provoke: () => bare.call('POST', '/v1/video/create', VIDEO),
  },
  {
    code: 'service_unavailable',
    when: 'a speech model has no engine',
    provoke: () => bare.call('POST', '/v1/audio/speech', SPEECH),
  },
  {
    code: 'service_unavailable',
    when: 'a transcription model has no engine',
    provoke: () => bare.form('/v1/audio/transcriptions', { model: 'asr-1', file: speech }),
  },
  {
    code: 'service_unavailable',
    when: 'a chat model has no engine',
    provoke: () =>
      bare.call('POST', '/v1/chat/completions', {
        model: 'chat-4o-audio-preview',
        messages: [{ role: 'user', content: 'hi' }],
      }),
  },
  {
    code: 'model_overloaded',
    when: 'an engine has too much to do',
    provoke: () => speak({ input: 'overload' }),
  },
];

for (const { code, when, provoke, param } of ROWS) {
  test(`${code} is answered when ${when}`, async () => {
    assertError(await provoke(), code, param);
  });
}

test('the rows above are the whole table', () => {
  assert.deepEqual([...new Set(ROWS.map((row) => row.code))].sort(), Object.keys(CONTRACT_ERRORS).sort());
});

test("the service's catalogue is the contract's table", () => {
  const catalogue = Object.entries(ERRORS).map(([code, { status, type }]) => [code, [status, type]]);
  assert.deepEqual(Object.fromEntries(catalogue), CONTRACT_ERRORS);
});

test('docs/errors.md lists the catalogue, row by row', () => {
  const page = readFileSync(new URL('../../docs/errors.md', import.meta.url), 'utf8');
  const rows = [...page.matchAll(/^\| (\d{3}) \| `(\w+)` \| `(\w+)` \| ([^|]+) \| ([^|]+) \|$/gm)];
  const listed = rows.map(([, status, type, code, condition, remedy]) => ({
    status: Number(status),
    type: type!,
    code: code!,
    condition: condition!,
    remedy: remedy!,
  }));
  const catalogue = Object.entries(ERRORS).map(([code, entry]) => ({
    ...entry,
    code,
    remedy: entry.remedy ?? 'Correct the request as the message says.',
  }));
  const byCode = (a: { code: string }, b: { code: string }) => (a.code < b.code ? -1 : 1);
  assert.deepEqual(listed.sort(byCode), catalogue.sort(byCode));
});

test('an overloaded model says when to come back', async () => {
  const answer = await speak({ input: 'overload' });
  assert.equal(answer.headers.get('retry-after'), '7');
});

test('a forwarded address counts only from a trusted proxy', async () => {
  const list = { ip_allowlist: ['203.0.113.0/24', '2001:db8::7'] };
  const behind = await bare.newKey(list);
  const from = (where: TestService, key: string, address: string) =>
    where.call('GET', '/v1/models', undefined, { ...bearer(key), 'x-forwarded-for': address });
  assert.equal((await from(bare, behind.key, '203.0.113.9')).status, 200);
  assert.equal((await from(bare, behind.key, '2001:db8::7')).status, 200);
  assertError(await from(bare, behind.key, '198.51.100.9'), 'ip_not_allowed');
  const direct = await service.newKey(list);
  assertError(await from(service, direct.key, '203.0.113.9'), 'ip_not_allowed');
  const loopback = await service.newKey({ ip_allowlist: ['127.0.0.0/8', '::1'] });
  assert.equal((await from(service, loopback.key, '203.0.113.9')).status, 200);
});

test('the scheme of the Authorization header may be spelled in any case', async () => {
  assert.equal((await video({}, { authorization: `bearer ${service.key}` })).status, 200);
});

test('every endpoint of the contract wants a key', async () => {
  for (const [method, path] of [
    ['POST', '/v1/video/create'],
    ['GET', '/v1/video/query'],
    ['POST', '/v1/videos'],
    ['GET', '/v1/videos'],
    ['GET', '/v1/videos/x'],
    ['DELETE', '/v1/videos/x'],
    ['GET', '/v1/videos/x/content'],
    ['GET', '/v1/videos/x/events'],
    ['POST', '/v1/videos/x/remix'],
    ['POST', '/vidB/v1/characters'],
    ['GET', '/v1/characters'],
    ['POST', '/v1/chat/completions'],
    ['POST', '/v1/audio/transcriptions'],
    ['POST', '/v1/audio/translations'],
    ['POST', '/v1/audio/speech'],
    ['GET', '/v1/models'],
    ['GET', '/v1/models/vidB-2'],
    ['GET', '/admin/v1/accounts'],
  ] as const) {
    const none = await service.call(method, path, undefined, { authorization: '' });
    assertError(none, 'missing_api_key', undefined, path);
    assertError(
      await service.call(method, path, undefined, bearer('sk-x')),
      'invalid_api_key',
      undefined,
      path,
    );
  }
});
