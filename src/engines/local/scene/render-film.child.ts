import { constants, setPriority } from 'node:os';
import { serveChildJob } from '../../../children/serve-child-job.ts';
import { renderFilm } from './film/render-film.ts';
import type { RenderJob } from './film/render-job.ts';

// The API answers from the same machine: films take what it leaves.
setPriority(constants.priority.PRIORITY_LOW);

serveChildJob<RenderJob>((job, emit) => renderFilm(job, emit));
