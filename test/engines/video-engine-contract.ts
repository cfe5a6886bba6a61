import assert from 'node:assert/strict';
import { hash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { after, describe, test } from 'node:test';
import type { Json, VideoEngine, VideoJob, VideoOutcome } from '../../src/engines/video-engine.ts';
import { CallbackBell } from '../../src/features/videos/worker/callback-bell.ts';
import { followOperation } from '../../src/features/videos/worker/follow-operation.ts';
import { InProcessTaskEvents } from '../../src/platform/events/task-events.ts';
import { makeVideoStills } from '../../src/platform/media/videos/make-video-stills.ts';
import { scratchFolder } from '../support/scratch-folder.ts';
import { videoJob } from '../support/video-job.ts';

export interface EngineUnderTest {
  /** A new engine object, as another process would make it. */
  create(): VideoEngine;
  /** What every job has; absent: a short, small video. */
  readonly anyJob?: Partial<VideoJob>;
  /** A job that takes long enough to be stopped on the way. */
  readonly longJob: Partial<VideoJob>;
  /** A job that fails for good; absent where nothing does. */
  readonly failingJob?: Partial<VideoJob>;
}

const NEVER = new AbortController().signal;
const seenVideos = new Set<string>();

/** What every engine of videos promises to the worker: programs of this machine, services elsewhere, fakes. */
export function videoEngineContract(
  name: string,
  { create, anyJob, longJob, failingJob }: EngineUnderTest,
): void {
  describe(name, () => {
    const folders: string[] = [];
    after(() => {
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    });

    const newJob = (more: Partial<VideoJob> = {}): VideoJob => {
      const scratchDirectory = scratchFolder();
      folders.push(scratchDirectory);
      return videoJob(scratchDirectory, { taskId: `vidB-2:1-${folders.length}`, ...anyJob, ...more });
    };

    const follow = (
      engine: VideoEngine,
      operation: Json,
      job: VideoJob,
      { signal = NEVER, onProgress = (_percent: number) => {} } = {},
    ): Promise<VideoOutcome> => {
      const bell = new CallbackBell(new InProcessTaskEvents(), job.taskId);
      const nothing = { onPending: async () => {}, onTrouble: () => {} };
      return followOperation(engine, { operation, job, signal, bell, onProgress, ...nothing });
    };

    /** As the worker does: the plan is stored before the start. */
    const start = async (engine: VideoEngine, job: VideoJob, signal: AbortSignal): Promise<Json> => {
      const plan = engine.plan ? stored(await engine.plan(job, signal)) : null;
      return await engine.start(job, signal, plan);
    };

    /** Through text and back, as the database keeps it. */
    const stored = (operation: Json): Json => JSON.parse(JSON.stringify(operation)) as Json;

    const assertVideo = async (outcome: VideoOutcome, job: VideoJob) => {
      assert.ok(outcome.state === 'completed', JSON.stringify(outcome));
      assert.ok(outcome.result.video.startsWith(job.scratchDirectory), 'results lie in the scratch folder');
      const video = readFileSync(outcome.result.video);
      assert.equal(video.subarray(4, 8).toString(), 'ftyp');
      // Services return one and the same video in tests: its stills are made once, in a process that costs more than all else.
      const isKnown = seenVideos.size === seenVideos.add(hash('sha256', video)).size;
      if (isKnown && outcome.result.thumbnail === undefined) return;
      const stills = await makeVideoStills(outcome.result, job.scratchDirectory, { account: 'a' }, NEVER);
      for (const still of [stills.thumbnail, stills.spritesheet])
        assert.equal(readFileSync(still).subarray(0, 2).toString('hex'), 'ffd8');
    };

    test('its facts are in order', () => {
      const engine = create();
      assert.match(engine.name, /^[\w./-]+$/);
      assert.equal(create().name, engine.name, 'a name is for ever');
      assert.ok(Number.isInteger(engine.concurrency) && engine.concurrency > 0);
      assert.equal(typeof engine.repeatableStart, 'boolean');
      const { sizes, seconds, inputs, remix, watermark } = engine.capabilities;
      for (const list of [sizes, seconds]) assert.ok(list === 'any' || list.length > 0);
      assert.ok(inputs === 'any' || typeof inputs === 'object');
      assert.equal(typeof remix, 'boolean');
      assert.ok(['either', 'always', 'never'].includes(watermark));
    });

    test('a job becomes a video', async () => {
      const engine = create();
      const job = newJob();
      await assertVideo(await follow(engine, stored(await start(engine, job, NEVER)), job), job);
    });

    test('another process goes on with a stored operation', async () => {
      const job = newJob();
      const operation = stored(await create().start(job, NEVER));
      const elsewhere = newJob({ taskId: job.taskId });
      await assertVideo(await follow(create(), operation, elsewhere), elsewhere);
    });

    test('progress is in percent', async () => {
      const engine = create();
      const job = newJob();
      const seen: number[] = [];
      const onProgress = (percent: number) => seen.push(percent);
      await follow(engine, await start(engine, job, NEVER), job, { onProgress });
      for (const percent of seen) assert.ok(percent >= 0 && percent <= 100, `${percent}`);
    });

    test('watching stops when its signal fires, and can start again', async () => {
      const engine = create();
      const job = newJob(longJob);
      const operation = await start(engine, job, NEVER);
      const stop = new AbortController();
      const following = follow(engine, operation, job, {
        signal: stop.signal,
        onProgress: () => stop.abort(),
      });
      await assert.rejects(following, { name: 'AbortError' });
      const again = new AbortController();
      const second = follow(engine, operation, job, {
        signal: again.signal,
        onProgress: () => again.abort(),
      });
      await assert.rejects(second, { name: 'AbortError' });
    });

    test('nothing starts after the signal has fired', async () => {
      await assert.rejects(create().start(newJob(), AbortSignal.abort()), { name: 'AbortError' });
    });

    test('a job may be cancelled at any time, twice, and by another process', async () => {
      const engine = create();
      const job = newJob(longJob);
      const operation = stored(await start(engine, job, NEVER));
      const stop = new AbortController();
      const begun = Promise.withResolvers<void>();
      const options = { signal: stop.signal, onProgress: () => begun.resolve() };
      const following = follow(engine, operation, job, options).catch(() => null);
      await Promise.race([begun.promise, following]);
      for (const any of [engine, engine, create()]) await any.cancel(operation);
      stop.abort();
      await following;
      await engine.cancel(operation);
    });

    test('jobs at the same time do not disturb each other', async () => {
      const engine = create();
      const jobs = [newJob(), newJob(), newJob()];
      const outcomes = await Promise.all(
        jobs.map(async (job) => follow(engine, await start(engine, job, NEVER), job)),
      );
      for (const [index, outcome] of outcomes.entries()) await assertVideo(outcome, jobs[index]!);
    });

    if (failingJob) {
      test('a failure has a code and a message for the caller', async () => {
        const engine = create();
        const job = newJob(failingJob);
        const outcome = await follow(engine, await start(engine, job, NEVER), job);
        assert.ok(outcome.state === 'failed');
        assert.match(outcome.code, /^[a-z_]+$/);
        assert.ok(outcome.message.length > 0);
        assert.equal(typeof outcome.retry, 'boolean');
      });
    }
  });
}
