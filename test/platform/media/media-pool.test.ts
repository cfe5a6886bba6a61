import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ServiceError } from '../../../src/domain/errors.ts';
import { ChildCrash } from '../../../src/platform/children/child-crash.ts';
import { MediaPool } from '../../../src/platform/media/media-pool.ts';

const never = new AbortController().signal;
const troubled = new URL('../../support/troubled-job.ts', import.meta.url);
const stillborn = new URL('../../support/stillborn-job.ts', import.meta.url);

class Blamed extends Error {}

const sleepy = new URL('../../support/sleepy-job.ts', import.meta.url);

function run(module: URL, input: string, timeoutMs = 10_000, startMs?: number): Promise<string> {
  const pool = new MediaPool({ name: 'the fixture', module, memoryMb: 200 });
  return pool.run<string>(
    { turn: { account: 'a' }, input, timeoutMs, ...(startMs !== undefined && { startMs }) },
    never,
    (reason) => new Blamed(`the file: ${reason}`),
  );
}

describe('a media job', () => {
  it('answers what its child answers', async () => {
    assert.equal(await run(troubled, 'none'), 'done');
  });

  it('blames the file when the child crashes at work', async () => {
    await assert.rejects(run(troubled, 'abort'), new Blamed('the file: crash'));
  });

  it('blames the file when the child hangs at work', async () => {
    await assert.rejects(run(troubled, 'hang', 1500), new Blamed('the file: timeout'));
  });

  it('blames the file when the child takes too much memory', async () => {
    await assert.rejects(run(troubled, 'memory'), new Blamed('the file: memory'));
  });

  it('does not blame the file when the child never came to work', async () => {
    await assert.rejects(run(stillborn, 'none'), ChildCrash);
  });

  it('has its time from when the child is at work, however long that took to begin', async () => {
    assert.equal(await run(sleepy, 'none', 1500), 'done');
  });

  it('says that the machine is too busy when the child does not come to work in time', async () => {
    await assert.rejects(run(sleepy, 'none', 10_000, 100), (error) => {
      assert.ok(error instanceof ServiceError);
      assert.deepEqual([error.code, error.retryAfterSeconds], ['service_unavailable', 10]);
      return true;
    });
  });

  it('does not blame the file for a mistake in the child', async () => {
    await assert.rejects(run(troubled, 'throw'), /a mistake of ours/);
  });
});
