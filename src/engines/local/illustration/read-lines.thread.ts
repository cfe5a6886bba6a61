import { readLines } from '@phonofilm/illustrator/read-lines';
import { serveJobs } from '../../../platform/children/serve-jobs.ts';

export interface ReadLinesJob {
  readonly prompt: string;
  readonly edits: readonly string[];
}

/** Reads what is said in a film, away from the event loop: the dictionaries take up to half a second to load. */
serveJobs(async ({ prompt, edits }: ReadLinesJob) => readLines(prompt, edits));
