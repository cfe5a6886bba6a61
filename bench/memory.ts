import { readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { defaultWeightsDirectory } from '../src/weights/weight-store.ts';
import { clip } from '../test/engines/audio/audio-test.ts';
import { convert } from '../test/engines/audio/convert.ts';
import { aKey, anAccount, openDataFolder, seedAccount } from '../test/support/seed-account.ts';
import { startServiceProcess } from '../test/support/service-process.ts';
import { BENCH_KEY, BenchProcesses } from './support/bench-processes.ts';
import { memoryOfTree, processTree } from './support/process-tree.ts';
import { report } from './support/report.ts';

/**
 * The memory of the service and all its engines: after the start, while everything is warm, after a day of audio, and
 * after the engines were idle; and how long the first request to each audio endpoint takes.
 *
 *     npm run bench:memory                    an hour of audio on the fastest model, as a stand-in for a day
 *     npm run bench:memory -- --minutes 600   ten hours
 */
const minutesAsked = process.argv[process.argv.indexOf('--minutes') + 1];
const DAY_MINUTES = process.argv.includes('--minutes') ? Number(minutesAsked) : 60;
/** Longer than the first requests take, so that all engines are there together. */
const IDLE_MINUTES = 2;
const UPLOAD_MINUTES = 10;

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
  environment: { CONFIG: settings, PHONOFILM_WEIGHTS_DIR: defaultWeightsDirectory(process.env) },
});
const pid = service.child.pid!;
const rows: { when: string; processes: number; resident: number; proportional: number }[] = [];
const note = async (when: string) => {
  // What the last request held is collected a moment after its answer.
  await delay(1000);
  rows.push({ when, ...(await memoryOfTree(pid)) });
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
const watch = setInterval(async () => {
  peak = Math.max(peak, (await memoryOfTree(pid)).proportional);
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

const upload = await longReading();
for (let minutes = 0; minutes < DAY_MINUTES; minutes += UPLOAD_MINUTES) {
  await hear('transcriptions', 'asr-large-v3-turbo', upload);
  if (minutes === 0 || minutes + UPLOAD_MINUTES >= DAY_MINUTES)
    await note(`after ${minutes + UPLOAD_MINUTES} minutes of audio`);
}
const [firstUpload, lastUpload] = rows.slice(-2);
while ((await processTree(pid)).length > 1) await delay(500);
await note('after the engines were idle');
service.child.kill('SIGTERM');
await service.ended;

console.log(`load ${loadavg()[0]!.toFixed(1)} (an idle machine has less than 0.3)`);
console.table(cold);
console.table(rows);
console.log(`At the peak of the first requests: ${peak} MB, proportional.`);
const when = (text: string) => rows.find((row) => row.when.startsWith(text))!.proportional;
const check = (title: string, measured: number, unit: string, atMost: number) =>
  report({ title, rows: [], measured, unit, target: { atMost } });
check('Cold', slowest, 'seconds of the slowest first request', 3);
check('Warm', when('warm'), 'MB', 1500);
check('A day of audio', lastUpload!.proportional - firstUpload!.proportional, 'MB more than before', 50);
check('Idle', when('after the engines'), 'MB', 300);

/** Ten minutes of a person who reads, small enough to be uploaded. */
async function longReading(): Promise<Blob> {
  const whole = join(bench.folder, 'jfk.mp3');
  await convert(clip('en-jfk.flac'), whole, 'mp3');
  const once = readFileSync(whole);
  // Frames of MP3 may follow each other; the recording lasts eleven seconds.
  return new Blob(Array.from({ length: Math.ceil((UPLOAD_MINUTES * 60) / 11) }, () => once));
}
