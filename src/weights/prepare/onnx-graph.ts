import { type Field, readFields, readVarint, writeField, writeNumber } from './protobuf-fields.ts';

/** Field numbers of the ONNX format. */
const MODEL_GRAPH = 7;
const MODEL_OPERATIONS = 8;
const GRAPH_NODE = 1;
const GRAPH_INITIALIZER = 5;
const GRAPH_INPUT = 11;
const GRAPH_OUTPUT = 12;
const VALUE_NAME = 1;
const TENSOR_NAME = 8;
const NODE_INPUT = 1;
const NODE_OUTPUT = 2;
const NODE_OPERATION = 4;
const NODE_ATTRIBUTE = 5;
const NODE_OPERATIONS = 7;
const NODE_PARTS = new Set([NODE_INPUT, NODE_OUTPUT, NODE_OPERATION, NODE_ATTRIBUTE]);
const TENSOR_DIMENSION = 1;
const TENSOR_TYPE = 2;
const TENSOR_BYTES = 9;
const INTEGER_ELEMENTS = 7;
const ATTRIBUTE_NAME = 1;
const ATTRIBUTE_INTEGER = 3;
const ATTRIBUTE_GRAPH = 6;
const ATTRIBUTE_INTEGERS = 8;
const ATTRIBUTE_TYPE = 20;
const INTEGER_ATTRIBUTE = 2;
const INTEGERS_ATTRIBUTE = 7;
const FLOAT_ELEMENTS = 1;
/** The operations that the runtime adds to those of ONNX. */
const RUNTIME_OPERATIONS = Buffer.from('com.microsoft');

export interface GraphNode {
  readonly operation: string;
  readonly inputs: readonly string[];
  readonly outputs: readonly string[];
  readonly attributes: readonly Buffer[];
  /** Which set of operations it is from, and the like; nothing for an operation of ONNX itself. */
  readonly rest: readonly Buffer[];
}

/** A named part of a graph that is only kept or dropped: an initial value, an input or an output. */
export interface GraphValue {
  readonly name: string;
  readonly bytes: Buffer;
}

export interface Graph {
  readonly nodes: readonly GraphNode[];
  readonly initializers: readonly GraphValue[];
  readonly inputs: readonly GraphValue[];
  readonly outputs: readonly GraphValue[];
  /** Its name and the like. */
  readonly rest: readonly Buffer[];
}

/** Which of how many graphs, counted from 0, that a model is cut into. */
export interface Slice {
  readonly index: number;
  readonly count: number;
}

export interface OnnxModel {
  readonly graph: Graph;
  /** The model with another graph instead. */
  with(graph: Graph): Buffer;
}

export function readModel(model: Buffer): OnnxModel {
  const fields = readFields(model);
  const graph = fields.find(({ number }) => number === MODEL_GRAPH);
  const knowsRuntime = fields.some(
    ({ number, value }) => number === MODEL_OPERATIONS && value.includes(RUNTIME_OPERATIONS),
  );
  const runtime = Buffer.concat([writeField(1, RUNTIME_OPERATIONS), writeNumber(2, 1)]);
  const operations = knowsRuntime ? [] : [writeField(MODEL_OPERATIONS, runtime)];
  return {
    graph: readGraph(graph?.value ?? Buffer.alloc(0)),
    with: (other) =>
      Buffer.concat([
        ...fields.map((field) =>
          field === graph ? writeField(MODEL_GRAPH, writeGraph(other)) : field.whole,
        ),
        ...operations,
      ]),
  };
}

/** The graph inside a conditional node, which has nodes and outputs of its own and uses everything around it. */
export function branchOf(node: GraphNode, branch: 'then_branch' | 'else_branch'): Graph {
  const attribute = node.attributes
    .map(readFields)
    .find((fields) => textOf(fields, ATTRIBUTE_NAME) === branch);
  const graph = attribute?.find(({ number }) => number === ATTRIBUTE_GRAPH);
  if (!graph) throw new Error(`the model has no ${branch}`);
  return readGraph(graph.value);
}

export function newNode(
  operation: string,
  inputs: readonly string[],
  outputs: readonly string[],
  attributes: readonly Buffer[] = [],
): GraphNode {
  return { operation, inputs, outputs, attributes, rest: [] };
}

/** An operation that only the runtime has. */
export function runtimeNode(
  operation: string,
  inputs: readonly string[],
  outputs: readonly string[],
  attributes: readonly Buffer[],
): GraphNode {
  const node = newNode(operation, inputs, outputs, attributes);
  return { ...node, rest: [writeField(NODE_OPERATIONS, RUNTIME_OPERATIONS)] };
}

/** A constant list of one whole number. */
export function integerConstant(name: string, value: number): GraphValue {
  return integerConstants(name, [value]);
}

/** A constant list of whole numbers. */
export function integerConstants(name: string, values: readonly number[]): GraphValue {
  const bytes = Buffer.from(BigInt64Array.from(values, BigInt).buffer);
  return {
    name,
    bytes: Buffer.concat([
      writeNumber(TENSOR_DIMENSION, values.length),
      writeNumber(TENSOR_TYPE, INTEGER_ELEMENTS),
      writeField(TENSOR_NAME, Buffer.from(name)),
      writeField(TENSOR_BYTES, bytes),
    ]),
  };
}

/** The dimensions of an initial value. */
export function dimensionsOf(value: GraphValue): number[] {
  return readFields(value.bytes)
    .filter(({ number }) => number === TENSOR_DIMENSION)
    .map((field) => readVarint(field.value, 0).value);
}

