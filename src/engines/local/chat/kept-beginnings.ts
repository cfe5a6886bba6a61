import { createHash } from 'node:crypto';
import { access, mkdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { LlamaModel } from './llama-model.ts';

/**
 * What a model remembers of a beginning that many conversations share. TinyLlama takes 46 s of processor to read its 312 tokens of
 * English examples on an arm64 core (Neoverse N1), and a hundredth of one to load them from a file, so that file of 7 MB comes
 * with the service. Others are kept in `prepared/` beside the weights once they were read; where that folder cannot be
 * written, nothing is kept.
 */
export class KeptBeginnings {
  readonly #folder: string;
  readonly #model: string;

  private constructor(folder: string, model: string) {
    this.#folder = folder;
    this.#model = model;
  }

  static async beside(modelPath: string): Promise<KeptBeginnings> {
    const { size } = await stat(modelPath);
    return new KeptBeginnings(join(dirname(modelPath), 'prepared'), `${basename(modelPath)} ${size}`);
  }

  /** False: it is not kept, and must be read. */
  async restore(model: LlamaModel, beginning: readonly number[]): Promise<boolean> {
    const file = join(this.#folder, this.#nameOf(model, beginning));
    try {
      await access(file);
      await model.restore(file);
      return true;
    } catch {
      // It is not here, or cannot be read.
      return false;
    }
  }

  /** Keeps what the model has read, which is this beginning. */
  async keep(model: LlamaModel, beginning: readonly number[]): Promise<void> {
    const file = join(this.#folder, this.#nameOf(model, beginning));
    // A file is never seen half written.
    const draft = `${file}.${process.pid}`;
    try {
      await mkdir(this.#folder, { recursive: true });
      await model.save(draft);
      await rename(draft, file);
    } catch {
      await rm(draft, { force: true }).catch(() => {});
    }
  }

  /** Another model or another version of the library remembers differently. */
  #nameOf({ release }: LlamaModel, beginning: readonly number[]): string {
    const facts = [this.#model, release, beginning.join()];
    const digest = createHash('sha256').update(facts.join('\n')).digest('hex');
    return `beginning-${digest.slice(0, 16)}.state`;
  }
}
