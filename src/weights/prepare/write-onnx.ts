import { writeField, writeNumber } from './protobuf-fields.ts';

/** Writes an ONNX file: just what a network of convolutions needs. The numbers are those of the ONNX format. */
export interface GraphNode {
  readonly operation: string;
  readonly inputs: readonly string[];
  readonly output: string;
  /** Whole numbers, lists of them, or texts. */
  readonly attributes?: Readonly<Record<string, number | readonly number[] | string>>;
}

export interface Constant {
  readonly name: string;
  readonly shape: readonly number[];
  readonly values: Float32Array;
}

const IR_VERSION = 8;
const OPERATOR_SET = 13;
const FLOAT = 1;

export function writeOnnx(
  nodes: readonly GraphNode[],
  constants: readonly Constant[],
  input: { readonly name: string; readonly channels: number },
  output: { readonly name: string; readonly channels: number },
): Buffer {
  const graph = Buffer.concat([
    ...nodes.map((node) => writeField(1, writeNode(node))),
    text(2, 'graph'),
    ...constants.map((constant) => writeField(5, writeConstant(constant))),
    writeField(11, writeValue(input)),
    writeField(12, writeValue(output)),
  ]);
  return Buffer.concat([
    writeNumber(1, IR_VERSION),
    writeField(7, graph),
    writeField(8, Buffer.concat([text(1, ''), writeNumber(2, OPERATOR_SET)])),
  ]);
}

const text = (number: number, value: string) => writeField(number, Buffer.from(value));

function writeNode({ operation, inputs, output, attributes = {} }: GraphNode): Buffer {
  return Buffer.concat([
    ...inputs.map((name) => text(1, name)),
    text(2, output),
    text(4, operation),
    ...Object.entries(attributes).map(([name, value]) => writeField(5, writeAttribute(name, value))),
  ]);
}

function writeAttribute(name: string, value: number | readonly number[] | string): Buffer {
  const parts =
    typeof value === 'number'
      ? [writeNumber(3, value), writeNumber(20, 2)]
      : typeof value === 'string'
        ? [text(4, value), writeNumber(20, 3)]
        : [...value.map((each) => writeNumber(8, each)), writeNumber(20, 7)];
  return Buffer.concat([text(1, name), ...parts]);
}

function writeConstant({ name, shape, values }: Constant): Buffer {
  return Buffer.concat([
    ...shape.map((length) => writeNumber(1, length)),
    writeNumber(2, FLOAT),
    text(8, name),
    writeField(9, Buffer.from(values.buffer, values.byteOffset, values.byteLength)),
  ]);
}

/** Pictures of any size: one, channels, height, width. */
function writeValue({ name, channels }: { readonly name: string; readonly channels: number }): Buffer {
  const dimensions = [writeNumber(1, 1), writeNumber(1, channels), text(2, 'height'), text(2, 'width')];
  const shape = Buffer.concat(dimensions.map((dimension) => writeField(1, dimension)));
  const tensor = Buffer.concat([writeNumber(1, FLOAT), writeField(2, shape)]);
  return Buffer.concat([text(1, name), writeField(2, writeField(1, tensor))]);
}
