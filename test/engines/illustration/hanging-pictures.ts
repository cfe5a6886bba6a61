import { serveJobs } from '../../../src/platform/children/serve-jobs.ts';

/** Stands in for the process with the picture models when it never answers. */
serveJobs(() => new Promise(() => {}));
