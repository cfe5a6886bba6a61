import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { ReadLine } from '@phonofilm/illustrator/read-lines';
import type { JobLine } from '@phonofilm/illustrator/render-film';
import { ServiceError } from '../../../domain/errors.ts';
import type { SpeechEngine } from '../../engine.ts';
import { castVoices, type LineVoice, VOICE_MODEL } from './film-voices.ts';
import { FASTEST, fitLines, withoutLastSentence } from './fit-lines.ts';
import { cutOff, LINE_RATE, metallic, pcmOf, samplesOf, trimSilence } from './line-sound.ts';

const LEAD_IN_SECONDS = 0.35;
const LEAD_OUT_SECONDS = 0.3;
const TURN_SECONDS = 0.3;
/** Films take turns at the voices as one account. */
const ACCOUNT = 'films';
const ASK_AGAIN_MS = 500;
/** Speaks in place of the voices when they have too much to do; a film made twice must sound the same, so it waits. */
const STAND_IN = 'flite';

export interface SpokenFilm {
  readonly seconds: number;
  readonly directory: string;
}

/** The lines as sound files in the film's folder, one after the other, all within the film. */
export async function speakLines(
  lines: readonly ReadLine[],
  film: SpokenFilm,
  speech: SpeechEngine,
  signal: AbortSignal,
): Promise<JobLine[]> {
  const voices = castVoices(lines);
  const room = film.seconds - LEAD_IN_SECONDS - LEAD_OUT_SECONDS - TURN_SECONDS * (lines.length - 1);
  let { texts, speed } = fitLines(
    lines.map(({ text }) => text.replace(/[,;:]$/, '.')),
    Math.max(0.5, room),
  );
  let sounds = await sayAll(texts, voices, speed, speech, signal);
  // The estimate was too short: a little faster if that will do, else a sentence less.
  for (let total = secondsOf(sounds); total > room; total = secondsOf(sounds)) {
    const faster = speed * (total / room) * 1.03;
    const shorter = faster > FASTEST ? withoutLastSentence(texts) : texts;
    if (!shorter) break;
    if (shorter === texts) speed = faster;
    else texts = shorter;
    sounds = await sayAll(texts, voices, speed, speech, signal);
  }
  return await place(lines, texts, sounds, film);
}

function secondsOf(sounds: readonly Float32Array[]): number {
  return sounds.reduce((sum, { length }) => sum + length, 0) / LINE_RATE;
}

async function sayAll(
  texts: readonly string[],
  voices: readonly LineVoice[],
  speed: number,
  speech: SpeechEngine,
  signal: AbortSignal,
): Promise<Float32Array[]> {
  const sounds: Float32Array[] = [];
  for (const [index, text] of texts.entries()) {
    const voice = voices[index];
    sounds.push(text === '' || !voice ? new Float32Array(0) : await say(text, voice, speed, speech, signal));
  }
  return sounds;
}

async function say(
  text: string,
  { voice, instructions, metallic: isMetallic }: LineVoice,
  speed: number,
  speech: SpeechEngine,
  signal: AbortSignal,
): Promise<Float32Array> {
  const request = {
    model: VOICE_MODEL,
    account: ACCOUNT,
    text,
    voice,
    format: 'pcm' as const,
    speed,
    instructions,
  };
  for (;;) {
    const unwanted = new AbortController();
    const spoken = await speech
      .speak(request, AbortSignal.any([signal, unwanted.signal]))
      .catch((error: unknown) => {
        if (error instanceof ServiceError && error.code === 'model_overloaded') return null;
        throw error;
      });
    if (spoken && spoken.engine !== STAND_IN) {
      const bytes: Uint8Array[] = [];
      for await (const chunk of spoken.chunks) bytes.push(chunk);
      const samples = trimSilence(samplesOf(Buffer.concat(bytes)));
      return isMetallic ? metallic(samples) : samples;
    }
    unwanted.abort(new Error('a film waits for its own voices'));
    await delay(ASK_AGAIN_MS, undefined, { signal });
  }
}

async function place(
  lines: readonly ReadLine[],
  texts: readonly string[],
  sounds: readonly Float32Array[],
  { seconds, directory }: SpokenFilm,
): Promise<JobLine[]> {
  const placed: JobLine[] = [];
  let start = LEAD_IN_SECONDS;
  for (const [index, { by, which, manner }] of lines.entries()) {
    const room = Math.floor((seconds - 0.05 - start) * LINE_RATE);
    const sound = sounds[index];
    if (!sound || sound.length === 0 || room <= 0) continue;
    const samples = cutOff(sound, room);
    const file = join(directory, `line-${index}.pcm`);
    await writeFile(file, pcmOf(samples));
    placed.push({
      by,
      ...(which !== undefined && { which }),
      manner,
      text: texts[index] ?? '',
      startSeconds: start,
      file,
    });
    start += samples.length / LINE_RATE + TURN_SECONDS;
  }
  return placed;
}
