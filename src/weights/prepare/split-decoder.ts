import {
  branchOf,
  floatValue,
  type Graph,
  type GraphNode,
  type GraphValue,
  integerAttribute,
  integerConstant,
  newNode,
  type Slice,
} from './onnx-graph.ts';

/**
 * A merged decoder holds two graphs over the same weights, one for the first step of a text and one for all others, and
 * the runtime keeps its own copy of the weights for each. Here they become two models without anything twice: one that
 * computes what the decoder reads of the sound, once for each window, and one that makes a step, the first one too. The
 * steps need half the memory; measured in docs/audio-engines.md.
 */

const FLOAT = 1;
/** Added to the attention between tokens: minus infinity hides later tokens from earlier ones. */
export const MASK_INPUT = 'later_tokens';
const LAST = 'last_position';
const LAYER_SOUND = /^present\.(\d+)\.encoder\./;

/**
 * From the encoder's output to `present.*.encoder.*`, or one of some slices of it, because a run cannot be stopped: as many
 * of the decoder's layers.
 */
export function soundGraph(graph: Graph, { index, count }: Slice): Graph {
  const first = branchOf(conditional(graph), 'else_branch');
  const heard = graph.outputs.filter(({ name }) => LAYER_SOUND.test(name));
  const layerOf = ({ name }: GraphValue) => Number(LAYER_SOUND.exec(name)![1]);
  const layers = 1 + Math.max(...heard.map(layerOf));
  return {
    ...graph,
    nodes: [...unconditional(graph), ...first.nodes].map(withSoundShape),
    outputs: heard.filter((output) => Math.floor((layerOf(output) * count) / layers) === index),
  };
}

/** The only shape needed is the number of sounds; the delivered graph takes it from the text, by computing the text. */
function withSoundShape(node: GraphNode): GraphNode {
  return node.operation === 'Shape' ? { ...node, inputs: ['encoder_hidden_states'] } : node;
}

/** From tokens and what was read and written before to the next token's scores. */
export function stepGraph(graph: Graph): Graph {
  const { nodes } = branchOf(conditional(graph), 'then_branch');
  return {
    ...graph,
    nodes: [...unconditional(graph), ...nodes.flatMap((node) => masked(node, nodes)).flatMap(wordScores)],
    initializers: [...graph.initializers, integerConstant(LAST, -1)],
    inputs: [...graph.inputs, floatValue(MASK_INPUT, ['mask_heads', 'mask_rows', 'mask_columns'])],
    outputs: graph.outputs.filter(({ name }) =>
      /^(logits$|present\.\d+\.decoder\.|cross_attentions)/.test(name),
    ),
  };
}

function conditional(graph: Graph): GraphNode {
  const node = graph.nodes.find(({ operation }) => operation === 'If');
  if (!node) throw new Error('the model is no merged decoder');
  return node;
}

function unconditional(graph: Graph): GraphNode[] {
  return graph.nodes.filter(({ operation }) => operation !== 'If');
}

/** Whisper's later steps have no mask, because they take one token; with one they take the whole prompt. */
function masked(node: GraphNode, nodes: readonly GraphNode[]): GraphNode[] {
  const [scores] = node.inputs;
  const isBare =
    node.operation === 'Softmax' &&
    node.outputs[0]!.includes('self_attn') &&
    nodes.some(({ operation, outputs }) => operation === 'MatMul' && outputs[0] === scores);
  if (!isBare) return [node];
  const hidden = `${scores}_masked`;
  return [newNode('Add', [scores!, MASK_INPUT], [hidden]), { ...node, inputs: [hidden] }];
}

/**
 * The scores of the last position only, multiplied in 8 bits like every other layer. As delivered, the vocabulary is unpacked
 * to floats: 160 MB for Whisper small.
 */
function wordScores(node: GraphNode): GraphNode[] {
  if (node.outputs[0] !== 'logits') return [node];
  const [state, vocabulary] = node.inputs as [string, string];
  const weight = vocabulary.replace('_transposed', '_merged_0');
  return [
    newNode('Gather', [state, LAST], ['last_state'], [integerAttribute('axis', 1)]),
    newNode('DynamicQuantizeLinear', ['last_state'], ['last_quantised', 'last_scale', 'last_zero_point']),
    newNode(
      'MatMulInteger',
      ['last_quantised', `${vocabulary}_quantized`, 'last_zero_point', `${weight}_zero_point`],
      ['integer_scores'],
    ),
    newNode('Cast', ['integer_scores'], ['unscaled_scores'], [integerAttribute('to', FLOAT)]),
    newNode('Mul', ['last_scale', `${weight}_scale`], ['score_scale']),
    newNode('Mul', ['unscaled_scores', 'score_scale'], node.outputs),
  ];
}
