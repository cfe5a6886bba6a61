import { dirname } from 'node:path';
import { filmDemuxer } from '../../platform/media/films/film-demuxer.ts';
import { makeFilmStills } from '../../platform/media/films/make-film-stills.ts';
import type { ProbeFilm } from '../films/probe-film.ts';

/** Whether a film that a hosted service made can be played, and what it is. */
export const probeFilm: ProbeFilm = async ({ path, upstream, anyFormat = false }, signal) => {
  const turn = { account: `upstream/${upstream}`, patient: true };
  const demuxer = anyFormat ? await filmDemuxer(path) : undefined;
  const { made } = await makeFilmStills(
    { film: path, ...(demuxer && { demuxer }) },
    dirname(path),
    turn,
    signal,
  );
  if (made === null) throw new Error('the film was not looked at');
  return made;
};
