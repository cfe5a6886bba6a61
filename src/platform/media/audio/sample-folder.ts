import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Turn } from '../../turns/fair-gate.ts';
import { decodeAudio } from './decode-audio.ts';

export interface HeardAs {
  /** The request parameter of the audio, for error messages. */
  readonly param: string;
  readonly sampleRate: number;
}

/** A temporary folder with the samples of one recording: its decoder can write nowhere else. */
export class SampleFolder implements AsyncDisposable {
  readonly #folder: string;
  /** Of the samples: mono, signed 16-bit little-endian numbers without a header. */
  readonly path: string;

  private constructor(folder: string) {
    this.#folder = folder;
    this.path = join(folder, 'audio.pcm');
  }

  static async make(): Promise<SampleFolder> {
    return new SampleFolder(await mkdtemp(join(tmpdir(), 'phonofilm-hearing-')));
  }

  /** Throws as `decodeAudio` does, and returns the recording's length in seconds. */
  async decode(
    file: string,
    { param, sampleRate }: HeardAs,
    turn: Turn,
    signal: AbortSignal,
  ): Promise<number> {
    return await decodeAudio(file, { param, samples: { path: this.path, sampleRate } }, turn, signal);
  }

  async bytes(): Promise<number> {
    return (await stat(this.path)).size;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await rm(this.#folder, { recursive: true, force: true });
  }
}
