/**
 * What a film costs beyond its encoding. For each size, in a process of its own: the whole film (reading, painting,
 * drawing, sound, encoding, thumbnail, spritesheet), then the bare H.264 encoder on exactly the same frames.
 *
 *   npm run bench:scene
 */

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync, readSync, writeSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { enableCompileCache } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Case {
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
}

interface Measured {
  readonly wallMs: number;
  readonly cpuMs: number;
  readonly startCpuMs: number;
  readonly encoderCpuMs: number;
  readonly peakMb: number;
}

const FRAMES_PER_SECOND = 24;
const PROMPT = 'a red fox running through a snowy forest at sunset';
const CASES: readonly Case[] = [
  { width: 1280, height: 720, seconds: 10 },
  { width: 1280, height: 720, seconds: 20 },
  { width: 1920, height: 1080, seconds: 10 },
  { width: 480, height: 480, seconds: 10 },
];

if (process.send)
  process.once('message', (message) => void measure(message as Case).then((result) => process.send!(result)));
else await main();

async function main(): Promise<void> {
  console.log('size       seconds   wall s   CPU s   encoder CPU s   ratio   start CPU s   peak MB');
  for (const each of CASES) {
    const child = fork(new URL(import.meta.url), [], { execArgv: ['--disable-warning=ExperimentalWarning'] });
    child.send(each);
    const [measured] = (await once(child, 'message')) as [Measured];
    child.kill();
    const seconds = (ms: number) => (ms / 1000).toFixed(2).padStart(6);
    console.log(
      `${`${each.width}x${each.height}`.padEnd(11)}${String(each.seconds).padStart(7)}   ${seconds(measured.wallMs)}  ${seconds(measured.cpuMs)}          ${seconds(measured.encoderCpuMs)}  ${(measured.cpuMs / measured.encoderCpuMs).toFixed(2).padStart(6)}        ${seconds(measured.startCpuMs)}   ${measured.peakMb.toFixed(0).padStart(7)}`,
    );
  }
}

async function measure({ width, height, seconds }: Case): Promise<Measured> {
  enableCompileCache();
  const { renderFilm } = await import('../src/engines/local/scene/film/render-film.ts');
  const startCpuMs = cpu();
  const directory = await mkdtemp(join(tmpdir(), 'bench-scene-'));
  const job = {
    prompt: PROMPT,
    edits: [],
    seconds,
    width,
    height,
    framesPerSecond: FRAMES_PER_SECOND,
    watermark: true,
    style: null,
    inputs: [],
    directory,
    encoderThreads: 2,
  };
  const begun = performance.now();
  await renderFilm(job, () => {});
  const wallMs = performance.now() - begun;
  const cpuMs = cpu() - startCpuMs;
  const peakMb = Number(/VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? 0) / 1024;
  const encoderCpuMs = await encodeAgain(job, directory);
  await rm(directory, { recursive: true });
  return { wallMs, cpuMs, startCpuMs, encoderCpuMs, peakMb };
}

/** Draws the same frames into a file, then encodes them from there and counts only that. */
async function encodeAgain(
  job: Parameters<typeof import('../src/engines/local/scene/film/compose-film.ts').composeFilm>[0],
  directory: string,
): Promise<number> {
  const { Compositor } = await import('../src/engines/local/scene/compositor/compositor.ts');
  const { composeFilm } = await import('../src/engines/local/scene/film/compose-film.ts');
  const { FilmEncoder } = await import('../src/engines/local/scene/film/film-encoder.ts');
  const compositor = new Compositor(job.width, job.height);
  const composition = await composeFilm(job, compositor);
  const raw = openSync(join(directory, 'frames.yuv'), 'w+');
  const frames = job.seconds * job.framesPerSecond;
  for (let frame = 0; frame < frames; frame++) {
    compositor.nextFrame();
    composition.draw(frame / job.framesPerSecond);
    writeSync(raw, compositor.frame());
  }
  const before = cpu();
  const encoder = await FilmEncoder.open(
    { ...job, path: join(directory, 'bare.mp4'), threads: job.encoderThreads },
    null,
  );
  for (let frame = 0; frame < frames; frame++) {
    const planes = Buffer.allocUnsafe((job.width * job.height * 3) / 2);
    readSync(raw, planes, 0, planes.length, frame * planes.length);
    await encoder.add(planes);
  }
  await encoder.finish();
  return cpu() - before;
}

function cpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
