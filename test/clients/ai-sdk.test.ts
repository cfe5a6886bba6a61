import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, describe, test } from 'node:test';
import { createOpenAI, type OpenAIProvider } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import {
  APICallError,
  experimental_generateSpeech as generateSpeech,
  generateText,
  type LanguageModel,
  streamText,
  experimental_transcribe as transcribe,
} from 'ai';
import { sampleFiles } from '../support/fake-engines.ts';
import { useService } from '../support/service.ts';

/** The AI SDK with its OpenAI provider and its provider for compatible services. */

const CHAT = 'chat-4o-audio-preview';
const SPEECH = 'chat-4o-mini-tts-2025-12-15';

const service = useService();
let openai: OpenAIProvider;
let models: readonly LanguageModel[];
let wav: Buffer;
before(async () => {
  openai = providerWith(service.key);
  const compatible = createOpenAICompatible({
    name: 'phonofilm',
    baseURL: `${service.url}/v1`,
    apiKey: service.key,
    includeUsage: true,
  });
  models = [openai.chat(CHAT), compatible(CHAT)];
  wav = readFileSync((await sampleFiles()).speech['wav']!);
});

function providerWith(apiKey: string): OpenAIProvider {
  return createOpenAI({ baseURL: `${service.url}/v1`, apiKey });
}

describe('text', () => {
  test('is generated', async () => {
    for (const model of models) {
      const { text, finishReason, usage } = await generateText({
        model,
        system: 'Be brief.',
        prompt: 'good morning',
      });
      assert.equal(text, 'You said: good morning');
      assert.equal(finishReason, 'stop');
      assert.ok((usage.totalTokens ?? 0) > 0);
    }
  });

  test('is streamed', async () => {
    for (const model of models) {
      const result = streamText({ model, prompt: 'good morning' });
      const pieces: string[] = [];
      for await (const piece of result.textStream) pieces.push(piece);
      assert.ok(pieces.length > 1);
      assert.equal(pieces.join(''), 'You said: good morning');
      assert.equal(await result.finishReason, 'stop');
      assert.ok(((await result.usage).totalTokens ?? 0) > 0);
    }
  });

  test('is cut where it was told to be', async () => {
    for (const model of models) {
      const { text, finishReason } = await generateText({
        model,
        prompt: 'one two three',
        maxOutputTokens: 3,
      });
      assert.equal(text, 'You said: one ');
      assert.equal(finishReason, 'length');
    }
  });

  test('answers to sound', async () => {
    const { text } = await generateText({
      model: openai.chat(CHAT),
      messages: [
        {
          role: 'user',
          content: [
            { type: 'text', text: 'What do you hear?' },
            { type: 'file', data: wav, mediaType: 'audio/wav' },
          ],
        },
      ],
    });
    assert.match(text, /^You said: What do you hear\?\s+Hello from the fake/);
  });

  test('of a video through chat is its link', async () => {
    const model = openai.chat('vidB-2');
    const { text } = await generateText({ model, prompt: 'a boat' });
    assert.match(text, /^task_id: .*\nvideo_url: http/);
    const result = streamText({ model, prompt: 'a boat' });
    assert.match(await result.text, /^task_id: .*progress: 100%video_url: http/);
  });
});

