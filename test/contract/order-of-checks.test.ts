import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertError, bearer, type ContractCode } from '../support/contract.ts';
import { type Answer, useService } from '../support/service.ts';

/** A request with several faults is answered with the first in the order that docs/errors.md lists. */

// Without engines every model is out of capacity: the last of the checks.
const service = useService(() => ({ engines: false, now }));
/** How far the service's clock is ahead: what expires is made before it does. */
let ahead = 0;
const now = () => Date.now() + ahead;
const soon = () => Math.floor(now() / 1000) + 30;

/** What can be wrong with a video, from the last check to the first: each row adds a fault to those above it. */
interface Fault {
  readonly fault: string;
  readonly code: ContractCode;
  readonly param?: string;
  readonly body?: object;
  readonly raw?: string;
  readonly key?: object;
  readonly account?: object;
  readonly path?: string;
  readonly headers?: Record<string, string>;
  readonly requestsBefore?: number;
  readonly expires?: true;
}

const FAULTS: readonly Fault[] = [
  { fault: 'the model has no capacity', code: 'service_unavailable' },
  { fault: 'the quota of the key is used up', code: 'quota_exceeded', key: { quota: 0 } },
  { fault: 'the balance is too low', code: 'insufficient_balance', account: { balance: 0 } },
  { fault: 'the last payment failed', code: 'payment_failed', account: { payment_failed: true } },
  {
    fault: 'the prompt breaks the policy',
    code: 'content_policy_violation',
    param: 'prompt',
    body: { prompt: 'they behead the king' },
  },
  { fault: 'a parameter is wrong', code: 'invalid_parameter', param: 'images', body: { images: 7 } },
  { fault: 'the model does not fit', code: 'invalid_parameter', param: 'model', body: { model: 'asr-1' } },
  {
    fault: 'the key may not use the model',
    code: 'model_access_denied',
    param: 'model',
    key: { models: ['vidB-2'] },
  },
  { fault: 'the model is unknown', code: 'model_not_found', param: 'model', body: { model: 'vidC-1' } },
  { fault: 'the model is absent', code: 'missing_parameter', param: 'model', body: { model: undefined } },
  { fault: 'the JSON is malformed', code: 'invalid_request', raw: '{"model":' },
  {
    fault: 'the rate limit is spent',
    code: 'rate_limit_exceeded',
    key: { rate_limit: { requests: 1, per_seconds: 60 } },
    requestsBefore: 1,
  },
  { fault: 'the address is not allowed', code: 'ip_not_allowed', key: { ip_allowlist: ['192.0.2.1'] } },
  { fault: 'the account is suspended', code: 'account_suspended', account: { status: 'suspended' } },
  { fault: 'the key has expired', code: 'expired_api_key', expires: true },
  { fault: 'the path does not exist', code: 'endpoint_not_found', path: '/v1/nowhere' },
];

for (const [index, { fault, code, param }] of FAULTS.entries()) {
  test(`${fault}: ${code}, whatever else is wrong`, async () => {
    assertError(await sendWith(FAULTS.slice(0, index + 1)), code, param);
  });
}

async function sendWith(faults: readonly Fault[]): Promise<Answer> {
  const merged = <Name extends 'body' | 'key' | 'account'>(name: Name) =>
    Object.assign({}, ...faults.map((fault) => fault[name] ?? {}));
  const { key, id, account } = await service.newKey();
  const expires = faults.some((fault) => fault.expires);
  await service.admin('PATCH', `/keys/${id}`, { ...merged('key'), ...(expires && { expires_at: soon() }) });
  await service.admin('PATCH', `/accounts/${account}`, merged('account'));
  const body = { model: 'vidB-2', prompt: 'a red boat', images: [], ...merged('body') };
  const raw = faults.findLast((fault) => fault.raw !== undefined)?.raw;
  const path = faults.findLast((fault) => fault.path !== undefined)?.path ?? '/v1/video/create';
  const headers = { ...bearer(key), 'content-type': 'application/json' };
  if (faults.some((fault) => fault.requestsBefore)) {
    await service.call('GET', '/v1/models', undefined, bearer(key));
  }
  if (expires) ahead += 60_000;
  return await service.call('POST', path, raw ?? body, headers);
}

