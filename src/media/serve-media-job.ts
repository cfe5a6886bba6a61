import { confineToFiles, type JobFiles } from '../children/confine-to-files.ts';
import { serveChildJob } from '../children/serve-child-job.ts';

/** Sent by a child once its decoders are loaded: later failures are caused by the file. */
export const AT_WORK = 'at-work';

/** The child's side of `runMediaJob`. While it works, it can open the files of its job and nothing else. */
export function serveMediaJob<Input, Result>(
  filesOf: (input: Input) => JobFiles,
  work: (input: Input) => Promise<Result>,
): void {
  serveChildJob(async (input: Input, emit) => {
    await confineToFiles(filesOf(input));
    emit(AT_WORK);
    return await work(input);
  });
}
