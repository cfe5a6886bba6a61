import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { CONTRACT_ERRORS, type ContractCode } from '../../support/contract.ts';
import { sampleFiles } from '../../support/fake-engines.ts';
import {
  answer,
  bytes,
  completion,
  cut,
  delta,
  events,
  failure,
  hang,
  reset,
  stall,
  VENDOR_WORDS,
} from '../../support/scripted-upstream/audio-answers.ts';
import type { Script } from '../../support/scripted-upstream/fake-service.ts';
import type { Answer } from '../../support/service.ts';
import { HostedAudio } from './hosted-audio.ts';

/** What goes wrong at a hosted service, and what the caller, its money and the breaker see of it. */

const hosted = HostedAudio.use({
  entries: [{ first_byte_seconds: 0.5, silence_seconds: 0.5 }],
  credentials: ['main', 'spare'],
});

type Ask = () => Promise<Answer>;

/** Asks, and sees how the admission ended, and that nothing was paid. */
async function unpaid<Answered>(script: Script, ask: () => Promise<Answered>, ending: string) {
  const before = await hosted.spent();
  hosted.script(script);
  const answered = await ask();
  assert.deepEqual(hosted.upstream.endings, [ending]);
  assert.equal(await hosted.spent(), before);
  return answered;
}

function assertFailed(answered: Answer, code: ContractCode): void {
  const [status] = CONTRACT_ERRORS[code];
  assert.deepEqual([answered.status, answered.json?.error.code], [status, code], answered.text);
  assertSilent(answered);
}

interface More {
  readonly calls?: number;
  readonly retryAfter?: string;
}

const page = `<html>${VENDOR_WORDS}</html>`;
const everyKey: More = { calls: 2 };

/** Before the first byte of an answer, the same for speech, transcripts and chat: the code, and how the admission ends. */
const BEFORE: readonly (readonly [string, Script, ContractCode, string, More?])[] = [
  ['400', failure(400), 'invalid_request', 'invalid'],
  [
    '422 with a detail',
    answer(422, { detail: [{ type: 'value_error', msg: VENDOR_WORDS }] }),
    'invalid_request',
    'invalid',
  ],
  [
    '400 with a detail object',
    answer(400, { detail: { error: 'bad', message: VENDOR_WORDS, type: 'x' } }),
    'invalid_request',
    'invalid',
  ],
  ['a refusal', failure(400, { code: 'content_policy_violation' }), 'content_policy_violation', 'refused'],
  ['a filter', failure(400, { code: 'content_filter' }), 'content_policy_violation', 'refused'],
  ['too long', failure(400, { code: 'context_length_exceeded' }), 'context_length_exceeded', 'invalid'],
  ['401 with every credential', failure(401), 'upstream_error', 'auth', everyKey],
  ['402 with every credential', failure(402), 'upstream_error', 'funds', everyKey],
  ['403', failure(403), 'invalid_request', 'invalid'],
  ['403 about our key', failure(403, { code: 'invalid_api_key' }), 'upstream_error', 'auth', everyKey],
  ['a model that is gone', failure(404, { code: 'model_not_found' }), 'upstream_error', 'gone'],
  [
    '429 with Retry-After',
    failure(429, {}, { 'retry-after': '17' }),
    'model_overloaded',
    'rate',
    { retryAfter: '17' },
  ],
  ['429 without', failure(429), 'model_overloaded', 'rate', { retryAfter: '5' }],
  [
    '429 for want of money',
    failure(429, { code: 'insufficient_quota' }),
    'upstream_error',
    'funds',
    everyKey,
  ],
  [
    '503 while loading, with a numeric code',
    failure(503, { code: 503, type: 'unavailable_error' }),
    'model_overloaded',
    'busy',
  ],
  ['500', failure(500), 'upstream_error', 'retry'],
  ['502 as a page', answer(502, page), 'upstream_error', 'retry'],
  ['a redirect', answer(302, '', { location: 'http://127.0.0.1:1/' }), 'upstream_error', 'retry'],
  ['a broken connection', reset, 'upstream_error', 'ambiguous'],
  ['no answer', hang, 'upstream_error', 'ambiguous'],
  ['a page in place of an answer', answer(200, page), 'upstream_error', 'retry'],
  ['a choice that is none', answer(200, { choices: [null] }), 'upstream_error', 'retry'],
  ['an error inside a 200', failure(200, { code: 429 }), 'model_overloaded', 'rate'],
];

for (const [kind, ask] of [
  ['speech', () => hosted.speak()],
  ['a transcript', () => hosted.transcribe()],
  ['a translation', () => hosted.transcribe({}, 'translations')],
  ['a reply', () => hosted.chat()],
  ['a streamed reply', () => hosted.chat({ stream: true })],
] as [string, Ask][]) {
  describe(`before the first byte of ${kind}`, () => {
    for (const [what, script, code, ending, { calls = 1, retryAfter } = {}] of BEFORE) {
      test(`${what} is ${code}, and costs nothing`, async () => {
        const answered = await unpaid(script, ask, ending);
        assertFailed(answered, code);
        if (retryAfter) assert.equal(answered.headers.get('retry-after'), retryAfter);
        assert.equal(hosted.server.calls.length, calls);
      });
    }
  });
}

