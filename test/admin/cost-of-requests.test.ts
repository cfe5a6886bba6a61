import assert from 'node:assert/strict';
import { after, beforeEach, describe, test } from 'node:test';
import { bearer } from '../support/contract.ts';
import {
  answer,
  bytes,
  completion,
  delta,
  events,
  failure,
  stall,
} from '../support/scripted-upstream/audio-answers.ts';
import { FakeService, type Script } from '../support/scripted-upstream/fake-service.ts';
import { type Answer, startService } from '../support/service.ts';
import { until } from '../support/until.ts';
import { wavFile } from '../support/wav-file.ts';

/** What hosted services take for speech, transcripts and chat is in the books, and counts towards their limits. */
const server = await new FakeService().listen();
const NOON = Date.UTC(2026, 0, 31, 12);
const TWELVE_HOURS = 12 * 3600;
let now = NOON;
const settings = (limit: object = {}, ownPrice: object = {}) => {
  const far = {
    protocol: 'openai',
    base_url: `${server.origin}/v1`,
    auth: 'none',
    chat: { count_seconds: 0.01 },
    ...limit,
  };
  const at = (price: object) => ({ upstream: 'far', price });
  const tokens = {
    per_thousand_input_tokens: 1,
    per_thousand_output_tokens: 2,
    per_thousand_cached_tokens: 0.1,
  };
  const own = { kind: 'chat', price: { per_thousand_tokens: 1 } };
  return {
    upstreams: { far },
    models: {
      'asr-1': { routes: [at({ per_minute: 0.6 })] },
      'chat-4o-transcribe': { routes: [at({ per_minute: 0.6 })] },
      'chat-4o-mini-tts-2025-12-15': { routes: [at({ per_thousand_characters: 1 }), 'local'] },
      'chat-4o-audio-preview': { routes: [at(tokens)] },
      'own-chat': { ...own, routes: [{ upstream: 'far', model: 'free', ...ownPrice }] },
    },
  };
};
const service = await startService({ settings: settings(), now: () => now });
const write = (...values: Parameters<typeof settings>) => service.writeSettings(settings(...values));
after(() => service.stop());

const CHAT = 'chat-4o-audio-preview';
const WAV = wavFile(Buffer.alloc(32_000));
const HEARD = answer(200, { text: 'Hello.', language: 'english', duration: 1, segments: [] });
const SOUND = bytes('audio/wav', WAV);
const USAGE = { prompt_tokens: 11, completion_tokens: 5, prompt_tokens_details: { cached_tokens: 10 } };

let key = '';
let account = '';
const begin = async () => {
  ({ key, account } = await service.newKey({}, { balance: 100 }));
};

const chat = (fields: object = {}, content: unknown = 'Hello there.'): Promise<Answer> => {
  const body = { model: CHAT, messages: [{ role: 'user', content }], ...fields };
  return service.call('POST', '/v1/chat/completions', body, bearer(key));
};
const speak = () =>
  service.call(
    'POST',
    '/v1/audio/speech',
    { model: 'chat-4o-mini-tts-2025-12-15', voice: 'alloy', input: 'Good morning.', response_format: 'wav' },
    bearer(key),
  );
const hear = (path: string) =>
  service.form(`/v1/audio/${path}`, { model: 'asr-1', file: new Blob([WAV]) }, bearer(key));
const spokenChat = () =>
  chat({ modalities: ['text', 'audio'], audio: { voice: 'alloy', format: 'wav' } }, [
    { type: 'input_audio', input_audio: { data: WAV.toString('base64'), format: 'wav' } },
  ]);

/** Amount, cost and margin of what the account was charged, by the ledger. */
interface Charge {
  readonly amount: number;
  readonly cost: number | null;
  readonly margin: number | null;
}
async function charges(): Promise<Charge[]> {
  const { json } = await service.admin('GET', `/ledger?account=${account}`);
  return json.data.filter(({ kind }: { kind: string }) => kind === 'capture');
}
async function charge(): Promise<Charge> {
  const [row, ...others] = await charges();
  assert.ok(row);
  assert.equal(others.length, 0);
  return row;
}

const HOSTED: { what: string; script: Script[]; send: () => Promise<Answer>; cost: number }[] = [
  { what: 'a chat', script: [completion({ content: 'Hi.' })], send: () => chat(), cost: 0.021 },
  {
    what: 'a streamed chat, with what was cached',
    script: [events(delta('Hi.', 'stop'), { choices: [], usage: USAGE }, '[DONE]')],
    send: () => chat({ stream: true }),
    cost: 0.012,
  },
  { what: 'speech', script: [SOUND], send: speak, cost: 0.013 },
  { what: 'a transcript', script: [HEARD], send: () => hear('transcriptions'), cost: 0.01 },
  { what: 'a translation', script: [HEARD], send: () => hear('translations'), cost: 0.01 },
  {
    what: 'a spoken conversation: the ear, the words and the voice',
    script: [HEARD, completion({ content: 'Good morning.' }), SOUND],
    send: spokenChat,
    cost: 0.044,
  },
];

