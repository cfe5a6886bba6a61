import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Readiness } from '../../src/features/operation/readiness.ts';

const wellDisk = { shortage: () => null };
const wellStorage = { trouble: async () => null };
const wellQueue = { running: () => true };

test('a node is ready from its start until it leaves', async () => {
  const readiness = new Readiness({ queue: wellQueue, disk: wellDisk, storage: wellStorage });
  assert.equal(await readiness.trouble(), 'it has not started yet');
  readiness.started();
  assert.equal(await readiness.trouble(), null);
  assert.equal(readiness.isLeaving(), false);
  readiness.leave();
  assert.equal(await readiness.trouble(), 'it is about to stop');
  assert.equal(readiness.isLeaving(), true);
});

test('a node that has lost its queue, its disk or its database says which', async () => {
  const trouble = (broken: Partial<ConstructorParameters<typeof Readiness>[0]>) => {
    const readiness = new Readiness({ queue: wellQueue, disk: wellDisk, storage: wellStorage, ...broken });
    readiness.started();
    return readiness.trouble();
  };
  assert.equal(await trouble({ queue: { running: () => false } }), 'it is not in touch with the queue');
  assert.equal(await trouble({ disk: { shortage: () => 'a disk is full' } }), 'a disk is full');
  assert.equal(await trouble({ storage: { trouble: async () => 'no database' } }), 'no database');
});

test('a node that takes no tasks is ready without a queue', async () => {
  const readiness = new Readiness({ queue: null, disk: wellDisk, storage: wellStorage });
  readiness.started();
  assert.equal(await readiness.trouble(), null);
});
