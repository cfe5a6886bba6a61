import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Temporary files: uploads, fetched inputs, videos in progress. Each process has its own folder, emptied at its start.
 */
export class Scratch {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
  }

  /** Called at the end of the process. */
  async remove(): Promise<void> {
    await rm(this.#folder, { recursive: true, force: true });
  }

  /** A folder that is removed at the end of the block: `await using folder = scratch.folder('upload')`. */
  folder(purpose: string): ScratchFolder {
    return new ScratchFolder(() => join(this.#folder, `${purpose}-${randomUUID()}`));
  }
}

/** Created at its first use: most requests have no files, and then the disk is not touched. */
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
