import { randomUUID } from 'node:crypto';
import { posix } from 'node:path';
import { ServiceError } from '../../domain/errors.ts';
import type { CacheSettings, CacheUse } from '../../domain/film-cache.ts';
import type { Micros } from '../../domain/money.ts';
import type { TaskInFull } from '../../domain/task.ts';
import {
  type ArtifactStore,
  FILM,
  PORTRAIT,
  runFolder,
  SPRITESHEET,
  THUMBNAIL,
} from '../../platform/artifacts/artifact-store.ts';
import { type Database, readOne, type Write, type WriteOutcome } from '../../platform/storage/database.ts';
import type { EndInBatch } from '../tasks/end-task.ts';
import { toTaskInFull } from '../tasks/task-table.ts';
import { equalFilm, noteInLedger } from './film-cache-table.ts';
import { type ComparedFilm, filmDigest } from './film-digest.ts';

export interface FilmCacheParts {
  readonly database: Database;
  readonly artifacts: ArtifactStore;
  readonly endInBatch: EndInBatch;
  /** Asked each time: the settings may be read again. */
  readonly settings: { readonly cache: CacheSettings; readonly retention: { readonly filmMs: number } };
  readonly now: () => number;
}

export interface Looked {
  /** What the new film will be found by; null: by nothing. */
  readonly digest: string | null;
  /** The film that is given again. */
  readonly found: TaskInFull | null;
}

/** Films that are given again for equal requests of the same account. */
export class FilmCache {
  readonly #parts: FilmCacheParts;

  constructor(parts: FilmCacheParts) {
    this.#parts = parts;
  }

  /** Looks for an equal film where the request asks for that. Throws for `only` when there is none. */
  async look(use: CacheUse | null | undefined, compared: ComparedFilm): Promise<Looked> {
    const digest = await filmDigest(compared);
    if (!use || use.wish === 'refresh') return { digest, found: null };
    const found = digest === null ? null : await this.#find(compared.accountId, digest, use.maxAgeMs);
    if (found === null && use.wish === 'only')
      throw new ServiceError(
        'film_not_cached',
        'This account has no film of an identical request. Without `Phonofilm-Cache: only` it would be made.',
      );
    return { digest, found };
  }

  /** A film that is given again never costs more than one that is made. */
  price(full: Micros): Micros {
    return Math.min(full, this.#parts.settings.cache.price);
  }

  /**
   * Ends a new task at once with a copy of a film, in the batch that creates it. The copy has files of its own: whatever
   * becomes of the first film, it stays. Null: the first film was deleted meanwhile, and nothing was written.
   */
  async give(
    task: Parameters<EndInBatch>[0],
    found: TaskInFull,
    creation: readonly Write[],
  ): Promise<WriteOutcome | null> {
    const run = randomUUID();
    const film = await this.#copy(found.film ?? '', runFolder(task.id, run));
    if (film === null) return null;
    const end = { status: 'completed', film, run } as const;
    return await this.#parts.endInBatch(task, end, {
      before: creation,
      after: [noteInLedger(task.id, `cached: a copy of ${found.id}`)],
    });
  }

  async #find(accountId: string, digest: string, maxAgeMs: number | null): Promise<TaskInFull | null> {
    const { database, artifacts, settings, now } = this.#parts;
    const age = Math.min(maxAgeMs ?? Number.POSITIVE_INFINITY, settings.retention.filmMs);
    const row = await readOne(database, equalFilm(accountId, digest, now() - age));
    const task = row && toTaskInFull(row);
    return task && (await artifacts.stat(task.film ?? '')) ? task : null;
  }

  async #copy(film: string, folder: string): Promise<string | null> {
    const { artifacts } = this.#parts;
    try {
      for (const name of [THUMBNAIL, SPRITESHEET, PORTRAIT, FILM]) {
        const from = name === FILM ? film : posix.join(posix.dirname(film), name);
        // Films of early versions, and most films, have not all of them.
        if (name === FILM || (await artifacts.stat(from))) await artifacts.copy(from, `${folder}/${name}`);
      }
      return `${folder}/${FILM}`;
    } catch (error) {
      if (await artifacts.stat(film)) throw error;
      return null;
    }
  }
}
