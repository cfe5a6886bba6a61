import { createHash } from 'node:crypto';
import { access, mkdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { LlamaModel } from './llama-model.ts';

/**
 * What a model remembers of a beginning that many conversations share, kept in `prepared/` beside its weights: reading
 * a hundred tokens takes seconds, loading them from a file a hundredth of one. Where that folder cannot be written,
 * nothing is kept.
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
    const file = this.#fileOf(model, beginning);
    try {
      await access(file);
      await model.restore(file);
      return true;
    } catch {
      return false;
    }
  }

  /** Keeps what the model has read, which is this beginning. */
  async keep(model: LlamaModel, beginning: readonly number[]): Promise<void> {
    const file = this.#fileOf(model, beginning);
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
  #fileOf({ release }: LlamaModel, beginning: readonly number[]): string {
    const facts = [this.#model, release, process.arch, beginning.join()];
    const digest = createHash('sha256').update(facts.join('\n')).digest('hex');
    return join(this.#folder, `beginning-${digest.slice(0, 16)}.state`);
  }
}
