import { open } from 'node:fs/promises';

/** Syncs SQLite's log a moment after commits that did not wait for the disk. */
export class LogSync {
  readonly #log: string;
  #needed = false;

  constructor(file: string) {
    this.#log = `${file}-wal`;
  }

  /** Something was committed. */
  note(): void {
    this.#needed = true;
  }

  async run(): Promise<void> {
    if (!this.#needed) return;
    this.#needed = false;
    // A failure of the disk is found by the next commit that waits for it.
    await using log = await open(this.#log).catch(() => undefined);
    await log?.datasync().catch(() => {});
  }
}
