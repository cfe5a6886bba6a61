import { serveChildJob } from '../children/serve-child-job.ts';

/** A child says this once its decoders are loaded: what goes wrong after it is the file's doing. */
export const AT_WORK = 'at-work';

/** The child's side of `runMediaJob`. */
export function serveMediaJob<Input, Result>(work: (input: Input) => Promise<Result>): void {
  serveChildJob((input: Input, emit) => {
    emit(AT_WORK);
    return work(input);
  });
}
