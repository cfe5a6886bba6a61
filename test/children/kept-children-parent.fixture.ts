import { KeptChildren } from '../../src/children/kept-children.ts';

/** Runs one job, says in which process, and then has nothing more to do; with `stay` it waits to be killed. */
const children = new KeptChildren({
  module: new URL('./kept-children.fixture.ts', import.meta.url),
  memoryMb: 500,
  atMost: 1,
  idleMs: 600_000,
  jobsEach: 10,
  restingMb: 400,
});
const task = { input: 'pid', alone: false, timeoutMs: 60_000 };
console.log(await children.run<number>(task, new AbortController().signal));
if (process.argv[2] === 'stay') setInterval(() => {}, 60_000);
