import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import {
  APICallError,
  experimental_generateSpeech as generateSpeech,
  generateText,
  streamText,
  experimental_transcribe as transcribe,
} from 'ai';

/** The AI SDK against a running service; `test/clients/ai-sdk.test.ts` has every case on fakes. */
const environment = (name: string) => process.env[name] ?? assert.fail(`${name} is not set`);
const baseURL = environment('OPENAI_BASE_URL');
const openai = createOpenAI({ baseURL, apiKey: environment('OPENAI_API_KEY') });
const live = createOpenAI({ baseURL, apiKey: environment('LIVE_API_KEY') });
const compatible = createOpenAICompatible({
  name: 'phonofilm',
  baseURL,
  apiKey: environment('OPENAI_API_KEY'),
  includeUsage: true,
});
const CHAT = 'chat-4o-audio-preview';

for (const [name, model] of Object.entries({ openai: openai.chat(CHAT), compatible: compatible(CHAT) })) {
  test(`a reply is generated and streamed by the provider ${name}`, async () => {
    const { text, usage } = await generateText({ model, prompt: 'Say good evening.' });
    assert.match(text, /Say good evening\./);
    assert.ok((usage.totalTokens ?? 0) > 0);
    const pieces: string[] = [];
    for await (const piece of streamText({ model, prompt: 'Say good evening.' }).textStream)
      pieces.push(piece);
    assert.ok(pieces.length > 1);
    assert.equal(pieces.join(''), text);
  });
}

test('what the voices of this machine say is heard', async () => {
  const { audio } = await generateSpeech({
    model: live.speech('chat-4o-mini-tts-2025-12-15'),
    text: 'The train to London leaves at nine.',
    voice: 'nova',
    outputFormat: 'wav',
  });
  const { text } = await transcribe({ model: live.transcription('asr-1'), audio: audio.uint8Array });
  assert.match(text.toLowerCase(), /train to london leaves/);
});

test('a refusal is an APICallError with our message', async () => {
  const refused = generateText({
    model: openai.chat(CHAT),
    prompt: 'Say good evening. [test: content_policy_violation]',
    maxRetries: 0,
  });
  await assert.rejects(refused, (error) => APICallError.isInstance(error) && error.statusCode === 400);
});
