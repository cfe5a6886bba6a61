// Own process: it loads models that stay until its process ends.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { allModels } from '../../src/domain/catalogue.ts';
import { EngineRegistry } from '../../src/engines/engine-registry.ts';
import {
  clip,
  ENGLISH,
  lacking,
  scratch,
  useLocalAudio,
  wordErrorRate,
} from '../engines/audio/audio-test.ts';
import { convert } from '../engines/audio/convert.ts';
import { assertError, type ContractCode } from '../support/contract.ts';
import { type Answer, startService, type TestService } from '../support/service.ts';

/** Hearing and speech over HTTP, with the real engines. */
describe('local audio over HTTP', { skip: lacking('silero-vad', 'moonshine-tiny', 'kokoro') }, () => {
  const audio = useLocalAudio({ waiting: 2 });
  const folder = scratch();
  let service: TestService;
  before(async () => {
    const ids = (kind: string) =>
      allModels()
        .filter((model) => model.kind === kind)
        .map((model) => model.id);
    const registry = new EngineRegistry()
      .assignTranscriber(ids('transcription'), audio().transcriber)
      .assignSpeech(ids('speech'), audio().speech)
      .assignChat(ids('chat'), audio().chat);
    service = await startService({ registry });
  });
  after(() => service.stop());

  const transcribe = (file: Blob, fields: Record<string, string> = {}): Promise<Answer> =>
    service.form('/v1/audio/transcriptions', { model: 'asr-large-v3-turbo', file, ...fields });
  const recording = async (path = clip('en-0930.flac')) => new Blob([await readFile(path)]);
  const SENTENCE = ENGLISH['en-0930.flac'];

  test('what was spoken is read back', async () => {
    const input = 'Seven children play here.';
    const response = await fetch(`${service.url}/v1/audio/speech`, {
      method: 'POST',
      headers: { authorization: `Bearer ${service.key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ model: 'ttsB-3.1-flash-tts-preview', voice: 'Kore', input }),
    });
    assert.equal(response.headers.get('content-type'), 'audio/mpeg');
    const { json } = await transcribe(await response.blob());
    assert.ok(wordErrorRate(input, json.text) <= 0.25, json.text);
  });

  test('a transcript streams, and its pieces are the whole', async () => {
    const { text } = await transcribe(await recording(), { stream: 'true' });
    const events = text.match(/(?<=^data: )\{.*$/gm)!.map((data) => JSON.parse(data));
    const done = events.pop();
    assert.equal(done.type, 'transcript.text.done');
    assert.ok(events.every((event) => event.type === 'transcript.text.delta'));
    assert.equal(events.map((event) => event.delta).join(''), done.text);
    assert.ok(wordErrorRate(SENTENCE, done.text) <= 0.13, done.text);
    assert.match(text, /data: \[DONE\]\n\n$/);
  });

  const chatWith = (data: string) =>
    service.call('POST', '/v1/chat/completions', {
      model: 'chat-4o-audio-preview',
      messages: [{ role: 'user', content: [{ type: 'input_audio', input_audio: { data, format: 'wav' } }] }],
    });

  const WRONG: readonly [string, () => Promise<Answer>, ContractCode, string][] = [
    [
      'base64 with spaces',
      async () =>
        chatWith((await readFile(clip('en-0930.flac'))).toString('base64').replace(/.{76}/g, '$& ')),
      'invalid_parameter',
      'messages[0].content[0].input_audio.data',
    ],
    [
      'base64 of a text',
      () => chatWith(Buffer.from('This is a text.').toString('base64')),
      'invalid_file_format',
      'messages[0].content[0].input_audio',
    ],
  ];
  for (const [what, send, code, param] of WRONG) {
    test(`${what} is refused: ${code}`, async () => {
      assertError(await send(), code, param);
    });
  }

  test('a reply is spoken as it is written', { skip: lacking('tinyllama') }, async () => {
    const { json, text } = await service.call('POST', '/v1/chat/completions', {
      model: 'chat-4o-audio-preview',
      messages: [{ role: 'user', content: 'My name is Anna.' }],
      modalities: ['text', 'audio'],
      audio: { voice: 'nova', format: 'wav' },
      temperature: 0,
      max_tokens: 8,
    });
    assert.ok(json.choices, text);
    const { content, audio } = json.choices[0].message;
    const heard = (await transcribe(new Blob([Buffer.from(audio.data, 'base64')]))).json.text;
    assert.ok(wordErrorRate(content, heard) <= 0.35, `${content} / ${heard}`);
  });

  test('of twenty transcriptions at once each is right or gets Retry-After', async () => {
    const plain = join(folder, 'plain.wav');
    await convert(clip('en-0930.flac'), plain, 'wav');
    const file = await recording(plain);
    const answers = await Promise.all(Array.from({ length: 20 }, () => transcribe(file)));
    const served = answers.filter(({ status }) => status === 200);
    assert.ok(served.length >= 4, `${served.length} served`);
    for (const { json } of served) assert.ok(wordErrorRate(SENTENCE, json.text) <= 0.13, json.text);
    for (const answer of answers.filter(({ status }) => status !== 200)) {
      assertError(answer, 'model_overloaded');
      assert.ok(Number(answer.headers.get('retry-after')) >= 1);
    }
  });
});
