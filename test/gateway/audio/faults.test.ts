import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
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

let hosted: HostedAudio;
let mp3: Buffer;

before(async () => {
  hosted = await HostedAudio.start({
    entries: [{ first_byte_seconds: 0.5, silence_seconds: 0.5 }],
    credentials: ['main', 'spare'],
  });
  mp3 = readFileSync((await sampleFiles()).speech['mp3']!);
});
after(() => hosted[Symbol.asyncDispose]());

interface Outcome {
  readonly status: number;
  readonly code: string;
  readonly calls?: number;
  /** How the admission ended; an undefined one may end in more than one way. */
  readonly ending: string;
  readonly retryAfter?: string;
}

/** Before the first byte of an answer: the same for speech, transcripts and chat. */
const BEFORE: readonly (readonly [what: string, script: readonly Script[], outcome: Outcome])[] = [
  ['400', [failure(400)], { status: 400, code: 'invalid_request', ending: 'invalid' }],
  [
    '422 with a detail',
    [answer(422, { detail: [{ type: 'value_error', msg: VENDOR_WORDS }] })],
    { status: 400, code: 'invalid_request', ending: 'invalid' },
  ],
  [
    '400 with a detail object',
    [answer(400, { detail: { error: 'bad', message: VENDOR_WORDS, type: 'x' } })],
    { status: 400, code: 'invalid_request', ending: 'invalid' },
  ],
  [
    'a refusal',
    [failure(400, { code: 'content_policy_violation' })],
    { status: 400, code: 'content_policy_violation', ending: 'refused' },
  ],
  [
    'a filter',
    [failure(400, { code: 'content_filter' })],
    { status: 400, code: 'content_policy_violation', ending: 'refused' },
  ],
  [
    'too long',
    [failure(400, { code: 'context_length_exceeded' })],
    { status: 400, code: 'context_length_exceeded', ending: 'invalid' },
  ],
  [
    '401 with every credential',
    [failure(401)],
    { status: 502, code: 'upstream_error', calls: 2, ending: 'auth' },
  ],
  [
    '402 with every credential',
    [failure(402)],
    { status: 502, code: 'upstream_error', calls: 2, ending: 'funds' },
  ],
  [
    '403 with every credential',
    [failure(403)],
    { status: 502, code: 'upstream_error', calls: 2, ending: 'auth' },
  ],
  [
    'a model that is gone',
    [failure(404, { code: 'model_not_found' })],
    { status: 502, code: 'upstream_error', ending: 'gone' },
  ],
  [
    '429 with Retry-After',
    [failure(429, {}, { 'retry-after': '17' })],
    { status: 503, code: 'model_overloaded', ending: 'rate', retryAfter: '17' },
  ],
  ['429 without', [failure(429)], { status: 503, code: 'model_overloaded', ending: 'rate', retryAfter: '5' }],
  [
    '429 for want of money',
    [failure(429, { code: 'insufficient_quota' })],
    { status: 502, code: 'upstream_error', calls: 2, ending: 'funds' },
  ],
  [
    '503 while loading, with a numeric code',
    [failure(503, { code: 503, type: 'unavailable_error' })],
    { status: 503, code: 'model_overloaded', ending: 'busy' },
  ],
  ['500', [failure(500)], { status: 502, code: 'upstream_error', ending: 'retry' }],
  [
    '502 as a page',
    [answer(502, `<html>${VENDOR_WORDS}</html>`)],
    { status: 502, code: 'upstream_error', ending: 'retry' },
  ],
  [
    'a redirect',
    [answer(302, '', { location: 'http://127.0.0.1:1/' })],
    { status: 502, code: 'upstream_error', ending: 'retry' },
  ],
  ['a broken connection', [reset], { status: 502, code: 'upstream_error', ending: 'ambiguous' }],
  ['no answer', [hang], { status: 502, code: 'upstream_error', ending: 'ambiguous' }],
  [
    'a page in place of an answer',
    [answer(200, `<html>${VENDOR_WORDS}</html>`)],
    { status: 502, code: 'upstream_error', ending: 'retry' },
  ],
  [
    'an error inside a 200',
    [failure(200, { code: 429 })],
    { status: 503, code: 'model_overloaded', ending: 'rate' },
  ],
];

for (const [kind, ask] of [
  ['speech', () => hosted.speak()],
  ['a transcript', () => hosted.transcribe()],
  ['a translation', () => hosted.transcribe({}, 'translations')],
  ['a reply', () => hosted.chat()],
  ['a streamed reply', () => hosted.chat({ stream: true })],
] as [string, () => Promise<Answer>][]) {
  describe(`before the first byte of ${kind}`, () => {
    for (const [what, script, outcome] of BEFORE) {
      test(`${what} is ${outcome.status} ${outcome.code}, and costs nothing`, async () => {
        const before = await hosted.spent();
        hosted.script(...script);
        const answered = await ask();
        assert.equal(answered.status, outcome.status, answered.text);
        assert.equal(answered.json.error.code, outcome.code);
        if (outcome.retryAfter) assert.equal(answered.headers.get('retry-after'), outcome.retryAfter);
        assertSilent(answered);
        assert.equal(hosted.server.calls.length, outcome.calls ?? 1);
        assert.deepEqual(hosted.upstream.endings, [outcome.ending]);
        assert.equal(await hosted.spent(), before);
      });
    }
  });
}

