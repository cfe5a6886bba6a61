import { ATTENTION_INPUTS, fusedAttention } from './fused-attention.ts';
import {
  floatValue,
  type Graph,
  type GraphNode,
  type GraphValue,
  integerConstant,
  newNode,
  type Slice,
} from './onnx-graph.ts';

const SOUND = '/Transpose_output_0';
const POSITIONS = 'embed_positions.weight';
/** What the encoder makes of the sound. */
export const ENCODED = 'last_hidden_state';

/**
 * One slice of Whisper's encoder: what goes before the layers, then three for each of them. It reads what the slices before have
 * written. A run of the runtime cannot be stopped, and one of Whisper small's whole encoder takes most of a second; slice by
 * slice it ends soon after its caller has left. A layer is cut before its attention, and after it where that leaves every
 * digit of the sums as it is.
 */
export function encoderSlice(whole: Graph, { index, count }: Slice): Graph {
  const graph = fusedAttention(anyLength(whole));
  const layers = graph.nodes.filter(({ operation }) => operation === 'MultiHeadAttention').length;
  if (count !== 1 + 3 * layers)
    throw new Error(`the encoder has ${layers} layers, which are not ${count} slices`);
  const before = Array.from({ length: index }, (_, earlier) => writtenBy(earlier, layers)).flat();
  return {
    ...graph,
    nodes: graph.nodes.filter(({ outputs: [written] }) => !before.includes(written!)),
    // Those that it does not read are left out.
    inputs: [...graph.inputs, ...before.map(hiddenState)],
    outputs:
      index === count - 1
        ? graph.outputs.filter(({ name }) => name === ENCODED)
        : writtenBy(index, layers).map(hiddenState),
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

/** What a slice adds to what the encoder carries on. */
function writtenBy(slice: number, layers: number): string[] {
  if (slice === 0) return ['/Add_2_output_0'];
  const layer = Math.floor((slice - 1) / 3);
  const named = (value: string) => `/layers.${layer}/${value}_output_0`;
  switch ((slice - 1) % 3) {
    case 0:
      return ATTENTION_INPUTS.map((value) => named(`self_attn/${value}`));
    case 1:
      // In the last layer the runtime joins the sum with what follows: cut there, it would end in other digits, and some
      // words would come out otherwise.
      return [named(layer === layers - 1 ? 'self_attn/Reshape_9' : 'Add')];
    default:
      return [named('Add_1')];
  }
}

function hiddenState(name: string): GraphValue {
  return floatValue(name, ['batch', 'frames', 'width']);
}
