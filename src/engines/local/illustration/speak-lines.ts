import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { CastLine, JobLine } from '@phonofilm/illustrator/render-film';
import { ServiceError } from '../../../domain/errors.ts';
import type { SpeechEngine } from '../../engine.ts';
import { FASTEST, fitLines, PAUSE_SECONDS, withoutLastSentence } from './fit-lines.ts';
import { castVoices, type LineVoice } from './video-voices.ts';

/** Speech comes, and goes to the video, as 16-bit little-endian mono at this rate. */
export const LINE_RATE = 24_000;
const SILENT = 0.004;
const MARGIN = Math.round(0.03 * LINE_RATE);
const FADE = Math.round(0.08 * LINE_RATE);
/** A voice that is switched on and off this often a second sounds like a machine and can still be understood. */
const BUZZ_HERTZ = 62;

function samplesOf(pcm: Buffer): Float32Array {
  const samples = new Float32Array(Math.floor(pcm.length / 2));
  for (let at = 0; at < samples.length; at++) samples[at] = pcm.readInt16LE(at * 2) / 32768;
  return samples;
}

function pcmOf(samples: Float32Array): Buffer {
  const pcm = Buffer.alloc(samples.length * 2);
  for (const [at, sample] of samples.entries())
    pcm.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32767), at * 2);
  return pcm;
}

/** Without the silence at both ends: who answers whom does not wait for it. */
function trimSilence(samples: Float32Array): Float32Array {
  const first = samples.findIndex((sample) => Math.abs(sample) > SILENT);
  if (first < 0) return samples.subarray(0, 0);
  const last = samples.findLastIndex((sample) => Math.abs(sample) > SILENT);
  return samples.slice(Math.max(0, first - MARGIN), Math.min(samples.length, last + MARGIN));
}

/** Faded out where there is no room for more. */
function cutOff(samples: Float32Array, most: number): Float32Array {
  if (samples.length <= most) return samples;
  return samples.slice(0, most).map((sample, at) => sample * Math.min(1, (most - 1 - at) / FADE));
}

function metallic(samples: Float32Array): Float32Array {
  return samples.map(
    (sample, at) => sample * (0.55 + 0.45 * Math.sin((2 * Math.PI * BUZZ_HERTZ * at) / LINE_RATE)),
  );
}

const LEAD_IN_SECONDS = 0.35;
const LEAD_OUT_SECONDS = 0.3;
/** No speech in the last moment of the video. */
const END_SECONDS = 0.05;
/** Videos take turns at the voices as one account. */
const ACCOUNT = 'videos';
const ASK_AGAIN_MS = 500;

export interface SpokenVideo {
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

/** The lines as sound files in the video's folder, one after the other, all within the video. */
export async function speakLines(
  lines: readonly CastLine[],
  video: SpokenVideo,
  speech: SpeechEngine,
  signal: AbortSignal,
): Promise<JobLine[]> {
  const room = Math.max(0.5, video.seconds - LEAD_IN_SECONDS - LEAD_OUT_SECONDS);
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
  return await arranged(sounds, video);
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

/** How many samples fit between a moment of a video and its end. */
export function roomAfter(startSeconds: number, { seconds }: SpokenVideo): number {
  return Math.max(0, Math.floor((seconds - END_SECONDS - startSeconds) * LINE_RATE));
}

/** Sound of so many samples at most, faded out where it is longer. */
export function trimmedTo(most: number, pcm: Buffer): Buffer {
  return pcmOf(cutOff(samplesOf(pcm), most));
}

async function arranged(sounds: readonly Sound[], video: SpokenVideo): Promise<JobLine[]> {
  const lines: JobLine[] = [];
  let start = LEAD_IN_SECONDS;
  for (const [index, { line, text, samples: all }] of sounds.entries()) {
    const room = roomAfter(start, video);
    if (all.length === 0 || room === 0) continue;
    const samples = cutOff(all, room);
    const file = join(video.directory, `line-${index}.pcm`);
    await writeFile(file, pcmOf(samples));
    const { by, which, manner } = line;
    lines.push({ by, ...(which !== undefined && { which }), manner, text, startSeconds: start, file });
    start += samples.length / LINE_RATE + PAUSE_SECONDS;
  }
  return lines;
}
