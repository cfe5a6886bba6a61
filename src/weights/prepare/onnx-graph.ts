/** Parts of an ONNX model, by the names that `onnx-file.ts` gives them in files. */

/** Element types, and kinds of attributes. */
const FLOAT_ELEMENTS = 1;
const INTEGER_ELEMENTS = 7;
const INTEGER_ATTRIBUTE = 2;
const INTEGERS_ATTRIBUTE = 7;

export interface Graph {
  readonly name?: string;
  readonly nodes: readonly GraphNode[];
  readonly initializers: readonly GraphTensor[];
  readonly inputs: readonly GraphValue[];
  readonly outputs: readonly GraphValue[];
}

export interface GraphNode {
  readonly operation: string;
  readonly inputs: readonly string[];
  readonly outputs: readonly string[];
  readonly attributes: readonly GraphAttribute[];
  /** Which set of operations it is from; none for an operation of ONNX itself. */
  readonly domain?: string;
}

export interface GraphAttribute {
  readonly name: string;
  readonly type: number;
  readonly integer?: Whole;
  readonly integers?: readonly Whole[];
  readonly text?: Buffer;
  readonly graph?: Graph;
}

/** An initial value. */
export interface GraphTensor {
  readonly name: string;
  readonly type: number;
  readonly dimensions: readonly Whole[];
  readonly bytes?: Buffer;
  /** In place of `bytes`. */
  readonly integers?: readonly number[];
}

/** An input or output. */
export interface GraphValue {
  readonly name: string;
  readonly type: { readonly tensor: TensorType };
}

interface TensorType {
  readonly elements: number;
  readonly shape: { readonly dimensions: readonly ({ readonly size: Whole } | { readonly name: string })[] };
}

/** A whole number of 64 bits: as it is read, an object that `Number` understands. */
type Whole = number | { toString(): string };

/** A set of operations that a model is written in. */
export interface Operations {
  readonly domain: string;
  readonly version: number;
}

/** Which of how many graphs, counted from 0, that a model is cut into. */
export interface Slice {
  readonly index: number;
  readonly count: number;
}

/** The graph inside a conditional node, which has nodes and outputs of its own and uses everything around it. */
export function branchOf(node: GraphNode, branch: 'then_branch' | 'else_branch'): Graph {
  const graph = node.attributes.find(({ name }) => name === branch)?.graph;
  if (!graph) throw new Error(`the model has no ${branch}`);
  return graph;
}

export function newNode(
  operation: string,
  inputs: readonly string[],
  outputs: readonly string[],
  attributes: readonly GraphAttribute[] = [],
): GraphNode {
  return { operation, inputs, outputs, attributes };
}

/** A constant list of one whole number. */
export function integerConstant(name: string, value: number): GraphTensor {
  return integerConstants(name, [value]);
}

/** A constant list of whole numbers. */
export function integerConstants(name: string, values: readonly number[]): GraphTensor {
  const bytes = Buffer.from(BigInt64Array.from(values, BigInt).buffer);
  return { name, type: INTEGER_ELEMENTS, dimensions: [values.length], bytes };
}

export function integerAttribute(name: string, integer: number): GraphAttribute {
  return { name, integer, type: INTEGER_ATTRIBUTE };
}

export function integersAttribute(name: string, integers: readonly number[]): GraphAttribute {
  return { name, integers, type: INTEGERS_ATTRIBUTE };
}

/** The whole numbers that a node has as an attribute, be it one or a list; empty where it has none. */
export function integersOf(node: GraphNode, name: string): number[] {
  const { type, integer = 0, integers = [] } = node.attributes.find((each) => each.name === name) ?? {};
  return (type === INTEGER_ATTRIBUTE ? [integer] : integers).map(Number);
}

/** A float input or output; its dimensions have sizes, or names instead. */
export function floatValue(name: string, dimensions: readonly (number | string)[]): GraphValue {
  const named = dimensions.map((each) => (typeof each === 'number' ? { size: each } : { name: each }));
  return { name, type: { tensor: { elements: FLOAT_ELEMENTS, shape: { dimensions: named } } } };
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
  const isWanted = ({ name }: { readonly name: string }) => wanted.has(name);
  return {
    ...graph,
    nodes: graph.nodes.filter((node) => alive.has(node)),
    initializers: graph.initializers.filter(isWanted),
    inputs: graph.inputs.filter(isWanted),
  };
}

/** A conditional reads what its branches read. */
function namesReadBy({ attributes, inputs }: GraphNode): readonly string[] {
  const branches = attributes.flatMap(({ graph }) => graph?.nodes ?? []);
  return [...inputs, ...branches.flatMap(namesReadBy)];
}
