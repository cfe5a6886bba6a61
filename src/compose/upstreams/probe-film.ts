import { dirname } from 'node:path';
import type { ProbeFilm } from '../../engines/upstream/films/follow-job.ts';
import { filmDemuxer } from '../../media/films/film-demuxer.ts';
import { makeFilmStills } from '../../media/films/make-film-stills.ts';

/** Whether a film that a hosted service made can be played, and what it is. */
export const probeFilm: ProbeFilm = async (path, signal, anyFormat = false) => {
  const turn = { account: 'upstreams', patient: true };
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
