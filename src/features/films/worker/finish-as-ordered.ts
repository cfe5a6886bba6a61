import type { TaskInFull } from '../../../domain/task.ts';
import type { VideoResult } from '../../../engines/video-engine.ts';
import type { FilmMark } from '../../../platform/media/films/film-filter.ts';
import type { FinishedFilm, finishFilm } from '../../../platform/media/films/finish-film.ts';
import { turnOf } from './turn-of.ts';

export interface FinishAsOrderedParts {
  readonly finishFilm: typeof finishFilm;
  /** The service's watermark for a film of this size. */
  readonly markFor: (size: { readonly width: number; readonly height: number }) => Promise<FilmMark>;
}

export type FinishAsOrdered = (
  task: TaskInFull,
  result: VideoResult,
  folder: string,
  signal: AbortSignal,
) => Promise<FinishedFilm>;

/** Makes good what the engine of a film leaves to this service. */
export function finishAsOrderedWith({ finishFilm: finish, markFor }: FinishAsOrderedParts): FinishAsOrdered {
  return async (task, { film, made, makeGood = [] }, folder, signal) => {
    if (makeGood.length === 0) return { film, madeGood: [] };
    const wishes = {
      mark: makeGood.includes('watermark') ? await markFor(made ?? task.request) : null,
      format: makeGood.includes('format'),
    };
    return await finish(film, wishes, folder, turnOf(task), signal);
  };
}
