// Own process: it changes the environment.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { describe, it, type TestContext } from 'node:test';
import { warm } from '../../../src/platform/children/child-policy.ts';
import {
  type ChildExit,
  ChildPool,
  type ChildPoolOptions,
} from '../../../src/platform/children/child-pool.ts';
import { JobEvents } from '../../../src/platform/children/job-events.ts';
import { scratchFolder } from '../../support/scratch-folder.ts';
import { until } from '../../support/until.ts';
import type { FixtureJob } from './warm-children.fixture.ts';

interface Options extends Partial<Pick<ChildPoolOptions, 'setup' | 'steadyMs' | 'onExit'>> {
  readonly jobsAtOnce?: number;
  readonly waiting?: number;
  readonly idleMs?: number;
  readonly silenceMs?: number;
}

function start(test: TestContext, options: Options = {}) {
  const { jobsAtOnce = 2, waiting = 2, idleMs = 10_000, silenceMs = 10_000, ...others } = options;
  const child = new ChildPool({
    name: 'the fixture',
    module: new URL('./warm-children.fixture.ts', import.meta.url),
    setup: { greeting: 'hello' },
    memoryMb: 1000,
    policy: warm({ jobsAtOnce, idleMs, silenceMs }),
    gate: { what: 'requests', atOnce: jobsAtOnce, waiting, code: 'model_overloaded' },
    ...others,
  });
  test.after(() => child.close());
  const runFor = (
    account: string,
    job: FixtureJob,
    onEvent?: (event: unknown) => void,
    signal = test.signal,
  ) => child.run<never>({ turn: { account }, input: job }, signal, onEvent);
  const run = (job: FixtureJob, onEvent?: (event: unknown) => void, signal = test.signal) =>
    runFor('acct_one', job, onEvent, signal);
  return { child, run, runFor };
}

