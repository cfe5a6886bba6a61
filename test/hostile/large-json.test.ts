// Own process: it measures its process.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { MOST_HELD_PARSES } from '../support/event-loop-watch.ts';
import { FORM_TYPE, formBody, type Part } from '../support/multipart.ts';
import { startWatchedService, type WatchedRequest, type WatchedService } from '../support/watched-service.ts';

let service: WatchedService;
before(async () => {
  service = await startWatchedService();
});
after(() => service.stop());

const JSON_TYPE = { 'content-type': 'application/json' };
const json = (path: string, body: string | object): WatchedRequest => ({
  method: 'POST',
  path,
  headers: JSON_TYPE,
  body: typeof body === 'string' ? body : JSON.stringify(body),
});
const form = (path: string, parts: readonly Part[]): WatchedRequest => ({
  method: 'POST',
  path,
  headers: { 'content-type': FORM_TYPE },
  body: formBody(parts),
});

/** Refused as told, while the service goes on answering others. */
async function assertRefusedInPassing(request: WatchedRequest, code: string, param?: string): Promise<void> {
  await service.worstHold();
  const [answer, health] = await Promise.all([service.send(request), fetch(`${service.url}/healthz`)]);
  const { heldParses } = await service.worstHold();
  assert.equal(health.status, 200);
  assert.equal(answer.status, 400, answer.text);
  assert.equal(answer.json.error?.code, code, answer.text);
  assert.equal(answer.json.error?.param, param, answer.text);
  // Each of these once held it for seconds, or ended the process.
  assert.ok(heldParses <= MOST_HELD_PARSES, `held for ${heldParses} parses`);
}

const chat = (messages: string) => `{"model":"vidB-2","messages":${messages}}`;
const video = (fields: string) => `{"model":"vidA3","prompt":"a boat",${fields}}`;
const list = (item: string, count: number) => `[${`${item},`.repeat(count - 1)}${item}]`;

describe('a JSON body', () => {
  test('of fifteen million messages is refused as a whole', async () => {
    const request = json('/v1/chat/completions', chat(list('{}', 15_000_000)));
    await assertRefusedInPassing(request, 'invalid_request');
  });

  test('of twenty million images is refused as a whole', async () => {
    await assertRefusedInPassing(
      json('/v1/video/create', video(`"images":${list('0', 20_000_000)}`)),
      'invalid_request',
    );
  });

  test('of tens of megabytes that are neither images nor recordings is refused', async () => {
    for (const filler of [
      ' '.repeat(40_000_000),
      `"x":"${'a'.repeat(40_000_000)}",`,
      `"x":"${'\\"'.repeat(20_000_000)}",`,
    ]) {
      const body = video(`${filler}"images":[]`);
      await assertRefusedInPassing(json('/v1/video/create', body), 'invalid_request');
    }
    const text = 'a'.repeat(40_000_000);
    for (const body of [`"${text}"`, `{"model":"${text}`, `{"images":["${text}`]) {
      await assertRefusedInPassing(json('/v1/video/create', body), 'invalid_request');
    }
  });

  test('may hold 100,000 values and 64 levels, and not one more', async () => {
    // The body itself, the model and the prompt are values too, and so is the list.
    const values = (count: number) => video(`"x":${list('0', count - 4)}`);
    const levels = (count: number) => video(`"x":${'['.repeat(count - 1)}${']'.repeat(count - 1)}`);
    for (const body of [values(100_000), levels(64)]) {
      const answer = await service.send(json('/v1/video/create', body));
      assert.equal(answer.status, 200, answer.text);
    }
    for (const body of [values(100_001), levels(65)]) {
      await assertRefusedInPassing(json('/v1/video/create', body), 'invalid_request');
    }
  });

  test('may hold 2,000 messages and 2,000 parts of one, and not one more', async () => {
    const message = '{"role":"user","content":"a boat"}';
    const parts = (count: number) =>
      `[{"role":"user","content":${list('{"type":"text","text":"a"}', count)}}]`;
    for (const messages of [list(message, 2000), parts(2000)]) {
      const answer = await service.send(json('/v1/chat/completions', chat(messages)));
      assert.equal(answer.status, 200, answer.text);
    }
    const path = '/v1/chat/completions';
    await assertRefusedInPassing(json(path, chat(list(message, 2001))), 'invalid_parameter', 'messages');
    await assertRefusedInPassing(json(path, chat(parts(2001))), 'invalid_parameter', 'messages[0].content');
    await assertRefusedInPassing(json(path, chat(list('{}', 30_000))), 'invalid_parameter', 'messages');
  });

  test('may hold ten images, and for some models fewer', async () => {
    const images = (count: number) => list('"http://127.0.0.1:9/a.png"', count);
    const ten = await service.send(json('/v1/video/create', video(`"images":${images(10)}`)));
    assert.equal(ten.status, 200, ten.text);
    const refused = [video(`"images":${images(11)}`), video(`"images":${list('0', 90_000)}`)];
    for (const [model, count] of [
      ['vidA2-fast-frames', 2],
      ['vidA3-pro-frames', 1],
      ['vidA2-fast-components', 3],
    ] as const) {
      refused.push(`{"model":"${model}","prompt":"a boat","images":${images(count + 1)}}`);
    }
    for (const body of refused) {
      await assertRefusedInPassing(json('/v1/video/create', body), 'invalid_parameter', 'images');
    }
  });
});

describe('a text that takes a pattern quadratic time', () => {
  const LETTERS = `${'a'.repeat(80_000)}\0`;

  test('is refused in every prompt at once', async () => {
    const creation = { model: 'vidA3', prompt: LETTERS };
    await assertRefusedInPassing(json('/v1/video/create', creation), 'invalid_parameter', 'prompt');
    const remix = json('/v1/videos/vidB-2:1-a/remix', { prompt: LETTERS });
    await assertRefusedInPassing(remix, 'invalid_parameter', 'prompt');
    const parts: Part[] = [
      ['model', 'vidB-2'],
      ['seconds', '4'],
      ['size', '720x1280'],
      ['prompt', LETTERS],
    ];
    await assertRefusedInPassing(form('/v1/videos', parts), 'invalid_parameter', 'prompt');
  });

  test('is refused in speech, in its input and its instructions', async () => {
    const speech = { model: 'chat-4o-mini-tts-2025-12-15', input: 'hello', voice: 'alloy' };
    for (const field of ['input', 'instructions']) {
      const request = json('/v1/audio/speech', { ...speech, [field]: LETTERS });
      await assertRefusedInPassing(request, 'invalid_parameter', field);
    }
  });

  test('is refused as a temperature', async () => {
    const parts: Part[] = [
      ['model', 'asr-1'],
      ['temperature', `${'1'.repeat(40_000)}x`],
      ['file', 'no audio', 'a.wav'],
    ];
    const request = form('/v1/audio/transcriptions', parts);
    await assertRefusedInPassing(request, 'invalid_parameter', 'temperature');
  });

  test('is refused when its tokens are too many, however they are counted', async () => {
    for (const prompt of [
      'a'.repeat(200_000),
      ' a'.repeat(100_000),
      '@a'.repeat(100_000),
      '中'.repeat(60_000),
    ]) {
      const request = json('/v1/video/create', { model: 'vidA3', prompt });
      await assertRefusedInPassing(request, 'context_length_exceeded', 'prompt');
    }
  });
});
