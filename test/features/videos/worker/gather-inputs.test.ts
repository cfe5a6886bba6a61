import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { TaskInFull } from '../../../../src/domain/task.ts';
import type { RequestInput } from '../../../../src/domain/videos/video.ts';
import { type BringFile, gatherInputsWith } from '../../../../src/features/videos/worker/gather-inputs.ts';
import { inputKey } from '../../../../src/platform/artifacts/artifact-store.ts';
import { DiskArtifactStore } from '../../../../src/platform/artifacts/disk-artifact-store.ts';
import { LinkSigner } from '../../../../src/platform/artifacts/link-signer.ts';
import { FetchRefused } from '../../../../src/platform/fetching/safe-fetch.ts';
import { scratchFolder } from '../../../support/scratch-folder.ts';
import { aTask } from '../../../support/stored-task.ts';

const folder = scratchFolder();

const artifacts = new DiskArtifactStore(join(folder, 'artifacts'), new LinkSigner('secret'));
const NEVER = new AbortController().signal;
let number = 0;

function taskWith(...urls: string[]): TaskInFull {
  number += 1;
  const task = aTask(`task-${number}`);
  const inputs = urls.map((url): RequestInput => ({ role: 'reference', source: { kind: 'url', url } }));
  return { ...task, request: { ...task.request, inputs } } as unknown as TaskInFull;
}

/** `/hang` never arrives, `/none` is refused, everything else is there at once. */
function gatherer(timeoutMs: number) {
  const brought: string[] = [];
  const bring: BringFile = async (url, destination, _limits, _turn, signal) => {
    signal.throwIfAborted();
    brought.push(url);
    if (url.includes('/none')) throw new FetchRefused('status', 'the server answered 404.');
    if (url.includes('/hang')) {
      await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    }
    writeFileSync(destination, 'a picture');
  };
  const inspectInput = async () => {};
  const testFiles = { count: async () => {} };
  const gather = gatherInputsWith({ artifacts, bring, inspectInput, testFiles, timeoutMs });
  const run = (task: TaskInFull, signal = NEVER) => gather(task, folder, signal);
  return { run, brought };
}

test('what was fetched is kept, and not fetched again', async () => {
  const { run, brought } = gatherer(10_000);
  const task = taskWith('http://a.example/1', 'http://a.example/2');
  await run(task);
  for (const index of [0, 1]) assert.equal((await artifacts.stat(inputKey(task.id, index)))?.bytes, 9);
  await run(task);
  assert.equal(brought.length, 2);
});

test('all inputs of a task have one deadline together', async () => {
  const { run, brought } = gatherer(50);
  const task = taskWith('http://a.example/hang1?token=1', 'http://a.example/hang2', 'http://a.example/3');
  await assert.rejects(run(task), {
    name: 'ServiceError',
    code: 'invalid_image',
    message:
      'http://a.example/hang1 could not be fetched: the inputs of a video must arrive within 0.05 seconds.',
  });
  assert.equal(brought.length, 3, 'they are fetched at the same time');
});

test('the first that cannot be had stops the others', async () => {
  const { run } = gatherer(3_600_000);
  await assert.rejects(run(taskWith('http://a.example/hang', 'http://a.example/none')), {
    code: 'invalid_image',
    message: 'http://a.example/none could not be fetched: the server answered 404.',
  });
});

test('a worker that stops leaves the task as it is', async () => {
  const { run } = gatherer(3_600_000);
  const stop = new AbortController();
  const gathering = run(taskWith('http://a.example/hang'), stop.signal);
  stop.abort(new Error('shutting down'));
  await assert.rejects(gathering, /shutting down/);
});