describe('a warm child', () => {
  it('is set up once and works on many jobs in the same process', async (test) => {
    const { run } = start(test);
    const first = (await run({ do: 'echo', value: 1 })) as { pid: number; greeting: string };
    const second = (await run({ do: 'echo', value: 2 })) as { pid: number };
    assert.equal(first.greeting, 'hello');
    assert.equal(first.pid, second.pid);
  });

  it('passes events on in order', async (test) => {
    const { run } = start(test);
    const events: unknown[] = [];
    await run({ do: 'count', to: 5 }, (event) => events.push(event));
    assert.deepEqual(events, [1, 2, 3, 4, 5]);
  });

  it('refuses with a time to come back when its line is full', async (test) => {
    const { run } = start(test);
    const jobs = Array.from({ length: 4 }, () => run({ do: 'wait', ms: 200 }));
    await assert.rejects(run({ do: 'wait', ms: 1 }), (error: { code: string; retryAfterSeconds: number }) => {
      assert.equal(error.code, 'model_overloaded');
      return error.retryAfterSeconds >= 1;
    });
    await Promise.all(jobs);
    await run({ do: 'wait', ms: 1 });
  });

  it('gives the jobs of a killed process to a new one', async (test) => {
    const { child, run } = start(test);
    const before = ((await run({ do: 'echo', value: 1 })) as { pid: number }).pid;
    const job = run({ do: 'wait', ms: 300 });
    process.kill(before, 'SIGKILL');
    assert.notEqual(await job, before);
    assert.notEqual(child.pid, before);
  });

  it('is warm again by itself after it was killed with nothing to do', async (test) => {
    const { child, run } = start(test, { steadyMs: 0 });
    await run({ do: 'wait', ms: 1 });
    const before = child.pid!;
    process.kill(before, 'SIGKILL');
    while (child.pid === before || child.pid === undefined) await once(AbortSignal.timeout(20), 'abort');
    assert.equal(((await run({ do: 'echo', value: 1 })) as { pid: number }).pid, child.pid);
  });

  it('gives up on a job that kills every process', async (test) => {
    const { run } = start(test);
    await assert.rejects(run({ do: 'die' }), { name: 'ChildCrash', reason: 'crash' });
  });

  it('does not repeat a job that has shown something', async (test) => {
    const { run } = start(test);
    const events: unknown[] = [];
    await assert.rejects(
      run({ do: 'speak and die' }, (event) => events.push(event)),
      { name: 'ChildCrash' },
    );
    assert.deepEqual(events, ['something']);
  });

  it('kills a process that no longer answers', async (test) => {
    const { run } = start(test, { silenceMs: 500 });
    await assert.rejects(run({ do: 'hang' }), { name: 'ChildCrash', reason: 'timeout' });
  });

  it('replaces a process that hangs though its callers give up sooner', async (test) => {
    const { child, run } = start(test, { silenceMs: 2000 });
    await run({ do: 'wait', ms: 1 });
    const hung = child.pid;
    const leaving = run({ do: 'hang' }, undefined, AbortSignal.timeout(300));
    await assert.rejects(leaving, { name: 'TimeoutError' });
    // Impatient callers come and go, each gone before the process has been silent for long enough.
    const answer = async (): Promise<{ pid: number }> => {
      try {
        return await run({ do: 'echo', value: 1 }, undefined, AbortSignal.timeout(1000));
      } catch {
        return await answer();
      }
    };
    assert.notEqual((await answer()).pid, hung);
  });

  it('gives the jobs that waited in a process that hangs a second try', async (test) => {
    const { child, run } = start(test, { silenceMs: 2000 });
    await run({ do: 'wait', ms: 1 });
    const hung = child.pid;
    await assert.rejects(run({ do: 'hang' }, undefined, AbortSignal.timeout(300)));
    assert.notEqual(((await run({ do: 'echo', value: 1 })) as { pid: number }).pid, hung);
  });

  it('replaces a process that beats but does nothing for its job', async (test) => {
    const { run } = start(test, { silenceMs: 2000 });
    await assert.rejects(run({ do: 'stall' }), { name: 'ChildCrash', reason: 'timeout' });
  });

  it('does not stop a silent process that computes on another thread', async (test) => {
    const { child, run } = start(test, { silenceMs: 2000 });
    await run({ do: 'wait', ms: 1 });
    const before = child.pid;
    assert.equal(await run({ do: 'compute elsewhere', ms: 5000 }), before);
  });

  it('replaces a process that hangs with nothing to do', async (test) => {
    const { child, run } = start(test, { silenceMs: 2000, steadyMs: 0 });
    await run({ do: 'wait', ms: 1 });
    const before = child.pid!;
    process.kill(before, 'SIGSTOP');
    while (child.pid === before || child.pid === undefined) await once(AbortSignal.timeout(20), 'abort');
    await run({ do: 'wait', ms: 1 });
  });

  it('takes turns by account: a greedy one delays a modest one by a turn, and does not fill the line', async (test) => {
    const { run, runFor } = start(test, { jobsAtOnce: 1, waiting: 4 });
    await run({ do: 'wait', ms: 1 });
    const done: string[] = [];
    const greedy = Array.from({ length: 5 }, () =>
      runFor('acct_greedy', { do: 'wait', ms: 100 }).then(
        () => done.push('greedy'),
        (error: { code: string }) => error.code,
      ),
    );
    await runFor('acct_modest', { do: 'wait', ms: 1 }).then(() => done.push('modest'));
    assert.ok(done.indexOf('modest') <= 1, done.join(', '));
    const ends = await Promise.all(greedy);
    assert.deepEqual(
      ends.filter((end) => typeof end === 'string'),
      ['model_overloaded'],
    );
  });

  it('reports an unexpected exit: which process, how, and its last output', async (test) => {
    const exits: ChildExit[] = [];
    const { run } = start(test, { onExit: (exit) => exits.push(exit) });
    await assert.rejects(run({ do: 'die' }));
    assert.equal(exits.length, 2);
    const [first, second] = exits as [ChildExit, ChildExit];
    assert.deepEqual([first.name, first.reason, first.message], ['the fixture', 'crash', 'ended (3)']);
    assert.match(first.errorOutput, /cannot go on/);
    assert.deepEqual([first.jobsLost, second.jobsLost], [0, 1]);
  });

  it('reports a process that cannot start up, with or without a job, and tries again with the next job', async (test) => {
    const exits: ChildExit[] = [];
    const { child, run } = start(test, { setup: null, onExit: (exit) => exits.push(exit) });
    child.warm();
    while (exits.length === 0) await once(AbortSignal.timeout(20), 'abort');
    assert.equal(exits[0]!.reason, 'setup');
    assert.match(exits[0]!.message, /damaged weights/);
    await assert.rejects(run({ do: 'wait', ms: 1 }), { name: 'ChildCrash' });
    assert.equal(exits.length, 2);
  });

  it('gives its process nothing of the environment that could be a secret', async (test) => {
    process.env['ADMIN_KEY'] = 'secret';
    process.env['DATABASE_URL'] = 'postgres://secret';
    test.after(() => {
      delete process.env['ADMIN_KEY'];
      delete process.env['DATABASE_URL'];
    });
    const { run } = start(test);
    const environment = (await run({ do: 'show environment' })) as Record<string, string>;
    assert.equal(environment['PATH'], process.env['PATH']);
    assert.doesNotMatch(JSON.stringify(environment), /secret/);
  });

  it('leaves its compiled code for the processes after it, though it is killed in the end', async (test) => {
    const folder = scratchFolder();
    const before = process.env['NODE_COMPILE_CACHE'];
    process.env['NODE_COMPILE_CACHE'] = folder;
    const { run } = start(test);
    test.after(() => {
      if (before === undefined) delete process.env['NODE_COMPILE_CACHE'];
      else process.env['NODE_COMPILE_CACHE'] = before;
    });
    await run({ do: 'echo', value: 1 });
    await until(() => readdirSync(folder, { recursive: true }).length > 1);
  });

  it('passes refusals and failures to the caller', async (test) => {
    const { run } = start(test);
    await assert.rejects(run({ do: 'refuse' }), { code: 'invalid_parameter', param: 'thing' });
    await assert.rejects(run({ do: 'fail' }), /broken/);
  });

  it('frees the place of a caller who leaves', async (test) => {
    const { child, run } = start(test);
    const controller = new AbortController();
    const job = run({ do: 'wait', ms: 60_000 }, undefined, controller.signal);
    controller.abort(new Error('gone'));
    await assert.rejects(job, /gone/);
    assert.equal(child.load, 0);
  });

  it('does not start a job whose preparation fails', async (test) => {
    const { child } = start(test);
    await assert.rejects(
      child.run(
        { turn: { account: 'acct_one' }, input: null, prepare: () => Promise.reject(new Error('no input')) },
        test.signal,
      ),
      /no input/,
    );
    assert.equal(child.load, 0);
  });

  it('is stopped when it has had nothing to do for long, and starts again', async (test) => {
    const { child, run } = start(test, { idleMs: 50 });
    const { pid } = (await run({ do: 'echo', value: 1 })) as { pid: number };
    while (child.pid !== undefined) await once(AbortSignal.timeout(20), 'abort');
    assert.notEqual(((await run({ do: 'echo', value: 1 })) as { pid: number }).pid, pid);
  });

  it('stops a job when the reader of its stream leaves early', async (test) => {
    const { child } = start(test);
    const stream = new JobEvents<number>(
      (onEvent, signal) =>
        child.run({ turn: { account: 'acct_one' }, input: { do: 'count', to: 3 } }, signal, onEvent),
      test.signal,
    );
    for await (const event of stream) {
      assert.equal(event, 1);
      break;
    }
    await until(() => child.load === 0);
  });
});
