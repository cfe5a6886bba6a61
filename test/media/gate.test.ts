import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createGate } from '../../src/media/gate.ts';

const never = new AbortController().signal;

describe('a gate', () => {
  it('lets no more through at once than its limit, and the others in the order they came', async () => {
    const gate = createGate(2);
    const begun: number[] = [];
    const ends = [1, 2, 3, 4].map(() => Promise.withResolvers<void>());
    const runs = ends.map((end, index) =>
      gate.run(async () => {
        begun.push(index);
        await end.promise;
      }, never),
    );
    await new Promise(setImmediate);
    assert.deepEqual(begun, [0, 1]);
    ends[1]!.resolve();
    await runs[1];
    await new Promise(setImmediate);
    assert.deepEqual(begun, [0, 1, 2]);
    for (const end of ends) end.resolve();
    await Promise.all(runs);
    assert.deepEqual(begun, [0, 1, 2, 3]);
  });

  it('gives its place back when the work fails', async () => {
    const gate = createGate(1);
    await assert.rejects(
      gate.run(() => Promise.reject(new Error('no luck')), never),
      /no luck/,
    );
    assert.equal(await gate.run(async () => 'fine', never), 'fine');
  });

  it('lets a caller leave the line', async () => {
    const gate = createGate(1);
    const end = Promise.withResolvers<void>();
    const first = gate.run(() => end.promise, never);
    const stop = new AbortController();
    const second = gate.run(async () => 'ran all the same', stop.signal);
    const third = gate.run(async () => 'third', never);
    stop.abort(new Error('the client left'));
    await assert.rejects(second, /the client left/);
    end.resolve();
    await first;
    assert.equal(await third, 'third');
  });
});
