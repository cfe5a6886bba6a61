import { type ChildProgram, type ChildTask, JobChild } from './job-child.ts';

export { ChildCrash } from './job-child.ts';

/**
 * One job in one fresh process. Decoders and encoders read untrusted bytes: a crash, leak or hang must end only that
 * job.
 */
export interface ChildJob extends ChildProgram, ChildTask {}

export async function runInChild<Result>(
  job: ChildJob,
  signal: AbortSignal,
  onEvent: (event: unknown) => void = () => {},
): Promise<Result> {
  signal.throwIfAborted();
  const child = new JobChild(job);
  try {
    return await child.run<Result>(job, signal, onEvent);
  } finally {
    child.kill();
  }
}
