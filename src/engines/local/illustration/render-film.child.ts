import { constants, setPriority } from 'node:os';
import type { RenderJob } from '@phonofilm/illustrator/render-film';
import { serveChildJob } from '../../../children/serve-child-job.ts';
import { ServiceError } from '../../../domain/errors.ts';

// The API runs on the same machine and has precedence over rendering.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

serveChildJob<RenderJob>(async (job, emit) => {
  const { renderFilm, UnusablePicture } = await import('@phonofilm/illustrator/render-film');
  try {
    return await renderFilm(job, emit);
  } catch (error) {
    if (error instanceof UnusablePicture)
      throw new ServiceError('invalid_image', error.message, { cause: error });
    throw error;
  }
});
