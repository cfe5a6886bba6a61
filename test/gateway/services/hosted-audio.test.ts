import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { startService, TEST_KEY } from '../../support/service.ts';
import { wavFile } from '../../support/wav-file.ts';

/** Speech, transcripts and chat of one service through another, as its settings say. */
const behind = await startService();
const front = await startService({
  settings: {
    upstreams: { other: { protocol: 'openai', base_url: `${behind.url}/v1`, api_key: TEST_KEY } },
    models: {
      'asr-1': { routes: [{ upstream: 'other' }] },
      'chat-4o-mini-tts-2025-12-15': { routes: [{ upstream: 'other' }, 'local'] },
      'chat-4o-audio-preview': { routes: [{ upstream: 'other', weight: 1 }] },
    },
  },
});
after(async () => {
  await front.stop();
  await behind.stop();
});

const both = async <Result>(ask: (service: typeof front) => Promise<Result>): Promise<Result[]> => [
  await ask(behind),
  await ask(front),
];

test('a transcript is the same through the chain', async () => {
  const file = new Blob([wavFile(Buffer.alloc(32_000))], { type: 'audio/wav' });
  for (const response_format of ['json', 'text', 'srt', 'vtt', 'verbose_json']) {
    const [direct, chained] = await both((service) =>
      service.form('/v1/audio/transcriptions', { file, model: 'asr-1', response_format }),
    );
    assert.equal(chained?.status, 200, chained?.text);
    assert.equal(chained?.text, direct?.text);
  }
});

test('speech is the same through the chain', async () => {
  for (const response_format of ['mp3', 'wav']) {
    const [direct, chained] = await both((service) =>
      service.call('POST', '/v1/audio/speech', {
        model: 'chat-4o-mini-tts-2025-12-15',
        input: 'Hello.',
        voice: 'alloy',
        response_format,
      }),
    );
    assert.equal(chained?.status, 200, chained?.text);
    assert.equal(chained?.headers.get('content-type'), direct?.headers.get('content-type'));
    assert.ok(chained?.text === direct?.text);
  }
});

test('a chat reply is the same through the chain', async () => {
  const body = { model: 'chat-4o-audio-preview', messages: [{ role: 'user', content: 'Hello?' }] };
  const [direct, chained] = await both((service) => service.call('POST', '/v1/chat/completions', body));
  assert.equal(chained?.status, 200, chained?.text);
  assert.deepEqual(chained?.json.choices, direct?.json.choices);
  assert.deepEqual(chained?.json.usage, direct?.json.usage);
});
