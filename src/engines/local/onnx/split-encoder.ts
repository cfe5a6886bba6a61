import { floatValue, type Graph, type GraphValue } from './onnx-graph.ts';

/**
 * A run of the runtime cannot be stopped, and one of Whisper small's encoder takes most of a second. As parts, some layers
 * each, it stops between two of them when its caller has left; the result is the same to the bit.
 */
export const ENCODER_PARTS = 6;

const LAYER_OUTPUT = /^\/layers\.\d+\/Add_1_output_0$/;

/** The part of the given number, from 0: it reads what the part before has written. */
export function encoderPart(graph: Graph, number: number): Graph {
  const layers = graph.nodes.filter(({ outputs }) => LAYER_OUTPUT.test(outputs[0]!)).length;
  const layerBefore = (part: number) => Math.round((layers * part) / ENCODER_PARTS) - 1;
  const outputs = graph.outputs.filter(({ name }) => name === 'last_hidden_state');
  const first = layerOutput(layerBefore(number));
  const last = layerOutput(layerBefore(number + 1));
  return {
    ...graph,
    nodes: number === 0 ? graph.nodes : graph.nodes.filter(({ outputs: [written] }) => written !== first),
    inputs: number === 0 ? graph.inputs : [hiddenState(first)],
    outputs: number === ENCODER_PARTS - 1 ? outputs : [hiddenState(last)],
  };
}

function layerOutput(layer: number): string {
  return `/layers.${layer}/Add_1_output_0`;
}

function hiddenState(name: string): GraphValue {
  return floatValue(name, ['batch', 'frames', 'width']);
}