/** After the answer has begun: the stream ends with an error, or the connection breaks, and the money comes back. */
const plain = { id: 'chatcmpl-1' };
const words = [delta('Half ', null, plain), delta('a reply', null, plain)];

describe('after the first byte of a streamed reply', () => {
  const first = `data: ${JSON.stringify(words[0])}\n\n`;
  const failing = (code: number) => events(...words, { error: { message: VENDOR_WORDS, code } });
  const filtered = events(...words, delta('', 'content_filter', plain), '[DONE]');
  const broken: [string, Script, string, string][] = [
    ['an error event', failing(500), 'upstream_error', 'retry'],
    ['an overload event', failing(429), 'model_overloaded', 'rate'],
    ['a filter', filtered, 'content_policy_violation', 'refused'],
    ['an end without a reason', events(...words), 'upstream_error', 'ambiguous'],
    ['an event that is no JSON', events(...words, '{"choices":'), 'upstream_error', 'retry'],
    ['a broken connection', cut('text/event-stream', first), 'upstream_error', 'ambiguous'],
    ['bytes that stop', stall('text/event-stream', first), 'upstream_error', 'ambiguous'],
  ];
  for (const [what, script, code, ending] of broken) {
    test(`${what} becomes the error ${code}`, async () => {
      const answered = await unpaid(script, () => hosted.chat({ stream: true }), ending);
      assert.equal(answered.status, 200);
      const data = answered.text.split('\n\n').map((event) => event.replace(/^data: /, ''));
      assert.equal(data.at(-2), '[DONE]');
      assert.equal(JSON.parse(data.at(-3)!).error.code, code);
      assert.match(answered.text, /"content":"Half "/);
      assertSilent(answered);
    });
  }
});

describe('after the first byte of speech', () => {
  const beginning = async () => readFileSync((await sampleFiles()).speech['mp3']!).subarray(0, 2000);
  for (const [what, broken] of [
    ['a broken connection', cut],
    ['bytes that stop', stall],
  ] as const) {
    test(`${what} breaks the caller's connection, and costs nothing`, async () => {
      const script = broken('audio/mpeg', await beginning());
      await unpaid(script, () => assert.rejects(hosted.speakBytes()), 'ambiguous');
    });
  }
});

describe('an answer that comes whole', () => {
  const half = '{"text":"half';
  const wordsAsSound = Buffer.from('this is no sound at all, whatever it says');
  const ASK: Record<string, Ask> = {
    speech: () => hosted.speak(),
    'a transcript': () => hosted.transcribe(),
    'a reply': () => hosted.chat(),
  };
  for (const [what, how, script, ending] of [
    ['speech', 'is empty', bytes('audio/mpeg', Buffer.alloc(0)), 'retry'],
    ['speech', 'is no audio', bytes('audio/mpeg', wordsAsSound), 'retry'],
    ['a transcript', 'breaks off', cut('application/json', half), 'ambiguous'],
    ['a transcript', 'stops', stall('application/json', half), 'ambiguous'],
    ['a reply', 'breaks off', cut('application/json', half), 'ambiguous'],
    ['a reply', 'stops', stall('application/json', half), 'ambiguous'],
  ] as const)
    test(`${what} that ${how} is 502, and costs nothing`, async () => {
      assertFailed(await unpaid(script, ASK[what]!, ending), 'upstream_error');
    });

  test('a reply that was filtered is a policy violation', async () => {
    const filtered = { choices: [{ message: { content: 'x' }, finish_reason: 'content_filter' }] };
    hosted.script(completion({}, filtered));
    const answered = await hosted.chat();
    assert.equal(answered.status, 400, answered.text);
    assert.equal(answered.json.error.code, 'content_policy_violation');
    assertSilent(answered);
  });
});

test('a valid spare credential takes over from a refused one', async () => {
  hosted.script(failure(401), completion({ content: 'Hi.' }));
  const answered = await hosted.chat();
  assert.equal(answered.status, 200);
  const keys = hosted.server.calls.map((call) => call.headers.authorization);
  assert.deepEqual(keys, ['Bearer secret-of-main', 'Bearer secret-of-spare']);
  assert.deepEqual(hosted.upstream.endings, ['succeeded']);
});

/** Nothing of the service: name, key, address, request id, wording. */
function assertSilent({ text, headers }: Answer): void {
  const spoken = text + JSON.stringify([...headers]);
  for (const secret of ['vendor', 'Vendor', 'req_12345', 'secret-of', String(hosted.server.port)]) {
    assert.ok(!spoken.includes(secret), `${secret} in ${spoken}`);
  }
}
