import { readFields, writeField } from './protobuf-fields.ts';

/** Field numbers of the ONNX format. */
const MODEL_GRAPH = 7;
const GRAPH_NODE = 1;
const NODE_INPUT = 1;
const NODE_OUTPUT = 2;
const NODE_OPERATION = 4;
const NODE_ATTRIBUTE = 5;
const ATTRIBUTE_NAME = 1;
const ATTRIBUTE_GRAPH = 6;

/** The vocabulary matrix, which the last layer is multiplied by to score each word. */
const VOCABULARY = 'weight_transposed';

/**
 * A merged decoder contains two graphs: one for the first step of a text, one for all others, and unpacking constants
 * at load would keep the whole vocabulary twice. This makes the first step's copy depend on an input, so that it is
 * unpacked on use, once per text, and not kept: 100 MB less for Whisper base.
 */
export function withLateFirstStep(model: Buffer): Buffer {
  return rewrite(model, MODEL_GRAPH, (graph) => [
    rewrite(graph, GRAPH_NODE, (node) => [
      rewrite(node, NODE_ATTRIBUTE, (attribute) =>
        textOf(attribute, ATTRIBUTE_NAME) === 'else_branch'
          ? [rewrite(attribute, ATTRIBUTE_GRAPH, (branch) => [rewrite(branch, GRAPH_NODE, delayed)])]
          : [attribute],
      ),
    ]),
  ]);
}

/** The node itself; for the one that unpacks the vocabulary, a conditional between it and itself, then the node. */
function delayed(node: Buffer): Buffer[] {
  const unpacks =
    textOf(node, NODE_OPERATION) === 'DequantizeLinear' && textOf(node, NODE_OUTPUT)?.endsWith(VOCABULARY);
  if (!unpacks) return [node];
  const fields = readFields(node);
  const [packed, ...others] = fields.filter(({ number }) => number === NODE_INPUT);
  const late = Buffer.from(`${packed!.value}_late`);
  const choice = Buffer.concat([
    writeField(NODE_INPUT, Buffer.from('use_cache_branch')),
    packed!.whole,
    packed!.whole,
    writeField(NODE_OUTPUT, late),
    writeField(NODE_OPERATION, Buffer.from('Where')),
  ]);
  const unpack = Buffer.concat([
    writeField(NODE_INPUT, late),
    ...others.map(({ whole }) => whole),
    ...fields.filter(({ number }) => number !== NODE_INPUT).map(({ whole }) => whole),
  ]);
  return [choice, unpack];
}

/** Replaces each field with this number by the messages that `change` returns. */
function rewrite(message: Buffer, number: number, change: (value: Buffer) => Buffer[]): Buffer {
  return Buffer.concat(
    readFields(message).flatMap((field) =>
      field.number === number ? change(field.value).map((value) => writeField(number, value)) : [field.whole],
    ),
  );
}

function textOf(message: Buffer, number: number): string | undefined {
  return readFields(message)
    .find((field) => field.number === number)
    ?.value.toString();
}
