import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { createLocalAudio } from '../src/compose/local-audio.ts';
import { Espeak } from '../src/engines/local/speech/pronunciation/espeak.ts';
import { phonemesOf, tokensOf } from '../src/engines/local/speech/pronunciation/phonemes.ts';
import { KOKORO_LANGUAGES, nativeVoice, VOICES, type Voice } from '../src/engines/local/speech/voices.ts';
import { endlessWavHeader } from '../src/platform/sound/wav-header.ts';
import { defaultWeightsDirectory, weightPath } from '../src/weights/weight-store.ts';
import { readBackErrors } from './support/read-back.ts';
import { SPOKEN_SENTENCES } from './support/spoken-sentences.ts';

/**
 * The tables on speech of docs/audio-reports.md, made by one command: `npm run bench:speech`, or with some languages
 * only, `npm run bench:speech -- en fr`, or only what it costs, `npm run bench:speech -- cost`. Every speaker reads a sentence of each language, and Whisper small reads them
 * back. What is understood does not depend on the load of the machine; the times do.
 */
const SENTENCE = 'The train to the coast leaves at noon, and we should be there before it gets dark.';
const RATE = 24_000;
/** So that Chinese is written in the characters of the text. */
const PROMPTS: Readonly<Record<string, string>> = { zh: '以下是普通话的句子，用简体字。' };
const weightsDirectory = defaultWeightsDirectory(process.env);
const signal = new AbortController().signal;
const folder = mkdtempSync(join(tmpdir(), 'phonofilm-bench-speech-'));
const requested = process.argv.slice(2);
const audio = createLocalAudio({ weightsDirectory });
const load = `${availableParallelism()} cores, load ${loadavg()[0]!.toFixed(1)}`;
console.log(`${load} (an idle machine has less than 0.3)\n`);
try {
  await readBack();
  if (requested.length === 0 || requested.includes('cost')) await cost();
} finally {
  audio.close();
  rmSync(folder, { recursive: true, force: true });
}

async function readBack(): Promise<void> {
  console.log('| language | speaker | voices | engine | wrong, % | heard |\n|---|---|---|---|---|---|');
  for (const [language, text] of Object.entries(SPOKEN_SENTENCES)) {
    if (requested.length > 0 && !requested.includes(language)) continue;
    for (const [speaker, names] of speakersOf(language)) {
      const { file, engine } = await speak(names[0]!, text);
      const request = {
        model: 'asr-large-v3',
        effort: 'thorough',
        account: 'bench',
        file,
        task: 'transcribe',
        language,
      } as const;
      const heard = await audio.transcriber.transcribe(
        { ...request, prompt: PROMPTS[language] ?? null, temperature: 0, words: false },
        signal,
      );
      const { wrong, said } = await readBackErrors(language, text, heard.text);
      const rate = ((wrong / said) * 100).toFixed(0);
      const remark = wrong === 0 ? '' : heard.text;
      console.log(`| ${language} | ${speaker} | ${names.join(', ')} | ${engine} | ${rate} | ${remark} |`);
    }
  }
}

/** Voices that share a speaker in a language sound the same there. */
function speakersOf(language: string): Map<string, string[]> {
  const native = KOKORO_LANGUAGES[language];
  const speakers = new Map<string, string[]>();
  for (const [name, voice] of Object.entries(VOICES)) {
    const mixed =
      native &&
      nativeVoice(native, voice)
        .map(([name]) => name)
        .join(' and ');
    const speaker = mixed ?? (language === 'en' ? voice.kokoro : quick(voice));
    speakers.set(speaker, [...(speakers.get(speaker) ?? []), name]);
  }
  return speakers;
}

function quick(voice: Voice): string {
  return `eSpeak, ${voice.gender}`;
}

interface Spoken {
  readonly engine: string;
  readonly file: string;
  readonly first: number;
  readonly total: number;
  readonly processor: number;
  readonly seconds: number;
}

async function speak(voice: string, text: string): Promise<Spoken> {
  const request = { account: 'bench', text, voice, format: 'pcm', speed: 1, instructions: null } as const;
  const [begun, spent] = [performance.now(), processorSeconds(audio.speech.pid)];
  const { engine, chunks } = await audio.speech.speak({ model: 'local', ...request }, signal);
  let first = 0;
  const parts: Buffer[] = [];
  for await (const chunk of chunks) {
    first ||= (performance.now() - begun) / 1000;
    parts.push(Buffer.from(chunk));
  }
  const sound = Buffer.concat(parts);
  const file = join(folder, 'spoken.wav');
  writeFileSync(file, Buffer.concat([endlessWavHeader(RATE), sound]));
  const processor = processorSeconds(audio.speech.pid) - spent;
  const total = (performance.now() - begun) / 1000;
  return { engine, file, first, total, processor, seconds: sound.length / 2 / RATE };
}

async function cost(): Promise<void> {
  await speak('nova', SENTENCE);
  const runs = [await speak('nova', SENTENCE), await speak('nova', SENTENCE), await speak('nova', SENTENCE)];
  const best = runs.toSorted((one, other) => one.processor - other.processor)[0]!;
  const bare = await bareModel();
  console.log('\n| a sentence of 4 s | first sound, s | work for a second | of processor | memory, MB |');
  console.log('|---|---|---|---|---|');
  const row = (name: string, first: number, { total, processor, seconds }: Cost, memory: number) =>
    console.log(
      `| ${name} | ${first.toFixed(2)} | ${(total / seconds).toFixed(2)} | ${(processor / seconds).toFixed(2)} | ${memory} |`,
    );
  row('as served', Math.min(...runs.map(({ first }) => first)), best, resident(audio.speech.pid));
  row('the bare model', bare.total, bare, bare.memory);
}

type Cost = Pick<Spoken, 'total' | 'processor' | 'seconds'>;

/** The model as delivered, in this process: all of the sound at once. Only what can be heard counts as sound. */
async function bareModel(): Promise<Cost & { memory: number }> {
  const before = resident(process.pid);
  const threads = availableParallelism();
  const session = await InferenceSession.create(
    weightPath(weightsDirectory, 'kokoro', 'kokoro-quantized.onnx'),
    { executionProviders: ['cpu'], intraOpNumThreads: threads, logSeverityLevel: 3 },
  );
  const tokens = tokensOf(phonemesOf(SENTENCE, 'en-us', await Espeak.load()));
  const bytes = readFileSync(weightPath(weightsDirectory, 'kokoro', 'voices/af_nova.bin'));
  const rows = new Float32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
  const run = () =>
    session.run({
      input_ids: new Tensor('int64', BigInt64Array.from([0, ...tokens, 0], BigInt), [1, tokens.length + 2]),
      style: new Tensor('float32', rows.slice(tokens.length * 256, tokens.length * 256 + 256), [1, 256]),
      speed: new Tensor('float32', [1], [1]),
    });
  await run();
  const [begun, spent] = [performance.now(), processorSeconds(process.pid)];
  const { waveform } = await run();
  const total = (performance.now() - begun) / 1000;
  const processor = processorSeconds(process.pid) - spent;
  const samples = waveform!.data as Float32Array;
  const isHeard = (sample: number) => Math.abs(sample) > 0.006;
  const heard = samples.findLastIndex(isHeard) - samples.findIndex(isHeard);
  return { total, processor, seconds: heard / RATE, memory: resident(process.pid) - before };
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

function resident(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1000);
}
