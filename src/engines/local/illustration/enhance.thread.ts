import { enhancePrompt } from '@phonofilm/illustrator/enhance-prompt';
import { answerJobs } from '../../../children/answer-jobs.ts';

/** Long prompts are processed in this thread, so that they do not block other requests. */
answerJobs(async (prompt: string) => enhancePrompt(prompt));
