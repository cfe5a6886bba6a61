import { serveJobs } from '../../../src/platform/children/serve-jobs.ts';

serveJobs<{ readonly word: string }>(async ({ word }) =>
  word === 'environment' ? process.env : word.toUpperCase(),
);
