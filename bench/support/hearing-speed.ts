import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { createLocalAudio, type LocalAudio } from '../../src/compose/local-audio.ts';
import { MoonshineModel } from '../../src/engines/local/hearing/moonshine-model.ts';
import { PcmFile, SAMPLE_RATE } from '../../src/engines/local/hearing/pcm-file.ts';
import { WhisperModel } from '../../src/engines/local/hearing/whisper/whisper-model.ts';
import { weightPath } from '../../src/weights/weight-store.ts';
import { effortOf } from './effort-of.ts';
import type { Recording } from './hearing-corpus.ts';
import type { HearingMaterial } from './hearing-material.ts';

/** The models, each with the recogniser that hears its English. */
export const HEARING_MODELS = {
  'asr-large-v3-turbo': 'moonshine-tiny',
  'asr-1': 'whisper-base',
  'asr-large-v3': 'whisper-small',
} as const;
type Model = keyof typeof HEARING_MODELS;

const signal = new AbortController().signal;

/** Prints how long the models take, and how much memory, on a short recording and on a minute of one. */
export async function hearingSpeed(
  folder: string,
  weightsDirectory: string,
  material: ReadonlyMap<string, HearingMaterial>,
): Promise<void> {
  const all = [...material.values()].flatMap(({ recordings }) => recordings);
  const short = all.find(({ seconds }) => seconds > 2 && seconds < 4) ?? all[0]!;
  const long = all.find(({ seconds }) => seconds > 45) ?? all[0]!;
  console.log(
    `\n${availableParallelism()} cores, load ${loadavg()[0]!.toFixed(1)} (an idle machine has less than 0.3)\n`,
  );
  console.log(
    `| | first request (${short.seconds.toFixed(0)} s of sound) | the next | leaves after | seconds for a second of sound | of processor | bare model | of processor | warm, MB | peak, MB |`,
  );
  console.log('|---|---|---|---|---|---|---|---|---|---|');
  for (const model of Object.keys(HEARING_MODELS) as Model[]) {
    const audio = createLocalAudio({ weightsDirectory });
    const first = await timed(audio, model, short);
    const second = await timed(audio, model, short);
    const minute = await timed(audio, model, long);
    const gone = Math.max(...(await leaving(audio, model, long)));
    const [warm, peak] = await memory(audio);
    audio.close();
    const bare = await bareModel(folder, weightsDirectory, model, long);
    const cells = [
      `${first.wall.toFixed(1)} s`,
      `${second.wall.toFixed(1)} s`,
      `${gone.toFixed(0)} ms`,
      ...[minute.wall, minute.processor, bare.wall, bare.processor].map((value) =>
        (value / long.seconds).toFixed(2),
      ),
      warm,
      peak,
    ];
    console.log(`| \`${model}\` | ${cells.join(' | ')} |`);
  }
}

interface Cost {
  readonly wall: number;
  readonly processor: number;
}

async function timed(audio: LocalAudio, model: Model, recording: Recording): Promise<Cost> {
  const [begun, spent] = [performance.now(), processorSeconds(audio.transcriber.pid)];
  await transcribe(audio, model, recording, signal);
  return {
    wall: (performance.now() - begun) / 1000,
    processor: processorSeconds(audio.transcriber.pid) - spent,
  };
}

function transcribe(audio: LocalAudio, model: Model, { file }: Recording, stop: AbortSignal) {
  const request = { task: 'transcribe', language: null, prompt: null, temperature: 0, words: false } as const;
  return audio.transcriber.transcribe(
    { ...request, model, effort: effortOf(model), account: 'bench', file },
    stop,
  );
}

/** How long the recogniser goes on computing, in milliseconds, after its only caller has left at some point. */
async function leaving(audio: LocalAudio, model: Model, recording: Recording): Promise<number[]> {
  const times: number[] = [];
  for (let n = 1; n <= 5; n++) {
    const caller = new AbortController();
    const answer = transcribe(audio, model, recording, caller.signal).catch(() => {});
    await new Promise((resolve) => setTimeout(resolve, 700 + n * 170));
    caller.abort(new Error('left'));
    const left = performance.now();
    await answer;
    times.push((await lastWork(audio.transcriber.pid)) - left);
  }
  return times;
}

/** When a process last used the processor: it has rested for a tenth of a second since. */
async function lastWork(pid: number | undefined): Promise<number> {
  let [spent, at] = [processorSeconds(pid), performance.now()];
  while (performance.now() - at < 100) {
    await new Promise((resolve) => setTimeout(resolve, 5));
    const now = processorSeconds(pid);
    if (now > spent) [spent, at] = [now, performance.now()];
  }
  return at;
}

/** The recogniser alone, in this process, on windows that it likes. */
async function bareModel(
  folder: string,
  weightsDirectory: string,
  model: Model,
  recording: Recording,
): Promise<Cost> {
  const path = join(folder, 'bare.pcm');
  writeFileSync(path, readFileSync(recording.file).subarray(44));
  await using pcm = await PcmFile.open(path);
  const name = HEARING_MODELS[model];
  const directory = weightPath(weightsDirectory, name);
  const threads = availableParallelism();
  const isMoonshine = name === 'moonshine-tiny';
  const moonshine = isMoonshine ? await MoonshineModel.load(directory, threads) : null;
  const whisper = name === 'moonshine-tiny' ? null : await WhisperModel.load(name, directory, threads);
  const { language } = recording;
  const hearing = { language, task: 'transcribe', prompt: null, temperature: 0, attention: false } as const;
  const window = (isMoonshine ? 12 : 29) * SAMPLE_RATE;
  const [begun, before] = [performance.now(), process.cpuUsage()];
  for (let at = 0; at < recording.seconds * SAMPLE_RATE; at += window) {
    const samples = await pcm.read(at, at + window);
    await moonshine?.write(samples, 0, signal);
    if (whisper)
      await whisper.write(await whisper.encode(samples, 'to the full window', signal), hearing, signal);
  }
  const { user, system } = process.cpuUsage(before);
  return { wall: (performance.now() - begun) / 1000, processor: (user + system) / 1e6 };
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

/** Megabytes, once the last job's buffers are collected. */
async function memory({ transcriber }: LocalAudio): Promise<number[]> {
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const status = readFileSync(`/proc/${transcriber.pid}/status`, 'utf8');
  return ['VmRSS', 'VmHWM'].map((field) =>
    Math.round(Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1000),
  );
}
