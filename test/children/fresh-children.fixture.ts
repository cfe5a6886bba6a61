import { serveJobs } from '../../src/children/serve-jobs.ts';

serveJobs<{ readonly word: string }>(async ({ word }) =>
  word === 'environment' ? process.env : word.toUpperCase(),
);