describe('in the books', () => {
  beforeEach(begin);

  for (const { what, script, send, cost } of HOSTED) {
    test(`is what the service takes for ${what}`, async () => {
      server.script(...script);
      const { status, text } = await send();
      assert.equal(status, 200, text);
      const charged = await charge();
      assert.equal(charged.cost, cost);
      assert.equal(Number(charged.margin).toFixed(6), (charged.amount - cost).toFixed(6));
    });
  }

  test('is an estimate for a stream that the caller leaves', async () => {
    server.script(stall('text/event-stream', `data: ${JSON.stringify(delta('Hello there.'))}\n\n`));
    const left = new AbortController();
    const response = await fetch(`${service.url}/v1/chat/completions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...bearer(key) },
      body: JSON.stringify({
        model: CHAT,
        stream: true,
        messages: [{ role: 'user', content: 'Hello there.' }],
      }),
      signal: left.signal,
    });
    await response.body?.getReader().read();
    left.abort();
    await until(async () => (await charges()).length > 0);
    // Twenty-six tokens in, three out.
    assert.equal((await charge()).cost, 0.032);
  });

  test('is nothing for a request that failed, and none for a route without a price', async () => {
    server.script(failure(500), completion({ content: 'Hi.' }));
    assert.equal((await chat()).status, 502);
    assert.equal((await charges()).length, 0);
    assert.equal((await chat({ model: 'own-chat' })).status, 200);
    assert.deepEqual([(await charge()).cost, (await charge()).margin], [null, null]);
  });

  test('is the sum of them in the usage', async () => {
    server.script(completion({ content: 'Hi.' }), SOUND);
    await chat();
    await speak();
    const { json } = await service.admin(
      'GET',
      `/usage?by=model&account=${account}&from=${NOON / 1000 - 60}&to=${NOON / 1000 + 60}`,
    );
    assert.equal(json.total.cost, 0.034);
  });
});

describe('a service that has cost what it may today', () => {
  const far = async () => (await service.admin('GET', '/upstreams')).json.data[0];
  /** Requests ask only the memory: looking at the services brings it up to date. */
  const reachLimit = async () => {
    write({ most_per_day: 0.01 }, { price: { per_thousand_tokens: 0 } });
    const { status, text } = await service.admin('POST', '/reload');
    assert.equal(status, 200, text);
    now += 2000;
    return await far();
  };
  beforeEach(begin);

  test('has a known cost for every model: else the settings stay as they are', async () => {
    write({ most_per_day: 0.01 });
    const { status, text } = await service.admin('POST', '/reload');
    assert.equal(status, 400);
    assert.match(text, /models\.own-chat\.routes\[0\]\.price\.per_thousand_tokens: is missing/);
  });

  test('gets no requests: the next route answers, and where there is none the answer is 503 until midnight', async () => {
    const { today, routes } = await reachLimit();
    assert.ok(today.cost > 0.1, JSON.stringify(today));
    assert.ok(routes.every(({ outage }: { outage: { reason: string } }) => outage.reason === 'spent'));
    server.script(completion({ content: 'Hi.' }));
    const refused = await chat();
    assert.equal(refused.status, 503, refused.text);
    assert.equal(refused.json.error.code, 'service_unavailable');
    assert.equal(refused.headers.get('retry-after'), String(TWELVE_HOURS - (now - NOON) / 1000));
    assert.doesNotMatch(refused.text, /far|cost|spent|limit/);
    assert.equal((await hear('transcriptions')).status, 503);
    const spoken = await speak();
    assert.equal(spoken.status, 200, spoken.text);
    assert.equal(server.calls.length, 0);
    const [row, ...others] = await charges();
    assert.equal(others.length, 0);
    assert.equal(row?.cost, null);
    const { json } = await service.admin('GET', `/accounts/${account}`);
    assert.equal(json.held, 0);
  });

  test('gets them again the next day', async () => {
    now = NOON + TWELVE_HOURS * 1000;
    server.script(completion({ content: 'Hi.' }));
    assert.equal((await chat()).status, 200);
    now += 2000;
    assert.deepEqual((await far()).today, { cost: 0.021, under_way: 0, most: 0.01 });
    assert.equal((await chat()).status, 503);
  });
});
