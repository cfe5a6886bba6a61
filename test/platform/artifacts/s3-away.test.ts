import assert from 'node:assert/strict';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { after, beforeEach, describe, test } from 'node:test';
import { ArtifactsUnavailable } from '../../../src/domain/artifacts-unavailable.ts';
import { LimitedBody, S3ArtifactStore } from '../../../src/platform/artifacts/s3-artifact-store.ts';
import { parseS3Location } from '../../../src/platform/artifacts/s3-location.ts';
import type { Fault, Operation } from '../../support/s3/s3-faults.ts';
import { S3Server } from '../../support/s3/s3-server.ts';
import { scratchFolder } from '../../support/scratch-folder.ts';
import { until } from '../../support/until.ts';

/** A store that hangs, fails and spoils what it is given. */

const KEY = 'tasks/aa/one/film.mp4';
const SMALL = Buffer.from('the video');
/** Two parts. */
const LARGE = Buffer.alloc(8 * 1024 * 1024 + 1, 'abcdefghijklmnopqrstuvwxyz');

const s3 = await new S3Server().listen();
const storeOf = (seconds: number) =>
  new S3ArtifactStore(parseS3Location(s3.url(`&timeout_seconds=${seconds}`)), Date.now);
const store = storeOf(0.3);
/** For what succeeds in the end, on slow machines too. */
const patient = storeOf(5);
const folder = scratchFolder();
const file = join(folder, 'incoming');

after(async () => {
  store.close();
  patient.close();
  await s3.close();
});
beforeEach(() => s3.faults.endAll());

const put = async (bytes: Buffer, into = store) => {
  writeFileSync(file, bytes);
  await into.put(KEY, file);
};
const stored = () => s3.objects.get(`prefix/${KEY}`).bytes;
const asBefore = async () => {
  s3.faults.endAll();
  await put(SMALL, patient);
};

const all = async (keys: AsyncIterable<string>) => {
  for await (const _ of keys);
};

/** What a store that is silent keeps waiting, by the request that it does not answer. */
const OPERATIONS: readonly [string, Operation, () => Promise<unknown>][] = [
  ['storing a file', 'PutObject', () => put(SMALL)],
  ['beginning an upload in parts', 'CreateMultipartUpload', () => put(LARGE)],
  ['storing a part', 'UploadPart', () => put(LARGE)],
  ['completing an upload in parts', 'CompleteMultipartUpload', () => put(LARGE)],
  ['copying', 'CopyObject', () => store.copy(KEY, 'tasks/aa/two/film.mp4')],
  ['asking for facts', 'HeadObject', () => store.stat(KEY)],
  ['reading', 'GetObject', () => store.read(KEY)],
  ['bringing a local file', 'GetObject', () => store.localFile(KEY, folder)],
  ['listing', 'ListObjectsV2', () => all(store.keys())],
  ['looking into a folder to remove it', 'ListObjectsV2', () => store.removeFolder('tasks/aa/one')],
  ['removing', 'DeleteObject', () => store.removeFolder('tasks/aa/one')],
  ['probing', 'PutObject', () => store.probe(new AbortController().signal)],
];

for (const kind of ['silent', 'error', 'reset'] as const) {
  describe(`a store that is away (${kind})`, () => {
    for (const [what, operation, work] of OPERATIONS) {
      test(`is noticed when ${what}`, async () => {
        await asBefore();
        const fault = s3.faults.begin({ kind, on: [operation] });
        await assert.rejects(work(), ArtifactsUnavailable);
        assert.ok(fault.hits >= 1);
        fault.end();
        assert.equal(s3.objects.openUploads, 0, 'no parts are left behind');
      });
    }
  });
}

test('a store that refuses the key or has no bucket is away, and an artifact that is missing is missing', async () => {
  await asBefore();
  s3.faults.begin({ kind: 'error', status: 403, code: 'AccessDenied' });
  await assert.rejects(put(SMALL), ArtifactsUnavailable);
  await assert.rejects(store.stat(KEY), ArtifactsUnavailable);
  s3.faults.endAll();
  const elsewhere = new S3ArtifactStore(parseS3Location(s3.url().replace('@videos/', '@nowhere/')), Date.now);
  await assert.rejects(elsewhere.read(KEY), ArtifactsUnavailable);
  elsewhere.close();
  assert.equal(await store.stat('tasks/never'), null);
  await assert.rejects(store.read('tasks/never'), { name: 'NoSuchKey' });
});

