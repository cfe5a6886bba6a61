import protobuf from 'protobufjs/light.js';
import type { Graph, Operations } from './onnx-graph.ts';

type Fields = Readonly<Record<string, readonly [type: string, number: number]>>;

/**
 * Messages of ONNX's schema (onnx.proto) with its field numbers, under the names of `onnx-graph.ts`. Graphs and nodes have all
 * their fields here, because they are copied when they are changed; whatever else is not named stays where it is.
 * What nobody looks into is `bytes`, which a file has for any message.
 */
const MESSAGES: Readonly<Record<string, Fields>> = {
  Model: { irVersion: ['int64', 1], graph: ['Graph', 7], operations: ['Operations[]', 8] },
  Operations: { domain: ['string', 1], version: ['int64', 2] },
  Graph: {
    nodes: ['Node[]', 1],
    name: ['string', 2],
    initializers: ['Tensor[]', 5],
    description: ['string', 10],
    inputs: ['Value[]', 11],
    outputs: ['Value[]', 12],
    valueInfo: ['bytes[]', 13],
    quantisation: ['bytes[]', 14],
    sparseInitializers: ['bytes[]', 15],
    metadata: ['bytes[]', 16],
  },
  Node: {
    inputs: ['string[]', 1],
    outputs: ['string[]', 2],
    name: ['string', 3],
    operation: ['string', 4],
    attributes: ['Attribute[]', 5],
    description: ['string', 6],
    domain: ['string', 7],
    overload: ['string', 8],
    metadata: ['bytes[]', 9],
    devices: ['bytes[]', 10],
  },
  Attribute: {
    name: ['string', 1],
    integer: ['int64', 3],
    text: ['bytes', 4],
    graph: ['Graph', 6],
    integers: ['int64[]', 8],
    type: ['int32', 20],
  },
  Tensor: {
    dimensions: ['int64[]', 1],
    type: ['int32', 2],
    integers: ['int32[]', 5],
    name: ['string', 8],
    bytes: ['bytes', 9],
  },
  Value: { name: ['string', 1], type: ['Type', 2] },
  Type: { tensor: ['TensorType', 1] },
  TensorType: { elements: ['int32', 1], shape: ['Shape', 2] },
  Shape: { dimensions: ['Dimension[]', 1] },
  Dimension: { size: ['int64', 1], name: ['string', 2] },
};

const nested = Object.fromEntries(
  Object.entries(MESSAGES).map(([message, fields]) => [
    message,
    { edition: 'proto2', fields: described(fields) },
  ]),
);
const MODEL = protobuf.Root.fromJSON({ nested }).lookupType('Model');

function described(fields: Fields) {
  return Object.fromEntries(
    Object.entries(fields).map(([name, [type, id]]) => [
      name,
      { type: type.replace('[]', ''), id, ...(type.endsWith('[]') && { rule: 'repeated' }) },
    ]),
  );
}

/** A file. */
export interface Model {
  readonly irVersion?: number;
  readonly graph: Graph;
  readonly operations: readonly Operations[];
}

export interface OnnxModel {
  readonly graph: Graph;
  /** The model with another graph instead. */
  with(graph: Graph): Buffer;
}

/** The operations that the runtime adds to those of ONNX. */
const RUNTIME_OPERATIONS: Operations = { domain: 'com.microsoft', version: 1 };

export function readModel(file: Buffer): OnnxModel {
  const reader = protobuf.Reader.create(file);
  reader.discardUnknown = false;
  const model = MODEL.decode(reader) as unknown as Model;
  const knowsRuntime = model.operations.some(({ domain }) => domain === RUNTIME_OPERATIONS.domain);
  const operations = [...model.operations, ...(knowsRuntime ? [] : [RUNTIME_OPERATIONS])];
  return {
    graph: model.graph,
    // Not a copy, which would be without the fields that have no name here.
    with: (graph) => writeModel(Object.assign(model, { graph, operations })),
  };
}

export function writeModel(model: Model): Buffer {
  return MODEL.encode(model).finish() as Buffer;
}
