import { ChildCrash, type ChildJob, runInChild } from '../children/run-in-child.ts';
import { createGate } from './gate.ts';
import { AT_WORK } from './serve-media-job.ts';

/** Enough to keep the cores busy, few enough that their memory limits add up to what a small machine has. */
const CHILDREN_AT_ONCE = 4;

const gate = createGate(CHILDREN_AT_ONCE);

/**
 * Runs a decoding job in a child of its own, a few at a time. A child that dies at work was brought down by its
 * file, so the caller hears `blame`'s refusal; one that dies before has a fault of ours and is passed on.
 */
export async function runMediaJob<Result>(
  job: ChildJob,
  signal: AbortSignal,
  blame: (reason: ChildCrash['reason']) => Error,
): Promise<Result> {
  return gate.run(async () => {
    let atWork = false;
    try {
      return await runInChild<Result>(job, signal, (event) => {
        atWork ||= event === AT_WORK;
      });
    } catch (error) {
      if (error instanceof ChildCrash && atWork) throw blame(error.reason);
      throw error;
    }
  }, signal);
}

/** How a dead child's reason reads after "The image " or "The file ". */
export function describeCrash(reason: ChildCrash['reason']): string {
  switch (reason) {
    case 'timeout':
      return 'takes too long to decode';
    case 'memory':
      return 'needs too much memory to decode';
    case 'crash':
      return 'cannot be decoded';
  }
}
