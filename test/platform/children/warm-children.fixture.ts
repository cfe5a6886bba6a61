import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { ServiceError } from '../../../src/domain/errors.ts';
import { serveJobsWith } from '../../../src/platform/children/serve-jobs.ts';

export type FixtureJob =
  | { readonly do: 'echo'; readonly value: unknown }
  | { readonly do: 'wait'; readonly ms: number }
  | { readonly do: 'count'; readonly to: number }
  | { readonly do: 'compute elsewhere'; readonly ms: number }
  | { readonly do: 'die' | 'speak and die' | 'refuse' | 'fail' | 'hang' | 'stall' | 'show environment' };

serveJobsWith<{ greeting: string } | null, FixtureJob>(async (setup) => {
  if (setup === null) throw new Error('damaged weights');
  return (job, emit, signal) => work(setup.greeting, job, emit, signal);
});

/** As a native library does: on a thread of its own, without a word until it is done. */
const COMPUTE = `const { parentPort, workerData } = require('node:worker_threads');
  const end = Date.now() + workerData; while (Date.now() < end); parentPort.postMessage('done');`;

async function work(
  greeting: string,
  job: FixtureJob,
  emit: (event: unknown) => void,
  signal: AbortSignal,
): Promise<unknown> {
  switch (job.do) {
    case 'echo':
      return { greeting, value: job.value, pid: process.pid };
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
      process.stderr.write('cannot go on\n');
      return process.exit(3);
    case 'refuse':
      throw new ServiceError('invalid_parameter', 'no', { param: 'thing' });
    case 'fail':
      throw new Error('broken');
    case 'hang':
      for (;;);
    case 'stall':
      return await new Promise(() => {});
    case 'compute elsewhere': {
      const worker = new Worker(COMPUTE, { eval: true, workerData: job.ms });
      await new Promise((resolve) => worker.once('message', resolve));
      return process.pid;
    }
    case 'show environment':
      return process.env;
  }
}