export function integerAttribute(name: string, value: number): Buffer {
  return Buffer.concat([
    writeField(ATTRIBUTE_NAME, Buffer.from(name)),
    writeNumber(ATTRIBUTE_INTEGER, value),
    writeNumber(ATTRIBUTE_TYPE, INTEGER_ATTRIBUTE),
  ]);
}

/** A list of whole numbers, none below 0. */
export function integersAttribute(name: string, values: readonly number[]): Buffer {
  return Buffer.concat([
    writeField(ATTRIBUTE_NAME, Buffer.from(name)),
    ...values.map((value) => writeNumber(ATTRIBUTE_INTEGERS, value)),
    writeNumber(ATTRIBUTE_TYPE, INTEGERS_ATTRIBUTE),
  ]);
}

/** The whole numbers that a node has as an attribute, be it one or a list; empty where it has none. */
export function integersOf(node: GraphNode, name: string): number[] {
  const fields =
    node.attributes.map(readFields).find((parts) => textOf(parts, ATTRIBUTE_NAME) === name) ?? [];
  return fields
    .filter(({ number }) => number === ATTRIBUTE_INTEGER || number === ATTRIBUTE_INTEGERS)
    .map((field) => readVarint(field.value, 0).value);
}

/** A float input or output; its dimensions have names instead of sizes. */
export function floatValue(name: string, dimensions: readonly string[]): GraphValue {
  const shape = Buffer.concat(
    dimensions.map((dimension) => writeField(1, writeField(2, Buffer.from(dimension)))),
  );
  const tensor = Buffer.concat([writeNumber(1, FLOAT_ELEMENTS), writeField(2, shape)]);
  const bytes = Buffer.concat([
    writeField(VALUE_NAME, Buffer.from(name)),
    writeField(2, writeField(1, tensor)),
  ]);
  return { name, bytes };
}

function readGraph(graph: Buffer): Graph {
  const fields = readFields(graph);
  const values = (number: number, name: number): GraphValue[] =>
    fields
      .filter((field) => field.number === number)
      .map(({ value }) => ({ name: textOf(readFields(value), name)!, bytes: value }));
  const read = new Set([GRAPH_NODE, GRAPH_INITIALIZER, GRAPH_INPUT, GRAPH_OUTPUT]);
  return {
    nodes: fields.filter(({ number }) => number === GRAPH_NODE).map(({ value }) => readNode(value)),
    initializers: values(GRAPH_INITIALIZER, TENSOR_NAME),
    inputs: values(GRAPH_INPUT, VALUE_NAME),
    outputs: values(GRAPH_OUTPUT, VALUE_NAME),
    rest: fields.filter(({ number }) => !read.has(number)).map(({ whole }) => whole),
  };
}

function writeGraph(graph: Graph): Buffer {
  const values = (number: number, all: readonly GraphValue[]) =>
    all.map(({ bytes }) => writeField(number, bytes));
  return Buffer.concat([
    ...graph.nodes.map((node) => writeField(GRAPH_NODE, writeNode(node))),
    ...values(GRAPH_INITIALIZER, graph.initializers),
    ...values(GRAPH_INPUT, graph.inputs),
    ...values(GRAPH_OUTPUT, graph.outputs),
    ...graph.rest,
  ]);
}

function readNode(node: Buffer): GraphNode {
  const fields = readFields(node);
  const all = (number: number) => fields.filter((field) => field.number === number);
  return {
    operation: textOf(fields, NODE_OPERATION)!,
    inputs: all(NODE_INPUT).map(({ value }) => value.toString()),
    outputs: all(NODE_OUTPUT).map(({ value }) => value.toString()),
    attributes: all(NODE_ATTRIBUTE).map(({ value }) => value),
    rest: fields.filter(({ number }) => !NODE_PARTS.has(number)).map(({ whole }) => whole),
  };
}

function writeNode(node: GraphNode): Buffer {
  return Buffer.concat([
    ...node.inputs.map((name) => writeField(NODE_INPUT, Buffer.from(name))),
    ...node.outputs.map((name) => writeField(NODE_OUTPUT, Buffer.from(name))),
    writeField(NODE_OPERATION, Buffer.from(node.operation)),
    ...node.attributes.map((attribute) => writeField(NODE_ATTRIBUTE, attribute)),
    ...node.rest,
  ]);
}

/** Without nodes whose results nothing needs, and without the initial values and inputs that nothing reads. */
export function withoutDeadParts(graph: Graph): Graph {
  const producers = new Map(graph.nodes.flatMap((node) => node.outputs.map((name) => [name, node])));
  const wanted = new Set<string>();
  const alive = new Set<GraphNode>();
  for (const open = graph.outputs.map(({ name }) => name); open.length > 0; ) {
    const name = open.pop()!;
    if (wanted.has(name)) continue;
    wanted.add(name);
    const producer = producers.get(name);
    if (!producer || alive.has(producer)) continue;
    alive.add(producer);
    open.push(...namesReadBy(producer));
  }
  const isWanted = ({ name }: GraphValue) => wanted.has(name);
  return {
    ...graph,
    nodes: graph.nodes.filter((node) => alive.has(node)),
    initializers: graph.initializers.filter(isWanted),
    inputs: graph.inputs.filter(isWanted),
  };
}

/** A conditional reads what its branches read. */
function namesReadBy(node: GraphNode): readonly string[] {
  const branches = node.attributes
    .flatMap((attribute) => readFields(attribute).filter(({ number }) => number === ATTRIBUTE_GRAPH))
    .flatMap(({ value }) => readGraph(value).nodes);
  return [...node.inputs, ...branches.flatMap(namesReadBy)];
}

function textOf(fields: readonly Field[], number: number): string | undefined {
  return fields.find((field) => field.number === number)?.value.toString();
}
