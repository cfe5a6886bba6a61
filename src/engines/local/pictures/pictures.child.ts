import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { enlargePicture } from '@phonofilm/illustrator/enlarge-picture';
import {
  type PictureModels,
  type PictureStudy,
  studyClip,
  studyPicture,
  UnusablePicture,
} from '@phonofilm/illustrator/study-picture';
import { serveJobs } from '../../../platform/children/serve-jobs.ts';
import { openEnlargingModel } from './enlarging-model.ts';
import { openPictureModels } from './picture-models.ts';
import type { LookedAt, PicturesJob, PictureToLookAt } from './pictures-job.ts';

// The API runs on the same machine and has precedence over films.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

/** Not shown to anybody: a bad picture fails its film, whose own process says why. */
const LABEL = 'The picture';

serveJobs<PicturesJob>(async ({ weightsDirectory, pictures, frame, directory }) => {
  const models = openPictureModels(weightsDirectory);
  const enlarge = openEnlargingModel(weightsDirectory);
  const results: LookedAt[] = [];
  for (const [index, picture] of pictures.entries()) {
    const failures: string[] = [];
    const attempt = async <Value>(work: () => Promise<Value>): Promise<Value | null> => {
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof UnusablePicture)) failures.push(error instanceof Error ? error.message : '');
        return null;
      }
    };
    const study = await attempt(() => look(picture, models));
    if (study?.doubt) failures.push(study.doubt);
    const target = join(directory, `enlarged-${index}.png`);
    const done = await attempt(
      async () => picture.enlarge && (await enlargePicture(picture.path, LABEL, frame, enlarge, target)),
    );
    results.push({ study, enlarged: done ? target : null, failures });
  }
  return results;
});

async function look(picture: PictureToLookAt, models: PictureModels): Promise<PictureStudy | null> {
  const { path, purpose, cut } = picture;
  if (purpose === null) return null;
  if (purpose === 'clip') return studyClip(path, LABEL, cut, models);
  return studyPicture(path, LABEL, purpose, models);
}
