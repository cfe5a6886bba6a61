import { join } from 'node:path';
import { ServiceError } from '../../../domain/errors.ts';
import type { MadeGood } from '../../../domain/made-good.ts';
import type { Turn } from '../../turns/fair-gate.ts';
import { MEDIA_POOLS } from '../media-pools.ts';
import { filmDemuxer } from './film-demuxer.ts';
import type { FilmWishes, FinishFilmJobInput, FinishFilmOutcome } from './finish-film.child.ts';

export interface FinishedFilm {
  readonly film: string;
  readonly madeGood: readonly MadeGood[];
}

const TIMEOUT_MS = 900_000;

/** Makes a film what it was ordered to be, in one pass; a film that is so already is left as it is. */
export async function finishFilm(
  film: string,
  wishes: FilmWishes,
  directory: string,
  turn: Turn,
  signal: AbortSignal,
): Promise<FinishedFilm> {
  const finished = join(directory, 'finished.mp4');
  const demuxer = await filmDemuxer(film);
  if (demuxer === undefined) throw unusable();
  const input: FinishFilmJobInput = { film, demuxer, finished, wishes };
  const madeGood = await MEDIA_POOLS.finish.run<FinishFilmOutcome>(
    { turn, input, timeoutMs: TIMEOUT_MS },
    signal,
    () => unusable(),
  );
  if (madeGood === 'unreadable') throw unusable();
  return { film: madeGood.length > 0 ? finished : film, madeGood };
}

function unusable(): ServiceError {
  return new ServiceError('upstream_error', 'The engine made a film that cannot be played.');
}
