import type { Graph, GraphTensor } from './onnx-graph.ts';

/** Types of elements. */
const UNSIGNED = 2;
const SIGNED = 3;

/**
 * The weights of matrix products as signed bytes: each byte and its zero point less 128, which changes no product.
 * Processors multiply unsigned by signed bytes in one instruction, and have none for two unsigned ones.
 */
export function signedWeights(graph: Graph): Graph {
  const products = graph.nodes.filter(({ operation }) => operation === 'MatMulInteger');
  // The vocabulary is multiplied by in one place and looked up in another, where the same bytes are unpacked.
  const transposed = new Map(
    graph.nodes
      .filter(({ operation }) => operation === 'Transpose')
      .map(({ inputs, outputs }) => [outputs[0]!, inputs[0]!]),
  );
  const names = new Set(
    products.flatMap(({ inputs }) => [transposed.get(inputs[1]!) ?? inputs[1]!, inputs[3]!]),
  );
  return {
    ...graph,
    initializers: graph.initializers.map((value) => (names.has(value.name) ? signed(value) : value)),
  };
}

function signed(value: GraphTensor): GraphTensor {
  if (value.type !== UNSIGNED) return value;
  // A zero point may be a list of one whole number.
  const { name, dimensions, bytes, integers = [] } = value;
  const flipped = Buffer.from((bytes?.length ? bytes : Buffer.from(integers)).map((byte) => byte ^ 0x80));
  return { name, type: SIGNED, dimensions, bytes: flipped };
}
