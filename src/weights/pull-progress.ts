import type { Weight, WeightName } from './manifest.ts';

/** How far the weights are: `part` of all work, 0 to 1, and what is being done. */
export interface Progress {
  readonly part: number;
  readonly fetching: readonly WeightName[];
  readonly preparing: readonly WeightName[];
}

export type OnProgress = (progress: Progress) => void;

/** Of the work for a weight that is prepared; measured on two arm64 cores with a quick connection. */
const PREPARING_SHARE = 0.2;

/** Adds up what is done with several weights at once. */
export class PullProgress {
  readonly #weights: readonly Weight[];
  readonly #onProgress: OnProgress;
  readonly #fetched = new Map<WeightName, number>();
  readonly #prepared = new Map<WeightName, number>();

  constructor(weights: readonly Weight[], onProgress: OnProgress) {
    this.#weights = weights;
    this.#onProgress = onProgress;
  }

  fetched({ name }: Weight, part: number): void {
    this.#fetched.set(name, part);
    this.#show();
  }

  prepared({ name }: Weight, part: number): void {
    this.#prepared.set(name, part);
    this.#show();
  }

  #show(): void {
    const all = this.#weights.reduce((sum, weight) => sum + work(weight), 0);
    const done = this.#weights.reduce((sum, weight) => sum + work(weight) * this.#partOf(weight), 0);
    this.#onProgress({ part: done / all, fetching: begun(this.#fetched), preparing: begun(this.#prepared) });
  }

  #partOf({ name, prepared }: Weight): number {
    const fetched = this.#fetched.get(name) ?? 0;
    if (Object.keys(prepared).length === 0) return fetched;
    return fetched * (1 - PREPARING_SHARE) + (this.#prepared.get(name) ?? 0) * PREPARING_SHARE;
  }
}

function work({ archives }: Weight): number {
  return archives.reduce((sum, { bytes }) => sum + bytes, 0);
}

function begun(parts: ReadonlyMap<WeightName, number>): WeightName[] {
  return [...parts].filter(([, part]) => part < 1).map(([name]) => name);
}
