import assert from 'node:assert/strict';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { before, beforeEach, test } from 'node:test';
import { allModels } from '../../src/domain/catalogue.ts';
import type { OnSegment, TranscriptionRequest } from '../../src/engines/engine.ts';
import { FakeTranscriber } from '../support/fake-audio-engines.ts';
import { sampleFiles } from '../support/fake-engines.ts';
import { useService } from '../support/service.ts';

/** A recording is decoded to be measured, and what was decoded is heard. */

const RATE = 16_000;
const SECONDS = 1;

/** A recogniser of this machine: it remembers the samples that it is given, and how long they last. */
class Ears extends FakeTranscriber {
  readonly sampleRate = RATE;
  readonly paths: (string | null)[] = [];
  readonly seconds: number[] = [];

  override async transcribe(request: TranscriptionRequest, signal: AbortSignal, onSegment?: OnSegment) {
    const { samples = null } = request;
    this.paths.push(samples);
    if (samples !== null) this.seconds.push(statSync(samples).size / 2 / RATE);
    return await super.transcribe(request, signal, onSegment);
  }
}

const service = useService();
let ears: Ears;
let speech: Readonly<Record<string, string>>;

before(async () => {
  ({ speech } = await sampleFiles());
});
beforeEach(() => {
  ears = new Ears();
  const models = allModels().filter(({ kind }) => kind === 'transcription');
  service.engines.registry.assignTranscriber(
    models.map(({ id }) => id),
    ears,
  );
});

const bytesOf = (format: string) => readFileSync(speech[format]!);
const transcribe = (file: Buffer, fields: Record<string, string> = {}) =>
  service.form('/v1/audio/transcriptions', { model: 'asr-1', file: new Blob([file]), ...fields });

function assertHeardOnce(): void {
  assert.equal(ears.paths.length, 1);
  assert.ok(Math.abs(ears.seconds[0]! - SECONDS) < 0.1, String(ears.seconds));
  assert.equal(existsSync(ears.paths[0]!), false, 'the samples are removed with the request');
}

for (const format of ['mp3', 'flac', 'opus'])
  test(`what measuring a recording in ${format} has decoded is what the recogniser gets`, async () => {
    assert.equal((await transcribe(bytesOf(format))).status, 200);
    assertHeardOnce();
  });

test('the same holds for a transcript that is streamed', async () => {
  assert.equal((await transcribe(bytesOf('flac'), { stream: 'true' })).status, 200);
  assertHeardOnce();
});

test('the same holds for a recording in a conversation', async () => {
  const audio = { data: bytesOf('mp3').toString('base64'), format: 'mp3' };
  const answer = await service.call('POST', '/v1/chat/completions', {
    model: 'chat-4o-audio-preview',
    messages: [{ role: 'user', content: [{ type: 'input_audio', input_audio: audio }] }],
  });
  assert.equal(answer.status, 200, answer.text);
  assertHeardOnce();
});

test('a plain WAV is measured without being decoded: its recogniser decodes it', async () => {
  assert.equal((await transcribe(bytesOf('wav'))).status, 200);
  assert.deepEqual(ears.paths, [null]);
});

test('samples are removed too when the recogniser fails', async () => {
  assert.equal((await transcribe(bytesOf('flac'), { prompt: 'crash' })).status, 500);
  assertHeardOnce();
});

test('a file that cannot be decoded, and a caller who cannot pay, reach no recogniser', async () => {
  const broken = Buffer.concat([bytesOf('flac').subarray(0, 60), Buffer.alloc(5000, 7)]);
  assert.equal((await transcribe(broken)).status, 400);
  const { key } = await service.newKey({}, { balance: 0 });
  const answer = await service.form(
    '/v1/audio/transcriptions',
    { model: 'asr-1', file: new Blob([bytesOf('flac')]) },
    { authorization: `Bearer ${key}` },
  );
  assert.equal(answer.status, 402, answer.text);
  assert.deepEqual(ears.paths, []);
});
