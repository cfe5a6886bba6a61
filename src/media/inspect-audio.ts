import { type FileInMemory, pathOf } from '../domain/file-in-memory.ts';
import type { Turn } from '../turns/fair-gate.ts';
import { decodeAudio, LONGEST_AUDIO_SECONDS, tooLong } from './decode-audio.ts';
import { measureWav } from './measure-wav.ts';

export interface AudioFacts {
  /** Of the decoded samples. */
  readonly durationSeconds: number;
}

export interface InspectAudioOptions {
  /** The request parameter of the audio, for error messages; default `file`. */
  readonly param?: string;
}

/**
 * Throws `invalid_file_format` unless the file is audio in one of the contract's nine formats, and `invalid_parameter`
 * when it is too long.
 */
export async function inspectAudio(
  audio: string | FileInMemory,
  turn: Turn,
  signal: AbortSignal,
  { param = 'file' }: InspectAudioOptions = {},
): Promise<AudioFacts> {
  const plain = await measureWav(audio);
  signal.throwIfAborted();
  if (plain !== null && plain > LONGEST_AUDIO_SECONDS) throw tooLong(param);
  const durationSeconds =
    plain ?? (await decodeAudio(await pathOf(audio), { param, samples: null }, turn, signal));
  return { durationSeconds };
}
