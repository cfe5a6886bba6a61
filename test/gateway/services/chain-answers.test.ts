import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { allModels } from '../../../src/domain/catalogue.ts';
import { MODEL_WORDS, WORDS_HERE } from '../../../src/domain/models.ts';
import { SPEECH_FORMATS } from '../../../src/domain/speech-format.ts';
import { recode } from '../../../src/platform/sound/recode.ts';
import { fakeEngines, sampleFiles } from '../../support/fake-engines.ts';
import { scratchFolder } from '../../support/scratch-folder.ts';
import { type Answer, startService, TEST_KEY, type TestService } from '../../support/service.ts';

/**
 * Everything that is answered at once, asked of a Phonofilm and of another one in front of it that has nothing of its own:
 * status, type and content must be the same.
 */
const folder = scratchFolder();
const samples = await sampleFiles();
const { registry, video } = await fakeEngines({}, await withEverySound());
const back = await startService({ registry });
const other = {
  preset: 'contract',
  base_url: `${back.url}/v1`,
  api_key: TEST_KEY,
  poll: { every: '50ms', max: '50ms' },
};
const models = Object.fromEntries(allModels().map(({ id }) => [id, { routes: [{ upstream: 'other' }] }]));
const front = await startService({ settings: { upstreams: { other }, models } });
after(async () => {
  await front.stop();
  await back.stop();
});

/** The samples of the other tests are no Opus, AAC or bare samples, which the front would notice and put right. */
async function withEverySound() {
  const files: Record<string, string> = {};
  for (const format of ['opus', 'aac', 'pcm'] as const) {
    const chunks: Uint8Array[] = [];
    const order = { from: 'wav', to: format, tempo: 1 } as const;
    const signal = AbortSignal.timeout(60_000);
    const source = (async function* () {
      yield readFileSync(samples.speech['wav']!);
    })();
    for await (const chunk of recode(source, order, 'test', signal)) chunks.push(chunk);
    files[format] = join(folder, `speech.${format}`);
    writeFileSync(files[format], Buffer.concat(chunks));
  }
  return { ...samples, speech: { ...samples.speech, ...files } };
}

/** The sound of all events in one. */
function joined(text: string): string {
  const delta = /data: \{"type":"speech\.audio\.delta","audio":"([^"]*)"\}\n\n/g;
  const sound = [...text.matchAll(delta)].map(([, base64 = '']) => Buffer.from(base64, 'base64'));
  return text.replaceAll(delta, '') + Buffer.concat(sound).toString('base64');
}

/**
 * Without ids, hosts and times, and without how long a model takes, which is said only where this machine does the work.
 * Progress is seen more or less often, and sound comes in more or fewer pieces.
 */
