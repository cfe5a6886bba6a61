import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, describe, test } from 'node:test';
import OpenAI, { toFile } from 'openai';
import { sampleFiles } from '../support/fake-engines.ts';
import { openaiClient, order, VIDEO } from '../support/openai-client.ts';
import { useService } from '../support/service.ts';

/** The official SDK for JavaScript: chat, models, and the class of each error. */

const service = useService();
let client: OpenAI;
let speech: Readonly<Record<string, string>>;
before(async () => {
  client = openaiClient(service);
  ({ speech } = await sampleFiles());
});

describe('chat', () => {
  const ask = (content: string) => [{ role: 'user', content } as const];

  test('makes a video and streams its progress', async () => {
    const stream = await client.chat.completions.create({
      model: 'vidB-2',
      stream: true,
      messages: ask('a boat'),
    });
    const texts: string[] = [];
    let finish: string | null = null;
    for await (const chunk of stream) {
      texts.push(chunk.choices[0]?.delta.content ?? '');
      finish = chunk.choices[0]?.finish_reason ?? finish;
    }
    assert.match(texts[0]!, /^task_id: vidB-2:\d+-\w+$/);
    assert.match(texts[1]!, /^progress: \d+%$/);
    assert.match(texts.at(-1)!, /^video_url: http/);
    assert.equal(finish, 'stop');
    const video = await fetch(texts.at(-1)!.slice('video_url: '.length));
    assert.equal(video.headers.get('content-type'), 'video/mp4');
  });

  test('makes a video under the stream helper, which puts the pieces together', async () => {
    const runner = client.chat.completions.stream({ model: 'vidB-2-pro', messages: ask('a boat') });
    const completion = await runner.finalChatCompletion();
    assert.match(completion.choices[0]?.message.content ?? '', /^task_id: .*progress: 100%video_url: http/);
    assert.equal(completion.choices[0]?.finish_reason, 'stop');
  });

  test('makes a video and answers when it is done', async () => {
    const completion = await client.chat.completions.create({ model: 'vidB-2', messages: ask('a boat') });
    assert.match(completion.choices[0]?.message.content ?? '', /^task_id: .*\nvideo_url: http/);
  });

  test('says in the stream why a video failed', async () => {
    const stream = await client.chat.completions.create({
      model: 'vidB-2',
      stream: true,
      messages: ask('breach'),
    });
    const read = async () => {
      for await (const _ of stream);
    };
    await assert.rejects(read(), (error) => {
      assert.ok(error instanceof OpenAI.APIError);
      assert.equal(error.code, 'content_policy_violation');
      return true;
    });
  });

  test('streams a text reply, plainly and under the helper', async () => {
    const request = { model: 'chat-4o-audio-preview', messages: ask('good morning') };
    const stream = await client.chat.completions.create({
      ...request,
      stream: true,
      stream_options: { include_usage: true },
    });
    let text = '';
    let usage = 0;
    for await (const chunk of stream) {
      text += chunk.choices[0]?.delta.content ?? '';
      usage += chunk.usage?.total_tokens ?? 0;
    }
    assert.equal(text, 'You said: good morning');
    assert.ok(usage > 0);
    const deltas: string[] = [];
    const runner = client.chat.completions.stream(request).on('content', (delta) => deltas.push(delta));
    assert.equal(await runner.finalContent(), text);
    assert.equal(deltas.join(''), text);
  });

  test('answers with sound, to text and to sound', async () => {
    const data = readFileSync(speech['wav']!).toString('base64');
    const completion = await client.chat.completions.create({
      model: 'chat-4o-audio-preview',
      modalities: ['text', 'audio'],
      audio: { voice: 'alloy', format: 'wav' },
      messages: [
        {
          role: 'user',
          content: [
            { type: 'text', text: 'What do you hear?' },
            { type: 'input_audio', input_audio: { data, format: 'wav' } },
          ],
        },
      ],
    });
    const message = completion.choices[0]?.message;
    assert.match(message?.content ?? '', /^You said: What do you hear\?\s+Hello from the fake/);
    assert.equal(message?.audio?.transcript, message?.content);
    // Sentences are spoken one after the other, and their samples joined.
    const sound = Buffer.from(message?.audio?.data ?? '', 'base64');
    assert.equal(sound.toString('latin1', 0, 4), 'RIFF');
    assert.ok(sound.includes(readFileSync(speech['wav']!).subarray(44)));
  });
});

