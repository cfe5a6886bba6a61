// Own process: it measures its process.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { before, describe, test } from 'node:test';
import { pathOf } from '../../src/domain/file-in-memory.ts';
import { assertRefused } from '../support/assert-refused.ts';
import { assertTidy } from '../support/assert-tidy.ts';
import { sampleFiles } from '../support/fake-engines.ts';
import { BOUNDARY, FORM_TYPE, formBody, type Part } from '../support/multipart.ts';
import { RawConnection } from '../support/raw-connection.ts';
import type { Answer } from '../support/service.ts';
import { useAttackedService } from './attacked-service.ts';

const MAX_AUDIO = 25 * 1024 * 1024;
const MAX_IMAGE = 20 * 1024 * 1024;

const service = useAttackedService(assertTidy);
let wav: Buffer;
let picture: Buffer;
before(async () => {
  const samples = await sampleFiles();
  wav = readFileSync(samples.speech['wav']!);
  picture = readFileSync(samples.picture);
});

/** A sound of so many bytes in all: what follows the samples of a WAV file means nothing. */
function soundOf(bytes: number): Buffer<ArrayBuffer> {
  const sound = Buffer.alloc(bytes);
  wav.copy(sound);
  return sound;
}

describe('a file at its limit', () => {
  for (const path of ['/v1/audio/transcriptions', '/v1/audio/translations']) {
    test(`is taken by ${path}, and one byte more is refused`, async () => {
      const upload = (bytes: number) =>
        service.form(path, { file: new Blob([soundOf(bytes)]), model: 'asr-1' });
      const most = await upload(MAX_AUDIO);
      assert.equal(most.status, 200, most.text);
      assertRefused(await upload(MAX_AUDIO + 1), 'invalid_parameter', 'file');
    });
  }

  test('is taken as a picture, and one byte more is refused', async () => {
    const upload = (bytes: number) => {
      const image = Buffer.alloc(bytes);
      picture.copy(image);
      return service.form('/v1/videos', {
        model: 'vidB-2',
        prompt: 'a boat',
        seconds: '4',
        size: '480x480',
        input_reference: new Blob([image]),
      });
    };
    const most = await upload(MAX_IMAGE);
    assert.equal(most.status, 200, most.text);
    assertRefused(await upload(MAX_IMAGE + 1), 'invalid_image', 'input_reference');
  });
});

describe('a file far beyond its limit', () => {
  test('is refused as soon as the limit is passed, and the connection closed when it goes on', async () => {
    await using connection = await RawConnection.open(service.url);
    const whole = 100 * 1024 * 1024;
    const start = formBody([['file', wav, 'a.wav']], '').subarray(0, -2);
    await connection.write(
      [
        'POST /v1/audio/transcriptions HTTP/1.1',
        'Host: x',
        `Authorization: Bearer ${service.key}`,
        `Content-Type: ${FORM_TYPE}`,
        `Content-Length: ${whole}`,
        '\r\n',
      ].join('\r\n'),
    );
    await connection.write(start);
    // Just over the limit and no further: the answer does not wait for the rest.
    await connection.write(Buffer.alloc(MAX_AUDIO - wav.length + 200_000));
    assertRefused(await connection.answer(), 'invalid_parameter', 'file');
    assert.equal(await connection.rest(), '');
  });

  test('is refused within the answer that an ordinary client reads', async () => {
    const answer = await service.form('/v1/audio/transcriptions', {
      file: new Blob([Buffer.alloc(MAX_AUDIO + 100 * 1024 * 1024)]),
      model: 'asr-1',
    });
    assertRefused(answer, 'invalid_parameter', 'file');
  });

  test('is refused in base64 too', async () => {
    const data = Buffer.alloc(MAX_AUDIO + 1).toString('base64');
    const content = [{ type: 'input_audio', input_audio: { data, format: 'wav' } }];
    const messages = [{ role: 'user', content }];
    const answer = await service.call('POST', '/v1/chat/completions', {
      model: 'chat-4o-audio-preview',
      messages,
    });
    assertRefused(answer, 'invalid_parameter', 'messages[0].content[0].input_audio.data');
  });
});

describe('uploads at once', () => {
  test('arrive whole, chunked or not, the file first or last', async () => {
    const heard = new Map<string, string>();
    const { transcriber } = service.engines;
    const transcribe = transcriber.transcribe.bind(transcriber);
    transcriber.transcribe = async (request, ...rest) => {
      heard.set(
        request.prompt ?? '',
        createHash('sha256')
          .update(readFileSync(await pathOf(request.file)))
          .digest('hex'),
      );
      return await transcribe(request, ...rest);
    };
    const uploads = Array.from({ length: 16 }, (_, index) => {
      const sound = soundOf(wav.length + 100_000 * (index + 1));
      sound.fill(index + 1, wav.length);
      const fields: Part[] = [
        ['model', 'asr-1'],
        ['prompt', `upload ${index}`],
      ];
      const file: Part = ['file', sound, `${index}.wav`];
      const body = formBody(index % 2 === 0 ? [file, ...fields] : [...fields, file]);
      return { index, sound, body, isChunked: index % 4 < 2 };
    });
    const answers = await Promise.all(
      uploads.map(({ body, isChunked }) =>
        isChunked ? chunked(body) : service.call('POST', PATH, body, { 'content-type': FORM_TYPE }),
      ),
    );
    transcriber.transcribe = transcribe;
    for (const answer of answers) assert.equal(answer.status, 200, answer.text);
    for (const { index, sound } of uploads) {
      assert.equal(heard.get(`upload ${index}`), createHash('sha256').update(sound).digest('hex'));
    }
  });

  test('are not mixed up when a boundary is cut by the edge of a chunk', async () => {
    const file: Part = [
      'file',
      Buffer.concat([wav, Buffer.from(`\r\n--${BOUNDARY.slice(0, -1)}\r\n--`)]),
      'a.wav',
    ];
    const body = formBody([file, ['model', 'asr-1']]);
    for (const step of [1021, 4096, body.length - 40, body.length - 1]) {
      const answer = await chunked(body, step);
      assert.equal(answer.status, 200, answer.text);
    }
  });
});

const PATH = '/v1/audio/transcriptions';

async function chunked(bytes: Uint8Array, step = 10_000): Promise<Answer> {
  let start = 0;
  const body = new ReadableStream({
    pull(controller) {
      if (start >= bytes.length) return controller.close();
      controller.enqueue(bytes.subarray(start, start + step));
      start += step;
    },
  });
  const response = await fetch(service.url + PATH, {
    method: 'POST',
    headers: { authorization: `Bearer ${service.key}`, 'content-type': FORM_TYPE },
    body,
    duplex: 'half',
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, json: JSON.parse(text) };
}
