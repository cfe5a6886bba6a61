import { setTimeout as delay } from 'node:timers/promises';
import { serveChildJob } from '../../src/children/serve-child-job.ts';
import { AT_WORK } from '../../src/media/serve-media-job.ts';

/** A child that comes to work so many milliseconds late, as on a machine with far too much to do. */
serveChildJob(async (lateMs: string, emit) => {
  await delay(Number(lateMs));
  emit(AT_WORK);
  return 'done';
});
