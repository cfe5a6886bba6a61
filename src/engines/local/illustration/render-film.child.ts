import { constants, setPriority } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import type { RenderJob } from '@phonofilm/illustrator/render-film';
import { ServiceError } from '../../../domain/errors.ts';
import { serveJobs } from '../../../platform/children/serve-jobs.ts';

// The API runs on the same machine and has precedence over rendering.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

// Painted pictures count for V8 as memory outside its heap, of which 64 MB bring on a large collection: five in a film of
// ten seconds, 15 ms each, where one does. Where they are worth it the renderer collects them itself.
// Older versions of Node do not know the flag, and complain.
if (Number.parseInt(process.versions.node, 10) >= 24)
  setFlagsFromString('--external-memory-accounted-in-global-limit');

serveJobs<RenderJob>(async (job, emit) => {
  const { renderFilm, UnusablePicture } = await import('@phonofilm/illustrator/render-film');
  try {
    return await renderFilm(job, emit);
  } catch (error) {
    if (error instanceof UnusablePicture)
      throw new ServiceError('invalid_image', error.message, { cause: error });
    throw error;
  }
});
