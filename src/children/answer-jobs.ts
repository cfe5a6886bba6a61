import { parentPort } from 'node:worker_threads';

/** Messages of a work thread: one when it is loaded, then one per job. */
export type ThreadAnswer<Result> =
  | { readonly type: 'ready' }
  | { readonly type: 'result'; readonly result: Result }
  | { readonly type: 'failure'; readonly message: string };

/** Inside a work thread: runs each job that arrives. */
export function answerJobs<Job, Result>(work: (job: Job) => Promise<Result>): void {
  const say = (answer: ThreadAnswer<Result>) => parentPort?.postMessage(answer);
  parentPort?.on('message', (job: Job) => {
    work(job).then(
      (result) => say({ type: 'result', result }),
      (error: unknown) =>
        say({
          type: 'failure',
          message: error instanceof Error ? (error.stack ?? error.message) : String(error),
        }),
    );
  });
  say({ type: 'ready' });
}
