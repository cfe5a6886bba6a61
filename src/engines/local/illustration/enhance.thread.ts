import { enhancePrompt } from '@phonofilm/illustrator/enhance-prompt';
import { answerJobs } from '../../../children/answer-jobs.ts';

/** Prompts are read here: loading the tagger and the dictionaries takes up to half a second. */
answerJobs(async (prompt: string) => enhancePrompt(prompt));
