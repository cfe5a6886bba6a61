import { setTimeout as delay } from 'node:timers/promises';
import { serveJobsWith } from '../../src/platform/children/serve-jobs.ts';

/** A child that comes to work two seconds late, as on a machine with far too much to do. */
serveJobsWith(async () => {
  await delay(2000);
  return async () => 'done';
});
