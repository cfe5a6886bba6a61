import { writeModel } from './onnx-file.ts';
import {
  floatConstant,
  floatValue,
  type GraphAttribute,
  type GraphNode,
  type GraphTensor,
  integerAttribute,
  integersAttribute,
  newNode,
  textAttribute,
} from './onnx-graph.ts';

const IR_VERSION = 8;
const OPERATOR_SET = 13;
/** Red, green and blue planes of any size: one picture, channels, height, width. */
const PICTURE = [1, 3, 'height', 'width'];

/** The parts of a TensorFlow.js "layers model" that ESRGAN uses. */
interface LayersModel {
  readonly modelTopology: {
    readonly model_config: {
      readonly config: {
        readonly layers: readonly ModelLayer[];
        readonly output_layers: readonly (readonly [string, number, number])[];
      };
    };
  };
  readonly weightsManifest: readonly {
    readonly weights: readonly { readonly name: string; readonly shape: readonly number[] }[];
  }[];
}

interface ModelLayer {
  readonly class_name: string;
  readonly name: string;
  readonly config: {
    readonly kernel_size?: readonly [number, number];
    readonly activation?: string;
    readonly size?: readonly [number, number];
  };
  readonly inbound_nodes: readonly (readonly (readonly [string, ...unknown[]])[])[];
}

/** An ONNX file of a TensorFlow.js model (its `model.json` and its weights), for red, green and blue planes. */
export function onnxFromLayers(description: string, weights: Buffer): Buffer {
  const model = JSON.parse(description) as LayersModel;
  const { layers, output_layers } = model.modelTopology.model_config.config;
  const constants = readConstants(model, weights);
  const nodes = layers.flatMap((layer) => nodesOf(layer, constants));
  const graph = {
    nodes,
    name: 'graph',
    initializers: [...constants.values()],
    inputs: [floatValue(layers[0]!.name, PICTURE)],
    outputs: [floatValue(output_layers[0]![0], PICTURE)],
  };
  const operations = [{ domain: '', version: OPERATOR_SET }];
  return writeModel({ irVersion: IR_VERSION, graph, operations });
}

function nodesOf(layer: ModelLayer, constants: Map<string, GraphTensor>): GraphNode[] {
  const { name, config } = layer;
  const inputs = layer.inbound_nodes[0]?.map(([source]) => source) ?? [];
  const node = (operation: string, attributes: GraphAttribute[] = [], more: readonly string[] = []) => [
    newNode(operation, [...inputs, ...more], [name], attributes),
  ];
  switch (layer.class_name) {
    case 'InputLayer':
      return [];
    case 'Conv2D': {
      const [height, width] = config.kernel_size!;
      const [above, before] = [(height - 1) / 2, (width - 1) / 2];
      const attributes = [
        integersAttribute('kernel_shape', [height, width]),
        integersAttribute('pads', [above, before, above, before]),
      ];
      return node('Conv', attributes, [`${name}/kernel`, `${name}/bias`]);
    }
    case 'Activation':
      if (config.activation !== 'relu') break;
      return node('Relu');
    case 'Add':
      return node('Add');
    case 'Concatenate':
      return node('Concat', [integerAttribute('axis', 1)]);
    case 'UpSampling2D': {
      const scales = `${name}/scales`;
      constants.set(scales, floatConstant(scales, [4], Float32Array.of(1, 1, ...config.size!)));
      const attributes = [
        textAttribute('mode', 'nearest'),
        textAttribute('coordinate_transformation_mode', 'asymmetric'),
        textAttribute('nearest_mode', 'floor'),
      ];
      return node('Resize', attributes, ['', scales]);
    }
  }
  throw new Error(`a layer of the kind ${layer.class_name} (${config.activation ?? name}) is not known`);
}

function readConstants(model: LayersModel, weights: Buffer): Map<string, GraphTensor> {
  const constants = new Map<string, GraphTensor>();
  let at = 0;
  for (const { name, shape } of model.weightsManifest.flatMap((group) => group.weights)) {
    const count = shape.reduce((product, length) => product * length, 1);
    const values = new Float32Array(count);
    for (let index = 0; index < count; index++) values[index] = weights.readFloatLE(at + index * 4);
    at += count * 4;
    constants.set(
      name,
      shape.length === 4 ? kernel(name, shape, values) : floatConstant(name, shape, values),
    );
  }
  return constants;
}

/** From height, width, in, out to out, in, height, width. */
function kernel(name: string, shape: readonly number[], values: Float32Array): GraphTensor {
  const [height, width, from, to] = shape as [number, number, number, number];
  const turned = new Float32Array(values.length);
  for (const [index, value] of values.entries()) {
    const out = index % to;
    const into = Math.floor(index / to) % from;
    const cell = Math.floor(index / (to * from));
    turned[(out * from + into) * height * width + cell] = value;
  }
  return floatConstant(name, [to, from, height, width], turned);
}
