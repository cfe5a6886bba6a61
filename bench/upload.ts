import { join } from 'node:path';
import { aKey, anAccount, openDataFolder, seedAccount } from '../test/support/seed-account.ts';
import { WAV_HEADER_BYTES, wavFile } from '../test/support/wav-file.ts';
import { BENCH_KEY, BenchProcesses } from './support/bench-processes.ts';
import { memoryOf } from './support/measurements.ts';
import { report } from './support/report.ts';

/** How far sixteen uploads of 25 MB at once raise the memory of the service. */
const UPLOADS = 16;
const BYTES = 26_214_400;

await using bench = new BenchProcesses();
const dataDirectory = join(bench.folder, 'data');
const database = openDataFolder(dataDirectory);
await seedAccount(database, anAccount('a'), aKey('k', 'a'), BENCH_KEY);
await database.close();
const service = await bench.service(dataDirectory);

async function upload(audio: Blob): Promise<void> {
  const form = new FormData();
  form.append('model', 'asr-1');
  form.append('file', audio, 'audio.wav');
  const response = await fetch(`${service.url}/v1/audio/transcriptions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${BENCH_KEY}` },
    body: form,
  });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${response.status} ${text}`);
}

const silence = (bytes: number) => new Blob([wavFile(new Uint8Array(bytes))]);

// A small one first, so that what is loaded once is not counted.
await upload(silence(100_000));
const before = memoryOf(service.child.pid!).now;
const audio = silence(BYTES - WAV_HEADER_BYTES);
await Promise.all(Array.from({ length: UPLOADS }, () => upload(audio)));
const { peak } = memoryOf(service.child.pid!);

report({
  title: `Upload: ${UPLOADS} × 25 MB at once`,
  rows: [
    { when: 'before', 'resident MB': Math.round(before) },
    { when: 'at the peak', 'resident MB': Math.round(peak) },
    { when: `bytes sent`, 'resident MB': Math.round((UPLOADS * BYTES) / 1024 ** 2) },
  ],
  measured: peak - before,
  unit: 'rise in MB',
  target: { atMost: 100 },
});
