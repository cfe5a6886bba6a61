import assert from 'node:assert/strict';
import { createReadStream, readFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import OpenAI, { toFile } from 'openai';
import { sampleFiles } from '../support/fake-engines.ts';
import { forgetfulProxy } from '../support/forgetful-proxy.ts';
import { startService, type TestService } from '../support/service.ts';

/** The official SDK for JavaScript, as its users call it. Casts are where our model names are not among its types. */

let service: TestService;
let client: OpenAI;
let picture: string;
let speech: Readonly<Record<string, string>>;
before(async () => {
  service = await startService();
  client = clientWith(service.key);
  ({ picture, speech } = await sampleFiles());
});
after(() => service.stop());

function clientWith(apiKey: string, options: { baseURL?: string; maxRetries?: number } = {}): OpenAI {
  return new OpenAI({
    apiKey,
    baseURL: `${options.baseURL ?? service.url}/v1`,
    maxRetries: options.maxRetries ?? 0,
  });
}

type CreateVideo = Parameters<OpenAI['videos']['create']>[0];
const FILM = {
  model: 'vidB-2',
  prompt: 'a red boat',
  seconds: '4',
  size: '1280x720',
} as unknown as CreateVideo;
const film = (more: object) => ({ ...FILM, ...more }) as CreateVideo;

async function completedFilm(): Promise<string> {
  const { id } = await client.videos.create(FILM);
  assert.equal((await service.finished(id))['status'], 'completed');
  return id;
}

describe('videos', () => {
  test('are created from a prompt alone, and read', async () => {
    const video = await client.videos.create(FILM);
    assert.match(video.id, /^vidB-2:\d+-\w+$/);
    assert.equal(video.object, 'video');
    assert.equal(video.progress, 0);
    await service.finished(video.id);
    const read = await client.videos.retrieve(video.id);
    assert.equal(read.id, video.id);
    assert.equal(read.status, 'completed');
    assert.equal(read.progress, 100);
  });

  test('are created with a picture from a stream, a buffer or a Blob', async () => {
    const bytes = readFileSync(picture);
    for (const input_reference of [
      createReadStream(picture),
      await toFile(bytes, 'picture.jpg', { type: 'image/jpeg' }),
      await toFile(createReadStream(picture), 'no-extension'),
      new File([bytes], 'picture.jpg'),
    ]) {
      const video = await client.videos.create(film({ input_reference }));
      assert.equal((await service.finished(video.id))['status'], 'completed');
      const job = service.engines.video.jobs.find((candidate) => candidate.taskId === video.id);
      assert.equal(job?.inputs.length, 1);
    }
    const base = film({ model: 'vidA_3_1', size: '16x9', input_reference: createReadStream(picture) });
    assert.match((await client.videos.create(base)).id, /^video_[0-9a-f-]{36}$/);
  });

  test('are created with objects and booleans as the SDK spells them in a form', async () => {
    const video = await client.videos.create(
      film({
        watermark: false,
        private: true,
        metadata: { project: 'boats' },
        character_create: { save_to_library: false },
      }),
    );
    await service.finished(video.id);
    const job = service.engines.video.jobs.find((candidate) => candidate.taskId === video.id);
    assert.equal(job?.watermark, false);
  });

  test('are polled until they end with the words that the poll helper knows', async () => {
    const headers = { 'X-Stainless-Poll-Helper': 'true' };
    const { id } = await client.videos.create(film({ prompt: 'hang' }), { headers });
    const seen = new Set<string>();
    for (;;) {
      const { data, response } = await client.videos.retrieve(id, { headers }).withResponse();
      assert.ok(Number(response.headers.get('openai-poll-after-ms')) > 0);
      seen.add(data.status);
      if (data.status === 'in_progress') break;
      assert.equal(data.status, 'queued');
    }
    await client.videos.delete(id);
    assert.equal((await client.videos.retrieve(id, { headers })).status, 'failed');
  });

  test('are remixed', async () => {
    const source = await completedFilm();
    const remix = await client.videos.remix(source, { prompt: 'make the boat blue' });
    assert.match(remix.id, /^vidB-2:remix-\d+-\w+$/);
    assert.equal((await service.finished(remix.id))['status'], 'completed');
  });

  test('are downloaded as bytes, and so are their pictures', async () => {
    const id = await completedFilm();
    const content = await client.videos.downloadContent(id);
    assert.equal(content.headers.get('content-type'), 'video/mp4');
    const samples = await sampleFiles();
    assert.deepEqual(Buffer.from(await content.arrayBuffer()), readFileSync(samples.film));
    for (const variant of ['thumbnail', 'spritesheet'] as const) {
      const image = await client.videos.downloadContent(id, { variant });
      assert.equal(image.headers.get('content-type'), 'image/jpeg');
      assert.deepEqual(Buffer.from(await image.arrayBuffer()), readFileSync(picture));
    }
  });

  test('are listed page by page, in both directions', async () => {
    const { key } = await service.newKey();
    const own = clientWith(key);
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) ids.push((await own.videos.create(FILM)).id);
    const listed: string[] = [];
    for await (const video of own.videos.list({ limit: 2, order: 'asc' })) listed.push(video.id);
    assert.deepEqual(listed, ids);
    const page = await own.videos.list({ limit: 3 });
    assert.deepEqual(
      page.data.map((video) => video.id),
      ids.toReversed().slice(0, 3),
    );
    assert.equal(page.hasNextPage(), true);
    assert.equal((await page.getNextPage()).data.length, 2);
  });

  test('are deleted, finished or not', async () => {
    const finished = await completedFilm();
    assert.deepEqual(await client.videos.delete(finished), {
      id: finished,
      object: 'video.deleted',
      deleted: true,
    });
    await assert.rejects(client.videos.downloadContent(finished), OpenAI.NotFoundError);
    const { id } = await client.videos.create(film({ prompt: 'hang' }));
    await client.videos.delete(id);
    const { status, error } = await client.videos.retrieve(id);
    assert.equal(status, 'failed');
    assert.equal(error?.code, 'cancelled');
  });

  test('that fail say why', async () => {
    const { id } = await client.videos.create(film({ prompt: 'breach' }));
    await service.finished(id);
    assert.equal((await client.videos.retrieve(id)).error?.code, 'content_policy_violation');
  });
});

