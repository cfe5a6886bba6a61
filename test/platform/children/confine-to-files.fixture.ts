import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { confineToFiles } from '../../../src/platform/children/confine-to-files.ts';
import { serveJobs } from '../../../src/platform/children/serve-jobs.ts';

/** Tries to open what it may and what it may not, once confined. */
serveJobs(async ({ allowed, folder, other, port }: Record<string, string>) => {
  const confined = await confineToFiles({ reads: allowed ?? null, writesIn: folder ?? null });
  const tried = (action: () => unknown): string => {
    try {
      action();
      return 'done';
    } catch (error) {
      return (error as NodeJS.ErrnoException).code ?? String(error);
    }
  };
  const connected = await new Promise<string>((resolve) => {
    const socket = connect(Number(port), '127.0.0.1', () => resolve('done'));
    socket.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'failed'));
  });
  return {
    confined,
    read: tried(() => readFileSync(String(allowed))),
    write: tried(() => writeFileSync(join(String(folder), 'new'), 'x')),
    readOther: tried(() => readFileSync(String(other))),
    writeOther: tried(() => writeFileSync(String(other), 'x')),
    readSystem: tried(() => readFileSync('/etc/passwd')),
    connected,
  };
});
