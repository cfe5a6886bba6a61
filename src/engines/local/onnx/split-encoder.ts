import { fusedAttention } from './fused-attention.ts';
import {
  floatValue,
  type Graph,
  type GraphNode,
  type GraphValue,
  integerConstant,
  newNode,
} from './onnx-graph.ts';

const SOUND = '/Transpose_output_0';
const POSITIONS = 'embed_positions.weight';
const RESULT = 'last_hidden_state';

/** What goes before the layers, then two for each of them and one for the last. */
export function encoderSlices(layers: number): number {
  return 2 * layers;
}

/**
 * One slice of Whisper's encoder, from 0: it reads what the slice before has written. A run of the runtime cannot be
 * stopped, and one of Whisper small's whole encoder takes most of a second; slice by slice it ends soon after its caller
 * has left. A layer is cut between its attention and the rest, but the last is not: there the runtime joins operations across
 * the cut, so that its sums would end in other digits and some words come out otherwise.
 */
export function encoderSlice(whole: Graph, slice: number): Graph {
  const graph = fusedAttention(anyLength(whole));
  const before = stateAfter(slice - 1);
  const after = stateAfter(slice);
  const isLast = !graph.nodes.some(({ outputs: [written] }) => written === stateAfter(slice + 2));
  return {
    ...graph,
    nodes: graph.nodes.filter(({ outputs: [written] }) => written !== before),
    inputs: slice === 0 ? graph.inputs : [hiddenState(before)],
    outputs: isLast ? graph.outputs.filter(({ name }) => name === RESULT) : [hiddenState(after)],
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

/** The sums that an encoder carries from slice to slice. */
function stateAfter(slice: number): string {
  if (slice <= 0) return slice === 0 ? '/Add_2_output_0' : '';
  const layer = Math.floor((slice - 1) / 2);
  return `/layers.${layer}/${slice % 2 === 1 ? 'Add' : 'Add_1'}_output_0`;
}

function hiddenState(name: string): GraphValue {
  return floatValue(name, ['batch', 'frames', 'width']);
}