describe('transcriptions', () => {
  const file = () => createReadStream(speech['wav']!);
  const TEXT = 'Hello from the fake. It hears --> two sentences.';

  test('come in every response format', async () => {
    const json = await client.audio.transcriptions.create({ file: file(), model: 'asr-1' });
    assert.deepEqual(json, { text: TEXT });
    const make = (response_format: 'text' | 'srt' | 'vtt') =>
      client.audio.transcriptions.create({ file: file(), model: 'asr-1', response_format });
    assert.equal(await make('text'), `${TEXT}\n`);
    assert.match(
      String(await make('srt')),
      /^1\n00:00:00,000 --> 00:00:01,500\nHello from the fake\.\n\n2\n/,
    );
    assert.match(String(await make('vtt')), /^WEBVTT\n\n00:00:00\.000 --> 00:00:01\.500\n/);
    const verbose = await client.audio.transcriptions.create({
      file: file(),
      model: 'asr-1',
      response_format: 'verbose_json',
      language: 'de',
      temperature: 0.5,
      prompt: 'names',
    });
    assert.equal(verbose.language, 'german');
    assert.equal(verbose.duration, 3);
    assert.equal(verbose.segments?.length, 2);
    assert.equal(verbose.segments?.[0]?.temperature, 0.5);
    assert.equal(verbose.words, undefined);
  });

  test('carry the times of words when these are asked for', async () => {
    const verbose = await client.audio.transcriptions.create({
      file: await toFile(file(), 'speech.wav'),
      model: 'asr-large-v3',
      response_format: 'verbose_json',
      timestamp_granularities: ['word', 'segment'],
    });
    assert.deepEqual(verbose.words, [{ word: 'Hello', start: 0, end: 0.5 }]);
    assert.equal(verbose.segments?.length, 2);
  });

  test('stream as they are heard', async () => {
    const stream = await client.audio.transcriptions.create({
      file: file(),
      model: 'chat-4o-transcribe',
      stream: true,
    });
    const deltas: string[] = [];
    let done = '';
    for await (const event of stream) {
      if (event.type === 'transcript.text.delta') deltas.push(event.delta);
      if (event.type === 'transcript.text.done') done = event.text;
    }
    assert.equal(deltas.length, 2);
    assert.equal(deltas.join(''), TEXT);
    assert.equal(done, TEXT);
  });

  test('are json from the chat models, whatever is asked for', async () => {
    const answer = await client.audio.transcriptions.create({
      file: file(),
      model: 'chat-4o-mini-transcribe',
      response_format: 'verbose_json',
    });
    assert.deepEqual(answer, { text: TEXT });
  });

  test('of every kind of audio file are made', async () => {
    for (const format of ['mp3', 'opus', 'flac', 'wav']) {
      const made = await client.audio.transcriptions.create({
        file: createReadStream(speech[format]!),
        model: 'asr-1',
      });
      assert.equal(made.text, TEXT);
    }
  });

  test('into English come in every response format', async () => {
    const make = (response_format: 'json' | 'text' | 'srt' | 'vtt' | 'verbose_json') =>
      client.audio.translations.create({
        file: file(),
        model: 'asr-large-v3',
        response_format,
      } as never) as Promise<unknown>;
    assert.deepEqual(await make('json'), { text: TEXT });
    assert.equal(await make('text'), `${TEXT}\n`);
    assert.match(String(await make('srt')), /^1\n00:00:00,000/);
    assert.match(String(await make('vtt')), /^WEBVTT/);
    const verbose = (await make('verbose_json')) as { task: string; language: string };
    assert.equal(verbose.task, 'translate');
    assert.equal(verbose.language, 'english');
  });
});

