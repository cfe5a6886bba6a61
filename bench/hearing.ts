import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, homedir, loadavg } from 'node:os';
import { join } from 'node:path';
import { createLocalAudio, type LocalAudio } from '../src/compose/local-audio.ts';
import type { TranscriptionRequest } from '../src/engines/engine.ts';
import { MoonshineModel } from '../src/engines/local/hearing/moonshine-model.ts';
import { PcmFile, SAMPLE_RATE } from '../src/engines/local/hearing/pcm-file.ts';
import { WhisperModel } from '../src/engines/local/hearing/whisper-model.ts';
import { endlessWavHeader } from '../src/sound/wav-header.ts';
import { defaultWeightsDirectory, weightPath } from '../src/weights/weight-store.ts';
import { ENGLISH } from '../test/engines/audio/audio-test.ts';
import { HearingCorpus, PEOPLE, type Recording, type Sentence } from './support/hearing-corpus.ts';
import { MADE_SENTENCES } from './support/made-sentences.ts';
import { wordErrors } from './support/word-errors.ts';

/**
 * The tables of docs/audio-engines.md, made by one command: `npm run bench:hearing`, or with some languages only,
 * `npm run bench:hearing -- en fr`. The recordings come from Debian's packages (apt-get download) and stay in
 * ~/.cache/phonofilm/bench. An hour of work on two cores; the word error rates do not depend on the load, the times do.
 */
const MODELS = {
  'asr-large-v3-turbo': 'moonshine-tiny',
  'asr-1': 'whisper-base',
  'asr-large-v3': 'whisper-small',
} as const;
type Model = keyof typeof MODELS;
const ENGLISH_MINUTES = 25;
const OTHER_MINUTES = 2;
const SENTENCES = 5;

const weightsDirectory = defaultWeightsDirectory(process.env);
const folder = join(process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'phonofilm/bench/hearing');
const signal = new AbortController().signal;
mkdirSync(folder, { recursive: true });
const corpus = HearingCorpus.prepare(folder);
const asked = process.argv.slice(2);
const languages = ['en', ...Object.keys(PEOPLE), ...Object.keys(MADE_SENTENCES)].filter(
  (language) => asked.length === 0 || asked.includes(language),
);

const recordings = new Map<string, Recording[]>();
const sentences: Sentence[] = [];
const speaking = createLocalAudio({ weightsDirectory });
for (const language of languages) await gather(language);
speaking.close();

console.log(
  `${availableParallelism()} cores, load ${loadavg()[0]!.toFixed(1)} (an idle machine has less than 0.3)\n`,
);
console.log(`| wrong words, % | ${languages.join(' | ')} |`);
console.log(`|---|${languages.map(() => '---').join('|')}|`);
console.log(
  `| minutes of sound | ${languages.map((language) => minutesOf(language).toFixed(1)).join(' | ')} |`,
);
const costs: string[] = [];
for (const model of Object.keys(MODELS) as Model[]) costs.push(await measure(model));
console.log(
  '\n| model | seconds of work for a second | of processor | bare model, of processor | warm, MB | peak, MB |',
);
console.log('|---|---|---|---|---|---|');
for (const line of costs) console.log(line);
await translate();

async function gather(language: string): Promise<void> {
  if (language === 'en') {
    recordings.set('en', [
      ...(await corpus.books(ENGLISH)),
      ...(await corpus.readings('en', ENGLISH_MINUTES)),
    ]);
  } else if (language in PEOPLE) {
    const spoken = language as keyof typeof PEOPLE;
    recordings.set(language, await corpus.readings(spoken, OTHER_MINUTES));
    sentences.push(...(await corpus.sentences(spoken, SENTENCES)));
  } else {
    const made = await Promise.all(
      (MADE_SENTENCES[language] ?? []).map((pair, n) => speak(language, pair, n)),
    );
    recordings.set(language, [joined(language, made)]);
    sentences.push(...made);
  }
}

async function speak(
  language: string,
  [said, english]: readonly [string, string],
  n: number,
): Promise<Sentence> {
  const request = {
    account: 'bench',
    text: said,
    voice: 'nova',
    format: 'pcm',
    speed: 1,
    instructions: null,
  } as const;
  const { chunks } = await speaking.speech.speak(
    { model: 'chat-4o-mini-tts-2025-12-15', ...request },
    signal,
  );
  const parts: Buffer[] = [];
  for await (const chunk of chunks) parts.push(Buffer.from(chunk));
  const sound = Buffer.concat(parts);
  const file = join(folder, `made-${language}-${n}.wav`);
  writeFileSync(file, Buffer.concat([endlessWavHeader(24_000), sound]));
  return { language, file, said, english, seconds: sound.length / 2 / 24_000 };
}

