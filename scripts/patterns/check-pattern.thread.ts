import recheck from 'recheck/lib/browser.js';
import { serveJobs } from '../../src/platform/children/serve-jobs.ts';

/** Only a pattern that the analysis cannot decide takes so long. */
const TIMEOUT_MS = 20_000;

/** `safe`, or what is wrong. The analysis is all JavaScript: it needs neither Java nor a binary for this machine. */
serveJobs(async ({ source, flags }: { source: string; flags: string }) => {
  const verdict = recheck.checkSync(source, flags, { timeout: TIMEOUT_MS, randomSeed: 1 });
  if (verdict.status === 'safe') return 'safe';
  if (verdict.status === 'unknown') return `cannot be decided (${verdict.error.kind})`;
  return `${verdict.complexity.summary}, for instance on ${verdict.attack.pattern}`;
});
