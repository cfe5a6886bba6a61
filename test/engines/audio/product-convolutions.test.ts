import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { writeModel } from '../../../src/weights/prepare/onnx-file.ts';
import {
  floatValue,
  type Graph,
  integerAttribute,
  integersAttribute,
  newNode,
} from '../../../src/weights/prepare/onnx-graph.ts';
import { productConvolutions } from '../../../src/weights/prepare/product-convolutions.ts';

const STEPS = 40;
/** Bytes, as the format numbers types of elements. */
const UNSIGNED = 2;

describe('8-bit convolutions as matrix products', () => {
  for (const { what, channels, taps, dilation, pads, groups = 1, becomes } of [
    { what: 'a wide one', channels: 128, taps: 3, dilation: 1, pads: [1, 1], becomes: 'MatMulInteger' },
    { what: 'one with holes', channels: 128, taps: 5, dilation: 3, pads: [6, 6], becomes: 'MatMulInteger' },
    {
      what: 'one that shortens',
      channels: 128,
      taps: 4,
      dilation: 2,
      pads: [0, 1],
      becomes: 'MatMulInteger',
    },
    { what: 'a narrow one', channels: 8, taps: 3, dilation: 1, pads: [1, 1], becomes: 'ConvInteger' },
    {
      what: 'one of a single tap',
      channels: 128,
      taps: 1,
      dilation: 1,
      pads: [0, 0],
      becomes: 'ConvInteger',
    },
    {
      what: 'one in groups',
      channels: 256,
      taps: 3,
      dilation: 1,
      pads: [1, 1],
      groups: 2,
      becomes: 'ConvInteger',
    },
  ]) {
    it(`${what} has the same result to the last bit`, async () => {
      const graph = convolution(channels, taps, dilation, pads, groups);
      const changed = productConvolutions(graph);
      assert.ok(changed.nodes.some(({ operation }) => operation === becomes));
      const signal = Float32Array.from({ length: channels * STEPS }, (_, at) => Math.sin(at * at));
      assert.deepEqual(await run(changed, channels, signal), await run(graph, channels, signal));
    });
  }
});

/** A signal that is quantised as it comes, and convolved. */
function convolution(
  channels: number,
  taps: number,
  dilation: number,
  pads: readonly number[],
  groups: number,
): Graph {
  const read = channels / groups;
  const weights = Buffer.from(
    Uint8Array.from({ length: channels * read * taps }, (_, at) => (at * 7919) % 256),
  );
  return {
    nodes: [
      newNode('DynamicQuantizeLinear', ['signal'], ['bytes', 'scale', 'zero']),
      newNode(
        'ConvInteger',
        ['bytes', 'weights', 'zero', 'weights_zero'],
        ['sums'],
        [
          integersAttribute('kernel_shape', [taps]),
          integersAttribute('dilations', [dilation]),
          integersAttribute('strides', [1]),
          integersAttribute('pads', pads),
          integerAttribute('group', groups),
        ],
      ),
      newNode('Cast', ['sums'], ['result'], [integerAttribute('to', 1)]),
    ],
    initializers: [
      { name: 'weights', type: UNSIGNED, dimensions: [channels, read, taps], bytes: weights },
      { name: 'weights_zero', type: UNSIGNED, dimensions: [], bytes: Buffer.of(117) },
    ],
    inputs: [floatValue('signal', ['one', 'channels', 'steps'])],
    outputs: [floatValue('result', ['one', 'channels', 'steps'])],
    name: 'convolution',
  };
}

async function run(graph: Graph, channels: number, signal: Float32Array): Promise<Float32Array> {
  const model = writeModel({ irVersion: 8, graph, operations: [{ domain: '', version: 17 }] });
  const session = await InferenceSession.create(model, { logSeverityLevel: 3 });
  try {
    const { result } = await session.run({ signal: new Tensor('float32', signal, [1, channels, STEPS]) });
    return result!.data as Float32Array;
  } finally {
    await session.release();
  }
}
