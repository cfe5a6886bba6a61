import { constants, setPriority } from 'node:os';
import { serveChildJob } from '../../../children/serve-child-job.ts';
import type { RenderJob } from './film/render-job.ts';

// The API answers from the same machine: films take what it leaves.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

serveChildJob<RenderJob>(async (job, emit) => {
  const { renderFilm } = await import('./film/render-film.ts');
  return renderFilm(job, emit);
});
