import { ServiceError } from '../../domain/errors.ts';
import type { TaskInFull } from '../../domain/task.ts';
import type { VideoLink } from '../../domain/videos/video-link.ts';
import type { Idempotency, IdempotentRequest } from '../../platform/idempotency/idempotency.ts';
import type { Caller } from '../../platform/identity/caller.ts';
import { newId } from '../../platform/identity/identifiers.ts';
import { type Database, readOne, writeOrFind } from '../../platform/storage/database.ts';
import { toTaskInFull } from '../tasks/task-table.ts';
import type { Tasks } from '../tasks/tasks.ts';
import {
  deleteVideoLink,
  insertVideoLink,
  sharedVideo,
  toVideoLink,
  videoLinkById,
  videoLinksOf,
} from './link-table.ts';

export interface VideoLinksDeps {
  readonly database: Database;
  readonly tasks: Tasks;
  readonly idempotency: Idempotency;
  readonly now: () => number;
}

/** More than anybody hands out, and few enough to be shown at once. */
const MOST_PER_VIDEO = 20;

/** Links to finished videos for people without a key. */
export class VideoLinks {
  readonly #deps: VideoLinksDeps;

  constructor(deps: VideoLinksDeps) {
    this.#deps = deps;
  }

  async create(
    caller: Caller,
    taskId: string,
    lifeMs: number,
    idempotent: IdempotentRequest | null,
  ): Promise<VideoLink> {
    const { tasks, idempotency, now } = this.#deps;
    const accountId = caller.account.id;
    const earlier = await idempotency.earlierAnswer<VideoLink>(accountId, idempotent);
    if (earlier) return earlier;
    const task = await tasks.read(caller, taskId);
    if (task.video === null) {
      throw new ServiceError(
        'invalid_request',
        `The task has no video to show: its status is ${task.status}.`,
      );
    }
    const createdAt = now();
    const link = { id: newId('link'), taskId, accountId, createdAt, expiresAt: createdAt + lifeMs };
    return await idempotency.orAnswerOfRace(accountId, idempotent, () => this.#insert(link, idempotent));
  }

  async #insert(link: VideoLink, idempotent: IdempotentRequest | null): Promise<VideoLink> {
    const { database, idempotency } = this.#deps;
    const { accountId, createdAt } = link;
    const outcome = await writeOrFind(
      database,
      [
        insertVideoLink(link, MOST_PER_VIDEO),
        ...idempotency.remember(accountId, idempotent, link, createdAt),
      ],
      videoLinkById(link.id),
    );
    if (outcome.ok) return link;
    if (outcome.expectation === 'idempotency')
      return await idempotency.answerOfRace<VideoLink>(accountId, idempotent);
    throw new ServiceError(
      'invalid_request',
      `A video has at most ${MOST_PER_VIDEO} links at a time. Delete one of them first.`,
    );
  }

  /** Those that work, the newest first. */
  async list(caller: Caller, taskId: string): Promise<VideoLink[]> {
    const { database, tasks, now } = this.#deps;
    await tasks.read(caller, taskId);
    return (await database.read(videoLinksOf(taskId, now()))).map(toVideoLink);
  }

  /** From then on the link leads to nothing. */
  async delete(caller: Caller, taskId: string, id: string): Promise<void> {
    const { database, tasks } = this.#deps;
    await tasks.read(caller, taskId);
    const outcome = await database.write([deleteVideoLink(id, taskId)]);
    if (!outcome.ok)
      throw new ServiceError('resource_not_found', 'There is no such link to this video.', { param: 'link' });
  }

  /** The video that a link shows, to anyone with the link. */
  async open(id: string): Promise<TaskInFull> {
    const row = await readOne(this.#deps.database, sharedVideo(id, this.#deps.now()));
    if (row) return toTaskInFull(row);
    throw new ServiceError('resource_not_found', 'This link has expired or never existed.');
  }
}
