import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { assertErrorShape, assertRefused } from '../support/assert-refused.ts';
import type { Answer } from '../support/service.ts';
import { useAttackedService } from './attacked-service.ts';

const service = useAttackedService();

const JSON_ENDPOINTS = [
  '/v1/video/create',
  '/v1/videos/vidB-2:1-a/remix',
  '/vidB/v1/characters',
  '/v1/chat/completions',
  '/v1/audio/speech',
];

const JSON_TYPE = { 'content-type': 'application/json' };
const post = (path: string, body: string | Uint8Array, headers: Record<string, string> = JSON_TYPE) =>
  service.call('POST', path, body, headers);

/** A task with this prompt, given as JSON text. */
const create = (promptJson: string) => post('/v1/video/create', `{"model":"vidA3","prompt":${promptJson}}`);

const MALFORMED: Readonly<Record<string, string | Uint8Array>> = {
  'no body at all': '',
  'white space': ' \r\n\t',
  'half an object': '{"model":"vidA3"',
  'a trailing comma': '{"model":"vidA3",}',
  'single quotes': "{'model':'vidA3'}",
  'a comment': '{"model":"vidA3"/* why */}',
  'two objects': '{}{}',
  'text after the object': '{"model":"vidA3"} and more',
  'an unescaped line break in a text': '{"model":"vid\nA3"}',
  'a bad escape': '{"model":"\\x41"}',
  'not a number': '{"model":NaN}',
  'a null byte between tokens': '{"model":\0"vidA3"}',
  'only null bytes': '\0\0\0\0',
  'an array': '[{"model":"vidA3","prompt":"a boat"}]',
  'a string': '"model"',
  'a number': '42',
  null: 'null',
  true: 'true',
  'form fields': 'model=vidA3&prompt=a+boat',
  'invalid UTF-8': Uint8Array.of(0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d),
  'an overlong encoding': Uint8Array.of(0x7b, 0x22, 0xc0, 0xaf, 0x22, 0x3a, 0x31, 0x7d),
  'an encoded surrogate': Uint8Array.of(0x7b, 0x22, 0xed, 0xa0, 0x80, 0x22, 0x3a, 0x31, 0x7d),
  'UTF-16': Buffer.from('\ufeff{"model":"vidA3"}', 'utf16le'),
  'a gzip stream': Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3),
};

for (const path of JSON_ENDPOINTS) {
  describe(`POST ${path}`, () => {
    for (const [what, body] of Object.entries(MALFORMED)) {
      test(`refuses ${what} as a body`, async () => {
        assertRefused(await post(path, body), 'invalid_request');
      });
    }

    test('refuses content types that are not JSON, and none', async () => {
      for (const type of [
        'text/plain',
        'application/x-www-form-urlencoded',
        'application/xml',
        'application/jsonp',
        'application/json-patch+json',
        'multipart/form-data; boundary=x',
        'nonsense',
        ';',
        'application/',
        `application/${'x'.repeat(4000)}`,
      ]) {
        const answer = await post(path, '{"model":"vidA3","prompt":"a boat"}', { 'content-type': type });
        assertRefused(answer, 'invalid_request');
      }
      const untyped = await service.call('POST', path, new TextEncoder().encode('{"model":"vidA3"}'));
      assertRefused(untyped, 'invalid_request');
    });

    test('refuses charsets other than UTF-8', async () => {
      for (const charset of ['iso-8859-1', 'utf-16', '"utf-7"', 'x'.repeat(1000)]) {
        const answer = await post(path, '{}', { 'content-type': `application/json; charset=${charset}` });
        assertRefused(answer, 'invalid_request');
      }
    });

    test('refuses names of the prototype', async () => {
      for (const body of [
        '{"__proto__":{"model":"vidA3"}}',
        '{"\\u005f_proto__":{"model":"vidA3"}}',
        '{"a":{"__proto__":{"b":1}}}',
        '{"constructor":{"prototype":{"polluted":1}}}',
      ]) {
        assertRefused(await post(path, body), 'invalid_request');
      }
      assert.equal(({} as Record<string, unknown>)['polluted'], undefined);
    });

    test('takes no inherited name for a parameter', async () => {
      assertErrorShape(
        await post(path, '{"constructor":"x","toString":1,"hasOwnProperty":[],"valueOf":null}'),
      );
    });

    test('refuses ten megabytes of nested brackets, balanced or not', async () => {
      const half = 5 * 1024 * 1024;
      for (const body of [
        '['.repeat(2 * half),
        ']'.repeat(2 * half),
        '['.repeat(half) + ']'.repeat(half),
        '{"a":'.repeat(2 * 1024 * 1024),
        `{"model":"vidA3","prompt":${'['.repeat(half)}${']'.repeat(half)}}`,
      ]) {
        assertRefused(await post(path, body), 'invalid_request');
      }
    });
  });
}