describe('audio', () => {
  test('is transcribed, with segments, language and length', async () => {
    const transcript = await transcribe({
      model: openai.transcription('asr-1'),
      audio: wav,
      providerOptions: { openai: { responseFormat: 'verbose_json' } },
    });
    assert.equal(transcript.text, 'Hello from the fake. It hears --> two sentences.');
    assert.equal(transcript.language, 'en');
    assert.equal(transcript.durationInSeconds, 3);
    assert.deepEqual(transcript.segments[0], {
      text: 'Hello from the fake.',
      startSecond: 0,
      endSecond: 1.5,
    });
    assert.equal(transcript.segments.length, 2);
  });

  test('is transcribed with the times of words', async () => {
    const transcript = await transcribe({
      model: openai.transcription('asr-large-v3'),
      audio: wav,
      providerOptions: {
        openai: {
          responseFormat: 'verbose_json',
          timestampGranularities: ['word'],
          language: 'de',
          temperature: 0.2,
        },
      },
    });
    assert.equal(transcript.text, 'Hello from the fake. It hears --> two sentences.');
    assert.equal(transcript.language, 'de');
    assert.equal(service.engines.transcriber.requests.at(-1)?.words, true);
  });

  test('is transcribed by the models that answer json only', async () => {
    const { text } = await transcribe({ model: openai.transcription('chat-4o-transcribe'), audio: wav });
    assert.equal(text, 'Hello from the fake. It hears --> two sentences.');
  });

  test('is spoken with the default voice and in any format', async () => {
    const { audio } = await generateSpeech({ model: openai.speech(SPEECH), text: 'Hello there.' });
    assert.equal(audio.mediaType, 'audio/mpeg');
    assert.equal(service.engines.speech.requests.at(-1)?.voice, 'alloy');
    const spoken = await generateSpeech({
      model: openai.speech(SPEECH),
      text: 'Hello there.',
      voice: 'nova',
      outputFormat: 'wav',
      speed: 1.25,
      instructions: 'Cheerfully.',
    });
    assert.deepEqual(Buffer.from(spoken.audio.uint8Array), wav);
    assert.equal(service.engines.speech.requests.at(-1)?.instructions, 'Cheerfully.');
  });
});

describe('errors', () => {
  const fails = async (
    call: () => PromiseLike<unknown>,
    status: number,
    code: string,
    retryable: boolean,
  ) => {
    await assert.rejects(
      async () => await call(),
      (error) => {
        assert.ok(APICallError.isInstance(error), String(error));
        assert.equal(error.statusCode, status);
        assert.equal((error.data as { error: { code: string } }).error.code, code);
        assert.equal(error.message, (error.data as { error: { message: string } }).error.message);
        assert.equal(error.isRetryable, retryable);
        return true;
      },
    );
  };

  test('of the model, the key and the request are API call errors with our message', async () => {
    const prompt = 'hello';
    const maxRetries = 0;
    const nothing = openai.chat('nope');
    await fails(() => generateText({ model: nothing, prompt, maxRetries }), 404, 'model_not_found', false);
    const unknown = providerWith('sk-wrong').chat(CHAT);
    await fails(() => generateText({ model: unknown, prompt, maxRetries }), 401, 'invalid_api_key', false);
    const { key } = await service.newKey({ type: 'subscription' });
    const subscriber = providerWith(key).chat(CHAT);
    await fails(
      () => generateText({ model: subscriber, prompt, maxRetries }),
      403,
      'audio_requires_payg',
      false,
    );
    for (const model of models) {
      await fails(
        () => generateText({ model, prompt, topP: 2, maxRetries }),
        400,
        'invalid_parameter',
        false,
      );
    }
    const audio = Buffer.from('no sound at all, only text');
    const transcription = openai.transcription('asr-1');
    await fails(
      () => transcribe({ model: transcription, audio, maxRetries }),
      400,
      'invalid_file_format',
      false,
    );
    const speech = openai.speech(SPEECH);
    await fails(
      () => generateSpeech({ model: speech, text: 'x', voice: 'Kore', maxRetries }),
      400,
      'voice_not_supported',
      false,
    );
  });

  test('of the service can be retried', async () => {
    for (const model of models) {
      const call = (prompt: string) => () => generateText({ model, prompt, maxRetries: 0 });
      await fails(call('crash'), 500, 'internal_error', true);
      await fails(call('upstream'), 502, 'upstream_error', true);
      await fails(call('overload'), 503, 'model_overloaded', true);
    }
  });

  test('before a stream begins reach the caller of the stream', async () => {
    for (const model of models) {
      let seen: unknown;
      const result = streamText({
        model,
        prompt: 'unavailable',
        maxRetries: 0,
        onError: ({ error }) => {
          seen = error;
        },
      });
      await result.consumeStream();
      assert.ok(APICallError.isInstance(seen), String(seen));
      assert.equal(seen.statusCode, 503);
    }
  });
});