function plain({ status, headers, text }: Answer): object {
  const content = joined(text)
    .replaceAll(/data: \{[^\n]*"content":"progress: \d+%"[^\n]*\n\n/g, '')
    .replaceAll(/(vid[\w.-]+):(remix-)?\d+-\w+/g, '$1:ID')
    .replaceAll(/(chatcmpl|audio|req)[_-][\w-]+/g, '$1-ID')
    .replaceAll(/http:\/\/127\.0\.0\.1:\d+\/[^"\s\\]*/g, 'URL')
    .replaceAll(/"speed":"[^"]*",/g, '')
    .replaceAll(/"pace":[\d.]+,/g, '')
    // How many clips and recordings go along is a matter of the route.
    .replaceAll(/"(videos|audios)":\d+,/g, '')
    // The service in front does not draw the videos, so it does not say how they are drawn here.
    .replaceAll(/"id":"([^"]+)",.*?"description":"[^"]*"/g, (whole, id: string) =>
      whole.replace(WORDS_HERE[id] ?? MODEL_WORDS[id] ?? whole, MODEL_WORDS[id] ?? whole),
    )
    .replaceAll(/"(created|expires_at)":\d+/g, '"$1":0');
  return { status, type: headers.get('content-type'), retryAfter: headers.get('retry-after'), content };
}

async function assertSame(name: string, ask: (service: TestService) => Promise<Answer>): Promise<Answer> {
  const direct = await ask(back);
  const through = await ask(front);
  assert.deepEqual(plain(through), plain(direct), name);
  return through;
}

const wav = new Blob([readFileSync(samples.speech['wav']!)]);
const data = (format: 'wav' | 'mp3') => readFileSync(samples.speech[format]!).toString('base64');
const post =
  (path: string, body: object) =>
  (service: TestService): Promise<Answer> =>
    service.call('POST', path, body);
const speakers = allModels().filter((model) => model.kind === 'speech');
const idsOf = (kind: string) =>
  allModels()
    .filter((model) => model.kind === kind)
    .map(({ id }) => id);

describe('through the chain as directly', () => {
  for (const { id: model, voices } of speakers) {
    test(`speech of ${model}, in every format, at once and as events`, async () => {
      for (const response_format of SPEECH_FORMATS)
        for (const more of [{}, { stream_format: 'sse' }, { speed: 2, instructions: 'softly' }]) {
          const body = { model, input: 'Hello there.', voice: voices[0], response_format, ...more };
          const { status, text } = await assertSame(JSON.stringify(body), post('/v1/audio/speech', body));
          assert.equal(status, 200, text);
        }
    });
  }

  for (const path of ['transcriptions', 'translations'] as const)
    for (const model of idsOf('transcription')) {
      test(`${path} of ${model}, in every format, at once and as events`, async () => {
        for (const response_format of ['json', 'text', 'srt', 'vtt', 'verbose_json'])
          for (const more of [
            {},
            { stream: 'true' },
            { language: 'de', temperature: '0.5', prompt: 'Names' },
          ]) {
            const fields = { file: wav, model, response_format, ...more };
            const name = JSON.stringify({ path, ...fields });
            await assertSame(name, (service) => service.form(`/v1/audio/${path}`, fields));
          }
        const words = { 'timestamp_granularities[]': 'word', response_format: 'verbose_json' };
        await assertSame('words', (service) =>
          service.form(`/v1/audio/${path}`, { file: wav, model, ...words }),
        );
      });
    }

  for (const model of idsOf('chat')) {
    const chat = (more: object) => post('/v1/chat/completions', { model, ...more });
    const says = (content: unknown) => ({ messages: [{ role: 'user', content }] });
    const heard = (format: 'wav' | 'mp3') =>
      says([
        { type: 'text', text: 'What is this?' },
        { type: 'input_audio', input_audio: { data: data(format), format } },
      ]);

    test(`chat of ${model}: words, recordings and spoken replies, at once and as events`, async () => {
      for (const stream of [false, true]) {
        const { status } = await assertSame('words', chat({ ...says('Hello there'), stream }));
        assert.equal(status, 200);
        await assertSame('usage', chat({ ...says('Hi'), stream, stream_options: { include_usage: true } }));
        await assertSame('short', chat({ ...says('one two three four'), stream, max_tokens: 2 }));
        await assertSame('several', chat({ ...says('Hello'), stream, n: 2 }));
        for (const format of ['wav', 'mp3'] as const)
          await assertSame(`heard ${format}`, chat({ ...heard(format), stream }));
      }
      // A reply of one piece: several are joined and encoded by the service, and Ogg numbers its streams at random.
      const spoken = { ...heard('wav'), modalities: ['text', 'audio'], max_tokens: 3 };
      for (const format of ['wav', 'mp3', 'opus', 'flac', 'aac', 'pcm16'])
        await assertSame(`spoken ${format}`, chat({ ...spoken, audio: { voice: 'alloy', format } }));
    });

    test(`refusals and failures of ${model}`, async () => {
      for (const words of ['overload', 'upstream', 'unavailable'])
        for (const stream of [false, true]) {
          await assertSame(words, chat({ ...says(words), stream }));
          // Too many failures in a row, and the front would leave the other alone for a while.
          await assertSame('well', chat(says('Hello')));
        }
      await assertSame('nothing', chat({}));
      await assertSame('spoken stream', chat({ ...says('hi'), stream: true, modalities: ['text', 'audio'] }));
    });
  }

  test('videos by chat, at once and streamed, as they succeed and as they fail', async () => {
    for (const words of ['a red boat', 'fail', 'breach'])
      for (const stream of [false, true]) {
        const messages = [{ role: 'user', content: words }];
        const body = { model: 'vidB-2', messages, stream };
        await assertSame(`${words} ${stream}`, post('/v1/chat/completions', body));
      }
  });

  test('what is made of prompts, in a quote and in a video', async () => {
    const body = { model: 'vidA3.1', prompt: '一只红船', enhance_prompt: true };
    const words = /"enhanced_prompt":"A cinematic view of 一只红船"/;
    const create = post('/v1/video/create', body);
    assert.match((await create(front)).text, words);
    assert.match((await create(back)).text, words);
    const quoted = await assertSame('quote', post('/v1/quote', { endpoint: '/v1/video/create', body }));
    assert.match(quoted.text, words);
  });

  test('videos with characters, which go along as pictures', async () => {
    const order = { model: 'vidB-2', prompt: 'a hen', images: [], duration: 10 };
    const source = (await front.call('POST', '/v1/video/create', order)).json.id;
    await front.finished(source);
    const make = () => front.call('POST', '/vidB/v1/characters', { from_task: source, timestamps: '0,1' });
    const [one, other] = [(await make()).json.username, (await make()).json.username];
    const fields = { model: 'vidB-2', prompt: 'a duck', seconds: '4', size: '1280x720' };
    const inputsOf = async ({ json, text }: Answer) => {
      assert.ok(json.id, text);
      const { status, ...rest } = await front.finished(json.id);
      assert.equal(status, 'completed', JSON.stringify(rest));
      return video.jobs.at(-1)?.inputs.map(({ role }) => role);
    };
    const prompt = `@${one} and @${other} at home`;
    const ordered = await front.call('POST', '/v1/video/create', { ...order, prompt });
    assert.deepEqual(await inputsOf(ordered), ['reference', 'reference']);
    const supplied = await front.form('/v1/videos', { ...fields, character_from_task: source });
    assert.deepEqual(await inputsOf(supplied), ['reference']);
  });

  test('the models', async () => {
    await assertSame('list', (service) => service.call('GET', '/v1/models'));
    for (const { id } of allModels())
      await assertSame(id, (service) => service.call('GET', `/v1/models/${id}`));
    await assertSame('none', (service) => service.call('GET', '/v1/models/none'));
  });

  test('refusals and failures of speech and transcripts', async () => {
    const [speaker] = speakers;
    const [hearer = ''] = idsOf('transcription');
    const speak = (more: object) =>
      post('/v1/audio/speech', { model: speaker?.id, input: 'Hello.', voice: 'alloy', ...more });
    for (const input of ['overload', 'upstream', 'unavailable', '', 'x'.repeat(4097)]) {
      await assertSame(input.slice(0, 20), speak({ input }));
      await assertSame('well', speak({}));
    }
    await assertSame('voice', speak({ voice: 'nobody' }));
    await assertSame('format', speak({ response_format: 'midi' }));
    await assertSame('speed', speak({ speed: 5 }));
    await assertSame('model', speak({ model: 'nobody' }));
    for (const prompt of ['overload', 'upstream', 'unavailable'])
      for (const more of [{}, { stream: 'true' }])
        for (const words of [prompt, 'well'])
          await assertSame(words, (service) =>
            service.form('/v1/audio/transcriptions', { file: wav, model: hearer, prompt: words, ...more }),
          );
    const text = new Blob(['a text, not a sound']);
    await assertSame('no sound', (service) =>
      service.form('/v1/audio/transcriptions', { file: text, model: hearer }),
    );
  });
});
