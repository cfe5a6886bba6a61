import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { measureWav } from '../../../src/platform/media/audio/measure-wav.ts';
import { scratchFolder } from '../../support/scratch-folder.ts';

const folder = scratchFolder();

interface Wav {
  readonly format?: number;
  readonly channels?: number;
  readonly rate?: number;
  readonly bits?: number;
  /** Of the samples. */
  readonly bytes: number;
  /** What the header says of them. */
  readonly spoken?: number;
  /** A chunk before the samples. */
  readonly note?: number;
}

function wav({
  format = 1,
  channels = 1,
  rate = 16_000,
  bits = 16,
  bytes,
  spoken = bytes,
  note = 0,
}: Wav): Buffer {
  const head = Buffer.alloc(28);
  head.write('RIFF', 0);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(format, 20);
  head.writeUInt16LE(channels, 22);
  head.writeUInt32LE(rate, 24);
  const rest = Buffer.alloc(8);
  rest.writeUInt32LE((rate * channels * bits) / 8, 0);
  rest.writeUInt16LE((channels * bits) / 8, 4);
  rest.writeUInt16LE(bits, 6);
  return Buffer.concat([
    head,
    rest,
    ...(note ? [chunk('LIST', note, note)] : []),
    chunk('data', spoken, bytes),
  ]);
}

function chunk(name: string, spoken: number, bytes: number): Buffer {
  const head = Buffer.alloc(8);
  head.write(name, 0);
  head.writeUInt32LE(spoken, 4);
  return Buffer.concat([head, Buffer.alloc(bytes + (bytes % 2), 7)]);
}

/** The same from memory, whole and in pieces, and from disk. */
async function measured(file: Buffer): Promise<number | null> {
  const path = join(folder, 'a.wav');
  writeFileSync(path, file);
  const inMemory = (pieces: Buffer[]) => ({ pieces, size: file.length, path: () => Promise.resolve(path) });
  const results = [
    await measureWav(path),
    await measureWav(inMemory([file])),
    await measureWav(inMemory([file.subarray(0, 10), file.subarray(10)])),
  ];
  assert.equal(new Set(results).size, 1, results.join());
  return results[0]!;
}

test('the length of plain samples is in the header', async () => {
  assert.equal(await measured(wav({ bytes: 32_000 })), 1);
  assert.equal(await measured(wav({ bytes: 96_000, rate: 24_000, bits: 32, format: 3 })), 1);
  assert.equal(await measured(wav({ bytes: 24_000, rate: 8000, bits: 24 })), 1);
  assert.equal(await measured(wav({ bytes: 32_000, rate: 8000, channels: 2 })), 1);
  assert.equal(await measured(wav({ bytes: 32_000, note: 301 })), 1);
});

test('a stream that was recorded is as long as the file', async () => {
  assert.equal(await measured(wav({ bytes: 32_000, spoken: 0xffffffff })), 1);
  assert.equal(await measured(wav({ bytes: 32_000, spoken: 0 })), 1);
  assert.equal(await measured(wav({ bytes: 16_000, spoken: 32_000 })), 0.5);
});

test('what follows the samples does not count', async () => {
  assert.equal(await measured(Buffer.concat([wav({ bytes: 32_000 }), chunk('LIST', 5000, 5000)])), 1);
});

test('anything unusual is left to the decoder', async () => {
  const plain = wav({ bytes: 32_000 });
  const lies = Buffer.from(plain);
  lies.writeUInt32LE(99, 28);
  for (const file of [
    Buffer.alloc(0),
    Buffer.from('RIFF'),
    plain.subarray(0, 30),
    lies,
    wav({ bytes: 0 }),
    wav({ bytes: 32_000, format: 2 }),
    wav({ bytes: 32_000, format: 0xfffe }),
    wav({ bytes: 32_000, bits: 12 }),
    wav({ bytes: 32_000, rate: 1 }),
    wav({ bytes: 32_000, note: 6000 }),
    Buffer.concat([Buffer.from('RIFX'), plain.subarray(4)]),
  ]) {
    assert.equal(await measured(file), null);
  }
});