describe('speech', () => {
  const SPEECH = { model: 'chat-4o-mini-tts-2025-12-15', voice: 'alloy', input: 'Hello there.' } as const;

  test('comes in every format, with its content type', async () => {
    for (const [response_format, type] of [
      ['mp3', 'audio/mpeg'],
      ['opus', 'audio/ogg'],
      ['aac', 'audio/aac'],
      ['flac', 'audio/flac'],
      ['wav', 'audio/wav'],
      ['pcm', 'audio/pcm'],
    ] as const) {
      const response = await client.audio.speech.create({ ...SPEECH, response_format });
      assert.equal(response.headers.get('content-type'), type);
      assert.deepEqual(Buffer.from(await response.arrayBuffer()), readFileSync(speech[response_format]!));
    }
  });

  test('is heard before it is finished', async () => {
    const controller = new AbortController();
    const response = await client.audio.speech.create(
      { ...SPEECH, input: 'speak slowly' },
      { signal: controller.signal },
    );
    const { value } = await response.body!.getReader().read();
    assert.ok(value && value.length > 0);
    controller.abort();
  });

  test('comes as events when these are asked for', async () => {
    const response = await client.audio.speech.create({
      ...SPEECH,
      response_format: 'wav',
      stream_format: 'sse',
    });
    const events = (await response.text())
      .split('\n\n')
      .filter((event) => event.startsWith('data: {'))
      .map((event) => JSON.parse(event.slice('data: '.length)));
    const audio = events.filter((event) => event.type === 'speech.audio.delta').map((event) => event.audio);
    assert.deepEqual(
      Buffer.concat(audio.map((text) => Buffer.from(text, 'base64'))),
      readFileSync(speech['wav']!),
    );
    assert.equal(events.at(-1).type, 'speech.audio.done');
  });

  test('is spoken by the second family too', async () => {
    const response = await client.audio.speech.create({
      model: 'ttsB-3.1-flash-tts-preview',
      voice: 'Kore',
      input: 'Hello.',
      speed: 1.5,
    });
    assert.ok((await response.arrayBuffer()).byteLength > 0);
  });
});

