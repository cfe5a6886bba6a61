import { enhancePrompt } from '@phonofilm/illustrator/enhance-prompt';
import { serveJobs } from '../../../platform/children/serve-jobs.ts';

/** Prompts are read here: loading the tagger and the dictionaries takes up to half a second. */
serveJobs(async (prompt: string) => enhancePrompt(prompt));
