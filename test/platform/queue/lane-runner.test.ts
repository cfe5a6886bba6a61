import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { pino } from 'pino';
import { type Claim, type LaneJobs, LaneRunner } from '../../../src/platform/queue/pg-boss/lane-runner.ts';

/** A lane whose jobs are in memory, and which writes down what was done with them. */
class MemoryLane implements LaneJobs<Claim> {
  readonly waiting: Claim[] = [];
  readonly settled: string[] = [];
  readonly handedBack: string[] = [];
  readonly failed: string[] = [];
  readonly lost = new Set<string>();
  fetches = 0;
  broken = false;
  /** What happens at a touch; resolves when the next one comes. */
  touched = Promise.withResolvers<void>();
  readonly #changed = new Set<() => void>();

  add(...ids: string[]): void {
    for (const id of ids) this.waiting.push({ id, retryCount: 0 });
  }

  async fetch(limit: number) {
    this.fetches += 1;
    if (this.broken) throw new Error('no database');
    return { jobs: this.waiting.splice(0, limit), more: this.waiting.length > 0 };
  }

  async touch(claims: readonly Claim[]) {
    this.touched.resolve();
    if (this.broken) throw new Error('no database');
    return claims.map((claim) => claim.id).filter((id) => !this.lost.has(id));
  }

  async settle(claims: readonly Claim[]) {
    this.#note(this.settled, claims);
    return { more: false };
  }

  async handBack(claims: readonly Claim[]) {
    this.#note(this.handedBack, claims);
  }

  async fail(claim: Claim) {
    this.#note(this.failed, [claim]);
  }

  async until(condition: () => boolean): Promise<void> {
    while (!condition()) await new Promise<void>((resolve) => this.#changed.add(resolve));
  }

  notify(): void {
    for (const resolve of this.#changed) resolve();
    this.#changed.clear();
  }

  #note(list: string[], claims: readonly Claim[]): void {
    list.push(...claims.map((claim) => claim.id));
    this.notify();
  }
}

let runner: LaneRunner | null = null;
afterEach(async () => {
  await runner?.stop();
});

/** Runs of the lane's jobs wait until the test ends them. */
function open(lane: MemoryLane, { concurrency = 2, heartbeatSeconds = 3600 } = {}) {
  const runs = new Map<string, PromiseWithResolvers<void> & { signal: AbortSignal }>();
  runner = new LaneRunner({
    jobs: lane,
    concurrency,
    heartbeatSeconds,
    log: pino({ level: 'silent' }),
    run: async (job, signal) => {
      const run = { ...Promise.withResolvers<void>(), signal };
      signal.addEventListener('abort', () => run.resolve());
      runs.set(job.id, run);
      lane.notify();
      await run.promise;
    },
  });
  runner.start();
  return { runner, runs };
}

test('as many jobs run as the lane allows, and the next begins when one has ended', async () => {
  const lane = new MemoryLane();
  lane.add('a', 'b', 'c');
  const { runs } = open(lane);
  await lane.until(() => runs.size === 2);
  runs.get('a')!.resolve();
  await lane.until(() => runs.has('c'));
  await lane.until(() => lane.settled.includes('a'));
});

test('a look finds what was added since', async () => {
  const lane = new MemoryLane();
  const { runner, runs } = open(lane);
  lane.add('a');
  runner.look();
  await lane.until(() => runs.has('a'));
});

test('a job whose handler threw is failed, not settled', async () => {
  const lane = new MemoryLane();
  lane.add('a');
  const { runs } = open(lane);
  await lane.until(() => runs.has('a'));
  runs.get('a')!.reject(new Error('out of luck'));
  await lane.until(() => lane.failed.length === 1);
  assert.deepEqual([lane.failed, lane.settled], [['a'], []]);
});

test('a stop aborts what runs and hands it back', async () => {
  const lane = new MemoryLane();
  lane.add('a', 'b');
  const { runner, runs } = open(lane);
  await lane.until(() => runs.size === 2);
  await runner.stop();
  assert.ok([...runs.values()].every((run) => run.signal.aborted));
  assert.deepEqual([lane.handedBack.toSorted(), lane.settled], [['a', 'b'], []]);
  assert.equal(runner.isHealthy(), false);
});

test('what a fetch brings after a stop is handed back and not run', async () => {
  const lane = new MemoryLane();
  const answer = Promise.withResolvers<void>();
  lane.fetch = async () => {
    await answer.promise;
    return { jobs: [{ id: 'late', retryCount: 0 }], more: false };
  };
  const { runner, runs } = open(lane);
  const stopped = runner.stop();
  answer.resolve();
  await stopped;
  assert.deepEqual([lane.handedBack, runs.size], [['late'], 0]);
});

test('a job that another worker has taken over is aborted, and left alone', async () => {
  const lane = new MemoryLane();
  lane.add('a', 'b');
  const { runs } = open(lane, { heartbeatSeconds: 0.04 });
  await lane.until(() => runs.size === 2);
  lane.lost.add('a');
  await new Promise<void>((resolve) =>
    runs.get('a')!.signal.addEventListener('abort', () => resolve(), { once: true }),
  );
  assert.equal(runs.get('b')!.signal.aborted, false);
  runs.get('b')!.resolve();
  await lane.until(() => lane.settled.includes('b'));
  assert.deepEqual([lane.settled, lane.handedBack, lane.failed], [['b'], [], []]);
});

test('a lane whose heartbeats fail is unhealthy until one succeeds', async () => {
  const lane = new MemoryLane();
  lane.add('a');
  const { runner, runs } = open(lane, { heartbeatSeconds: 0.04 });
  await lane.until(() => runs.size === 1);
  const beat = async (healthy: boolean) => {
    while (runner.isHealthy() !== healthy) {
      lane.touched = Promise.withResolvers();
      await lane.touched.promise;
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  lane.broken = true;
  await beat(false);
  lane.broken = false;
  await beat(true);
  assert.equal(runs.get('a')!.signal.aborted, false, 'a missed heartbeat alone stops nothing');
});

test('a fetch that fails is repeated at the next look', async () => {
  const lane = new MemoryLane();
  lane.broken = true;
  const { runner, runs } = open(lane);
  lane.add('a');
  lane.broken = false;
  while (!runs.has('a')) {
    runner.look();
    await new Promise((resolve) => setImmediate(resolve));
  }
});
