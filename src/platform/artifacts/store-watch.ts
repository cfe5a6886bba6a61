import type { Logger } from 'pino';
import { ArtifactsUnavailable } from '../../domain/artifacts-unavailable.ts';
import type { ArtifactStore } from './artifact-store.ts';

export interface StoreWatchDeps {
  readonly artifacts: Pick<ArtifactStore, 'probe'>;
  readonly log: Logger;
}

/** Pauses between probes. The longest is how long a store may be well again before videos are made. */
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 15_000;
/** Nodes that found the store away together do not probe together. */
const JITTER = 0.2;

const PROBE_MS = 5000;

/**
 * Knows whether the store of videos is away. While it is, no tasks are taken: their videos could not be stored. It is asked
 * until it stores something, with pauses that grow until a video has been stored: it may take a probe and no video.
 */
export class StoreWatch {
  readonly #deps: StoreWatchDeps;
  readonly #listeners = new Set<() => void>();
  readonly #stopping = new AbortController();
  #timer: NodeJS.Timeout | null = null;
  #probing: Promise<void> | null = null;
  #isAway = false;
  #pause = FIRST_PAUSE_MS;

  constructor(deps: StoreWatchDeps) {
    this.#deps = deps;
  }

  canTakeWork(): boolean {
    return !this.#isAway;
  }

  /** The listener is called each time the store is well again. */
  onRoom(listener: () => void): void {
    this.#listeners.add(listener);
  }

  /** Records an error if the store was away; returns whether it was. */
  noteFailure(error: unknown): boolean {
    if (!(error instanceof ArtifactsUnavailable)) return false;
    if (this.#isAway || this.#stopping.signal.aborted) return true;
    this.#isAway = true;
    this.#deps.log.error(
      { err: error.cause },
      'the store of videos is away: no tasks are taken, and those that cannot be stored return to the queue',
    );
    this.#probeLater();
    return true;
  }

  /** Called when a task was carried to its end. */
  noteSuccess(): void {
    if (!this.#isAway) this.#pause = FIRST_PAUSE_MS;
  }

  async stop(): Promise<void> {
    this.#stopping.abort(new Error('shutting down'));
    if (this.#timer) clearTimeout(this.#timer);
    await this.#probing;
  }

  #probeLater(): void {
    const pause = this.#pause * (1 + (Math.random() * 2 - 1) * JITTER);
    this.#timer = setTimeout(() => {
      this.#probing = this.#probe();
    }, pause).unref();
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE_MS);
  }

  async #probe(): Promise<void> {
    try {
      await this.#deps.artifacts.probe(
        AbortSignal.any([this.#stopping.signal, AbortSignal.timeout(PROBE_MS)]),
      );
    } catch (error) {
      if (this.#stopping.signal.aborted) return;
      this.#deps.log.warn({ err: error }, 'the store of videos is still away');
      this.#probeLater();
      return;
    }
    this.#isAway = false;
    this.#deps.log.info('the store of videos is well again: taking tasks');
    for (const listener of this.#listeners) listener();
  }
}
