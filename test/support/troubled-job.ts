import { serveConfinedJob } from '../../src/platform/children/serve-jobs.ts';

/** A child that gets into the trouble it is asked for. */
serveConfinedJob(
  () => ({ reads: null, writesIn: null }),
  async (trouble: 'none' | 'abort' | 'hang' | 'memory' | 'throw'): Promise<string> => {
    switch (trouble) {
      case 'none':
        return 'done';
      case 'abort':
        return process.abort();
      case 'hang':
        for (;;);
      case 'memory': {
        const hoard: Buffer[] = [];
        for (let megabytes = 0; megabytes < 300; megabytes += 10) hoard.push(Buffer.alloc(10 << 20, 1));
        return new Promise((resolve) => setTimeout(() => resolve(`${hoard.length} pieces`), 30_000));
      }
      case 'throw':
        throw new Error('a mistake of ours');
    }
  },
);
