import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createLocalAudio, type LocalAudio } from '../src/compose/local-audio.ts';
import type { ChatRequest, TranscriptionRequest } from '../src/engines/engine.ts';
import { MoonshineModel } from '../src/engines/local/hearing/moonshine-model.ts';
import { PcmFile, SAMPLE_RATE } from '../src/engines/local/hearing/pcm-file.ts';
import { decodeAudio } from '../src/platform/media/audio/decode-audio.ts';
import { endlessWavHeader } from '../src/platform/sound/wav-header.ts';
import { defaultWeightsDirectory, weightPath } from '../src/weights/weight-store.ts';
import { effortOf } from './support/effort-of.ts';

/**
 * Local audio in numbers, each with the limit it must keep on an idle machine of two cores:
 *   recognition   seconds of work for a second of English on the fastest model      <= 0.15
 *   speech        seconds to the first audio of a normal sentence                   <= 2
 *                 seconds of work for a second of Kokoro's speech                   <= 1.4
 *   memory        the recogniser's peak with Whisper base, MB                       <= 900
 *   service       what decoding, the child process and segmenting add to the bare model, in per cent
 */
const CLIPS = new URL('../test/engines/audio/clips/', import.meta.url);
const SENTENCE = 'The train to the coast leaves at noon, and we should be there before it gets dark.';
const REPEATS = 3;
const signal = new AbortController().signal;
const weightsDirectory = defaultWeightsDirectory(process.env);

const folder = await mkdtemp(join(tmpdir(), 'phonofilm-bench-'));
const audio = createLocalAudio({ weightsDirectory });
try {
  console.log(
    `${availableParallelism()} cores, load ${loadavg()[0]!.toFixed(1)} (an idle machine has less than 0.3)\n`,
  );
  await warmUp(audio);
  report('resident memory at rest, all engines warm', `${memory('VmRSS')} MB`);
  await benchHearing(audio);
  await benchSpeech();
  await benchChat(audio);
  report('resident memory after work, all engines', `${memory('VmRSS')} MB`);
  report('peak of the recogniser', `${peak(audio.transcriber.pid)} MB`, 900);
  report('peak of speech', `${peak(audio.speech.pid)} MB`);
  report('peak of chat', `${peak(audio.chat.pid)} MB`);
} finally {
  audio.close();
  await rm(folder, { recursive: true, force: true });
}

async function warmUp({ transcriber, chat }: LocalAudio): Promise<void> {
  await transcriber.transcribe(transcription('asr-1', fileURLToPath(new URL('en-0930.flac', CLIPS))), signal);
  await speakOnce('Hello.');
  for await (const event of chat.reply(chatRequest('Hello', 1), signal)) if (event.type === 'end') break;
}

async function benchHearing({ transcriber }: LocalAudio): Promise<void> {
  const { file, pcm, seconds } = await reading();
  const hear = (model: string) =>
    best(
      () => transcriber.pid,
      () => transcriber.transcribe(transcription(model, file), signal),
    );
  const fastest = await hear('asr-large-v3-turbo');
  report('asr-large-v3-turbo, English', perSecond(fastest, seconds), 0.15);
  const bare = await bareMoonshine(pcm);
  report('the bare model on the same audio', perSecond(bare, seconds));
  report('what the service adds to the bare model', `${Math.round((fastest.wall / bare.wall - 1) * 100)} %`);
  report('asr-1, English', perSecond(await hear('asr-1'), seconds));
}

async function benchSpeech(): Promise<void> {
  const runs: { first: number; seconds: number }[] = [];
  const time = await best(
    () => audio.speech.pid,
    async () => runs.push(await speakOnce(SENTENCE)),
  );
  report('first audio of a sentence', `${Math.min(...runs.map(({ first }) => first)).toFixed(2)} s`, 2);
  report('speech by Kokoro', perSecond(time, runs[0]!.seconds), 1.4);
}

function chatRequest(content: string, maxTokens: number): ChatRequest {
  return {
    model: 'chat-4o-audio-preview',
    account: 'bench',
    messages: [{ role: 'user', content }],
    temperature: 0,
    topP: 1,
    maxTokens,
    stop: [],
    seed: 1,
  };
}

async function benchChat({ chat }: LocalAudio): Promise<void> {
  const request = chatRequest('Tell me a short story about a lighthouse.', 48);
  const begun = performance.now();
  let first = 0;
  let tokens = 0;
  for await (const event of chat.reply(request, signal)) {
    if (event.type === 'delta') first ||= performance.now() - begun;
    if (event.type === 'end') tokens = event.usage.completionTokens;
  }
  const total = performance.now() - begun;
  report('first token of chat', `${(first / 1000).toFixed(2)} s`);
  report('chat', `${(tokens / ((total - first) / 1000)).toFixed(1)} tokens a second`);
}

