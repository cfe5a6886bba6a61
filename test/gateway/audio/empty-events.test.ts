import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { describe, test } from 'node:test';
import { Exchange } from '../../../src/gateway/audio/exchange.ts';
import { serverSentEvents } from '../../../src/gateway/audio/server-sent-events.ts';
import { delta } from '../../support/scripted-upstream/audio-answers.ts';
import { HostedAudio } from './hosted-audio.ts';

/** Megabytes of events that say nothing once kept a request busy for half a minute, and everybody else waiting. */
const hosted = HostedAudio.use();

const MEGABYTES = 8 * 1024 * 1024;
/** As many as are paid for, and some. */
const PAID = 100;
const MOST_EMPTY = 1000 + PAID;

const EMPTY: Readonly<Record<string, object>> = {
  'nothing at all': {},
  'no choice': { id: 'x', choices: [] },
  'no words': delta(''),
  'no words but a role': { choices: [{ index: 0, delta: { role: 'assistant', content: null } }] },
};

function sendEvents(event: object, before: object[] = []): void {
  const lines = (each: object) => `data: ${JSON.stringify(each)}\n\n`;
  const piece = lines(event).repeat(1000);
  hosted.script((_call, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const each of before) response.write(lines(each));
    const next = (sent: number) => {
      if (sent > MEGABYTES) response.end('data: [DONE]\n\n');
      else if (!response.destroyed) response.write(piece, () => next(sent + piece.length));
    };
    next(0);
  });
}

const countOf = (text: string) => text.split('\n').filter((line) => line.startsWith('data: ')).length;
const REFUSED = /"message":"The model provider sent too many events without content\."/;

test('an event whose data is empty is none, as browsers have it', async () => {
  const words = [delta('Hello.'), delta('', 'stop')].map((each) => `data: ${JSON.stringify(each)}\n\n`);
  const text = `data:\n\n${words.join('event: ping\ndata: \n\n')}data: [DONE]\n\n`;
  hosted.script({ text, headers: { 'content-type': 'text/event-stream' } });
  const before = await hosted.spent();
  const answered = await hosted.chat({ stream: true });
  assert.equal(answered.text, `${words.join('')}data: [DONE]\n\n`);
  assert.ok((await hosted.spent()) > before);
});

describe('a stream that says nothing ends', () => {
  for (const [what, event] of Object.entries(EMPTY))
    test(`of chat, with ${what}`, async () => {
      sendEvents(event);
      const before = await hosted.spent();
      const { text } = await hosted.chat({ stream: true, max_tokens: PAID });
      assert.match(text, REFUSED);
      assert.match(text, /"code":"upstream_error"/);
      // The error and `[DONE]` are events too.
      assert.ok(countOf(text) <= MOST_EMPTY + 2, String(countOf(text)));
      await hosted.server.clientLeft();
      assert.equal(await hosted.spent(), before);
    });

  test('also after words, and those are charged', async () => {
    sendEvents({}, [delta('Hello.')]);
    const before = await hosted.spent();
    const { text } = await hosted.chat({ stream: true, max_tokens: PAID });
    assert.match(text, /Hello\./);
    assert.match(text, REFUSED);
    assert.ok((await hosted.spent()) > before);
  });

  test('of a chat that is spoken here, of a transcript and of speech as events', async () => {
    const spoken = { modalities: ['text', 'audio'], audio: { voice: 'nova', format: 'wav' } };
    const requested = [
      () => hosted.chat({ ...spoken, max_tokens: PAID }),
      () => hosted.transcribe({ stream: 'true' }),
      () => hosted.speak(),
    ];
    for (const ask of requested) {
      sendEvents({});
      const { text } = await ask();
      assert.match(text, REFUSED);
      await hosted.server.clientLeft();
    }
  });
});

test('a service may think in silence for as many events as tokens are paid for', async () => {
  const thinking = Array.from({ length: MOST_EMPTY }, () => delta(''));
  hosted.script((_call, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const lines = [...thinking, delta('Done.', 'stop')].map((each) => `data: ${JSON.stringify(each)}\n\n`);
    response.end(`${lines.join('')}data: [DONE]\n\n`);
  });
  const { text } = await hosted.chat({ stream: true, max_tokens: PAID });
  assert.match(text, /Done\./);
  assert.equal(countOf(text), MOST_EMPTY + 2);
});

test('others have their turn between the events that came together', async () => {
  const body = Readable.from([Buffer.from('data: {"a":1}\n\n'.repeat(10_000))]);
  const reply = { status: 200, headers: {}, body };
  const admission = { succeeded: () => {}, failed: () => {}, abandoned: () => {} };
  const exchange = new Exchange(
    reply,
    admission,
    new AbortController().signal,
    { silenceMs: 60_000, passesErrors: false },
    hosted.upstream,
  );
  let count = 0;
  const turns: number[] = [];
  const takeTurn = () => {
    turns.push(count);
    if (count < 10_000) setImmediate(takeTurn);
  };
  for await (const _event of serverSentEvents(exchange)) {
    count += 1;
    if (count === 1) setImmediate(takeTurn);
  }
  assert.equal(count, 10_000);
  const waits = [...turns, count].map((at, index) => at - (turns[index - 1] ?? 0));
  assert.ok(Math.max(...waits) <= 100, `${Math.max(...waits)} events without a turn`);
});