test('a file that could not be stored stays where it was', async () => {
  s3.faults.begin({ kind: 'error', on: ['PutObject'] });
  await assert.rejects(put(SMALL), ArtifactsUnavailable);
  assert.ok(existsSync(file));
});

const PASSING: readonly Fault[] = [
  { kind: 'error', status: 503, code: 'SlowDown', times: 2 },
  { kind: 'error', times: 2 },
  { kind: 'reset', times: 1 },
];

test('a trouble that passes is not noticed: what failed is tried again', async () => {
  for (const fault of PASSING) {
    await asBefore();
    const facts = await during(fault, () => patient.stat(KEY));
    assert.equal(facts?.bytes, SMALL.length);
    await during({ ...fault, on: ['UploadPart'] }, () => put(LARGE, patient));
    assert.ok(stored().equals(LARGE));
  }
});

async function during<Result>(fault: Fault, work: () => Promise<Result>): Promise<Result> {
  const running = s3.faults.begin(fault);
  const result = await work();
  running.end();
  assert.ok(running.hits >= 1, fault.kind);
  return result;
}

test('a body that stops or breaks off is the store being away, not a whole file', async () => {
  await asBefore();
  s3.faults.begin({ kind: 'stalled', on: ['GetObject'] });
  await assert.rejects(buffer(await store.read(KEY)), ArtifactsUnavailable);
  await assert.rejects(store.localFile(KEY, folder), ArtifactsUnavailable);
});

test('a store that is slow and never silent is waited for', async () => {
  await asBefore();
  s3.faults.begin({ kind: 'trickle', on: ['GetObject'] });
  assert.ok((await buffer(await patient.read(KEY))).equals(SMALL));
});

test('a caller who gives up is not kept waiting', async () => {
  const controller = new AbortController();
  const fault = s3.faults.begin({ kind: 'silent' });
  const reason = new Error('the task was cancelled');
  writeFileSync(file, SMALL);
  const ended = Promise.all([
    assert.rejects(patient.put(KEY, file, controller.signal), reason),
    assert.rejects(patient.localFile(KEY, folder, controller.signal), reason),
  ]);
  await until(() => fault.hits === 2);
  controller.abort(reason);
  await ended;
  fault.end();
});

for (const [size, bytes, operation] of [
  ['a small video', SMALL, 'PutObject'],
  ['a video in parts', LARGE, 'UploadPart'],
] as const) {
  for (const kind of ['damaged', 'rotten'] as const) {
    test(`${size} that is ${kind} on its way into the store is stored again`, async () => {
      const fault = s3.faults.begin({ kind, on: [operation], times: 1 });
      await put(bytes, patient);
      assert.equal(fault.hits, 1);
      assert.ok(stored().equals(bytes));
      assert.equal(existsSync(file), false);
      assert.equal(s3.objects.openUploads, 0);
    });
  }
}

test('a store that spoils everything is away', async () => {
  for (const kind of ['damaged', 'rotten'] as const) {
    const fault = s3.faults.begin({ kind, on: ['PutObject'] });
    await assert.rejects(put(SMALL, patient), ArtifactsUnavailable);
    assert.ok(existsSync(file));
    fault.end();
  }
});

test('an ETag that is not made of the bytes is looked into, and the video is stored once', async () => {
  s3.faults.begin({ kind: 'strange-etag', on: ['PutObject'] });
  const before = s3.count('PutObject');
  await put(SMALL, patient);
  assert.equal(s3.count('PutObject') - before, 1);
  assert.ok(stored().equals(SMALL));
});

test('a slow reader is not cut off, and a silent sender is', async (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  const sender = new Readable({ read() {} });
  const body = new LimitedBody(sender, 1000, (cause) => new ArtifactsUnavailable(cause));
  const failed = new Promise((resolve) => body.once('error', resolve));
  sender.push(Buffer.alloc(200_000));
  body.read(1);
  await new Promise((resolve) => setImmediate(resolve));
  context.mock.timers.tick(60_000);
  assert.equal(body.destroyed, false, 'the reader takes a minute');
  while (body.read() !== null);
  context.mock.timers.tick(1001);
  assert.ok((await failed) instanceof ArtifactsUnavailable);
});
