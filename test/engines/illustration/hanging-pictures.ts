import { serveChildJob } from '../../../src/children/serve-child-job.ts';

/** Stands in for the process with the picture models when it never answers. */
serveChildJob(() => new Promise(() => {}));
