import { ServiceError } from '../../domain/errors.ts';
import type { FilmLink } from '../../domain/films/film-link.ts';
import type { TaskInFull } from '../../domain/task.ts';
import type { Idempotency, IdempotentRequest } from '../../platform/idempotency/idempotency.ts';
import type { Caller } from '../../platform/identity/caller.ts';
import { newId } from '../../platform/identity/identifiers.ts';
import { type Database, readOne, writeOrFind } from '../../platform/storage/database.ts';
import { toTaskInFull } from '../tasks/task-table.ts';
import type { Tasks } from '../tasks/tasks.ts';
import {
  deleteFilmLink,
  filmLinkById,
  filmLinksOf,
  insertFilmLink,
  sharedFilm,
  toFilmLink,
} from './film-link-table.ts';

export interface FilmLinksParts {
  readonly database: Database;
  readonly tasks: Tasks;
  readonly idempotency: Idempotency;
  readonly now: () => number;
}

/** More than anybody hands out, and few enough to be shown at once. */
const MOST_PER_FILM = 20;

/** Links to finished films for people without a key. */
export class FilmLinks {
  readonly #parts: FilmLinksParts;

  constructor(parts: FilmLinksParts) {
    this.#parts = parts;
  }

  async create(
    caller: Caller,
    taskId: string,
    lifeMs: number,
    idempotent: IdempotentRequest | null,
  ): Promise<FilmLink> {
    const { tasks, idempotency, now } = this.#parts;
    const accountId = caller.account.id;
    const earlier = await idempotency.earlierAnswer<FilmLink>(accountId, idempotent);
    if (earlier) return earlier;
    const task = await tasks.read(caller, taskId);
    if (task.film === null) {
      throw new ServiceError(
        'invalid_request',
        `The task has no film to show: its status is ${task.status}.`,
      );
    }
    const createdAt = now();
    const link = { id: newId('link'), taskId, accountId, createdAt, expiresAt: createdAt + lifeMs };
    return await idempotency.orAnswerOfRace(accountId, idempotent, () => this.#insert(link, idempotent));
  }

  async #insert(link: FilmLink, idempotent: IdempotentRequest | null): Promise<FilmLink> {
    const { database, idempotency } = this.#parts;
    const { accountId, createdAt } = link;
    const outcome = await writeOrFind(
      database,
      [insertFilmLink(link, MOST_PER_FILM), ...idempotency.remember(accountId, idempotent, link, createdAt)],
      filmLinkById(link.id),
    );
    if (outcome.ok) return link;
    if (outcome.expectation === 'idempotency')
      return await idempotency.answerOfRace<FilmLink>(accountId, idempotent);
    throw new ServiceError(
      'invalid_request',
      `A film has at most ${MOST_PER_FILM} links at a time. Delete one of them first.`,
    );
  }

  /** Those that work, the newest first. */
  async list(caller: Caller, taskId: string): Promise<FilmLink[]> {
    const { database, tasks, now } = this.#parts;
    await tasks.read(caller, taskId);
    return (await database.read(filmLinksOf(taskId, now()))).map(toFilmLink);
  }

  /** From then on the link leads to nothing. */
  async delete(caller: Caller, taskId: string, id: string): Promise<void> {
    const { database, tasks } = this.#parts;
    await tasks.read(caller, taskId);
    const outcome = await database.write([deleteFilmLink(id, taskId)]);
    if (!outcome.ok)
      throw new ServiceError('resource_not_found', 'There is no such link to this film.', { param: 'link' });
  }

  /** The film that a link shows, to anyone with the link. */
  async open(id: string): Promise<TaskInFull> {
    const row = await readOne(this.#parts.database, sharedFilm(id, this.#parts.now()));
    if (row) return toTaskInFull(row);
    throw new ServiceError('resource_not_found', 'This link has expired or never existed.');
  }
}
