import { serveJobsWith } from '../../../platform/children/serve-jobs.ts';
import { collectBuffers } from './collect-buffers.ts';
import type { HearingJob } from './hearing-job.ts';
import type { RecogniserName } from './hearing-plan.ts';
import { recognise } from './recognise.ts';
import { RecogniserModels } from './recogniser-models.ts';

export interface HearingSetup {
  readonly weightsDirectory: string;
  readonly threads: number;
  /** Recognisers to load before the first job needs them. */
  readonly preload: readonly (RecogniserName | 'silero-vad')[];
}

serveJobsWith<HearingSetup, HearingJob>(async (setup) => {
  const models = new RecogniserModels(setup.weightsDirectory, setup.threads);
  for (const name of setup.preload) await models.load(name);
  return async (job, emit, signal) => {
    try {
      return await recognise(job, models, emit, signal);
    } finally {
      // What the job held would otherwise stay until the next one.
      setImmediate(() => collectBuffers('all'));
    }
  };
});
