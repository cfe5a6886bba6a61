import { breachedByAny } from '../../domain/texts/policy.ts';
import { serveJobs } from '../children/serve-jobs.ts';
import type { LongTextJob } from './long-text-work.ts';

/**
 * A tokenizer needs quadratic time for a run of letters without a space, so texts are counted in pieces. That counts at
 * most one token too many per piece.
 */
const PIECE_CHARACTERS = 1000;

serveJobs(async (job: LongTextJob) => {
  switch (job.kind) {
    case 'fits':
      return await fits(job.text, job.limit);
    case 'breach':
      return breachedByAny(job.rules, job.texts);
  }
});

async function fits(text: string, limit: number): Promise<boolean> {
  const { countTokens } = await import('gpt-tokenizer/encoding/o200k_base');
  let tokens = 0;
  for (let start = 0; start < text.length; start += PIECE_CHARACTERS) {
    // Text that looks like a control token is counted as plain text.
    tokens += countTokens(text.slice(start, start + PIECE_CHARACTERS), { disallowedSpecial: new Set() });
    if (tokens > limit) return false;
  }
  return true;
}
