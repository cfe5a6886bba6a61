import { dirname } from 'node:path';
import type { ProbeFilm } from '../../engines/upstream/films/probe-film.ts';
import { filmDemuxer } from '../../media/films/film-demuxer.ts';
import { makeFilmStills } from '../../media/films/make-film-stills.ts';

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
