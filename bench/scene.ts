/**
 * What a video costs in all, against its encoding alone. The video is made as the service makes it, by the engine in a
 * child process, and whatever that process uses from its start to its exit counts. The reference is the bare H.264
 * encoder with the same settings on exactly the same frames, in a process of its own, and nothing but the encoding
 * counts there; once more with the same sound, for what the whole file takes to encode. The two take turns.
 *
 *   npm run bench:scene
 */

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readSync, writeSync } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { SpeechEngine } from '../src/engines/engine.ts';
import { SceneEngine } from '../src/engines/local/illustration/scene-engine.ts';
import { childrenCpuMs, childrenGone, watchPeakMemory } from './support/child-processes.ts';
import { report } from './support/report.ts';

interface Case {
  /** What is special about it. */
  readonly kind: string;
  readonly prompt: string;
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
}

interface Filmed {
  readonly wallMs: number;
  readonly cpuMs: number;
  readonly peakMb: number;
  /** Of the file; frames of the bare encoder's are the same, and so is their likeness (SSIM). */
  readonly bytes: number;
}

/** Processor time of the bare encoder. */
interface Encoded {
  readonly picturesMs: number;
  readonly withSoundMs: number;
}

const ROUNDS = Number(process.env['ROUNDS'] ?? 3);
const FRAMES_PER_SECOND = 24;
const ENCODER_THREADS = 2;
/** The first videos are one take, as all videos were before long ones were cut: their figures can be compared. */
const ONE_TAKE = 'a red fox running through a snowy forest at sunset, tracking shot';
const IN_SHOTS = 'a red fox running through a snowy forest at sunset';
const TWO_PEOPLE = 'a man and a woman talking in a cafe';
const PASSING_HOURS = 'time-lapse of a city from day to night';
const CROWD = 'a large crowd of people dancing at a music festival at night';
const SPEECH = 'a man says: "Good evening, my friends. It is late, and the sea is calm tonight."';
const HD = { width: 1280, height: 720 };
const CASES: readonly Case[] = [
  { kind: 'one take', prompt: ONE_TAKE, ...HD, seconds: 10 },
  { kind: 'one take', prompt: ONE_TAKE, ...HD, seconds: 20 },
  { kind: 'one take', prompt: ONE_TAKE, width: 1920, height: 1080, seconds: 10 },
  { kind: 'one take', prompt: ONE_TAKE, width: 480, height: 480, seconds: 10 },
  { kind: 'cut into shots', prompt: IN_SHOTS, ...HD, seconds: 10 },
  { kind: 'two people', prompt: TWO_PEOPLE, ...HD, seconds: 10 },
  { kind: 'hours that pass', prompt: PASSING_HOURS, ...HD, seconds: 10 },
  { kind: 'a crowd', prompt: CROWD, ...HD, seconds: 10 },
  { kind: 'speech', prompt: SPEECH, ...HD, seconds: 10 },
];
/** In place of a voice, whose work is measured elsewhere: a hum in syllables, as long as the text would take. */
const HUMMING: SpeechEngine = {
  name: 'hum',
  async speak({ text }) {
    const samples = Int16Array.from(
      { length: text.length * 1500 },
      (_, at) => 9000 * Math.sin(at / 24) * Math.max(0, Math.sin(at / 1500)),
    );
    return { engine: 'hum', chunks: Readable.from([Buffer.from(samples.buffer)]) };
  },
};
/** No video without photographs may take more. */
const MEMORY_MB = 350;

if (process.send)
  process.once('message', (message) => void encodeAgain(message as Case).then((it) => process.send!(it)));
else await main();

async function main(): Promise<void> {
  // The first video of a machine also compiles the renderer; every later one finds that done.
  const first = await video({ kind: 'first', prompt: ONE_TAKE, width: 480, height: 480, seconds: 1 });
  const rows: Record<string, string | number>[] = [];
  let headline = 0;
  let peakMb = 0;
  for (const each of CASES) {
    const videos: Filmed[] = [];
    const encodings: Encoded[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      videos.push(await video(each));
      encodings.push(await reference(each));
    }
    const cpuMs = median(videos.map((one) => one.cpuMs));
    if (each.height <= HD.height) peakMb = Math.max(peakMb, ...videos.map((one) => one.peakMb));
    const encoderMs = median(encodings.map((one) => one.picturesMs));
    const withSoundMs = median(encodings.map((one) => one.withSoundMs));
    headline ||= cpuMs / encoderMs;
    rows.push({
      video: `${each.width}x${each.height}, ${each.seconds} s: ${each.kind}`,
      'wall s': seconds(median(videos.map((one) => one.wallMs))),
      'CPU s': seconds(cpuMs),
      'CPU s per video s': seconds(cpuMs / each.seconds),
      'encoder CPU s': seconds(encoderMs),
      ratio: (cpuMs / encoderMs).toFixed(2),
      'to encoding with sound': (cpuMs / withSoundMs).toFixed(2),
      'peak MB': Math.round(Math.max(...videos.map((one) => one.peakMb))),
      'MB of video': (videos[0]!.bytes / 1e6).toFixed(1),
    });
  }
  console.log(`Most memory of a video up to 1280x720: ${Math.round(peakMb)} MB (target ${MEMORY_MB}).`);
  report({
    title: `Videos from the start of their process to its exit, medians of ${ROUNDS} (first video: ${seconds(first.cpuMs)} s CPU for one second at 480x480)`,
    rows,
    measured: headline,
    unit: 'CPU of 10 s at 1280x720, of that of its encoding',
    target: { atMost: 1.5 },
  });
}

