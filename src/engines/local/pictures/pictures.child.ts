import { readFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { type Enlarge, enlargePicture, type Factor } from '@phonofilm/illustrator/enlarge-picture';
import {
  type PictureModels,
  type PictureStudy,
  studyClip,
  studyPicture,
  UnusablePicture,
} from '@phonofilm/illustrator/study-picture';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { serveJobs } from '../../../platform/children/serve-jobs.ts';
import { onnxFromLayers } from '../../../weights/prepare/onnx-from-layers.ts';
import { weightPath } from '../../../weights/weight-store.ts';
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

/** ESRGAN slim, which is published for TensorFlow.js and runs as ONNX here. */
function openEnlargingModel(weightsDirectory: string): Enlarge {
  const sessions = new Map<Factor, Promise<InferenceSession>>();
  const session = (factor: Factor) => {
    const opened = sessions.get(factor) ?? load(weightsDirectory, factor);
    sessions.set(factor, opened);
    return opened;
  };
  return async (planes, width, height, factor) => {
    const model = await session(factor);
    const outputs = await model.run({
      [model.inputNames[0]!]: new Tensor('float32', planes, [1, 3, height, width]),
    });
    return outputs[model.outputNames[0]!]!.data as Float32Array;
  };
}

async function load(weightsDirectory: string, factor: Factor): Promise<InferenceSession> {
  const path = (file: string) => weightPath(weightsDirectory, 'esrgan-slim', `x${factor}/${file}`);
  const [description, weights] = await Promise.all([
    readFile(path('model.json'), 'utf8'),
    readFile(path('group1-shard1of1.bin')),
  ]);
  return InferenceSession.create(onnxFromLayers(description, weights), {
    executionProviders: ['cpu'],
    intraOpNumThreads: 1,
    enableCpuMemArena: true,
    logSeverityLevel: 3,
  });
}
