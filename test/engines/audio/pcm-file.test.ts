// Own process: it loads models that stay until its process ends.
import assert from 'node:assert/strict';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { endPcmFile, PcmFile } from '../../../src/engines/local/hearing/pcm-file.ts';
import { scratch } from './audio-test.ts';

const folder = scratch();
const loud = (count: number) => Buffer.from(new Int16Array(count).fill(16_384).buffer);

test('sound is read while it is still being decoded', async ({ signal }) => {
  const path = join(folder, 'growing.pcm');
  const opening = PcmFile.open(path, signal);
  appendFileSync(path, loud(600));
  await using pcm = await opening;
  assert.deepEqual([...(await pcm.read(0, 3))], [0.5, 0.5, 0.5]);
  const later = pcm.read(500, 900);
  appendFileSync(path, loud(400));
  assert.equal((await later).length, 400);
});

test('the end of a sound is what there is when nothing is added any more', async ({ signal }) => {
  const path = join(folder, 'ended.pcm');
  appendFileSync(path, loud(600));
  await using pcm = await PcmFile.open(path, signal);
  const rest = pcm.read(500, 10_000);
  appendFileSync(path, loud(100));
  await endPcmFile(path);
  assert.equal((await rest).length, 200);
  assert.equal(pcm.samples, 700);
  assert.equal((await pcm.read(700, 800)).length, 0);
});

test('nobody waits for sound whose caller has left', async () => {
  const left = new AbortController();
  const opening = PcmFile.open(join(folder, 'never.pcm'), left.signal);
  left.abort(new Error('left'));
  await assert.rejects(opening);
});