async function video(size: Case): Promise<Filmed> {
  const directory = await mkdtemp(join(tmpdir(), 'bench-scene-'));
  const { signal } = new AbortController();
  const engine = new SceneEngine({ encoderThreads: ENCODER_THREADS, speech: HUMMING });
  const job = {
    ...renderJob(size),
    taskId: 'bench',
    attempt: 1,
    model: 'vidB-2',
    inputs: [],
    remixOf: null,
    scratchDirectory: directory,
  };
  const memory = watchPeakMemory();
  const cpuBefore = await childrenCpuMs();
  const begun = performance.now();
  const operation = await engine.start(job, signal);
  const outcome = await engine.watch(operation, job, signal, () => {});
  engine.close();
  await childrenGone();
  const wallMs = performance.now() - begun;
  const cpuMs = (await childrenCpuMs()) - cpuBefore;
  if (outcome.state === 'failed') throw new Error(outcome.message);
  const { size: bytes } = await stat(outcome.result.video);
  await rm(directory, { recursive: true });
  return { wallMs, cpuMs, peakMb: memory.stop(), bytes };
}

function renderJob({ prompt, width, height, seconds }: Case) {
  return {
    prompt,
    edits: [],
    seconds,
    width,
    height,
    framesPerSecond: FRAMES_PER_SECOND,
    watermark: true,
    style: null,
  };
}

async function reference(size: Case): Promise<Encoded> {
  const child = fork(new URL(import.meta.url), [], { execArgv: ['--disable-warning=ExperimentalWarning'] });
  child.send(size);
  const [encoded] = (await once(child, 'message')) as [Encoded];
  child.kill();
  await once(child, 'exit');
  return encoded;
}

/** Draws the same frames into a file, then encodes them from there: what reading them takes is not counted. */
async function encodeAgain(size: Case): Promise<Encoded> {
  const { Compositor } = await import('../packages/illustrator/src/compositor/compositor.ts');
  const { composeFilm } = await import('../packages/illustrator/src/film/compose-film.ts');
  const { readScreenplay } = await import('../packages/illustrator/src/stage/read-screenplay.ts');
  const { composeSoundtrack } = await import('../packages/illustrator/src/sound/compose-soundtrack.ts');
  const { openFilmEncoder } = await import('../packages/illustrator/src/film/film-encoder.ts');
  const directory = await mkdtemp(join(tmpdir(), 'bench-scene-'));
  const texts = renderJob(size);
  const screenplay = await readScreenplay(texts);
  const job = { ...texts, screenplay, inputs: [], directory, encoderThreads: ENCODER_THREADS };
  const compositor = new Compositor(job.width, job.height);
  const composition = await composeFilm(job, compositor);
  const raw = openSync(join(directory, 'frames.yuv'), 'w+');
  const frames = job.seconds * job.framesPerSecond;
  for (let frame = 0; frame < frames; frame++) {
    compositor.nextFrame();
    await composition.draw(frame / job.framesPerSecond);
    writeSync(raw, compositor.frame());
  }
  const planes = Buffer.alloc((job.width * job.height * 3) / 2);
  const format = { ...job, path: join(directory, 'bare.mp4'), threads: job.encoderThreads };

  async function encode(sound: Parameters<typeof openFilmEncoder>[1]): Promise<number> {
    const before = cpuMs(process.cpuUsage());
    let readingMs = 0;
    const encoder = await openFilmEncoder(format, sound);
    for (let frame = 0; frame < frames; frame++) {
      const reading = process.threadCpuUsage();
      readSync(raw, planes, 0, planes.length, frame * planes.length);
      readingMs += cpuMs(process.threadCpuUsage(reading));
      await encoder.add(planes);
    }
    await encoder.finish();
    return cpuMs(process.cpuUsage()) - before - readingMs;
  }

  const sound = composeSoundtrack(composition.shots, job.seconds);
  const encoded = { picturesMs: await encode(null), withSoundMs: await encode(sound) };
  await rm(directory, { recursive: true });
  return encoded;
}

function cpuMs({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / 1000;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(2);
}
