import { ServiceError } from '../../../src/domain/errors.ts';
import { serveJobs } from '../../../src/platform/children/serve-jobs.ts';

export type KeptJob =
  | 'pid'
  | 'wait'
  | 'hoard'
  | 'refuse'
  | 'fail'
  | `${'fail' | 'die' | 'swell'} if not the first`;

const hoard: Buffer[] = [];
let jobs = 0;

/** Answers with its process's number. */
serveJobs<KeptJob>(async (job, emit) => {
  jobs += 1;
  emit(process.pid);
  const isFirst = jobs === 1;
  if (job === 'wait') await new Promise(() => {});
  if (job === 'refuse') throw new ServiceError('invalid_image', 'not a picture');
  if (job === 'fail') throw new Error('a flaw');
  if (job === 'hoard') hoard.push(Buffer.alloc(150_000_000, 1));
  if (job === 'fail if not the first' && !isFirst) throw new Error('a flaw');
  if (job === 'die if not the first' && !isFirst) process.kill(process.pid, 'SIGKILL');
  if (job === 'swell if not the first' && !isFirst) {
    hoard.push(Buffer.alloc(600_000_000, 1));
    await new Promise(() => {});
  }
  return process.pid;
});
