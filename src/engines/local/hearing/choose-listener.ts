import { missingWeights } from '../../../weights/weight-store.ts';
import type { TranscriptSegment } from '../../engine.ts';
import type { HearingJob } from './hearing-job.ts';
import type { RecogniserName, WhisperName } from './hearing-plan.ts';
import type { Listener } from './listener.ts';
import { MoonshineListener } from './moonshine-listener.ts';
import type { PcmFile } from './pcm-file.ts';
import type { RecogniserModels } from './recogniser-models.ts';
import { WhisperListener } from './whisper/whisper-listener.ts';
import type { WhisperSound } from './whisper/whisper-model.ts';
import type { Window } from './window-cutter.ts';

/** The chosen recogniser, and what was already recognised while choosing. */
export interface Choice {
  readonly language: string;
  readonly listener: Listener;
  readonly first: readonly TranscriptSegment[] | null;
}

/** Moonshine's mean log probability is about -0.1 for English, and -0.5 or less for other languages. */
const SURELY_ENGLISH = -0.25;

/** Below this probability of the likeliest language, a short window may not tell it: it took Spanish for Latin once. */
const SURELY_SPOKEN = 0.5;

/**
 * Without a prompt Whisper writes Mandarin now in traditional, now in simplified characters, and Whisper base without
 * punctuation. This says "What follows are sentences in Mandarin", in the way that they are to be written.
 */
const CUSTOMARY_PROMPTS: Readonly<Record<string, string>> = { zh: '以下是普通话的句子。' };

/** The Moonshine that hears a job first, if any. Only Whisper provides word times, translation and other languages. */
export function moonshineFor(job: HearingJob): 'moonshine-tiny' | null {
  const fits =
    job.task === 'transcribe' &&
    !(job.words && job.others) &&
    (job.language === null || job.language === 'en');
  return fits && job.english === 'moonshine-tiny' ? job.english : null;
}

/** The recogniser that hears a job's first window, if any is installed. */
export function firstRecogniser(job: HearingJob): RecogniserName | null {
  const isEnglish = job.language === 'en' && job.task === 'transcribe';
  return moonshineFor(job) ?? (isEnglish ? job.english : job.others);
}

/** Detects the language in the first window, unless given, and chooses the recogniser for it. */
export async function chooseListener(
  job: HearingJob,
  models: RecogniserModels,
  pcm: PcmFile,
  window: Window,
  signal: AbortSignal,
): Promise<Choice> {
  const samples = await pcm.read(window.start, window.end);
  let identified: Identified | null = null;
  const english = moonshineFor(job);
  if (english) {
    const moonshine = await models.moonshine(english);
    const listener = new MoonshineListener(moonshine, job.prompt, job.temperature);
    const heard = await moonshine.write(samples, job.temperature, signal);
    const isSure = job.language === 'en' || heard.avgLogprob > SURELY_ENGLISH;
    if (!isSure && job.others) identified = await identify(job.others, models, samples, signal);
    if (identified === null || identified.language === 'en') {
      return { language: 'en', listener, first: [...listener.segments(heard, window)] };
    }
  }
  if (!job.language) identified ??= await identify(installed(job.others), models, samples, signal);
  const language = job.language ?? identified?.language ?? 'en';
  const isEnglishAlone = language === 'en' && job.task === 'transcribe' && job.english !== 'moonshine-tiny';
  const name = installed(isEnglishAlone ? job.english : job.others);
  const { task, temperature } = job;
  const prompt = job.prompt ?? (task === 'transcribe' ? (CUSTOMARY_PROMPTS[language] ?? null) : null);
  const hearing = { language: whisperCode(language), task, prompt, temperature, attention: job.words };
  const ready = identified?.name === name && language === 'en' ? identified.sound : null;
  return { language, listener: new WhisperListener(await models.whisper(name), hearing, ready), first: null };
}

/** Jobs that need a recogniser which is not on the machine are refused before they come here. */
function installed(name: WhisperName | null): WhisperName {
  if (name === null) throw missingWeights('this language');
  return name;
}

interface Identified {
  readonly name: WhisperName;
  readonly language: string;
  readonly sound: WhisperSound;
}

async function identify(
  name: WhisperName,
  models: RecogniserModels,
  samples: Float32Array,
  signal: AbortSignal,
): Promise<Identified> {
  const whisper = await models.whisper(name);
  const sound = await whisper.encode(samples, 'some', signal);
  let { language, probability } = await whisper.identifyLanguage(sound, signal);
  if (probability < SURELY_SPOKEN) {
    const longer = await whisper.encode(samples, 'to the full window', signal);
    ({ language, probability } = await whisper.identifyLanguage(longer, signal));
  }
  return { name, language: isoCode(language), sound };
}

/** Where Whisper's language codes differ from ISO 639-1. */
const WHISPER_CODES: Readonly<Record<string, string>> = { jv: 'jw', nb: 'no' };

function whisperCode(language: string): string {
  return WHISPER_CODES[language] ?? language;
}

function isoCode(code: string): string {
  return code === 'jw' ? 'jv' : code;
}