describe('models', () => {
  test('are listed and read', async () => {
    const ids: string[] = [];
    for await (const model of client.models.list()) ids.push(model.id);
    assert.ok(ids.includes('vidA3.1') && ids.includes('asr-1'));
    const model = await client.models.retrieve('vidA3.1-fast');
    assert.deepEqual(Object.keys(model).sort(), ['capabilities', 'created', 'id', 'object', 'owned_by']);
    await assert.rejects(client.models.retrieve('nope'), OpenAI.NotFoundError);
  });
});

describe('errors', () => {
  type ErrorClass = new (...parameters: never[]) => InstanceType<typeof OpenAI.APIError>;

  async function assertFails(
    call: Promise<unknown>,
    kind: ErrorClass,
    expected: { status: number; code: string; type: string; param?: string },
  ): Promise<InstanceType<typeof OpenAI.APIError>> {
    let caught: unknown;
    await assert.rejects(call, (error) => {
      caught = error;
      return true;
    });
    assert.ok(caught instanceof kind, String(caught));
    const { status, code, type, param } = caught;
    assert.deepEqual({ status, code, type, param: param ?? undefined }, { param: undefined, ...expected });
    assert.match(caught.requestID ?? '', /^req_/);
    return caught;
  }

  const report = (input: string) =>
    client.audio.speech.create({ model: 'chat-4o-mini-tts-2025-12-15', voice: 'alloy', input });

  test('of the key are AuthenticationError', async () => {
    await assertFails(openaiClient(service, { key: 'sk-wrong' }).models.list(), OpenAI.AuthenticationError, {
      status: 401,
      code: 'invalid_api_key',
      type: 'authentication_error',
    });
  });

  test('of permission are PermissionDeniedError', async () => {
    const { key } = await service.newKey({ models: ['asr-1'] });
    await assertFails(openaiClient(service, { key }).videos.create(VIDEO), OpenAI.PermissionDeniedError, {
      status: 403,
      code: 'model_access_denied',
      type: 'permission_error',
      param: 'model',
    });
  });

  test('of things that are not there are NotFoundError', async () => {
    await assertFails(client.videos.retrieve('video_nothing'), OpenAI.NotFoundError, {
      status: 404,
      code: 'task_not_found',
      type: 'invalid_request_error',
      param: 'id',
    });
    await assertFails(client.videos.create(order({ model: 'vidC' })), OpenAI.NotFoundError, {
      status: 404,
      code: 'model_not_found',
      type: 'invalid_request_error',
      param: 'model',
    });
    await assertFails(client.embeddings.create({ model: 'x', input: 'y' }), OpenAI.NotFoundError, {
      status: 404,
      code: 'endpoint_not_found',
      type: 'invalid_request_error',
    });
  });

  test('of the request are BadRequestError', async () => {
    const invalid = { status: 400, type: 'invalid_request_error' };
    await assertFails(client.videos.create(order({ seconds: '5' })), OpenAI.BadRequestError, {
      ...invalid,
      code: 'invalid_parameter',
      param: 'seconds',
    });
    await assertFails(client.videos.create({ model: 'vidB-2' } as never), OpenAI.BadRequestError, {
      ...invalid,
      code: 'missing_parameter',
      param: 'prompt',
    });
    const file = await toFile(Buffer.from('no sound'), 'speech.mp3');
    await assertFails(client.audio.transcriptions.create({ file, model: 'asr-1' }), OpenAI.BadRequestError, {
      ...invalid,
      code: 'invalid_file_format',
      param: 'file',
    });
    const input_reference = await toFile(Buffer.from('no picture'), 'picture.png');
    await assertFails(client.videos.create(order({ input_reference })), OpenAI.BadRequestError, {
      ...invalid,
      code: 'invalid_image',
      param: 'input_reference',
    });
  });

  test('of the rate limit are RateLimitError, and say when to come back', async () => {
    const { key } = await service.newKey({ rate_limit: { requests: 1, per_seconds: 60 } });
    const limited = openaiClient(service, { key });
    await limited.models.list();
    const error = await assertFails(limited.models.list(), OpenAI.RateLimitError, {
      status: 429,
      code: 'rate_limit_exceeded',
      type: 'rate_limit_error',
    });
    assert.ok(Number(error.headers?.get('retry-after')) >= 1);
    assert.equal(error.headers?.get('x-ratelimit-remaining'), '0');
  });

  test('of the service are InternalServerError', async () => {
    for (const [word, status, code] of [
      ['crash', 500, 'internal_error'],
      ['upstream', 502, 'upstream_error'],
      ['unavailable', 503, 'service_unavailable'],
      ['overload', 503, 'model_overloaded'],
    ] as const) {
      await assertFails(report(word), OpenAI.InternalServerError, { status, code, type: 'server_error' });
    }
  });
});
