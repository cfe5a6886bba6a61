import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Short-lived files: uploads, fetched inputs, films under way. The folder is this process's own; emptied at its start. */
export class Scratch {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
  }

  /** At the end of the process. */
  async remove(): Promise<void> {
    await rm(this.#folder, { recursive: true, force: true });
  }

  /** A folder of one's own, gone at the end of the block: `await using folder = scratch.folder('upload')`. */
  folder(purpose: string): ScratchFolder {
    return new ScratchFolder(() => join(this.#folder, `${purpose}-${randomUUID()}`));
  }
}

/** Made when first asked for: most requests bring no files, and then the disk is not touched. */
export class ScratchFolder implements AsyncDisposable {
  readonly #choosePath: () => string;
  #path: string | null = null;

  constructor(choosePath: () => string) {
    this.#choosePath = choosePath;
  }

  get path(): string {
    if (this.#path === null) {
      this.#path = this.#choosePath();
      mkdirSync(this.#path);
    }
    return this.#path;
  }

  file(name: string): string {
    return join(this.path, name);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (this.#path !== null) await rm(this.#path, { recursive: true, force: true });
  }
}
