import { readLines } from '@phonofilm/illustrator/read-lines';
import { answerJobs } from '../../../children/answer-jobs.ts';

export interface ReadLinesJob {
  readonly prompt: string;
  readonly edits: readonly string[];
}

/** Reads what is said in a film, away from the event loop: the dictionaries take up to half a second to load. */
answerJobs(async ({ prompt, edits }: ReadLinesJob) => readLines(prompt, edits));
