import assert from 'node:assert/strict';
import { once } from 'node:events';
import { describe, it, type TestContext } from 'node:test';
import { EventStream } from '../../src/children/event-stream.ts';
import { WarmChild, type WarmChildOptions } from '../../src/children/warm-child.ts';
import type { FixtureJob } from './warm-child.fixture.ts';

const OPTIONS: WarmChildOptions = {
  name: 'the fixture',
  module: new URL('./warm-child.fixture.ts', import.meta.url),
  setup: { greeting: 'hello' },
  concurrency: 2,
  waiting: 2,
  idleMs: 10_000,
  silenceMs: 10_000,
  memoryMb: 1000,
};

function start(test: TestContext, options: Partial<WarmChildOptions> = {}) {
  const child = new WarmChild({ ...OPTIONS, ...options });
  test.after(() => child.close());
  const run = (job: FixtureJob, onEvent?: (event: unknown) => void, signal = test.signal) =>
    child.run<never>(() => Promise.resolve(job), signal, onEvent);
  return { child, run };
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

  it('hands on refusals and failures', async (test) => {
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
      child.run(() => Promise.reject(new Error('no input')), test.signal),
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

  it('stops a job whose stream nobody reads to its end', async (test) => {
    const { child } = start(test);
    const stream = new EventStream<number>(
      (onEvent, signal) => child.run(() => Promise.resolve({ do: 'count', to: 3 }), signal, onEvent),
      test.signal,
    );
    for await (const event of stream) {
      assert.equal(event, 1);
      break;
    }
    assert.equal(child.load, 0);
  });
});
