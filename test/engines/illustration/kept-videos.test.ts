import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { after, afterEach, beforeEach, test } from 'node:test';
import { pino } from 'pino';
import { createLocalEngines } from '../../../src/compose/local-engines.ts';
import type { SpeechEngine } from '../../../src/engines/engine.ts';
import {
  SceneEngine,
  type SceneEngineOptions,
} from '../../../src/engines/local/illustration/scene-engine.ts';
import type { VideoJob, WatchedVideoEngine } from '../../../src/engines/video-engine.ts';
import { loadConfig } from '../../../src/settings/config.ts';
import { picture, Workplace, watch } from './scene-jobs.ts';
import { children, untilNoChild } from './video-processes.ts';

const workplace = new Workplace();
after(() => workplace.clear());

const opened: SceneEngine[] = [];
let before: string[] = [];
beforeEach(async () => {
  before = await children();
});
afterEach(async () => {
  for (const engine of opened.splice(0)) engine.close();
  await untilNoChild(before);
});

function open(options: SceneEngineOptions = {}): SceneEngine {
  const engine = new SceneEngine({ concurrency: 1, idleMs: 600_000, ...options });
  opened.push(engine);
  return engine;
}

/** Renders a small video; returns the process it was rendered in, as far as it still lives. */
async function processOf(engine: WatchedVideoEngine, more: Partial<VideoJob> = {}): Promise<string[]> {
  const outcome = await watch(await workplace.job({ ...small, ...more }), engine);
  assert.equal(outcome.state, 'completed');
  return (await children()).filter((pid) => !before.includes(pid));
}

/** A hum that lasts as long as the text would. */
const HUMMING: SpeechEngine = {
  name: 'hum',
  async speak({ text }) {
    const samples = Int16Array.from({ length: text.length * 600 }, (_, at) => 9000 * Math.sin(at / 24));
    return { engine: 'hum', chunks: Readable.from([Buffer.from(samples.buffer)]) };
  },
};

const small = { seconds: 0.25, width: 160, height: 160 };
const wide = { seconds: 0.25, width: 240, height: 134 };
/** Each uses parts of the renderer that others do not. */
const KINDS: readonly Partial<VideoJob>[] = [
  { ...wide, prompt: 'a man and a woman talking in a cafe', watermark: true },
  { ...small, prompt: 'time-lapse of a city in a storm from day to night', style: 'comic' },
  { ...wide, prompt: 'a large crowd of people dancing at a music festival at night' },
  { ...small, prompt: 'a man beside a shop sign says: "Good evening.", with subtitles' },
  { ...small, prompt: 'a gyroscope and an abacus on a wooden workbench' },
  { ...wide, prompt: '一只猫在海滩上散步', edits: ['make it snow', 'add a red balloon'] },
  { ...small, prompt: 'an astronaut riding a horse on mars', style: 'anime' },
  { ...small, prompt: 'a whale and a jellyfish under water, slow motion' },
  {
    ...wide,
    prompt: 'a child flies a kite on a hill, then it starts raining',
    seconds: 4,
    framesPerSecond: 2,
  },
];

/** Hashes of the video, its thumbnail and its spritesheet. */
async function bytesOf(engine: SceneEngine, kind: Partial<VideoJob>): Promise<string[]> {
  const outcome = await watch(await workplace.job(kind), engine);
  assert.ok(outcome.state === 'completed');
  const { video, thumbnail, spritesheet } = outcome.result;
  return await Promise.all(
    [video, thumbnail, spritesheet].map(async (path) =>
      createHash('sha256')
        .update(await readFile(path!))
        .digest('hex'),
    ),
  );
}

/** Every video in a process that has made others: in one those that come after it here, in the other those before. */
test('videos have the same bytes in a fresh process and after others, in whatever order', async () => {
  const forwards = open({ speech: HUMMING });
  const made = new Map<Partial<VideoJob>, string[]>();
  for (const kind of KINDS) made.set(kind, await bytesOf(forwards, kind));
  const backwards = open({ speech: HUMMING });
  for (const kind of KINDS.toReversed())
    assert.deepEqual(await bytesOf(backwards, kind), made.get(kind), kind.prompt);
});

test("videos that follow each other are made in one process, which ends at the close, one with a caller's picture in its own", async () => {
  const engine = open({ concurrency: 2 });
  const [kept, ...more] = await processOf(engine);
  assert.deepEqual(more, []);
  const bytes = picture(64, 64, (brush) => brush.fillRect(0, 0, 32, 64));
  const inputs = [await workplace.input('reference', bytes)];
  const job = await workplace.job({ ...small, inputs });
  const looks: Promise<string[]>[] = [];
  const outcome = await watch(job, engine, () => {
    looks.push(children());
  });
  assert.equal(outcome.state, 'completed');
  const seen = (await Promise.all(looks)).flat();
  assert.ok(
    seen.some((pid) => pid !== kept && !before.includes(pid)),
    'another process was there',
  );
  await untilNoChild([...before, kept!]);
  assert.deepEqual(await processOf(engine, { prompt: 'a cat' }), [kept]);
  engine.close();
  await untilNoChild(before);
});

test('a video that is cancelled in a kept process ends it', async (context) => {
  const engine = open();
  const first = await processOf(engine);
  const job = await workplace.job({ seconds: 20 });
  const operation = await engine.start(job, context.signal);
  const watching = engine.watch(operation, job, context.signal, () => void engine.cancel(operation));
  await assert.rejects(watching, { name: 'AbortError' });
  await untilNoChild(before);
  assert.notDeepEqual(await processOf(engine), first);
});

test('a video whose kept process is killed is made in a fresh one, with progress that only rises', async () => {
  const engine = open();
  const [kept] = await processOf(engine);
  const progress: number[] = [];
  const job = await workplace.job({ seconds: 2 });
  const outcome = await watch(job, engine, (percent) => {
    if (progress.length === 0) process.kill(Number(kept), 'SIGKILL');
    progress.push(percent);
  });
  assert.equal(outcome.state, 'completed');
  assert.deepEqual(
    progress,
    progress.toSorted((a, b) => a - b),
  );
  const [next] = await processOf(engine);
  assert.notEqual(next, kept);
});

test('the local engines end the processes of videos when they are closed', async () => {
  const environment = {
    DATA_DIR: await workplace.folder(),
    CONFIG: '',
    PHONOFILM_WEIGHTS_DIR: '/nonexistent',
  };
  const engines = createLocalEngines(loadConfig(environment), 'worker', pino({ level: 'silent' }));
  const engine = engines.registry.videoRoutes('vidB-2')[0] as WatchedVideoEngine;
  assert.equal((await processOf(engine)).length, 1);
  engines.close();
  await untilNoChild(before);
});