/** Single short sentences are a test of guessing the language, not of hearing. */
function joined(language: string, made: readonly Sentence[]): Recording {
  const pause = Buffer.alloc(0.7 * 24_000 * 2);
  const sound = Buffer.concat(made.flatMap(({ file }) => [readFileSync(file).subarray(44), pause]));
  const file = join(folder, `made-${language}.wav`);
  writeFileSync(file, Buffer.concat([endlessWavHeader(24_000), sound]));
  const said = made.map((sentence) => sentence.said).join(' ');
  return { language, file, said, seconds: sound.length / 2 / 24_000 };
}

/** One row of the first table, printed; one of the second, returned. */
async function measure(model: Model): Promise<string> {
  const audio = createLocalAudio({ weightsDirectory });
  const rates: string[] = [];
  let [seconds, wall, processor] = [0, 0, 0];
  for (const language of languages) {
    let [wrong, said] = [0, 0];
    for (const recording of recordings.get(language)!) {
      const [begun, spent] = [performance.now(), processorSeconds(audio.transcriber.pid)];
      const { text } = await audio.transcriber.transcribe(request(model, recording, 'transcribe'), signal);
      wall += (performance.now() - begun) / 1000;
      processor += processorSeconds(audio.transcriber.pid) - spent;
      seconds += recording.seconds;
      const errors = wordErrors(language, recording.said, text);
      [wrong, said] = [wrong + errors.wrong, said + errors.said];
    }
    rates.push(((wrong / said) * 100).toFixed(1));
  }
  console.log(`| ${model} | ${rates.join(' | ')} |`);
  const [warm, peak] = await memory(audio);
  audio.close();
  const bare = (await bareSeconds(model)).toFixed(3);
  const per = (value: number) => (value / seconds).toFixed(3);
  return `| ${model} | ${per(wall)} | ${per(processor)} | ${bare} | ${warm} | ${peak} |`;
}

/** Processor time for a second of sound of the recogniser alone, in this process, on windows that it likes. */
async function bareSeconds(model: Model): Promise<number> {
  const recording =
    [...recordings.values()].flat().find(({ seconds }) => seconds > 30) ??
    [...recordings.values()].flat()[0]!;
  const path = join(folder, 'bare.pcm');
  writeFileSync(path, readFileSync(recording.file).subarray(44));
  await using pcm = await PcmFile.open(path);
  const directory = weightPath(weightsDirectory, MODELS[model]);
  const threads = availableParallelism();
  const isMoonshine = MODELS[model] === 'moonshine-tiny';
  const moonshine = isMoonshine ? await MoonshineModel.load(directory, threads) : null;
  const whisper = isMoonshine ? null : await WhisperModel.load(directory, threads);
  const { language } = recording;
  const hearing = { language, task: 'transcribe', prompt: null, temperature: 0, attention: false } as const;
  const window = (isMoonshine ? 12 : 29) * SAMPLE_RATE;
  const before = process.cpuUsage();
  for (let at = 0; at < pcm.samples; at += window) {
    const samples = await pcm.read(at, at + window);
    await moonshine?.write(samples, 0, signal);
    if (whisper) await whisper.write(await whisper.encode(samples), hearing, signal);
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6 / pcm.seconds;
}

async function translate(): Promise<void> {
  const audio = createLocalAudio({ weightsDirectory });
  console.log('\n| | said | means | translated |\n|---|---|---|---|');
  for (const sentence of sentences) {
    const { text } = await audio.transcriber.transcribe(request('asr-1', sentence, 'translate'), signal);
    console.log(`| ${sentence.language} | ${sentence.said} | ${sentence.english} | ${text} |`);
  }
  audio.close();
}

function request(
  model: Model,
  { file }: Recording,
  task: TranscriptionRequest['task'],
): TranscriptionRequest {
  return { model, account: 'bench', file, task, language: null, prompt: null, temperature: 0, words: false };
}

function minutesOf(language: string): number {
  return recordings.get(language)!.reduce((sum, { seconds }) => sum + seconds, 0) / 60;
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
