import { join } from 'node:path';
import { ServiceError } from '../../../domain/errors.ts';
import type { CrashReason } from '../../children/child-crash.ts';
import type { Turn } from '../../turns/fair-gate.ts';
import { MEDIA_POOLS } from '../media-pools.ts';
import type { FilmFacts, FilmStillsJobInput, FilmStillsOutcome } from './make-film-stills.child.ts';
import type { FilmLimits, FilmProblem } from './measure-film.ts';

export interface FilmStills {
  /** A JPEG of one moment, its longer side at most 1280. */
  readonly thumbnail: string;
  /** A JPEG of sixteen evenly spaced moments, four by four. */
  readonly spritesheet: string;
  /** What the film is; null when the stills were there already, and the film was not looked at. */
  readonly made: FilmFacts | null;
}

/** What is known of a film before its stills are made. */
export type FilmToShow = {
  readonly film: string;
  /** Default: that of mp4. */
  readonly demuxer?: string;
  /** Of a caller's video, which is measured and refused beyond them. */
  readonly limits?: FilmLimits;
} & Partial<Pick<FilmStills, 'thumbnail' | 'spritesheet'>>;

const TIMEOUT_MS = 120_000;
/** A minute of 1080p at 60 frames per second takes half of it. */
const UPLOAD_TIMEOUT_MS = 20_000;

/**
 * Makes the thumbnail and spritesheet that the engine did not supply, in `directory`. `refusal` is the error for a film that
 * cannot be used, or that its decoder did not survive.
 */
export async function makeFilmStills(
  film: FilmToShow,
  directory: string,
  turn: Turn,
  signal: AbortSignal,
  refusal: (problem: FilmProblem | CrashReason) => ServiceError = unusable,
): Promise<FilmStills> {
  const { thumbnail, spritesheet } = film;
  if (thumbnail !== undefined && spritesheet !== undefined) return { thumbnail, spritesheet, made: null };
  const input: FilmStillsJobInput = {
    film: film.film,
    demuxer: film.demuxer ?? 'mov',
    ...(film.limits && { limits: film.limits }),
    thumbnail: join(directory, 'made-thumbnail.jpg'),
    spritesheet: join(directory, 'made-spritesheet.jpg'),
  };
  const [pool, timeoutMs] = film.limits
    ? [MEDIA_POOLS.upload, UPLOAD_TIMEOUT_MS]
    : [MEDIA_POOLS.film, TIMEOUT_MS];
  const outcome = await pool.run<FilmStillsOutcome>({ turn, input, timeoutMs }, signal, refusal);
  if ('problem' in outcome) throw refusal(outcome);
  return {
    thumbnail: thumbnail ?? input.thumbnail,
    spritesheet: spritesheet ?? input.spritesheet,
    made: outcome,
  };
}

/** The engine's result cannot be decoded. */
function unusable(): ServiceError {
  return new ServiceError('upstream_error', 'The engine made a film that cannot be played.');
}
