// Own process: it loads models that stay until its process ends.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, test } from 'node:test';
import { pino } from 'pino';
import { createLocalEngines } from '../../../src/compose/local-engines.ts';
import { ServiceError } from '../../../src/domain/errors.ts';
import type { Speech, SpeechEngine, SpeechRequest } from '../../../src/engines/engine.ts';
import { type Lack, SceneEngine } from '../../../src/engines/local/illustration/scene-engine.ts';
import type { VideoJob, WatchedVideoEngine } from '../../../src/engines/video-engine.ts';
import { loadConfig } from '../../../src/settings/config.ts';
import { hear, lacking, useLocalAudio, wordsOf } from '../audio/audio-test.ts';
import { NEVER, Workplace } from './scene-jobs.ts';
import { difference, probeVideo, type VideoProbe } from './video-probe.ts';

const workplace = new Workplace();
after(() => workplace.clear());
const audio = useLocalAudio();

const RATE = 24_000;
/** Of videos that are only listened to. */
const SMALL = { width: 160, height: 160 };
const SEEN = { width: 240, height: 240 };
const DIALOGUE =
  'A man and a woman in a kitchen. The man says: "Hello, how are you?" The woman answers: "I am fine."';

/** Who speaks in the next video of `engine`, and what that video lacked. */
let voice: SpeechEngine;
let silences: Lack[] = [];
/** One for all videos that are spoken by a test: its process and its reader are started once. */
const engine = new SceneEngine({
  speech: { name: 'told by the test', speak: (request, signal) => voice.speak(request, signal) },
  onSilent: (silence) => silences.push(silence),
});
after(() => engine.close());

/** Hums each text for as long as the test says, and remembers what it was asked. */
class HummingEngine implements SpeechEngine {
  readonly name = 'humming';
  readonly requested: SpeechRequest[] = [];
  readonly #seconds: (request: SpeechRequest) => number;
  /** How often it sends callers away first. */
  refusals = 0;

  constructor(seconds: (request: SpeechRequest) => number) {
    this.#seconds = seconds;
  }

