import {
  type Graph,
  type GraphNode,
  type GraphTensor,
  integerAttribute,
  integerConstant,
  integerConstants,
  integersAttribute,
  integersOf,
  newNode,
} from './onnx-graph.ts';

/** Narrower convolutions gain nothing. */
const FEWEST_CHANNELS = 128;

/**
 * Replaces wide 8-bit convolutions by 8-bit matrix products with the same result: the runtime has a fast kernel for these,
 * and none for those. All that the kernel looks at for a step is put in one column: the signal, shifted by each of its taps.
 */
export function productConvolutions(graph: Graph): Graph {
  const initializers = new Map(graph.initializers.map((value) => [value.name, value]));
  const added: GraphTensor[] = [];
  const nodes = graph.nodes.flatMap((node) => {
    const weights = node.operation === 'ConvInteger' && initializers.get(node.inputs[1]!);
    if (!weights) return node;
    const { nodes, values } = asProduct(node, weights.dimensions.map(Number));
    added.push(...values);
    return nodes;
  });
  return { ...graph, nodes, initializers: [...graph.initializers, ...added] };
}

function asProduct(
  node: GraphNode,
  [outputs = 0, inputs = 0, taps = 0]: readonly number[],
): { nodes: readonly GraphNode[]; values: readonly GraphTensor[] } {
  const [dilation = 1] = integersOf(node, 'dilations');
  const [stride = 1] = integersOf(node, 'strides');
  const [groups = 1] = integersOf(node, 'group');
  const [before = 0, after = 0] = integersOf(node, 'pads');
  if (taps < 2 || stride !== 1 || groups !== 1 || Math.min(outputs, inputs) < FEWEST_CHANNELS)
    return { nodes: [node], values: [] };
  const [signal, weights, signalZero, weightsZero] = node.inputs as [string, string, string, string];
  const named = (part: string) => `${node.outputs[0]}_${part}`;
  const reach = dilation * (taps - 1);
  const axis = integerConstant(named('axis'), 2);
  const pads = integerConstants(named('pads'), [0, 0, before, 0, 0, after]);
  const shape = integerConstants(named('shape'), [outputs, taps * inputs]);
  const values = [axis, pads, shape];
  const shifted = Array.from({ length: taps }, (_, tap) => {
    const start = integerConstant(named(`start_${tap}`), tap * dilation);
    const end = integerConstant(named(`end_${tap}`), tap === taps - 1 ? LAST : tap * dilation - reach);
    values.push(start, end);
    return newNode('Slice', [named('padded'), start.name, end.name, axis.name], [named(`tap_${tap}`)]);
  });
  const nodes = [
    newNode('Transpose', [weights], [named('turned')], [integersAttribute('perm', [0, 2, 1])]),
    newNode('Reshape', [named('turned'), shape.name], [named('rows')]),
    newNode('Pad', [signal, pads.name, signalZero], [named('padded')]),
    ...shifted,
    newNode(
      'Concat',
      shifted.flatMap((slice) => slice.outputs),
      [named('columns')],
      [integerAttribute('axis', 1)],
    ),
    newNode('MatMulInteger', [named('rows'), named('columns'), weightsZero, signalZero], node.outputs),
  ];
  return { nodes, values };
}

/** Beyond the end of any signal. */
const LAST = 2 ** 31 - 1;
