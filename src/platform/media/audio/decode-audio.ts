import { ServiceError } from '../../../domain/errors.ts';
import type { Turn } from '../../turns/fair-gate.ts';
import { describeCrash } from '../media-pool.ts';
import { MEDIA_POOLS } from '../media-pools.ts';
import { audioDemuxerOf } from './audio-demuxer.ts';
import type { DecodeAudioInput, DecodedAudio, SamplesWanted } from './decode-audio.child.ts';

export interface DecodeAudioOptions {
  /** The request parameter of the audio, for error messages. */
  readonly param: string;
  /** Where the samples go; null counts them only. */
  readonly samples: SamplesWanted | null;
}

/** Longer ones would occupy a recogniser for hours. Decoded, an hour takes 115 MB of disk. */
export const LONGEST_AUDIO_SECONDS = 4 * 3600;

/** The slowest format takes seven seconds for an hour, on one of two busy cores. */
const TIMEOUT_MS = 180_000;

/**
 * Decodes audio in one of the contract's nine formats to its end, in a process of its own, and returns its length in
 * seconds: that of the samples, whatever the file says. Throws `invalid_file_format` for every other file, and for one
 * that says something else of itself.
 */
export async function decodeAudio(
  file: string,
  { param, samples }: DecodeAudioOptions,
  turn: Turn,
  signal: AbortSignal,
): Promise<number> {
  const refuse = (message: string) => new ServiceError('invalid_file_format', message, { param });
  const demuxer = await audioDemuxerOf(file, refuse);
  const input: DecodeAudioInput = { file, demuxer, longestSeconds: LONGEST_AUDIO_SECONDS, samples };
  const audio = await MEDIA_POOLS.audio.run<DecodedAudio>(
    { turn, input, timeoutMs: TIMEOUT_MS },
    signal,
    (reason) => refuse(`The file ${describeCrash(reason)}.`),
  );
  switch (audio.outcome) {
    case 'decoded':
      return audio.seconds;
    case 'unreadable':
      throw refuse('The file cannot be read: it is damaged or incomplete.');
    case 'silent':
      throw refuse('The file has no audio track.');
    case 'undecodable':
      throw refuse('The audio in the file cannot be decoded.');
    case 'ambiguous':
      throw refuse(
        'The file can be heard in more than one way: it describes its samples twice, has two runs of them, or leaves many out.',
      );
    case 'contradictory':
      throw refuse(contradiction(audio.claimedSeconds, audio.heldSeconds));
    case 'too-long':
      throw tooLong(param);
  }
}

export function tooLong(param: string): ServiceError {
  const hours = LONGEST_AUDIO_SECONDS / 3600;
  return new ServiceError('invalid_parameter', `The audio is longer than ${hours} hours.`, { param });
}

function contradiction(claimed: number, held: number): string {
  return held < claimed
    ? `The file is incomplete: it should hold ${claimed.toFixed(1)} seconds of audio, but breaks off after ${held.toFixed(1)}.`
    : `The file is wrong about itself: it claims ${claimed.toFixed(1)} seconds of audio, and holds ${held.toFixed(1)}.`;
}
