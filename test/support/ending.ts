import { isMainThread } from 'node:worker_threads';

/**
 * Loaded before every test file: ends a process that does not end by itself once its tests have. A test that fails
 * leaves its service running, and Node's runner would wait for that process for ever.
 */
const PATIENCE_MS = 60_000;

// Threads and forked processes inherit the option that loads this file, and have no tests.
if (isMainThread && process.argv[1]?.endsWith('.test.ts')) {
  const { after } = await import('node:test');
  // Where several files share the process, this comes after the tests of the first: the others are still to be reported.
  after(() => {
    const whenReported = noteReports();
    const look = () => {
      if (performance.now() - whenReported() < PATIENCE_MS) return;
      const left = [...new Set(process.getActiveResourcesInfo())].join(', ');
      process.stderr.write(`${process.argv[1]} did not end after its last test. Still open: ${left}.\n`);
      process.exit(1);
    };
    setInterval(look, Math.min(1000, PATIENCE_MS)).unref();
  });
}

/** Tests are reported to the runner on standard output. */
function noteReports(): () => number {
  let reportedAt = performance.now();
  const { stdout } = process;
  const write = stdout.write.bind(stdout) as (...values: unknown[]) => boolean;
  stdout.write = (...values: unknown[]) => {
    reportedAt = performance.now();
    return write(...values);
  };
  return () => reportedAt;
}
