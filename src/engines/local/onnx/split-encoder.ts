import { fusedAttention } from './fused-attention.ts';
import {
  floatValue,
  type Graph,
  type GraphNode,
  type GraphValue,
  integerConstant,
  newNode,
} from './onnx-graph.ts';

const LAYER_OUTPUT = /^\/layers\.\d+\/Add_1_output_0$/;
const SOUND = '/Transpose_output_0';
const POSITIONS = 'embed_positions.weight';

/**
 * One layer of Whisper's encoder, from 0: it reads what the layer before has written. A run of the runtime cannot be
 * stopped, and one of Whisper small's whole encoder takes most of a second; layer by layer it ends soon after its caller
 * has left.
 */
export function encoderLayer(whole: Graph, layer: number): Graph {
  const graph = fusedAttention(anyLength(whole));
  const layers = graph.nodes.filter(({ outputs }) => LAYER_OUTPUT.test(outputs[0]!)).length;
  const before = layerOutput(layer - 1);
  const result = graph.outputs.filter(({ name }) => name === 'last_hidden_state');
  return {
    ...graph,
    nodes: layer === 0 ? graph.nodes : graph.nodes.filter(({ outputs: [written] }) => written !== before),
    inputs: layer === 0 ? graph.inputs : [hiddenState(before)],
    outputs: layer === layers - 1 ? result : [hiddenState(layerOutput(layer))],
  };
}

/** Takes fewer than 3,000 frames: as many of the learned positions are added as there are. */
function anyLength(graph: Graph): Graph {
  const positions = [
    newNode('Shape', [SOUND], ['sound_shape']),
    newNode('Slice', ['sound_shape', 'one', 'two'], ['sound_length']),
    newNode('Slice', [POSITIONS, 'zero', 'sound_length'], ['sound_positions']),
  ];
  const shortened = (node: GraphNode): GraphNode[] => {
    if (!node.inputs.includes(POSITIONS)) return [node];
    const inputs = node.inputs.map((name) => (name === POSITIONS ? 'sound_positions' : name));
    return [...positions, { ...node, inputs }];
  };
  const constants = ['zero', 'one', 'two'].map((name, value) => integerConstant(name, value));
  return {
    ...graph,
    nodes: graph.nodes.flatMap(shortened),
    initializers: [...graph.initializers, ...constants],
    inputs: graph.inputs.map(({ name }) => floatValue(name, ['batch', 'bands', 'frames'])),
  };
}

function layerOutput(layer: number): string {
  return `/layers.${layer}/Add_1_output_0`;
}

function hiddenState(name: string): GraphValue {
  return floatValue(name, ['batch', 'frames', 'width']);
}
