import { copyFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { ArtifactStore } from '../artifacts/artifact-store.ts';
import type { FairGate, Turn } from '../turns/fair-gate.ts';
import type { SafeFetch } from './safe-fetch.ts';

export interface InboundLimits {
  readonly maxBytes: number;
  readonly timeoutMs: number;
}

/**
 * Downloads the file behind a caller's URL. Our own signed links are resolved internally: their store may be on a
 * private address, which callers' URLs may not reach.
 */
export class InboundFiles {
  readonly #fetch: SafeFetch;
  readonly #artifacts: ArtifactStore;
  readonly #gate: FairGate;
  readonly #now: () => number;

  constructor(fetch: SafeFetch, artifacts: ArtifactStore, gate: FairGate, now: () => number) {
    this.#fetch = fetch;
    this.#gate = gate;
    this.#artifacts = artifacts;
    this.#now = now;
  }

  /** Rejects with `FetchRefused`, whose message may be shown to the caller, or with 503 when too many fetches wait. */
  async bring(
    url: string,
    destination: string,
    limits: InboundLimits,
    turn: Turn,
    signal: AbortSignal,
  ): Promise<void> {
    const key = await this.#artifacts.keyOfLink(new URL(url), this.#now());
    if (key !== null && (await this.#artifacts.stat(key, signal)) !== null) {
      await copyFile(await this.#artifacts.localFile(key, dirname(destination), signal), destination);
      return;
    }
    await this.#gate.run(turn, () => this.#fetch.fetchToFile(url, destination, limits, turn, signal), signal);
  }
}
