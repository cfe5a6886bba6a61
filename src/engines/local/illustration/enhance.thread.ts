import { enhancePrompt } from '@phonofilm/illustrator/enhance-prompt';
import { answerJobs } from '../../../children/answer-jobs.ts';

/** Long prompts are read here, so that nobody else waits for them. */
answerJobs(async (prompt: string) => enhancePrompt(prompt));
