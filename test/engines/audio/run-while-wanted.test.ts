import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { MessageChannel } from 'node:worker_threads';
import type { InferenceSession } from 'onnxruntime-node';
import { runWhileWanted } from '../../../src/engines/local/onnx/run-while-wanted.ts';

describe('a model that is run in slices', () => {
  it('begins no slice after its caller has left during the one before', async (test) => {
    const caller = new AbortController();
    const { port1: parent, port2: child } = new MessageChannel();
    child.on('message', () => caller.abort(new Error('left')));
    test.after(() => parent.close());
    let runs = 0;
    // As the runtime does it: in a turn of its own, in which nothing else happens.
    const run = () =>
      new Promise((resolve) =>
        setImmediate(() => {
          runs += 1;
          parent.postMessage('cancel');
          resolve({});
        }),
      );
    const slice = { run, outputNames: [] } as unknown as InferenceSession;
    const slices = async () => {
      for (let n = 0; n < 3; n++) await runWhileWanted(slice, {}, caller.signal);
    };
    await assert.rejects(slices(), /left/);
    assert.equal(runs, 1);
  });
});
