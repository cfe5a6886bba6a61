import { spawnSync } from 'node:child_process';

/** Runs every benchmark, one after the other; fails if a target is missed. */
for (const name of ['poll', 'create', 'million', 'upload', 'event-loop']) {
  const script = new URL(`./${name}.ts`, import.meta.url).pathname;
  const { status } = spawnSync(process.execPath, [script], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
