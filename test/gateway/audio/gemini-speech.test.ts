import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SPEECH_FORMATS } from '../../../src/domain/speech-format.ts';
import { soundKindOf } from '../../../src/platform/sound/sound-kind.ts';
import { answer, cut, failure } from '../../support/scripted-upstream/audio-answers.ts';
import type { Script } from '../../support/scripted-upstream/fake-service.ts';
import { HostedAudio } from './hosted-audio.ts';

/** Speech by `generateContent`: samples in a JSON object become any format at any speed. */

const MODEL = 'ttsB-3.1-flash-tts-preview';
const tone = Buffer.from(
  Int16Array.from({ length: 24_000 }, (_, at) => Math.round(9000 * Math.sin(at / 9))).buffer,
);

const hosted = HostedAudio.use({
  protocol: 'gemini-speech',
  entries: [{ voices: { Kore: 'Vendor-Kore' } }],
});

function spoken(data: string, inline: object = {}): object {
  const inlineData = { mimeType: 'audio/L16;codec=pcm;rate=24000', data, ...inline };
  return { candidates: [{ content: { parts: [{ inlineData }] }, finishReason: 'STOP' }], modelVersion: 'x' };
}

const speak = (fields: object = {}) => hosted.speakBytes({ model: MODEL, voice: 'Kore', ...fields });

for (const format of SPEECH_FORMATS) {
  test(`${format} is encoded here`, async () => {
    hosted.script(answer(200, spoken(tone.toString('base64'))));
    const { status, body } = await speak({ response_format: format });
    assert.equal(status, 200);
    assert.equal(soundKindOf(body), format === 'pcm' ? null : format);
    assert.ok(body.length > 1000);
    const { url, json } = hosted.server.calls[0]!;
    assert.equal(url, '/v1/models/vendor%2Fmodel:generateContent');
    assert.deepEqual(json.contents, [{ role: 'user', parts: [{ text: 'Good morning.' }] }]);
    assert.deepEqual(json.generationConfig, {
      responseModalities: ['AUDIO'],
      speechConfig: { voiceConfig: { prebuiltVoiceConfig: { voiceName: 'Vendor-Kore' } } },
    });
    assert.deepEqual(hosted.upstream.endings, ['succeeded']);
  });
}

test('samples that need no encoding arrive as they are, however the JSON is written and cut', async () => {
  const data = tone.subarray(0, 20_000).toString('base64');
  assert.ok(data.endsWith('='));
  const compact = JSON.stringify(spoken(data));
  const pretty = JSON.stringify(spoken(data), null, 2)
    .replaceAll('=";', '\\u003d";')
    .replace(/="(?=\s*\})/, '\\u003d"');
  const late = JSON.stringify({ note: 'a "data": "b" \\" text', ...spoken(data) }).replaceAll('/', '\\/');
  for (const text of [compact, pretty, late]) {
    for (const size of [1 << 20, 1000, 7]) {
      const dribble: Script = (_call, response) => {
        response.writeHead(200, { 'content-type': 'application/json' });
        for (let at = 0; at < text.length; at += size) response.write(text.slice(at, at + size));
        response.end();
      };
      hosted.script(dribble);
      const { body } = await speak({ response_format: 'pcm' });
      assert.deepEqual(body, tone.subarray(0, 20_000));
    }
  }
});

test('speed is made here', async () => {
  hosted.script(answer(200, spoken(tone.toString('base64'))));
  const { body } = await speak({ response_format: 'pcm', speed: 2 });
  assert.ok(Math.abs(body.length - tone.length / 2) < 5000, String(body.length));
});

test('another rate is brought to ours', async () => {
  hosted.script(answer(200, spoken(tone.toString('base64'), { mimeType: 'audio/L16;rate=48000' })));
  const { body } = await speak({ response_format: 'pcm' });
  assert.ok(Math.abs(body.length - tone.length / 2) < 5000, String(body.length));
});

for (const [what, script, status, code] of [
  [
    'a blocked prompt',
    answer(200, { promptFeedback: { blockReason: 'PROHIBITED_CONTENT' } }),
    400,
    'content_policy_violation',
  ],
  [
    'a filtered candidate',
    answer(200, { candidates: [{ finishReason: 'SAFETY' }] }),
    400,
    'content_policy_violation',
  ],
  [
    'a candidate without sound',
    answer(200, { candidates: [{ finishReason: 'OTHER' }] }),
    502,
    'upstream_error',
  ],
  [
    'an exhausted quota',
    answer(429, { error: { code: 429, status: 'RESOURCE_EXHAUSTED' } }),
    503,
    'model_overloaded',
  ],
  ['a server error', failure(500), 502, 'upstream_error'],
] as [string, Script, number, string][]) {
  test(`${what} is ${status} ${code}, and costs nothing`, async () => {
    const before = await hosted.spent();
    hosted.script(script);
    const answered = await hosted.speak({ model: MODEL, voice: 'Kore' });
    assert.equal(answered.status, status, answered.text);
    assert.equal(answered.json.error.code, code);
    assert.equal(await hosted.spent(), before);
  });
}

test('speech that breaks off breaks the connection, and costs nothing', async () => {
  const before = await hosted.spent();
  const text = JSON.stringify(spoken(tone.toString('base64')));
  hosted.script(cut('application/json', text.slice(0, 30_000)));
  await assert.rejects(speak({ response_format: 'pcm' }));
  assert.equal(await hosted.spent(), before);
});
