import { mkdir } from 'node:fs/promises';
import { ServiceError } from '../../../domain/errors.ts';
import type { Turn } from '../../turns/fair-gate.ts';
import { filmDemuxer } from './film-demuxer.ts';
import type { FilmFacts } from './make-film-stills.child.ts';
import { makeFilmStills } from './make-film-stills.ts';

/** As much as a minute of the largest films takes. */
export const MAX_FILM_BYTES = 100 * 1024 * 1024;
export const MAX_FILM_SECONDS = 60;

/**
 * What a film is that a caller sent. Throws `invalid_file_format` unless it is one that decodes, and `invalid_parameter`
 * when it is too long. Its stills stay in a folder beside it.
 */
export async function inspectFilm(
  film: string,
  turn: Turn,
  signal: AbortSignal,
  { param = 'video' }: { readonly param?: string } = {},
): Promise<FilmFacts> {
  const demuxer = await filmDemuxer(film);
  const refuse = (message: string) => new ServiceError('invalid_file_format', message, { param });
  if (demuxer === undefined)
    throw refuse('The file is not a video; mp4, mov, webm, mkv, avi, mpeg and ogv are supported.');
  const stills = `${film}.stills`;
  await mkdir(stills, { recursive: true });
  const { made } = await makeFilmStills(
    { film, demuxer, mostSeconds: MAX_FILM_SECONDS },
    stills,
    turn,
    signal,
    (tooLong) =>
      tooLong === null
        ? refuse('The video cannot be decoded: it is damaged or incomplete, or has no picture.')
        : new ServiceError(
            'invalid_parameter',
            `The video lasts ${Math.ceil(tooLong)} seconds; at most ${MAX_FILM_SECONDS} are supported.`,
            { param },
          ),
  );
  if (made === null) throw refuse('The video was not looked at.');
  return made;
}
