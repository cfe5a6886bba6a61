import { readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { wavHeader } from '../src/platform/sound/wav-header.ts';
import { defaultWeightsDirectory } from '../src/weights/weight-store.ts';
import { clip } from '../test/engines/audio/audio-test.ts';
import { convert } from '../test/engines/audio/convert.ts';
import { aKey, anAccount, openDataFolder, seedAccount } from '../test/support/seed-account.ts';
import { START_FLAGS, startServiceProcess } from '../test/support/service-process.ts';
import { BENCH_KEY, BenchProcesses } from './support/bench-processes.ts';
import { memoryOf, memoryOfTree, processTree, residentOfTree } from './support/process-tree.ts';
import { report } from './support/report.ts';

/**
 * The memory of the service and all its engines: after the start, while everything is warm, after each hour of audio, and
 * after the engines were idle; and how long the first request to each audio endpoint takes.
 *
 *     npm run bench:memory                  two hours of audio on the fastest model, as a stand-in for a day
 *     npm run bench:memory -- --hours 10    a day: half an hour on two idle cores
 */
const HOURS = process.argv.includes('--hours')
  ? Number(process.argv[process.argv.indexOf('--hours') + 1])
  : 2;
/** Longer than the first requests take, so that all engines are there together. */
const IDLE_MINUTES = 2;
const UPLOAD_MINUTES = 10;
const MUSIC_RATE = 16_000;
/** What the encoder makes of any sound, unless told otherwise: 128 kbit/s. */
const MP3_BYTES_PER_SECOND = 16_000;
const UPLOADS_PER_HOUR = 60 / UPLOAD_MINUTES;
/** The last upload of an hour is music, which is searched for speech in vain. */
const READINGS_PER_HOUR = UPLOADS_PER_HOUR - 1;

await using bench = new BenchProcesses();
const dataDirectory = join(bench.folder, 'data');
const database = openDataFolder(dataDirectory);
await seedAccount(database, anAccount('a'), aKey('k', 'a'), BENCH_KEY);
await database.close();
const settings = join(bench.folder, 'settings.yaml');
writeFileSync(settings, `local:\n  idle_minutes: ${IDLE_MINUTES}\n`);
const service = await startServiceProcess({
  dataDirectory,
  script: new URL('./support/whole-service.ts', import.meta.url),
  flags: START_FLAGS,
  environment: { CONFIG: settings, PHONOFILM_WEIGHTS_DIR: defaultWeightsDirectory(process.env) },
});
const pid = service.child.pid!;
const rows: { when: string; processes: number; resident: number; together: number; service: number }[] = [];
const note = async (when: string) => {
  // What the last request held is collected a moment after its answer.
  await delay(1000);
  rows.push({ when, ...(await memoryOfTree(pid)), service: (await memoryOf([pid])).together });
  console.log(JSON.stringify(rows.at(-1)));
};

const headers = { authorization: `Bearer ${BENCH_KEY}` };
async function call(path: string, body: string | FormData, type?: string): Promise<void> {
  const response = await fetch(`${service.url}${path}`, {
    method: 'POST',
    headers: type ? { ...headers, 'content-type': type } : headers,
    body,
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  if (response.status !== 200) throw new Error(`${path}: ${response.status} ${bytes}`);
}

function hear(endpoint: string, model: string, file: Blob): Promise<void> {
  const form = new FormData();
  form.append('model', model);
  form.append('file', file, 'audio');
  return call(`/v1/audio/${endpoint}`, form);
}

const json = (path: string, body: object) => call(path, JSON.stringify(body), 'application/json');
const sentence = new Blob([readFileSync(clip('en-0930.flac'))]);
const french = new Blob([readFileSync(clip('fr.ogg'))]);
const ENDPOINTS: Readonly<Record<string, () => Promise<void>>> = {
  'chat/completions': () =>
    json('/v1/chat/completions', {
      model: 'chat-4o-audio-preview',
      messages: [{ role: 'user', content: 'What is the capital of France?' }],
      max_tokens: 8,
    }),
  'audio/speech': () =>
    json('/v1/audio/speech', {
      model: 'chat-4o-mini-tts-2025-12-15',
      voice: 'nova',
      input: 'Good evening.',
    }),
  'audio/transcriptions (asr-large-v3)': () => hear('transcriptions', 'asr-large-v3', sentence),
};

await note('right after the start');
const cold: { 'first request to': string; seconds: string }[] = [];
let slowest = 0;
let peak = 0;
// Only what the kernel has counted already: to look at the maps of a process that loads a model makes it wait.
const watch = setInterval(async () => {
  peak = Math.max(peak, await residentOfTree(pid));
}, 500);
for (const [name, ask] of Object.entries(ENDPOINTS)) {
  const begun = performance.now();
  await ask();
  const seconds = (performance.now() - begun) / 1000;
  slowest = Math.max(slowest, seconds);
  cold.push({ 'first request to': name, seconds: seconds.toFixed(1) });
}
await hear('translations', 'asr-1', french);
await hear('transcriptions', 'asr-1', sentence);
await hear('transcriptions', 'asr-large-v3-turbo', sentence);
await note('warm: chat, speech, every recogniser');
clearInterval(watch);

const reading = await upload(
  ['en-jfk', 'en-0870', 'en-0880', 'en-0890', 'en-0920', 'en-0930'].map(recording),
);
const music = await upload([writeMusic()]);
for (let hour = 1; hour <= HOURS; hour++) {
  for (let n = 0; n < UPLOADS_PER_HOUR; n++)
    await hear('transcriptions', 'asr-large-v3-turbo', n < READINGS_PER_HOUR ? reading : music);
  await note(`after ${hour} ${hour === 1 ? 'hour' : 'hours'} of audio`);
}
const hours = rows.filter(({ when }) => when.endsWith('of audio'));
while ((await processTree(pid)).length > 1) await delay(500);
await note('after the engines were idle');
service.child.kill('SIGTERM');
await service.ended;

console.log(`load ${loadavg()[0]!.toFixed(1)} (an idle machine has less than 0.3)`);
console.table(cold);
console.table(rows);
console.log(
  `At the peak of the first requests: ${peak} MB resident, what several have mapped counted for each.`,
);
const when = (text: string) => rows.find((row) => row.when.startsWith(text))!.together;
const check = (title: string, measured: number, unit: string, atMost: number) =>
  report({ title, rows: [], measured, unit, target: { atMost } });
check('Cold', slowest, 'seconds of the slowest first request', 3);
check('Warm', when('warm'), 'MB', 1500);
check('A day of audio', hours.at(-1)!.together - hours[0]!.together, 'MB more than after an hour', 50);
check('Idle', when('after the engines'), 'MB', 300);

function recording(name: string): string {
  return clip(`${name}.flac`);
}

/** Ten minutes of these recordings in turn, small enough to be uploaded: frames of MP3 may follow each other. */
async function upload(files: readonly string[]): Promise<Blob> {
  const parts: Buffer<ArrayBuffer>[] = [];
  for (const [n, file] of files.entries()) {
    const compressed = join(bench.folder, `${n}.mp3`);
    await convert(file, compressed, 'mp3');
    parts.push(readFileSync(compressed));
  }
  const once = Buffer.concat(parts);
  const seconds = once.length / MP3_BYTES_PER_SECOND;
  return new Blob(Array.from({ length: Math.ceil((UPLOAD_MINUTES * 60) / seconds) }, () => once));
}

/** Chords of four voices with a beat, as a file. */
function writeMusic(): string {
  const seconds = 12;
  const samples = Int16Array.from({ length: seconds * MUSIC_RATE }, (_, n) => {
    const time = n / MUSIC_RATE;
    const root = 110 * 2 ** ([0, 5, 7, 3][Math.floor(time) % 4]! / 12);
    const chord = [1, 1.25, 1.5, 2].reduce(
      (sum, part) => sum + Math.sin(2 * Math.PI * root * part * time),
      0,
    );
    const beat = Math.exp(-8 * (time % 0.5)) * (Math.random() - 0.5);
    return 4000 * (chord + beat);
  });
  const file = join(bench.folder, 'music.wav');
  writeFileSync(
    file,
    Buffer.concat([wavHeader(MUSIC_RATE, samples.byteLength), Buffer.from(samples.buffer)]),
  );
  return file;
}
