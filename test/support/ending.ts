import { isMainThread } from 'node:worker_threads';

/**
 * Loaded before every test file: ends a process that does not end by itself once its tests have. A test that fails
 * leaves its service running, and Node's runner would wait for that process for ever.
 */
const PATIENCE_MS = Number(process.env['PHONOFILM_TEST_PATIENCE_MS'] ?? 60_000);

// Threads and forked processes inherit the option that loads this file, and have no tests.
if (isMainThread && process.argv[1]?.endsWith('.test.ts')) {
  const { after } = await import('node:test');
  after(() => {
    setTimeout(() => {
      const left = [...new Set(process.getActiveResourcesInfo())].join(', ');
      process.stderr.write(`${process.argv[1]} did not end after its last test. Still open: ${left}.\n`);
      process.exit(1);
    }, PATIENCE_MS).unref();
  });
}
