// Own process: it loads models that stay until its process ends.
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { PcmFile } from '../../../src/engines/local/hearing/pcm-file.ts';
import { scratch } from './audio-test.ts';

const folder = scratch();

test('sound is read in pieces, the last of which is what there is', async () => {
  const path = join(folder, 'sound.pcm');
  writeFileSync(path, Buffer.from(new Int16Array(700).fill(16_384).buffer));
  await using pcm = await PcmFile.open(path);
  assert.equal(pcm.samples, 700);
  assert.deepEqual([...(await pcm.read(0, 3))], [0.5, 0.5, 0.5]);
  assert.equal((await pcm.read(500, 10_000)).length, 200);
  assert.equal((await pcm.read(700, 800)).length, 0);
});
