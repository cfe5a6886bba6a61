import { setTimeout as sleep } from 'node:timers/promises';
import { serveWarmChild } from '../../src/children/serve-warm-child.ts';
import { ServiceError } from '../../src/domain/errors.ts';

export type FixtureJob =
  | { readonly do: 'echo'; readonly value: unknown }
  | { readonly do: 'wait'; readonly ms: number }
  | { readonly do: 'count'; readonly to: number }
  | { readonly do: 'die' | 'speak and die' | 'refuse' | 'fail' | 'hang' };

serveWarmChild<{ greeting: string }, FixtureJob>(async (setup) => async (job, emit, signal) => {
  switch (job.do) {
    case 'echo':
      return { greeting: setup.greeting, value: job.value, pid: process.pid };
    case 'wait':
      await sleep(job.ms, null, { signal });
      return process.pid;
    case 'count':
      for (let n = 1; n <= job.to; n++) emit(n);
      return null;
    case 'speak and die':
      emit('something');
      await sleep(20);
      return process.exit(3);
    case 'die':
      return process.exit(3);
    case 'refuse':
      throw new ServiceError('invalid_parameter', 'no', { param: 'thing' });
    case 'fail':
      throw new Error('broken');
    case 'hang':
      for (;;);
  }
});