  async speak(request: SpeechRequest): Promise<Speech> {
    if (this.refusals-- > 0) throw new ServiceError('model_overloaded', 'Busy.');
    this.requested.push(request);
    const pcm = Buffer.alloc(Math.round(this.#seconds(request) * RATE) * 2);
    for (let at = 0; at < pcm.length / 2; at++)
      pcm.writeInt16LE(Math.round(9000 * Math.sin((2 * Math.PI * 300 * (at + 0.5)) / RATE)), at * 2);
    return { engine: 'kokoro', chunks: chunksOf(pcm) };
  }
}

async function* chunksOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** A video that is spoken by the given voice. */
async function spokenBy(speech: SpeechEngine, overrides: Partial<VideoJob>): Promise<string> {
  voice = speech;
  silences = [];
  return await video(engine, overrides);
}

async function video(engine: WatchedVideoEngine, overrides: Partial<VideoJob>): Promise<string> {
  const job = await workplace.job({ seconds: 3, ...overrides });
  const outcome = await engine.watch(await engine.start(job, NEVER), job, NEVER, () => {});
  assert.ok(outcome.state === 'completed', JSON.stringify(outcome));
  return outcome.result.video;
}

/** The greatest difference of two pictures in any of 24 × 24 fields. */
function greatestDifference(probe: VideoProbe, other: VideoProbe, seconds: number): number {
  const frame = Math.round(seconds * 24);
  const fields = Array.from({ length: 24 * 24 }, (_, field) => {
    const [left, top] = [(field % 24) / 24, Math.floor(field / 24) / 24];
    const area = [left, top, left + 1 / 24, top + 1 / 24] as const;
    return difference(probe, probe.frames[frame]!, other.frames[frame]!, area);
  });
  return Math.max(...fields);
}

test('lips move during speech and not before or after it', async () => {
  const prompt = 'a close-up of a man who says "Ah"';
  const humming = async (seconds: number) =>
    await probeVideo(await spokenBy(new HummingEngine(() => seconds), { prompt }), 2);
  const [short, long] = [await humming(0.6), await humming(1.6)];
  assert.ok(greatestDifference(short, long, 0.1) < 4, 'both rest');
  assert.ok(greatestDifference(short, long, 0.7) < 4, 'both speak');
  assert.ok(greatestDifference(short, long, 1.4) > 20, 'one speaks');
  assert.ok(greatestDifference(short, long, 2.8) < 4, 'both rest again');
});

test('subtitles are shown while something is said, and only when asked for', async () => {
  const bottom = [0.3, 0.85, 0.7, 0.95] as const;
  const changes = async (requested: string) => {
    const prompt = `a robot in a kitchen says "Hello my friends", static camera${requested}`;
    const probe = await probeVideo(await spokenBy(new HummingEngine(() => 1), { ...SEEN, prompt }), 1);
    return difference(probe, probe.frames[24]!, probe.frames[48]!, bottom);
  };
  const [plain, written] = [await changes(''), await changes(', with subtitles')];
  assert.ok(plain < 5, `${plain} without`);
  assert.ok(written > 15, `${written} with`);
});

test('two speakers have different voices that fit them', async () => {
  const speech = new HummingEngine(() => 0.8);
  await spokenBy(speech, { ...SMALL, prompt: DIALOGUE, seconds: 4 });
  assert.deepEqual(
    speech.requested.map(({ voice, text }) => [voice, text]),
    [
      ['onyx', 'Hello, how are you?'],
      ['nova', 'I am fine.'],
    ],
  );
});

test('what takes a little too long is spoken faster, and much too long a text ends with a sentence', async () => {
  const spoken = async (sentences: number) => {
    const speech = new HummingEngine(({ text, speed }) => text.length / 12 / speed);
    const text = Array.from({ length: sentences }, () => 'Twenty letters in it.').join(' ');
    await spokenBy(speech, { ...SMALL, prompt: `a man says "${text}"` });
    return speech.requested.at(-1)!;
  };
  const little = await spoken(1);
  assert.equal(little.speed, 1);
  const more = await spoken(7);
  assert.ok(more.speed > 1 && more.speed <= 1.35, `speed ${more.speed}`);
  assert.match(more.text, /^Twenty letters in it\.( Twenty letters in it\.)*$/);
  assert.ok(more.text.length / 12 / more.speed <= 3, 'it ends within the video');
});

test('a video waits for voices that have too much to do', async () => {
  const speech = new HummingEngine(() => 0.5);
  speech.refusals = 1;
  await spokenBy(speech, { ...SMALL, prompt: 'a man says "Hello"', seconds: 1 });
  assert.equal(speech.requested.length, 1);
  assert.deepEqual(silences, []);
});

test('a video whose voices fail is made without them, and it is reported', async () => {
  const speech: SpeechEngine = { name: 'broken', speak: () => Promise.reject(new Error('no breath')) };
  const silent = await spokenBy(speech, { ...SMALL, prompt: 'a man says "Hello"', seconds: 1 });
  const probe = await probeVideo(silent);
  assert.equal(probe.frames.length, 24);
  assert.match(String(silences[0]?.cause), /no breath/);
});

test('without weights the simple voice speaks in a video, and nothing is wrong with that', async (context) => {
  const lines: Record<string, unknown>[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const folder = await workplace.folder();
  const config = loadConfig({ DATA_DIR: folder, CONFIG: '', PHONOFILM_WEIGHTS_DIR: '/nonexistent' });
  const engines = createLocalEngines(config, 'worker', log);
  context.after(() => engines.close());
  const engine = engines.registry.videoRoutes('vidB-2')[0] as WatchedVideoEngine;
  const silent = await video(engine, { ...SMALL, prompt: 'a man says hello', seconds: 1 });
  const spoken = await video(engine, { ...SMALL, prompt: 'a man says "Hello"', seconds: 1 });
  assert.ok((await loudness(spoken)) > 2 * (await loudness(silent)));
  assert.deepEqual(lines, []);
});

test('what two people say in a video is heard in it, in turn', {
  skip: lacking('kokoro', 'silero-vad', 'whisper-base'),
}, async () => {
  const dialogue = await spokenBy(audio().speech, { ...SMALL, prompt: DIALOGUE, seconds: 4 });
  const { words } = await transcribe(dialogue);
  const heard = words.map(({ word }) => wordsOf(word)[0]);
  assert.match(heard.join(' '), /hello how are you.*fine/);
  const [requested, answered] = [words[heard.indexOf('you')]!, words[heard.indexOf('fine')]!];
  assert.ok(answered.start >= requested.end);
});

test('the same video is spoken and made twice, byte by byte', { skip: lacking('kokoro') }, async () => {
  const make = async () =>
    await readFile(await spokenBy(audio().speech, { ...SMALL, prompt: 'a man says "Yes."', seconds: 1 }));
  const first = await make();
  assert.deepEqual(silences, []);
  assert.ok(first.equals(await make()));
});

async function loudness(file: string): Promise<number> {
  const { samples } = await hear(file);
  return samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
}

async function transcribe(file: string) {
  const request = {
    model: 'whisper-1',
    account: 'acct_test',
    file,
    effort: 'fast' as const,
    task: 'transcribe' as const,
    language: 'en',
    prompt: null,
    temperature: 0,
    words: true,
  };
  return await audio().transcriber.transcribe(request, NEVER);
}
