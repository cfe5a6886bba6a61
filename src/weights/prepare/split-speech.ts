import { floatValue, type Graph, type GraphNode, newNode } from './onnx-graph.ts';

/**
 * A speech model is two models in one: a plan of the whole text, which takes a fiftieth of the time, and the sound of that
 * plan. Apart, the sound is made window by window: the first is heard soon, and yet its melody is that of the whole
 * sentence.
 */

/** What the sound is made of: the sounds of speech, their pitch and their strength, by steps of time. */
const PLAN = [
  { name: '/encoder/MatMul_1_output_0', shape: ['one', 'features', 'steps'] },
  { name: '/encoder/Reshape_output_0', shape: ['one', 'half_steps'] },
  { name: '/encoder/Reshape_1_output_0', shape: ['one', 'half_steps'] },
] as const;
export const [PLANNED_SOUNDS, PLANNED_PITCH, PLANNED_STRENGTH] = PLAN.map(({ name }) => name) as [
  string,
  string,
  string,
];

const PLAN_VALUES = PLAN.map(({ name, shape }) => floatValue(name, shape));

/** From phonemes to the plan. */
export function planGraph(graph: Graph): Graph {
  return { ...floatConvolutions(graph), outputs: PLAN_VALUES };
}

/** From the plan, or a window of it, to the sound. */
export function waveGraph(graph: Graph): Graph {
  const whole = floatConvolutions(graph);
  const planned = new Set(PLAN.map(({ name }): string => name));
  const nodes = whole.nodes.filter(({ outputs }) => !outputs.some((name) => planned.has(name)));
  return { ...whole, nodes, inputs: [...whole.inputs, ...PLAN_VALUES] };
}

/**
 * Replaces 8-bit convolutions by float ones with the same weights. The runtime has no fast kernel for 8-bit ones:
 * Kokoro spends four fifths of its time there.
 *
 * A quantised convolution is a group of nodes: quantise the input, convolve integers, add the quantised bias, cast, and
 * multiply by the two scales. The new node takes the group's float input and produces its float output.
 */
function floatConvolutions(graph: Graph): Graph {
  const { nodes } = graph;
  const producers = new Map(nodes.flatMap((node) => node.outputs.map((name) => [name, node])));
  const consumers = Map.groupBy(
    nodes.flatMap((node) => node.inputs.map((name) => ({ name, node }))),
    ({ name }) => name,
  );
  const only = (name: string) => consumers.get(name)![0]!.node;
  const replaced = new Set<GraphNode>();
  const rewritten = nodes.flatMap((node) => {
    if (node.operation !== 'ConvInteger') return node;
    const [quantised, weights, , zeroPoint] = node.inputs as [string, string, string, string];
    let next = only(node.outputs[0]!);
    let bias: string | undefined;
    if (next.operation === 'Add') {
      replaced.add(next);
      bias = floatBias(next, producers);
      next = only(next.outputs[0]!);
    }
    const scaled = only(next.outputs[0]!);
    replaced.add(node).add(next).add(scaled);
    const weightScale = producers.get(scaled.inputs[1]!)!.inputs[1]!;
    const floatInput = producers.get(quantised)!.inputs[0]!;
    const floatWeights = `${node.outputs[0]}_float_weights`;
    return [
      newNode('DequantizeLinear', [weights, weightScale, zeroPoint], [floatWeights]),
      newNode(
        'Conv',
        bias === undefined ? [floatInput, floatWeights] : [floatInput, floatWeights, bias],
        scaled.outputs,
        node.attributes,
      ),
    ];
  });
  return { ...graph, nodes: rewritten.filter((node) => !replaced.has(node)) };
}

/** The bias before it was divided by the scales, rounded, cast and reshaped. */
function floatBias(add: GraphNode, producers: ReadonlyMap<string, GraphNode>): string {
  let node = producers.get(add.inputs[1]!)!;
  while (node.operation !== 'Div') node = producers.get(node.inputs[0]!)!;
  return node.inputs[0]!;
}
