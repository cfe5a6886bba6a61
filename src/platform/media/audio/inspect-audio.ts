import { type FileInMemory, pathOf } from '../../../domain/file-in-memory.ts';
import type { Turn } from '../../turns/fair-gate.ts';
import { decodeAudio, LONGEST_AUDIO_SECONDS, tooLong } from './decode-audio.ts';
import { measureWav } from './measure-wav.ts';
import { SampleFolder } from './sample-folder.ts';

export interface InspectedAudio extends AsyncDisposable {
  /** Of the decoded samples. */
  readonly durationSeconds: number;
  /** The path of the samples until this is disposed of; null where they were not asked for, not needed or too many. */
  readonly samples: string | null;
}

export interface InspectAudioOptions {
  /** The request parameter of the audio, for error messages; default `file`. */
  readonly param?: string;
  /** The rate of the samples that are kept; default: none are, because nobody hears them here. */
  readonly sampleRate?: number | undefined;
}

export type InspectAudio = (
  audio: string | FileInMemory,
  turn: Turn,
  signal: AbortSignal,
  options?: InspectAudioOptions,
) => Promise<InspectedAudio>;

/**
 * Throws `invalid_file_format` unless the file is audio in one of the contract's nine formats, and `invalid_parameter`
 * when it is too long. At most a gigabyte of samples is kept, which is nine hours of sound.
 */
export const inspectAudio = inspectAudioWithin(1024 ** 3);

/** Samples for which there is no room on the disk are not kept: their recording is decoded again in its turn. */
export function inspectAudioWithin(mostKeptBytes: number): InspectAudio {
  let keptBytes = 0;

  const keep = async (folder: SampleFolder, durationSeconds: number): Promise<InspectedAudio> => {
    const bytes = await folder.bytes();
    if (keptBytes + bytes > mostKeptBytes) {
      await folder[Symbol.asyncDispose]();
      return measured(durationSeconds);
    }
    keptBytes += bytes;
    return {
      durationSeconds,
      samples: folder.path,
      async [Symbol.asyncDispose]() {
        keptBytes -= bytes;
        await folder[Symbol.asyncDispose]();
      },
    };
  };

  return async (audio, turn, signal, { param = 'file', sampleRate } = {}) => {
    const plain = await measureWav(audio);
    signal.throwIfAborted();
    if (plain !== null && plain > LONGEST_AUDIO_SECONDS) throw tooLong(param);
    if (plain !== null) return measured(plain);
    const file = await pathOf(audio);
    if (sampleRate === undefined)
      return measured(await decodeAudio(file, { param, samples: null }, turn, signal));
    const folder = await SampleFolder.make();
    try {
      return await keep(folder, await folder.decode(file, { param, sampleRate }, turn, signal));
    } catch (error) {
      await folder[Symbol.asyncDispose]();
      throw error;
    }
  };
}

function measured(durationSeconds: number): InspectedAudio {
  return { durationSeconds, samples: null, async [Symbol.asyncDispose]() {} };
}
