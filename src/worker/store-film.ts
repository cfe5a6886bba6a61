import { randomUUID } from 'node:crypto';
import {
  type ArtifactStore,
  FILM,
  PORTRAIT,
  runFolder,
  SPRITESHEET,
  THUMBNAIL,
} from '../artifacts/artifact-store.ts';
import type { EndTask, TaskInFull } from '../domain/task.ts';
import type { VideoResult } from '../engines/video-engine.ts';
import type { makeFilmStills } from '../media/make-film-stills.ts';
import { type Database, mustWrite } from '../storage/database.ts';
import { StorageUnavailable } from '../storage/storage-unavailable.ts';
import { insertRun } from '../storage/tables/runs.ts';
import { turnOf } from './turn-of.ts';

export interface StoreFilmParts {
  readonly database: Database;
  readonly artifacts: ArtifactStore;
  readonly makeFilmStills: typeof makeFilmStills;
  readonly endTask: EndTask;
  readonly now: () => number;
}

/** Stores a film and completes its task. False: the task had already ended. */
export type StoreFilm = (
  task: TaskInFull,
  result: VideoResult,
  portrait: string | null,
  folder: string,
  signal: AbortSignal,
) => Promise<boolean>;

/**
 * The files are in a folder that only this run uses, and the batch that completes the task names it. So no other worker
 * on the same task, however long it was stalled, can touch the film that was paid for.
 */
export function storeFilmWith(parts: StoreFilmParts): StoreFilm {
  const { database, artifacts, endTask, now } = parts;

  return async (task, result, portrait, folder, signal) => {
    const stills = await parts.makeFilmStills(result, folder, turnOf(task), signal);
    const run = randomUUID();
    const own = runFolder(task.id, run);
    await mustWrite(database, [insertRun(run, task.id, now())]);
    try {
      await artifacts.put(`${own}/${THUMBNAIL}`, stills.thumbnail);
      await artifacts.put(`${own}/${SPRITESHEET}`, stills.spritesheet);
      if (portrait !== null) await artifacts.put(`${own}/${PORTRAIT}`, portrait);
      await artifacts.put(`${own}/${FILM}`, result.film);
      const completed = await endTask(task, { status: 'completed', film: `${own}/${FILM}`, run });
      if (!completed) await artifacts.removeFolder(own);
      return completed;
    } catch (error) {
      // When the outcome of the write is unknown, the task may use these files. If it does not, the sweep removes them.
      if (!(error instanceof StorageUnavailable)) await artifacts.removeFolder(own).catch(() => {});
      throw error;
    }
  };
}
