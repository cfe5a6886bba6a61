import type { Database } from '../../platform/storage/database.ts';
import { integer, text } from '../../platform/storage/read-column.ts';
import { latestFilms } from './task-table.ts';

const LATELY_MS = 7 * 24 * 3_600_000;
/** Of all models together: more would tell nothing new. */
const MOST_FILMS = 1000;
/** Fewer may have been lucky. */
const FEWEST_FILMS = 3;
const FRESH_MS = 60_000;

/** How long films have lately taken here, by model. */
export class FilmPaces {
  readonly #database: Database;
  readonly #now: () => number;
  #known: Promise<ReadonlyMap<string, number>> | null = null;
  #freshUntil = 0;

  constructor(database: Database, now: () => number) {
    this.#database = database;
    this.#now = now;
  }

  /** Seconds for a second of film, the median; models with few films are left out. */
  lately(): Promise<ReadonlyMap<string, number>> {
    if (this.#known === null || this.#now() >= this.#freshUntil) {
      this.#freshUntil = this.#now() + FRESH_MS;
      this.#known = this.#read().catch(() => new Map());
    }
    return this.#known;
  }

  async #read(): Promise<ReadonlyMap<string, number>> {
    const paces = new Map<string, number[]>();
    for (const row of await this.#database.read(latestFilms(this.#now() - LATELY_MS, MOST_FILMS))) {
      const model = text(row, 'model');
      paces.set(model, [...(paces.get(model) ?? []), integer(row, 'took') / integer(row, 'seconds') / 1000]);
    }
    const known = [...paces].filter(([, all]) => all.length >= FEWEST_FILMS);
    return new Map(known.map(([model, all]) => [model, median(all)]));
  }
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return Number((sorted[Math.floor(sorted.length / 2)] ?? 0).toPrecision(2));
}
