import { type Graph, type GraphNode, integerAttribute, newNode } from './onnx-graph.ts';

/** Every Whisper divides its attention into heads of this width. */
const HEAD_WIDTH = 64;
/** What it reads, by the names within a layer's attention. */
export const ATTENTION_INPUTS = ['q_proj/Add', 'k_proj/MatMul', 'v_proj/Add'] as const;
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
