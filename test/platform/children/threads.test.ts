import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { ChildCrash } from '../../../src/platform/children/child-crash.ts';
import { kept } from '../../../src/platform/children/child-policy.ts';
import { ChildPool } from '../../../src/platform/children/child-pool.ts';
import { until } from '../../support/until.ts';
import type { ThreadJob } from './threads.fixture.ts';

function start(test: TestContext, { idleMs = 600_000, memoryMb = 32 } = {}) {
  const pool = new ChildPool({
    name: 'the fixture',
    kind: 'thread',
    module: new URL('./threads.fixture.ts', import.meta.url),
    memoryMb,
    policy: kept({ idleMs }),
    gate: { what: 'jobs', atOnce: 1, waiting: 8 },
  });
  test.after(() => pool.close());
  const run = (
    input: ThreadJob,
    { account = 'a', signal = test.signal, onEvent = (_event: unknown) => {} } = {},
  ) => pool.run<number>({ turn: { account }, input }, signal, onEvent);
  return { pool, run };
}

describe('a thread', () => {
  it('is kept for the next job', async (test) => {
    const { run } = start(test);
    const first = await run('thread');
    assert.deepEqual([await run('thread'), await run('thread')], [first, first]);
  });

  it('ends with a job whose caller leaves, even in the middle of a loop, and the next job gets another', async (test) => {
    const { run } = start(test);
    const left = new AbortController();
    const spinning = run('spin', { signal: left.signal, onEvent: () => left.abort(new Error('left')) });
    const next = run('thread', { account: 'b' });
    await assert.rejects(spinning, /left/);
    assert.ok((await next) > 0);
  });

  it('does not start for a job that left while it waited', async (test) => {
    const { pool, run } = start(test);
    const spinner = new AbortController();
    const begun = Promise.withResolvers<unknown>();
    const spinning = run('spin', { signal: spinner.signal, onEvent: begun.resolve });
    await begun.promise;
    const left = new AbortController();
    const waiting = run('spin', { signal: left.signal });
    assert.equal(pool.line.waiting, 1);
    left.abort(new Error('left'));
    await assert.rejects(waiting, /left/);
    assert.equal(pool.line.waiting, 0);
    spinner.abort(new Error('enough'));
    await assert.rejects(spinning, /enough/);
  });

  it('that uses too much memory ends alone, with its job', async (test) => {
    const { run } = start(test);
    await assert.rejects(run('fill'), (error: unknown) => {
      assert.ok(error instanceof ChildCrash, String(error));
      return /memory/.test(error.message);
    });
    assert.ok((await run('thread')) > 0);
  });

  it('passes refusals and failures to the caller', async (test) => {
    const { run } = start(test);
    await assert.rejects(run('refuse'), { code: 'invalid_parameter', param: 'thing' });
    await assert.rejects(run('throw'), /a flaw/);
  });

  it('ends when no job comes', async (test) => {
    const { run } = start(test, { idleMs: 1 });
    const first = await run('thread');
    await until(async () => (await run('thread')) !== first);
  });
});