/** After the answer has begun: the stream ends with an error, or the connection breaks, and the money comes back. */
const plain = { id: 'chatcmpl-1' };
const words = [delta('Half ', null, plain), delta('a reply', null, plain)];

describe('after the first byte of a streamed reply', () => {
  const broken: [string, () => Script, string, string][] = [
    [
      'an error event',
      () => events(...words, { error: { message: VENDOR_WORDS, code: 500 } }),
      'upstream_error',
      'retry',
    ],
    [
      'an overload event',
      () => events(...words, { error: { message: VENDOR_WORDS, code: 429 } }),
      'model_overloaded',
      'rate',
    ],
    [
      'a filter',
      () => events(...words, delta('', 'content_filter', plain), '[DONE]'),
      'content_policy_violation',
      'refused',
    ],
    ['an end without a reason', () => events(...words), 'upstream_error', 'ambiguous'],
    ['an event that is no JSON', () => events(...words, '{"choices":'), 'upstream_error', 'retry'],
    [
      'a broken connection',
      () => cut('text/event-stream', `data: ${JSON.stringify(words[0])}\n\n`),
      'upstream_error',
      'ambiguous',
    ],
    [
      'bytes that stop',
      () => stall('text/event-stream', `data: ${JSON.stringify(words[0])}\n\n`),
      'upstream_error',
      'ambiguous',
    ],
  ];
  for (const [what, script, code, ending] of broken) {
    test(`${what} becomes the error ${code}`, async () => {
      const before = await hosted.spent();
      hosted.script(script());
      const answered = await hosted.chat({ stream: true });
      assert.equal(answered.status, 200);
      const data = answered.text.split('\n\n').map((event) => event.replace(/^data: /, ''));
      assert.equal(data.at(-2), '[DONE]');
      assert.equal(JSON.parse(data.at(-3)!).error.code, code);
      assert.match(answered.text, /"content":"Half "/);
      assertSilent(answered);
      assert.deepEqual(hosted.upstream.endings, [ending]);
      assert.equal(await hosted.spent(), before);
    });
  }
});

describe('after the first byte of speech', () => {
  const broken: [string, () => Script][] = [
    ['a broken connection', () => cut('audio/mpeg', mp3.subarray(0, 2000))],
    ['bytes that stop', () => stall('audio/mpeg', mp3.subarray(0, 2000))],
  ];
  for (const [what, script] of broken) {
    test(`${what} breaks the caller's connection, and costs nothing`, async () => {
      const before = await hosted.spent();
      hosted.script(script());
      await assert.rejects(hosted.speakBytes());
      assert.deepEqual(hosted.upstream.endings, ['ambiguous']);
      assert.equal(await hosted.spent(), before);
    });
  }

  for (const [what, script] of [
    ['an empty answer', () => bytes('audio/mpeg', Buffer.alloc(0))],
    [
      'something that is no audio',
      () => bytes('audio/mpeg', Buffer.from('this is no sound at all, whatever it says')),
    ],
  ] as [string, () => Script][]) {
    test(`${what} is 502, and costs nothing`, async () => {
      const before = await hosted.spent();
      hosted.script(script());
      const answered = await hosted.speak();
      assert.equal(answered.status, 502);
      assert.equal(answered.json.error.code, 'upstream_error');
      assert.deepEqual(hosted.upstream.endings, ['retry']);
      assert.equal(await hosted.spent(), before);
    });
  }
});

describe('after the first byte of a transcript or reply that comes whole', () => {
  for (const [what, ask] of [
    ['a transcript', () => hosted.transcribe()],
    ['a reply', () => hosted.chat()],
  ] as [string, () => Promise<Answer>][]) {
    for (const [how, script] of [
      ['breaks off', cut('application/json', '{"text":"half')],
      ['stops', stall('application/json', '{"text":"half')],
    ] as [string, Script][]) {
      test(`${what} that ${how} is 502, and costs nothing`, async () => {
        const before = await hosted.spent();
        hosted.script(script);
        const answered = await ask();
        assert.equal(answered.status, 502);
        assert.equal(answered.json.error.code, 'upstream_error');
        assertSilent(answered);
        assert.deepEqual(hosted.upstream.endings, ['ambiguous']);
        assert.equal(await hosted.spent(), before);
      });
    }
  }

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
  const said = text + JSON.stringify([...headers]);
  for (const secret of ['vendor', 'Vendor', 'req_12345', 'secret-of', String(hosted.server.port)]) {
    assert.ok(!said.includes(secret), `${secret} in ${said}`);
  }
}
