import type { Database } from '../../platform/storage/database.ts';
import { integer, text } from '../../platform/storage/read-column.ts';
import { latestVideos } from './task-table.ts';

const LATELY_MS = 7 * 24 * 3_600_000;
/** Of all models together: more would tell nothing new. */
const MOST_VIDEOS = 1000;
/** Fewer may have been lucky. */
const FEWEST_VIDEOS = 3;
const FRESH_MS = 60_000;

/** How long videos have lately taken here, by model. */
export class VideoPaces {
  readonly #database: Database;
  readonly #now: () => number;
  #known: Promise<ReadonlyMap<string, number>> | null = null;
  #freshUntil = 0;

  constructor(database: Database, now: () => number) {
    this.#database = database;
    this.#now = now;
  }

  /** Seconds for a second of video, the median; models with few videos are left out. */
  lately(): Promise<ReadonlyMap<string, number>> {
    if (this.#known === null || this.#now() >= this.#freshUntil) {
      this.#freshUntil = this.#now() + FRESH_MS;
      this.#known = this.#read().catch(() => new Map());
    }
    return this.#known;
  }

  async #read(): Promise<ReadonlyMap<string, number>> {
    const paces = new Map<string, number[]>();
    for (const row of await this.#database.read(latestVideos(this.#now() - LATELY_MS, MOST_VIDEOS))) {
      const model = text(row, 'model');
      paces.set(model, [...(paces.get(model) ?? []), integer(row, 'took') / integer(row, 'seconds') / 1000]);
    }
    const known = [...paces].filter(([, all]) => all.length >= FEWEST_VIDEOS);
    return new Map(known.map(([model, all]) => [model, median(all)]));
  }
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return Number((sorted[Math.floor(sorted.length / 2)] ?? 0).toPrecision(2));
}
