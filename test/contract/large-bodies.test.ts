import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { describe, test } from 'node:test';
import { crc32, deflateSync } from 'node:zlib';
import { assertError } from '../support/contract.ts';
import { useService } from '../support/service.ts';
import { wavFile } from '../support/wav-file.ts';

const service = useService();

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  service.call('POST', path, body, { 'content-type': 'application/json', ...headers });

/** A picture of noise, which does not compress: some 150 KB. */
function noise(): Buffer {
  const size = 220;
  const rows = Array.from({ length: size }, () => Buffer.concat([Buffer.of(0), randomBytes(size * 3)]));
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 2], 8);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const data = deflateSync(Buffer.concat(rows));
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}

/** Seconds of noise. */
const recording = (seconds: number) => wavFile(randomBytes(seconds * 32_000));

const video = (image: string) => `{"model":"vidA3","prompt":"a boat","images":["${image}"]}`;
const dataUrl = (bytes: Buffer) => `data:image/png;base64,${bytes.toString('base64')}`;

describe('an image of many kilobytes in a JSON body', () => {
  test('arrives at the engine as it was sent, however its writer escapes it', async () => {
    const picture = noise();
    const url = dataUrl(picture);
    for (const written of [
      url,
      url.replaceAll('/', '\\/'),
      url.replaceAll('+', '\\u002B').replaceAll('=', '\\u003d').replaceAll('/', '\\u002f'),
    ]) {
      const answer = await post('/v1/video/create', video(written));
      assert.equal(answer.status, 200, answer.text);
      await service.finished(answer.json.id);
      const [input] = service.engines.video.jobs.find((job) => job.taskId === answer.json.id)!.inputs;
      assert.ok(input);
    }
  });

  test('is refused when it is no base64, or no image', async () => {
    const url = dataUrl(noise());
    const middle = Math.floor(url.length / 2);
    for (const broken of ['!', '-', '_', '=', '\\u0000', '\\n', ' ']) {
      const written = url.slice(0, middle) + broken + url.slice(middle + 1);
      assertError(await post('/v1/video/create', video(written)), 'invalid_image', 'images');
    }
    assertError(
      await post('/v1/video/create', video(dataUrl(randomBytes(100_000)))),
      'invalid_image',
      'images',
    );
    const long = `http://127.0.0.1/${'a'.repeat(100_000)}`;
    assertError(await post('/v1/video/create', video(long)), 'invalid_parameter', 'images');
    const quoted = await post('/v1/video/create', video(`data:image/png;base64,${'A'.repeat(70_000)}\\"`));
    assertError(quoted, 'invalid_request');
  });

  test('is part of what an Idempotency-Key identifies', async () => {
    const [one, other] = [dataUrl(noise()), dataUrl(noise())];
    const chat = (image: string, stream: boolean) =>
      JSON.stringify({
        model: 'vidB-2',
        stream,
        messages: [
          {
            role: 'user',
            content: [
              { type: 'text', text: 'a boat' },
              { type: 'image_url', image_url: { url: image } },
            ],
          },
        ],
      });
    const key = { 'idempotency-key': 'large-images' };
    const first = await post('/v1/video/create', video(one), key);
    const second = await post('/v1/video/create', video(one.replaceAll('/', '\\/')), key);
    assert.equal(second.json.id, first.json.id);
    assertError(await post('/v1/video/create', video(other), key), 'invalid_request');

    const chatKey = { 'idempotency-key': 'large-images-in-chat' };
    const reported = await post('/v1/chat/completions', chat(one, false), chatKey);
    assert.equal(reported.status, 200, reported.text);
    const [line] = reported.json.choices[0].message.content.split('\n');
    const streamed = await post('/v1/chat/completions', chat(one, true), chatKey);
    assert.ok(streamed.text.includes(line), streamed.text);
    assertError(await post('/v1/chat/completions', chat(other, false), chatKey), 'invalid_request');
  });
});

describe('a recording of many kilobytes in a conversation', () => {
  const chat = (data: string) =>
    `{"model":"chat-4o-audio-preview","messages":[{"role":"user","content":[{"type":"input_audio","input_audio":{"data":"${data}","format":"wav"}}]}]}`;
  const param = 'messages[0].content[0].input_audio.data';

  test('is heard', async () => {
    const answer = await post('/v1/chat/completions', chat(recording(20).toString('base64')));
    assert.equal(answer.status, 200, answer.text);
  });

  test('is refused when it is no base64, and beyond 25 MB', async () => {
    const data = recording(5).toString('base64');
    assertError(await post('/v1/chat/completions', chat(`${data}!`)), 'invalid_parameter', param);
    const large = Buffer.alloc(25 * 1024 * 1024 + 1).toString('base64');
    assertError(await post('/v1/chat/completions', chat(large)), 'invalid_parameter', param);
  });
});

test('a long text anywhere else is the text that was sent', async () => {
  const prompt = 'mountains '.repeat(8_000).trim();
  const answer = await post('/v1/video/create', JSON.stringify({ model: 'vidA3', prompt }));
  assert.equal(answer.status, 200, answer.text.slice(0, 300));
  assert.ok(answer.json.enhanced_prompt === prompt);
});