test('a subscription that has expired comes before the quota of the key', async () => {
  const { key } = await service.newKey(
    { type: 'subscription', quota: 0 },
    { subscription: { expires_at: soon(), quota: 0 } },
  );
  ahead += 60_000;
  const body = { model: 'vidB-2', prompt: 'a red boat', images: [] };
  assertError(await service.call('POST', '/v1/video/create', body, bearer(key)), 'subscription_expired');
});

test('audio chat asks for the kind of key before it looks at the parameters', async () => {
  const { key } = await service.newKey({ type: 'subscription' });
  const body = { model: 'chat-4o-audio-preview', messages: 7 };
  assertError(await service.call('POST', '/v1/chat/completions', body, bearer(key)), 'audio_requires_payg');
});

test('unreadable audio in chat is found before the content policy looks', async () => {
  const content = [
    { type: 'text', text: 'they behead the king' },
    { type: 'input_audio', input_audio: { data: Buffer.from('no audio').toString('base64'), format: 'wav' } },
  ];
  const body = { model: 'chat-4o-audio-preview', messages: [{ role: 'user', content }] };
  const answer = await service.call('POST', '/v1/chat/completions', body);
  assertError(answer, 'invalid_file_format', 'messages[0].content[1].input_audio');
});

test('a form is checked in the same order', async () => {
  const send = (fields: Record<string, string | Blob>) => service.form('/v1/videos', fields);
  assertError(await send({ model: 'vidC-1', seconds: 'x' }), 'model_not_found', 'model');
  assertError(await send({ model: 'asr-1', seconds: 'x' }), 'invalid_parameter', 'model');
  const good = { model: 'vidB-2', seconds: '4', size: '480x480' };
  assertError(
    await send({ ...good, prompt: 'they behead the king', size: 'x' }),
    'invalid_parameter',
    'size',
  );
  assertError(
    await send({ ...good, prompt: 'they behead the king', input_reference: new Blob(['no image']) }),
    'invalid_image',
    'input_reference',
  );
  assertError(await send({ ...good, prompt: 'they behead the king' }), 'content_policy_violation', 'prompt');
  assertError(await send({ ...good, prompt: 'a red boat' }), 'service_unavailable');
});

test('pictures are decoded for callers who can pay, and others are told that they cannot', async () => {
  const broken = `data:image/png;base64,${Buffer.from('no image').toString('base64')}`;
  const video = { model: 'vidB-2', prompt: 'a red boat', images: [broken] };
  const form = { model: 'vidB-2', prompt: 'a red boat', seconds: '4', size: '480x480' };
  const content = [
    { type: 'text', text: 'a red boat' },
    { type: 'image_url', image_url: { url: broken } },
  ];
  const chat = { model: 'vidB-2', messages: [{ role: 'user', content }] };
  const ways: Readonly<Record<string, (key: string) => Promise<Answer>>> = {
    images: (key) => service.call('POST', '/v1/video/create', video, bearer(key)),
    input_reference: (key) =>
      service.form('/v1/videos', { ...form, input_reference: new Blob(['no image']) }, bearer(key)),
    messages: (key) => service.call('POST', '/v1/chat/completions', chat, bearer(key)),
  };
  const rich = await service.newKey({}, { balance: 100 });
  const poor = await service.newKey({}, { balance: 0.1 });
  for (const [param, send] of Object.entries(ways)) {
    assertError(await send(rich.key), 'invalid_image', param);
    assertError(await send(poor.key), 'insufficient_balance');
  }
  const wicked = { ...video, prompt: 'they behead the king' };
  const refused = await service.call('POST', '/v1/video/create', wicked, bearer(poor.key));
  assertError(refused, 'content_policy_violation', 'prompt');
  const requested = { endpoint: '/v1/video/create', body: video };
  const { json } = await service.call('POST', '/v1/quote', requested, bearer(poor.key));
  assert.deepEqual([json.payable, json.reason], [false, 'insufficient_balance']);
});

test('reads are free: an account that cannot pay still reads', async () => {
  const { key } = await service.newKey({}, { balance: 0 });
  assert.equal((await service.call('GET', '/v1/videos', undefined, bearer(key))).status, 200);
});
