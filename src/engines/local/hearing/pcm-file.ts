import { access, type FileHandle, open, writeFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';

/** The input of every recogniser here: 16 kHz, mono. */
export const SAMPLE_RATE = 16_000;

/** How often a file that still grows is looked at. */
const LOOK_MS = 10;

/**
 * A file of raw 16-bit samples, read in pieces so that an hour of audio is never in memory. It may still be growing, or
 * not be there yet: a reader waits for what it asks for. It is complete once `endPcmFile` was called.
 */
export class PcmFile {
  readonly #path: string;
  readonly #signal: AbortSignal;
  readonly #handle: FileHandle;
  #samples = 0;
  #hasEnded = false;

  private constructor(path: string, handle: FileHandle, signal: AbortSignal) {
    this.#path = path;
    this.#handle = handle;
    this.#signal = signal;
  }

  static async open(path: string, signal: AbortSignal): Promise<PcmFile> {
    for (;;) {
      try {
        return new PcmFile(path, await open(path), signal);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
        await delay(LOOK_MS, undefined, { signal });
      }
    }
  }

  /** How many there are so far. */
  get samples(): number {
    return this.#samples;
  }

  get seconds(): number {
    return this.#samples / SAMPLE_RATE;
  }

  /** Samples from `start` up to `end` as floats in -1 to 1; shorter at the end of the file. */
  async read(start: number, end: number): Promise<Float32Array> {
    await this.#untilThere(end);
    const count = Math.max(0, Math.min(end, this.#samples) - start);
    const bytes = new Int16Array(count);
    await this.#handle.read(bytes, 0, count * 2, start * 2);
    const floats = new Float32Array(count);
    for (let index = 0; index < count; index++) floats[index] = bytes[index]! / 32768;
    return floats;
  }

  async #untilThere(end: number): Promise<void> {
    while (this.#samples < end && !this.#hasEnded) {
      // In this order: what was written before the end is seen at the end.
      this.#hasEnded = await exists(endOf(this.#path));
      const { size } = await this.#handle.stat();
      this.#samples = Math.floor(size / 2);
      if (this.#samples < end && !this.#hasEnded) await delay(LOOK_MS, undefined, { signal: this.#signal });
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#handle.close();
  }
}

/** Nothing will be added to the file any more. */
export async function endPcmFile(path: string): Promise<void> {
  await writeFile(endOf(path), '');
}

function endOf(path: string): string {
  return `${path}.end`;
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
