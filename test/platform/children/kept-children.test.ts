import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { describe, it, type TestContext } from 'node:test';
import { fileURLToPath } from 'node:url';
import { type ChildPolicy, kept } from '../../../src/platform/children/child-policy.ts';
import { ChildPool } from '../../../src/platform/children/child-pool.ts';
import { until } from '../../support/until.ts';
import type { KeptJob } from './kept-children.fixture.ts';

const POLICY = { idleMs: 600_000, jobsEach: 100, restingMb: 400 };
const TURN = { account: 'a', patient: true };

function start(
  test: TestContext,
  { atOnce = 2, ...limits }: Partial<ChildPolicy> & { atOnce?: number } = {},
) {
  const pool = new ChildPool({
    name: 'the fixture',
    module: new URL('./kept-children.fixture.ts', import.meta.url),
    nodeOptions: ['--expose-gc'],
    memoryMb: 500,
    policy: kept({ ...POLICY, ...limits }),
    gate: { what: 'jobs', atOnce, waiting: 0 },
  });
  test.after(() => pool.close());
  const run = (
    input: KeptJob,
    { alone = false, isFollowed = false, signal = test.signal, onEvent = (_event: unknown) => {} } = {},
  ) => pool.run<number>({ turn: TURN, input, alone, isFollowed, timeoutMs: 60_000 }, signal, onEvent);
  return { pool, run };
}

const lives = (pid: number) => existsSync(`/proc/${pid}`);
const gone = (pid: number) => until(() => !lives(pid));

describe('a process that is kept', () => {
  it('gets the next job', async (test) => {
    const { run } = start(test);
    const pid = await run('pid');
    assert.deepEqual([await run('pid'), await run('pid')], [pid, pid]);
  });

  it('never gets a job that is to be alone, whose own process ends with it', async (test) => {
    const { run } = start(test);
    const kept = await run('pid');
    const alone = await run('pid', { alone: true });
    assert.notEqual(alone, kept);
    await gone(alone);
    assert.equal(await run('pid'), kept);
  });

  it('gives way where there would be more processes than allowed', async (test) => {
    const { run } = start(test, { atOnce: 1 });
    const kept = await run('pid');
    const next = await run('pid', { alone: true });
    await gone(kept);
    await gone(next);
  });

  it('is one of as many as allowed, however many jobs come at once', async (test) => {
    const { run } = start(test, { atOnce: 2 });
    const pids = await Promise.all([run('pid'), run('pid'), run('pid'), run('pid')]);
    assert.equal(new Set(pids).size, 2);
  });

  for (const trouble of ['fail', 'die', 'swell'] as const)
    it(`is not held against a job: one that ${trouble}s there begins anew in a fresh process`, async (test) => {
      const { run } = start(test);
      const first = await run('pid');
      const seen: unknown[] = [];
      const second = await run(`${trouble} if not the first`, { onEvent: (event) => seen.push(event) });
      assert.deepEqual(seen, [first, second]);
      await gone(first);
      assert.equal(await run('pid'), second, 'the fresh one is kept');
    });

  it('is ended by a job that fails in it and in a fresh process', async (test) => {
    const { run } = start(test);
    const first = await run('pid');
    const seen: unknown[] = [];
    await assert.rejects(run('fail', { onEvent: (event) => seen.push(event) }), /a flaw/);
    assert.equal(seen.length, 2);
    await Promise.all([first, ...(seen as number[])].map(gone));
  });

  it('passes on that a job is refused, without trying again', async (test) => {
    const { run } = start(test);
    const first = await run('pid');
    const seen: unknown[] = [];
    const refused = run('refuse', { onEvent: (event) => seen.push(event) });
    await assert.rejects(refused, { code: 'invalid_image' });
    assert.deepEqual(seen, [first]);
  });

  it('is killed with a job that is cancelled', async (test) => {
    const { run } = start(test);
    const first = await run('pid');
    const stop = new AbortController();
    const waiting = run('wait', { signal: stop.signal, onEvent: () => stop.abort() });
    await assert.rejects(waiting, { name: 'AbortError' });
    await gone(first);
    assert.notEqual(await run('pid'), first);
  });

  it('ends when no job comes', async (test) => {
    const { run } = start(test, { idleMs: 1 });
    await gone(await run('pid'));
  });

  it('ends after as many jobs as it may run', async (test) => {
    const { run } = start(test, { jobsEach: 2 });
    const pids = [await run('pid'), await run('pid'), await run('pid')];
    assert.equal(pids[1], pids[0]);
    assert.notEqual(pids[2], pids[1]);
    await gone(pids[0]!);
  });

  it('ends when it does not let go of enough memory', async (test) => {
    const { run } = start(test, { restingMb: 150 });
    const pid = await run('hoard');
    assert.notEqual(await run('pid'), pid);
    await gone(pid);
  });

  it('keeps its memory for what follows a job at once', async (test) => {
    const { run } = start(test, { restingMb: 150 });
    const pid = await run('hoard', { isFollowed: true });
    assert.equal(await run('pid'), pid);
    await gone(pid);
  });

  it('that was killed from outside is not used', async (test) => {
    const { run } = start(test);
    const pid = await run('pid');
    process.kill(pid, 'SIGKILL');
    assert.notEqual(await run('pid'), pid);
  });

  it('ends at the close, with its job, and none is started from then on', async (test) => {
    const { pool, run } = start(test);
    const idle = await run('pid', { alone: false });
    const begun = Promise.withResolvers<number>();
    const waiting = run('wait', { onEvent: (pid) => begun.resolve(pid as number) });
    const busy = await begun.promise;
    pool.close();
    await assert.rejects(waiting, { code: 'service_unavailable' });
    await Promise.all([idle, busy].map(gone));
    await assert.rejects(run('pid'), { code: 'service_unavailable' });
  });

  for (const [how, argument] of [
    ['is killed', 'stay'],
    ['has nothing more to do', 'leave'],
  ] as const)
    it(`ends with its parent, when that ${how}`, async (test) => {
      const path = fileURLToPath(new URL('./kept-children-parent.fixture.ts', import.meta.url));
      const parent = spawn(process.execPath, [path, argument], { stdio: ['ignore', 'pipe', 'ignore'] });
      test.after(() => parent.kill('SIGKILL'));
      const exited = once(parent, 'exit');
      const [spoken] = (await once(parent.stdout, 'data')) as [Buffer];
      if (argument === 'stay') parent.kill('SIGKILL');
      await exited;
      await gone(Number(spoken));
    });
});
