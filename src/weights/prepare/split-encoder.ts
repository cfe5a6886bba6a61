import {
  floatValue,
  type Graph,
  type GraphNode,
  type GraphValue,
  integerAttribute,
  integerConstant,
  newNode,
  type Slice,
} from './onnx-graph.ts';

/** Every Whisper divides its attention into heads of this width. */
const HEAD_WIDTH = 64;
/** What it reads, by the names within a layer's attention. */
const ATTENTION_INPUTS = ['q_proj/Add', 'k_proj/MatMul', 'v_proj/Add'] as const;
const ATTENTION_OUTPUT = /^\/(layers\.\d+\/self_attn)\/Reshape_9_output_0$/;

/**
 * The encoder's attention as one operation of the runtime, which goes through it in tiles. As delivered, each layer writes
 * the attention of every frame to every other to memory, 108 MB with Whisper small, two times over: the first window took
 * 4.5 s of processor (2 of them for getting that memory), now 1.6; later ones 1.9, now 1.6.
 */
export function fusedAttention(graph: Graph): Graph {
  return { ...graph, nodes: graph.nodes.map((node) => fused(node, graph)) };
}

function fused(node: GraphNode, graph: Graph): GraphNode {
  const [, attention] = ATTENTION_OUTPUT.exec(node.outputs[0]!) ?? [];
  if (attention === undefined) return node;
  const bias = `${attention.replace('/', '.')}.q_proj.bias`;
  const width = Number(graph.initializers.find(({ name }) => name === bias)!.dimensions[0]);
  const inputs = ATTENTION_INPUTS.map((name) => `/${attention}/${name}_output_0`);
  const heads = integerAttribute('num_heads', width / HEAD_WIDTH);
  // Only the runtime has it.
  return { ...newNode('MultiHeadAttention', inputs, node.outputs, [heads]), domain: 'com.microsoft' };
}

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
