import { type FileHandle, open } from 'node:fs/promises';

/** Syncs SQLite's log a moment after commits that did not wait for the disk. */
export class LogSync {
  readonly #file: string;
  /** Stays open: the log exists as long as a connection does. */
  #log: Promise<FileHandle | undefined> | undefined;
  #needed = false;

  constructor(file: string) {
    this.#file = `${file}-wal`;
  }

  /** Something was committed. */
  note(): void {
    this.#needed = true;
  }

  async run(): Promise<void> {
    if (!this.#needed) return;
    this.#needed = false;
    this.#log ??= open(this.#file).catch(() => undefined);
    // A failure of the disk is found by the next commit that waits for it.
    await (await this.#log)?.datasync().catch(() => {});
  }

  async close(): Promise<void> {
    await (await this.#log)?.close();
  }
}
