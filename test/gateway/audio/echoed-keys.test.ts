import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { answer, completion, delta } from '../../support/scripted-upstream/audio-answers.ts';
import type { Script } from '../../support/scripted-upstream/fake-service.ts';
import { HostedAudio } from './hosted-audio.ts';

/** A service that repeats the headers of a request in its answer: the caller does not read our key there. */
const CREDENTIAL = 'main/0123+456789';
const KEY = `secret-of-${CREDENTIAL}`;
const hosted = HostedAudio.use({ credentials: [CREDENTIAL] });

const base64 = (text: string) => Buffer.from(text).toString('base64');
/** As services may write it. */
const FORMS: Readonly<Record<string, string>> = {
  'as it is': `Bearer ${KEY}`,
  'for addresses': encodeURIComponent(KEY),
  'for addresses, in small letters': encodeURIComponent(KEY).toLowerCase(),
  'in base64': base64(KEY),
  'in base64, after one letter': base64(`:${KEY}:`),
  'in base64, with its scheme': base64(`Bearer ${KEY}`),
  'in base64 for addresses': Buffer.from(`x: ${KEY}`).toString('base64url'),
  'in hexadecimal': Buffer.from(KEY).toString('hex'),
};
const telling = (form: string) => form.slice(8, 24);

describe('our key in a whole answer is hidden', () => {
  for (const [how, form] of Object.entries(FORMS))
    test(`written ${how}`, async () => {
      hosted.script(completion({ content: `before ${form} after` }));
      const { text, json } = await hosted.chat();
      assert.ok(!text.includes(telling(form)), text);
      assert.match(json.choices[0].message.content, /^before .*\[hidden\].* after$/);
    });

  test('in all of its headers, in names, and escaped', async () => {
    const echo: Script = (call) => completion({ content: JSON.stringify(call.headers) }, { [KEY]: 1 });
    const escaped = [...KEY].map((letter) => `\\u00${letter.charCodeAt(0).toString(16)}`).join('');
    const body = JSON.stringify({ choices: [{ index: 0, message: { content: '?', quote: '\\"' } }] });
    for (const script of [
      echo,
      answer(200, Buffer.from(body.replace('?', escaped))),
      answer(200, Buffer.from(body.replace('?', KEY.replaceAll('/', '\\/')))),
    ]) {
      hosted.script(script);
      const { status, text, json } = await hosted.chat();
      assert.equal(status, 200);
      assert.match(text, /\[hidden\]/);
      assert.ok(!JSON.stringify(json).includes(KEY), text);
    }
  });

  test('of a transcript', async () => {
    hosted.script(answer(200, { text: `You said ${KEY}.` }));
    assert.deepEqual((await hosted.transcribe()).json.text, 'You said [hidden].');
  });
});

const lines = (...events: object[]) =>
  [...events.map((each) => `data: ${JSON.stringify(each)}\n\n`), 'data: [DONE]\n\n'].join('');

function inPieces(...pieces: readonly (string | Buffer)[]): Script {
  return (_call, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const next = (index: number) => {
      const piece = pieces[index];
      if (piece === undefined) response.end();
      else response.write(piece, () => setImmediate(next, index + 1));
    };
    next(0);
  };
}

type Chunk = { choices: { index: number; delta: Record<string, string> }[] };
const chunksOf = (text: string): Chunk[] =>
  text
    .split('\n\n')
    .filter((event) => event.startsWith('data: {'))
    .map((event) => JSON.parse(event.slice('data: '.length)));
const wordsOf = (text: string) =>
  chunksOf(text)
    .flatMap(({ choices }) => choices)
    .map((choice) => choice.delta['content'] ?? '')
    .join('');

const CLEAN = /^before \[hidden\] after$/;

describe('our key in a stream is hidden', () => {
  const words = `before ${KEY} after`;

  test('at every border between two chunks of bytes', async () => {
    const bytes = Buffer.from(lines(delta(words, 'stop')));
    const begin = bytes.indexOf(KEY);
    for (let border = begin; border <= begin + KEY.length; border += 1) {
      hosted.script(inPieces(bytes.subarray(0, border), bytes.subarray(border)));
      const { text } = await hosted.chat({ stream: true });
      assert.match(wordsOf(text), CLEAN, `${border - begin}: ${text}`);
    }
  });

  test('of a chat that is read here', async () => {
    await using local = await HostedAudio.start({ credentials: [CREDENTIAL], withLocal: true });
    local.script(inPieces(lines(delta(words), delta('', 'stop'))));
    const { status, text, json } = await local.chat();
    assert.equal(status, 200, text);
    assert.match(json.choices[0].message.content, CLEAN);
  });
});

test('words that only begin like our key come as they were sent', async () => {
  const words = [
    'The secret-',
    'of-main ',
    'thing is secret-of',
    '-mine, secret-of-main/',
    '01',
    ' secret-of-ma',
  ];
  hosted.script(inPieces(lines(...words.map((word) => delta(word)), delta('', 'stop'))));
  const { text } = await hosted.chat({ stream: true });
  assert.equal(text, lines(...words.map((word) => delta(word)), delta('', 'stop')));
});

test('a key that is only a word is no secret in a reply', async () => {
  await using local = await HostedAudio.start({ credentials: ['a'] });
  local.script(completion({ content: 'It is a secret-of-a kind.' }));
  assert.equal((await local.chat()).json.choices[0].message.content, 'It is a secret-of-a kind.');
});
