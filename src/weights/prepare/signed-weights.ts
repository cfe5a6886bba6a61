import type { Graph, GraphValue } from './onnx-graph.ts';
import { readFields, readVarint, writeField, writeNumber } from './protobuf-fields.ts';

/** Field numbers and types of the ONNX format. */
const TENSOR_TYPE = 2;
const TENSOR_BYTES = 9;
const TENSOR_INTEGERS = 5;
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

function signed(value: GraphValue): GraphValue {
  const fields = readFields(value.bytes);
  const type = fields.find(({ number }) => number === TENSOR_TYPE)?.value[0];
  if (type !== UNSIGNED) return value;
  const bytes = fields.map((field) => {
    if (field.number === TENSOR_TYPE) return writeNumber(TENSOR_TYPE, SIGNED);
    if (field.number === TENSOR_BYTES) return flipped(field.value);
    // A zero point is a list of one whole number.
    return field.number === TENSOR_INTEGERS
      ? flipped(Buffer.of(readVarint(field.value, 0).value))
      : field.whole;
  });
  return { name: value.name, bytes: Buffer.concat(bytes) };
}

function flipped(bytes: Buffer): Buffer {
  return writeField(TENSOR_BYTES, Buffer.from(bytes.map((byte) => byte ^ 0x80)));
}
