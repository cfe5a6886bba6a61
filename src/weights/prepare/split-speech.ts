import { floatConvolutions } from './float-convolutions.ts';
import { floatValue, type Graph } from './onnx-graph.ts';

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
