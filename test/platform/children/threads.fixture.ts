import { threadId } from 'node:worker_threads';
import { ServiceError } from '../../../src/domain/errors.ts';
import { serveJobs } from '../../../src/platform/children/serve-jobs.ts';

export type ThreadJob = 'thread' | 'spin' | 'fill' | 'throw' | 'refuse';

/** Answers with its thread's number. */
serveJobs<ThreadJob>(async (job, emit) => {
  emit(threadId);
  switch (job) {
    case 'thread':
      return threadId;
    case 'spin':
      for (;;);
    case 'fill': {
      const hoard: number[][] = [];
      for (;;) hoard.push(Array.from({ length: 100_000 }, (_, index) => index + hoard.length));
    }
    case 'throw':
      throw new Error('a flaw');
    case 'refuse':
      throw new ServiceError('invalid_parameter', 'no', { param: 'thing' });
  }
});
