import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { assertError, bearer } from '../support/contract.ts';
import { chunk, hurriedM4a, wavFormat, wavOf } from '../support/forged-audio.ts';
import { sampleAudio } from '../support/media-fixtures.ts';
import { scratchFolder } from '../support/scratch-folder.ts';
import { useService } from '../support/service.ts';

/** What is charged is what was decoded, not what a file says of itself; and one that is wrong about itself is refused. */

const folder = scratchFolder();
const service = useService();

const samples = (seconds: number) => chunk('data', Buffer.alloc(seconds * 32_000, 7));

const FORGED: readonly [string, () => Promise<Buffer> | Buffer][] = [
  ['a short run of samples before the long one', () => wavOf(wavFormat(), samples(1), samples(50))],
  ['a short run of samples after the long one', () => wavOf(wavFormat(), samples(50), samples(1))],
  ['a second description of its samples', () => wavOf(wavFormat(), wavFormat(384_000), samples(50))],
  [
    'another run of samples far behind the first',
    () => wavOf(wavFormat(), samples(1), chunk('LIST', Buffer.alloc(100_000)), samples(50)),
  ],
  [
    'an index in which every sample takes a tick',
    async () => hurriedM4a(readFileSync(await sampleAudio(join(folder, 'whole.m4a'), 'm4a', 50))),
  ],
];

/** Both measure their files with the same code: each is sent to one of them. */
const ENDPOINTS = ['transcriptions', 'translations'] as const;

for (const [index, [what, forge]] of FORGED.entries()) {
  const endpoint = ENDPOINTS[index % 2];
  test(`${endpoint} refuse a file with ${what}, and charge nothing`, async () => {
    const { key, account } = await service.newKey({}, { balance: 10 });
    const fields = { model: 'asr-1', file: new Blob([new Uint8Array(await forge())]) };
    assertError(
      await service.form(`/v1/audio/${endpoint}`, fields, bearer(key)),
      'invalid_file_format',
      'file',
    );
    assert.equal((await service.admin('GET', `/accounts/${account}`)).json.balance, 10);
  });
}

test('a file whose header says nothing of its length is charged by its samples', async () => {
  const { key, account } = await service.newKey({}, { balance: 10 });
  const streamed = wavOf(wavFormat(), chunk('data', Buffer.alloc(60 * 32_000), 0));
  const fields = { model: 'asr-1', file: new Blob([new Uint8Array(streamed)]) };
  const answer = await service.form('/v1/audio/transcriptions', fields, bearer(key));
  assert.equal(answer.status, 200, answer.text);
  assert.equal((await service.admin('GET', `/accounts/${account}`)).json.balance, 10 - 0.006);
});

test('recordings in a chat are held to the same', async () => {
  const data = wavOf(wavFormat(), samples(1), samples(50)).toString('base64');
  const recording = { type: 'input_audio', input_audio: { data, format: 'wav' } };
  const answer = await service.call('POST', '/v1/chat/completions', {
    model: 'chat-4o-audio-preview',
    messages: [{ role: 'user', content: [recording] }],
  });
  assert.equal(answer.status, 400, answer.text);
  assert.equal(answer.json.error.code, 'invalid_file_format');
});

test('audio of more than four hours is refused, whether its header is believed or it is decoded', async () => {
  const hours = chunk('data', Buffer.alloc(25_000_000));
  // More behind the samples than is looked at without decoding.
  const unusual = chunk('LIST', Buffer.alloc(100_000));
  for (const long of [wavOf(wavFormat(1000, 8), hours), wavOf(wavFormat(1000, 8), hours, unusual)]) {
    const fields = { model: 'asr-1', file: new Blob([new Uint8Array(long)]) };
    const answer = await service.form('/v1/audio/transcriptions', fields);
    assertError(answer, 'invalid_parameter', 'file');
    assert.match(answer.json.error.message, /longer than 4 hours/);
  }
});
