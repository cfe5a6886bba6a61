import { type FileHandle, open } from 'node:fs/promises';

/** The input of every recogniser here: 16 kHz, mono. */
export const SAMPLE_RATE = 16_000;

/** A file of raw 16-bit samples, read in pieces so that an hour of audio is never in memory. */
export class PcmFile implements AsyncDisposable {
  readonly #handle: FileHandle;
  readonly samples: number;

  private constructor(handle: FileHandle, samples: number) {
    this.#handle = handle;
    this.samples = samples;
  }

  static async open(path: string): Promise<PcmFile> {
    const handle = await open(path);
    const { size } = await handle.stat();
    return new PcmFile(handle, Math.floor(size / 2));
  }

  get seconds(): number {
    return this.samples / SAMPLE_RATE;
  }

  /** Samples from `start` up to `end` as floats in -1 to 1; shorter at the end of the file. */
  async read(start: number, end: number): Promise<Float32Array> {
    const count = Math.max(0, Math.min(end, this.samples) - start);
    const bytes = new Int16Array(count);
    await this.#handle.read(bytes, 0, count * 2, start * 2);
    const floats = new Float32Array(count);
    for (let index = 0; index < count; index++) floats[index] = bytes[index]! / 32768;
    return floats;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#handle.close();
  }
}
