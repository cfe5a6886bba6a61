import { kept } from '../../../src/platform/children/child-policy.ts';
import { ChildPool } from '../../../src/platform/children/child-pool.ts';

/** Runs one job, says in which process, and then has nothing more to do; with `stay` it waits to be killed. */
const pool = new ChildPool({
  name: 'the fixture',
  module: new URL('./kept-children.fixture.ts', import.meta.url),
  memoryMb: 500,
  policy: kept({ idleMs: 600_000, jobsEach: 10, restingMb: 400 }),
});
const job = { turn: { account: 'a' }, input: 'pid', timeoutMs: 60_000 };
console.log(await pool.run<number>(job, new AbortController().signal));
if (process.argv[2] === 'stay') setInterval(() => {}, 60_000);
