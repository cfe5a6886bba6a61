import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { CastLine, JobLine } from '@phonofilm/illustrator/render-film';
import { ServiceError } from '../../../domain/errors.ts';
import type { SpeechEngine } from '../../engine.ts';
import { castVoices, type LineVoice } from './film-voices.ts';
import { FASTEST, fitLines, PAUSE_SECONDS, withoutLastSentence } from './fit-lines.ts';
import { cutOff, LINE_RATE, metallic, pcmOf, samplesOf, trimSilence } from './line-sound.ts';

const LEAD_IN_SECONDS = 0.35;
const LEAD_OUT_SECONDS = 0.3;
/** No speech in the last moment of the film. */
const END_SECONDS = 0.05;
/** Films take turns at the voices as one account. */
const ACCOUNT = 'films';
const ASK_AGAIN_MS = 500;

export interface SpokenFilm {
  readonly seconds: number;
  readonly directory: string;
}

/** A line with as much of its text as there is time for. */
interface Part {
  readonly line: CastLine;
  readonly voice: LineVoice;
  readonly text: string;
}

interface Sound extends Part {
  readonly samples: Float32Array;
}

/** The lines as sound files in the film's folder, one after the other, all within the film. */
export async function speakLines(
  lines: readonly CastLine[],
  film: SpokenFilm,
  speech: SpeechEngine,
  signal: AbortSignal,
): Promise<JobLine[]> {
  const room = Math.max(0.5, film.seconds - LEAD_IN_SECONDS - LEAD_OUT_SECONDS);
  let { texts, speed } = fitLines(
    lines.map(({ text }) => text.replace(/[,;:]$/, '.')),
    room,
  );
  const sayAll = async (): Promise<Sound[]> => {
    const sounds: Sound[] = [];
    for (const part of partsOf(lines, texts))
      sounds.push({ ...part, samples: await say(part, speed, speech, signal) });
    return sounds;
  };
  let sounds = await sayAll();
  // The estimate was too short: a little faster if that will do, else a sentence less.
  for (let total = secondsOf(sounds); total > room; total = secondsOf(sounds)) {
    const faster = speed * (total / room) * 1.03;
    const shorter = faster > FASTEST ? withoutLastSentence(texts) : texts;
    if (!shorter) break;
    if (shorter === texts) speed = faster;
    else texts = shorter;
    sounds = await sayAll();
  }
  return await arranged(sounds, film);
}

function partsOf(lines: readonly CastLine[], texts: readonly string[]): Part[] {
  return castVoices(lines).flatMap((voice, index) => {
    const [line, text] = [lines[index], texts[index]];
    return line && text ? [{ line, voice, text }] : [];
  });
}

/** With the pauses between them. */
function secondsOf(sounds: readonly Sound[]): number {
  const spoken = sounds.reduce((sum, { samples }) => sum + samples.length, 0) / LINE_RATE;
  return spoken + PAUSE_SECONDS * (sounds.length - 1);
}

async function say(
  { text, voice: { voice, instructions, isMetallic } }: Part,
  speed: number,
  speech: SpeechEngine,
  signal: AbortSignal,
): Promise<Float32Array> {
  const request = {
    // The engine of this machine knows voices, not models.
    model: 'local',
    account: ACCOUNT,
    text,
    voice,
    format: 'pcm' as const,
    speed,
    instructions,
    whole: true,
  };
  for (;;) {
    const spoken = await speech.speak(request, signal).catch((error: unknown) => {
      if (error instanceof ServiceError && error.code === 'model_overloaded') return null;
      throw error;
    });
    if (spoken) {
      const bytes: Uint8Array[] = [];
      for await (const chunk of spoken.chunks) bytes.push(chunk);
      const samples = trimSilence(samplesOf(Buffer.concat(bytes)));
      return isMetallic ? metallic(samples) : samples;
    }
    await delay(ASK_AGAIN_MS, undefined, { signal });
  }
}

async function arranged(sounds: readonly Sound[], { seconds, directory }: SpokenFilm): Promise<JobLine[]> {
  const lines: JobLine[] = [];
  let start = LEAD_IN_SECONDS;
  for (const [index, { line, text, samples: all }] of sounds.entries()) {
    const room = Math.floor((seconds - END_SECONDS - start) * LINE_RATE);
    if (all.length === 0 || room <= 0) continue;
    const samples = cutOff(all, room);
    const file = join(directory, `line-${index}.pcm`);
    await writeFile(file, pcmOf(samples));
    const { by, which, manner } = line;
    lines.push({ by, ...(which !== undefined && { which }), manner, text, startSeconds: start, file });
    start += samples.length / LINE_RATE + PAUSE_SECONDS;
  }
  return lines;
}
