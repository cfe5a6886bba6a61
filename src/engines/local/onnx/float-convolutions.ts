import { type Field, readFields, writeField } from './protobuf-fields.ts';

/** Field numbers of the ONNX format. */
const MODEL_GRAPH = 7;
const GRAPH_NODE = 1;
const GRAPH_OUTPUT = 12;
const VALUE_NAME = 1;
const NODE_INPUT = 1;
const NODE_OUTPUT = 2;
const NODE_OPERATION = 4;
const NODE_ATTRIBUTE = 5;

interface GraphNode {
  readonly operation: string;
  readonly inputs: readonly string[];
  readonly outputs: readonly string[];
  readonly attributes: readonly Buffer[];
  /** As encoded in the file. */
  readonly bytes: Buffer;
}

/**
 * Replaces 8-bit convolutions by float ones with the same weights. The runtime has no fast kernel for 8-bit ones:
 * Kokoro spends four fifths of its time there. The weights stay small in the file and are unpacked when the model is
 * loaded.
 *
 * A quantised convolution is a group of nodes: quantise the input, convolve integers, add the quantised bias, cast, and
 * multiply by the two scales. The new node takes the group's float input and produces its float output.
 */
export function withFloatConvolutions(model: Buffer): Buffer {
  const parts = readFields(model).map((field) =>
    field.number === MODEL_GRAPH ? writeField(MODEL_GRAPH, rewriteGraph(field.value)) : field.whole,
  );
  return Buffer.concat(parts);
}

function rewriteGraph(graph: Buffer): Buffer {
  const fields = readFields(graph);
  const nodes = fields.filter(({ number }) => number === GRAPH_NODE).map(readNode);
  const producers = new Map(nodes.flatMap((node) => node.outputs.map((name) => [name, node])));
  const consumers = Map.groupBy(
    nodes.flatMap((node) => node.inputs.map((name) => ({ name, node }))),
    ({ name }) => name,
  );
  const only = (name: string) => consumers.get(name)![0]!.node;
  const replaced = new Set<GraphNode>();
  const rewritten = nodes.flatMap((node) => {
    if (node.operation !== 'ConvInteger') return node;
    const [quantised, weights, , zeroPoint] = node.inputs as [string, string, string, string];
    let next = only(node.outputs[0]!);
    let bias: string | undefined;
    if (next.operation === 'Add') {
      replaced.add(next);
      bias = floatBias(next, producers);
      next = only(next.outputs[0]!);
    }
    const scaled = only(next.outputs[0]!);
    replaced.add(node).add(next).add(scaled);
    const weightScale = producers.get(scaled.inputs[1]!)!.inputs[1]!;
    const floatInput = producers.get(quantised)!.inputs[0]!;
    const floatWeights = `${node.outputs[0]}_float_weights`;
    return [
      newNode('DequantizeLinear', [weights, weightScale, zeroPoint], floatWeights, []),
      newNode(
        'Conv',
        bias === undefined ? [floatInput, floatWeights] : [floatInput, floatWeights, bias],
        scaled.outputs[0]!,
        node.attributes,
      ),
    ];
  });
  const outputs = fields.filter(({ number }) => number === GRAPH_OUTPUT).map(nameOfValue);
  const kept = withoutDeadNodes(
    rewritten.filter((node) => !replaced.has(node)),
    outputs,
  );
  return Buffer.concat([
    ...kept.map(({ bytes }) => writeField(GRAPH_NODE, bytes)),
    ...fields.filter(({ number }) => number !== GRAPH_NODE).map(({ whole }) => whole),
  ]);
}

/** The bias before it was divided by the scales, rounded, cast and reshaped. */
function floatBias(add: GraphNode, producers: ReadonlyMap<string, GraphNode>): string {
  let node = producers.get(add.inputs[1]!)!;
  while (node.operation !== 'Div') node = producers.get(node.inputs[0]!)!;
  return node.inputs[0]!;
}

/** Removes nodes with unused results, repeatedly. */
function withoutDeadNodes(nodes: readonly GraphNode[], outputs: readonly string[]): GraphNode[] {
  let kept = [...nodes];
  for (;;) {
    const wanted = new Set([...outputs, ...kept.flatMap(({ inputs }) => inputs)]);
    const alive = kept.filter((node) => node.outputs.some((name) => wanted.has(name)));
    if (alive.length === kept.length) return alive;
    kept = alive;
  }
}

function readNode({ value }: Field): GraphNode {
  const fields = readFields(value);
  const texts = (number: number) =>
    fields.filter((field) => field.number === number).map((field) => field.value.toString());
  return {
    operation: texts(NODE_OPERATION)[0]!,
    inputs: texts(NODE_INPUT),
    outputs: texts(NODE_OUTPUT),
    attributes: fields.filter(({ number }) => number === NODE_ATTRIBUTE).map(({ whole }) => whole),
    bytes: value,
  };
}

function newNode(
  operation: string,
  inputs: readonly string[],
  output: string,
  attributes: readonly Buffer[],
): GraphNode {
  const bytes = Buffer.concat([
    ...inputs.map((name) => writeField(NODE_INPUT, Buffer.from(name))),
    writeField(NODE_OUTPUT, Buffer.from(output)),
    writeField(NODE_OPERATION, Buffer.from(operation)),
    ...attributes,
  ]);
  return { operation, inputs, outputs: [output], attributes, bytes };
}

function nameOfValue({ value }: Field): string {
  return readFields(value)
    .find(({ number }) => number === VALUE_NAME)!
    .value.toString();
}
