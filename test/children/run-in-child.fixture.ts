import { serveChildJob } from '../../src/children/serve-child-job.ts';

serveChildJob<{ readonly word: string }>(async ({ word }) =>
  word === 'environment' ? process.env : word.toUpperCase(),
);