describe('a body that is large or strange, but JSON', () => {
  test('is refused over the limit of the endpoint, and the client receives the refusal', async () => {
    const over = (bytes: number) => `{"model":"${'x'.repeat(bytes)}"}`;
    for (const [path, limit] of [
      ['/v1/audio/speech', 1024 * 1024],
      ['/vidB/v1/characters', 1024 * 1024],
      ['/v1/video/create', 56 * 1024 * 1024],
      ['/v1/chat/completions', 48 * 1024 * 1024],
    ] as const) {
      assertRefused(await post(path, over(limit)), 'invalid_request');
      assertRefused(await chunked(path, over(limit)), 'invalid_request');
    }
  });

  test('is taken with the charset UTF-8 in any spelling, and with a byte order mark', async () => {
    for (const type of [
      'application/json;charset=utf-8',
      'application/json; charset="UTF-8"',
      'APPLICATION/JSON; Charset=utf8',
      'application/json; charset=utf-8; version=1',
    ]) {
      const answer = await post('/v1/video/create', '{"model":"vidA3","prompt":"a boat"}', {
        'content-type': type,
      });
      assert.equal(answer.status, 200, answer.text);
    }
    const marked = await post('/v1/video/create', '\ufeff{"model":"vidA3","prompt":"a boat"}');
    assert.equal(marked.status, 200, marked.text);
  });

  test('is refused with a null byte in a text', async () => {
    assertRefused(await create('"a\\u0000boat"'), 'invalid_parameter', 'prompt');
    const chat = { model: 'chat-4o-audio-preview', messages: [{ role: 'user', content: 'a\0b' }] };
    const answer = await service.call('POST', '/v1/chat/completions', chat);
    if (answer.status !== 200) assertErrorShape(answer);
  });

  test('is refused with half a surrogate pair in a text or a key', async () => {
    for (const body of [
      '{"model":"vidA3","prompt":"a \\ud83d boat"}',
      '{"model":"vidA3","prompt":"a \\uDE00 boat"}',
      '{"model":"vidA3","prompt":"a boat","\\ud800":1}',
      '{"model":"vidA3","prompt":"a boat","images":["\\ud800"]}',
    ]) {
      assertRefused(await post('/v1/video/create', body), 'invalid_request');
    }
    const whole = await create('"a \\ud83d\\ude00 boat, \\\\ud83d"');
    assert.equal(whole.json.enhanced_prompt, 'a 😀 boat, \\ud83d');
  });

  test('has the last of two values for one key', async () => {
    const answer = await post('/v1/video/create', '{"model":"nope","prompt":"a boat","model":"vidA3"}');
    assert.equal(answer.status, 200, answer.text);
  });

  test('is refused with a number beyond all measure where one is expected', async () => {
    for (const speed of ['1e999', '-1e999', '1e-999999', '123456789012345678901234567890']) {
      const answer = await post(
        '/v1/audio/speech',
        `{"model":"chat-4o-mini-tts-2025-12-15","input":"hi","voice":"alloy","speed":${speed}}`,
      );
      assertRefused(answer, 'invalid_parameter', 'speed');
    }
  });

  test('is refused without delay when its prompt is one very long word', async () => {
    assertRefused(await create(JSON.stringify('x'.repeat(2_500_000))), 'context_length_exceeded', 'prompt');
    assertRefused(await create(JSON.stringify('\u00e9\u4e2d'.repeat(200_000))), 'context_length_exceeded');
  });

  test('is refused with a model name of a million characters, without all of it in the message', async () => {
    const answer = await post('/v1/video/create', `{"model":"${'m'.repeat(1_000_000)}","prompt":"x"}`);
    assertRefused(answer, 'model_not_found', 'model');
    assert.ok(answer.text.length < 1000);
  });

  test('is refused with thousands of messages or images that are nothing of the kind', async () => {
    const messages = Array.from({ length: 20_000 }, (_, index) => ({ role: index, content: {} }));
    const chat = await service.call('POST', '/v1/chat/completions', { model: 'vidB-2', messages });
    assertErrorShape(chat);
    const images = Array.from({ length: 20_000 }, () => 'http://[::bad');
    const video = await service.call('POST', '/v1/video/create', { model: 'vidA3', prompt: 'x', images });
    assertRefused(video, 'invalid_parameter', 'images');
  });
});

/** The same as a chunked body: its length is not known before. */
async function chunked(path: string, text: string): Promise<Answer> {
  const bytes = new TextEncoder().encode(text);
  const step = 256 * 1024;
  const body = new ReadableStream({
    start(controller) {
      for (let start = 0; start < bytes.length; start += step)
        controller.enqueue(bytes.subarray(start, start + step));
      controller.close();
    },
  });
  const response = await fetch(service.url + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${service.key}`, ...JSON_TYPE },
    body,
    duplex: 'half',
  });
  const answer = await response.text();
  return { status: response.status, headers: response.headers, text: answer, json: JSON.parse(answer) };
}