/** The five English recordings, twice over: 54 s of a human reader. */
async function reading(): Promise<{ file: string; pcm: string; seconds: number }> {
  const pieces: Buffer[] = [];
  for (const name of ['en-0870', 'en-0880', 'en-0890', 'en-0920', 'en-0930']) {
    const samples = { path: join(folder, `${name}.pcm`), sampleRate: SAMPLE_RATE };
    const recording = fileURLToPath(new URL(`${name}.flac`, CLIPS));
    await decodeAudio(recording, { param: 'file', samples }, { account: 'bench' }, signal);
    pieces.push(readFileSync(samples.path), Buffer.alloc(SAMPLE_RATE));
  }
  const sound = Buffer.concat([...pieces, ...pieces]);
  const pcm = join(folder, 'reading.pcm');
  const file = join(folder, 'reading.wav');
  await writeFile(pcm, sound);
  await writeFile(file, Buffer.concat([endlessWavHeader(SAMPLE_RATE), sound]));
  return { file, pcm, seconds: sound.length / 2 / SAMPLE_RATE };
}

/** Moonshine in this process, on windows of 12 s, and nothing else. */
async function bareMoonshine(path: string): Promise<Time> {
  const model = await MoonshineModel.load(
    weightPath(weightsDirectory, 'moonshine-tiny'),
    availableParallelism(),
  );
  await using pcm = await PcmFile.open(path);
  const window = 12 * SAMPLE_RATE;
  return await best(
    () => process.pid,
    async () => {
      for (let at = 0; at < pcm.samples; at += window)
        await model.write(await pcm.read(at, at + window), 0, signal);
    },
  );
}

async function speakOnce(text: string): Promise<{ first: number; seconds: number }> {
  const begun = performance.now();
  const { chunks } = await audio.speech.speak(
    {
      model: 'chat-4o-mini-tts-2025-12-15',
      account: 'bench',
      text,
      voice: 'nova',
      format: 'pcm',
      speed: 1,
      instructions: null,
    },
    signal,
  );
  let first = 0;
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    // The breath before the first word does not count as audio.
    if (first === 0 && bytes > 12_000) first = (performance.now() - begun) / 1000;
  }
  return { first, seconds: bytes / 2 / 24_000 };
}

interface Time {
  readonly wall: number;
  readonly processor: number;
}

/** The quickest of several runs, with the processor time that a process spent on it. */
async function best(pid: () => number | undefined, work: () => Promise<unknown>): Promise<Time> {
  const times: Time[] = [];
  for (let n = 0; n < REPEATS; n++) {
    const [begun, spent] = [performance.now(), processorSeconds(pid())];
    await work();
    times.push({ wall: (performance.now() - begun) / 1000, processor: processorSeconds(pid()) - spent });
  }
  return times.toSorted((a, b) => a.wall - b.wall)[0]!;
}

/** User and system time of a process so far; the system counts in hundredths. */
function processorSeconds(pid: number | undefined): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return 0;
  }
}

function transcription(model: string, file: string): TranscriptionRequest {
  return {
    model,
    effort: effortOf(model),
    account: 'bench',
    file,
    task: 'transcribe',
    language: null,
    prompt: null,
    temperature: 0,
    words: false,
  };
}

function perSecond({ wall, processor }: Time, seconds: number): string {
  return `${(wall / seconds).toFixed(3)} s per second (${(processor / seconds).toFixed(3)} s of processor)`;
}

function memory(field: 'VmRSS'): number {
  const pids = [process.pid, audio.transcriber.pid, audio.speech.pid, audio.chat.pid];
  return pids.reduce<number>((sum, pid) => sum + statusOf(pid, field), 0);
}

function peak(pid: number | undefined): number {
  return statusOf(pid, 'VmHWM');
}

/** Megabytes, from the system's account of a process; 0 where there is none. */
function statusOf(pid: number | undefined, field: string): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Math.round(Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1000);
  } catch {
    return 0;
  }
}

function report(what: string, value: string, limit?: number): void {
  const verdict =
    limit === undefined
      ? ''
      : Number.parseFloat(value) <= limit
        ? `  (limit ${limit}: kept)`
        : `  (limit ${limit}: MISSED)`;
  console.log(`${what.padEnd(46)} ${value}${verdict}`);
}