describe('chat', () => {
  const ask = (content: string) => [{ role: 'user', content } as const];

  test('makes a film and streams its progress', async () => {
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
    const film = await fetch(texts.at(-1)!.slice('video_url: '.length));
    assert.equal(film.headers.get('content-type'), 'video/mp4');
  });

  test('makes a film under the stream helper, which puts the pieces together', async () => {
    const runner = client.chat.completions.stream({ model: 'vidB-2-pro', messages: ask('a boat') });
    const completion = await runner.finalChatCompletion();
    assert.match(completion.choices[0]?.message.content ?? '', /^task_id: .*progress: 100%video_url: http/);
    assert.equal(completion.choices[0]?.finish_reason, 'stop');
  });

  test('makes a film and answers when it is done', async () => {
    const completion = await client.chat.completions.create({ model: 'vidB-2', messages: ask('a boat') });
    assert.match(completion.choices[0]?.message.content ?? '', /^task_id: .*\nvideo_url: http/);
  });

  test('says in the stream why a film failed', async () => {
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

  const tell = (input: string) =>
    client.audio.speech.create({ model: 'chat-4o-mini-tts-2025-12-15', voice: 'alloy', input });

  test('of the key are AuthenticationError', async () => {
    await assertFails(clientWith('sk-wrong').models.list(), OpenAI.AuthenticationError, {
      status: 401,
      code: 'invalid_api_key',
      type: 'authentication_error',
    });
  });

  test('of permission are PermissionDeniedError', async () => {
    const { key } = await service.newKey({ models: ['asr-1'] });
    await assertFails(clientWith(key).videos.create(FILM), OpenAI.PermissionDeniedError, {
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
    await assertFails(client.videos.create(film({ model: 'vidC' })), OpenAI.NotFoundError, {
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
    await assertFails(client.videos.create(film({ seconds: '5' })), OpenAI.BadRequestError, {
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
    await assertFails(client.videos.create(film({ input_reference })), OpenAI.BadRequestError, {
      ...invalid,
      code: 'invalid_image',
      param: 'input_reference',
    });
  });

  test('of the rate limit are RateLimitError, and say when to come back', async () => {
    const { key } = await service.newKey({ rate_limit: { requests: 1, per_seconds: 60 } });
    const limited = clientWith(key);
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
      await assertFails(tell(word), OpenAI.InternalServerError, { status, code, type: 'server_error' });
    }
  });
});

describe('retries', () => {
  const count = async (own: OpenAI) => {
    let videos = 0;
    for await (const _ of own.videos.list()) videos += 1;
    return videos;
  };

  test('with an Idempotency-Key create nothing twice when an answer is lost', async () => {
    await using proxy = await forgetfulProxy(service.url);
    const { key } = await service.newKey();
    const own = clientWith(key, { baseURL: proxy.url, maxRetries: 2 });
    const headers = (name: string) => ({ headers: { 'Idempotency-Key': name } });

    proxy.forgetNext(2);
    const video = await own.videos.create(FILM, headers('film'));
    assert.equal(proxy.forgotten, 2);
    assert.equal(await count(own), 1);
    assert.equal((await own.videos.list()).data[0]?.id, video.id);

    proxy.forgetNext(1);
    const input_reference = await toFile(readFileSync(picture), 'picture.jpg');
    await own.videos.create(film({ input_reference }), headers('film with a picture'));
    assert.equal(await count(own), 2);

    await service.finished(video.id, key);
    proxy.forgetNext(1);
    const remix = await own.videos.remix(video.id, { prompt: 'bluer' }, headers('remix'));
    assert.equal(await count(own), 3);
    assert.equal((await own.videos.list()).data[0]?.id, remix.id);

    proxy.forgetNext(1);
    const chat = { model: 'vidB-2', messages: [{ role: 'user', content: 'a boat' } as const] };
    await own.chat.completions.create({ ...chat, stream: true }, headers('chat'));
    assert.equal(await count(own), 4);
    assert.equal(proxy.forgotten, 5);
  });

  test('with the same Idempotency-Key for another film are refused', async () => {
    const headers = { 'Idempotency-Key': 'one key for two' };
    await client.videos.create(FILM, { headers });
    await assert.rejects(
      client.videos.create(film({ prompt: 'a train' }), { headers }),
      OpenAI.BadRequestError,
    );
  });

  test('are made by the SDK on its own after an error of the service', async () => {
    const before = service.engines.speech.requests.length;
    const retrying = clientWith(service.key, { maxRetries: 1 });
    const request = { model: 'chat-4o-mini-tts-2025-12-15', voice: 'alloy', input: 'upstream' };
    await assert.rejects(retrying.audio.speech.create(request), OpenAI.InternalServerError);
    assert.equal(service.engines.speech.requests.length - before, 2);
  });
});
