import { constants, setPriority } from 'node:os';
import {
  type PictureModels,
  type PictureStudy,
  studyClip,
  studyPicture,
  UnusablePicture,
} from '@phonofilm/illustrator/study-picture';
import { serveJobs } from '../../../platform/children/serve-jobs.ts';
import { openPictureModels } from './picture-models.ts';
import type { LookedAt, PicturesJob, PictureToLookAt } from './pictures-job.ts';

// The API runs on the same machine and has precedence over videos.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

/** Not shown to anybody: a bad picture fails its video, whose own process says why. */
const LABEL = 'The picture';

serveJobs<PicturesJob>(async ({ weightsDirectory, pictures }) => {
  const models = openPictureModels(weightsDirectory);
  const results: LookedAt[] = [];
  for (const picture of pictures) {
    const failures: string[] = [];
    const study = await look(picture, models).catch((error: unknown) => {
      if (!(error instanceof UnusablePicture)) failures.push(error instanceof Error ? error.message : '');
      return null;
    });
    if (study?.doubt) failures.push(study.doubt);
    results.push({ study, failures });
  }
  return results;
});

async function look(picture: PictureToLookAt, models: PictureModels): Promise<PictureStudy> {
  const { path, purpose, cut } = picture;
  if (purpose === 'clip') return studyClip(path, LABEL, cut, models);
  return studyPicture(path, LABEL, purpose, models);
}
