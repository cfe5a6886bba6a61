import { enableCompileCache } from 'node:module';
import { constants, setPriority } from 'node:os';
import { serveChildJob } from '../../../children/serve-child-job.ts';
import type { RenderJob } from './film/render-job.ts';

// The API answers from the same machine: films take what it leaves.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
// Every film is a fresh process; what the last one compiled need not be compiled again.
enableCompileCache();

serveChildJob<RenderJob>(async (job, emit) => {
  const { renderFilm } = await import('./film/render-film.ts');
  return renderFilm(job, emit);
});
