import { serveChildJob } from '../children/serve-child-job.ts';

/** Sent by a child once its decoders are loaded: later failures are caused by the file. */
export const AT_WORK = 'at-work';

/** The child's side of `runMediaJob`. */
export function serveMediaJob<Input, Result>(work: (input: Input) => Promise<Result>): void {
  serveChildJob((input: Input, emit) => {
    emit(AT_WORK);
    return work(input);
  });
}
