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
    return new ScratchFolder(join(this.#folder, `${purpose}-${randomUUID()}`));
  }
}

/** Made when first asked for: most requests bring no files, and then the disk is not touched. */
export class ScratchFolder implements AsyncDisposable {
  readonly #path: string;
  #made = false;

  constructor(path: string) {
    this.#path = path;
  }

  get path(): string {
    if (!this.#made) mkdirSync(this.#path);
    this.#made = true;
    return this.#path;
  }

  file(name: string): string {
    return join(this.path, name);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (this.#made) await rm(this.#path, { recursive: true, force: true });
  }
}
