import { readFileSync } from 'node:fs';
import type { Graph, GraphTensor, Slice } from './onnx-graph.ts';
import { productConvolutions } from './product-convolutions.ts';
import { soundGraph, stepGraph } from './split-decoder.ts';
import { encoderSlice } from './split-encoder.ts';
import { planGraph, waveGraph } from './split-speech.ts';

/** Types of elements. */
const UNSIGNED = 2;
const SIGNED = 3;

/**
 * The weights of matrix products as signed bytes: each byte and its zero point less 128, which changes no product.
 * Processors multiply unsigned by signed bytes in one instruction, and have none for two unsigned ones.
 */
function signedWeights(graph: Graph): Graph {
  const products = graph.nodes.filter(({ operation }) => operation === 'MatMulInteger');
  // The vocabulary is multiplied by in one place and looked up in another, where the same bytes are unpacked.
  const transposed = new Map(
    graph.nodes
      .filter(({ operation }) => operation === 'Transpose')
      .map(({ inputs, outputs }) => [outputs[0]!, inputs[0]!]),
  );
  const names = new Set(
    products.flatMap(({ inputs }) => [transposed.get(inputs[1]!) ?? inputs[1]!, inputs[3]!]),
  );
  return {
    ...graph,
    initializers: graph.initializers.map((value) => (names.has(value.name) ? signed(value) : value)),
  };
}

function signed(value: GraphTensor): GraphTensor {
  if (value.type !== UNSIGNED) return value;
  // A zero point may be a list of one whole number.
  const { name, dimensions, bytes, integers = [] } = value;
  const flipped = Buffer.from((bytes?.length ? bytes : Buffer.from(integers)).map((byte) => byte ^ 0x80));
  return { name, type: SIGNED, dimensions, bytes: flipped };
}

export interface GraphChange {
  apply(graph: Graph, slice: Slice): Graph;
  /** Whether it is for this machine's processor; without it, it is for every one. */
  isFor?(): boolean;
}

/**
 * What is done to the delivered graphs, by the names in the manifest, with what it gains. Measured on two arm64 cores
 * (Neoverse N1) unless said otherwise; seconds are those of the processor.
 */
export const GRAPH_CHANGES: Readonly<Record<string, GraphChange>> = {
  // Whisper small's first window of 30 s: 4.5 s → 1.6, later ones 1.9 → 1.6, and 216 MB less written for each layer (the fused
  // attention); a sentence of 3 s: 3.5 s → 0.95 (windows of any length); a caller who has left costs 60 to 180 ms instead of
  // the rest of a window, most of a second (the slices).
  'encoder-slice': { apply: encoderSlice },
  // Both: Whisper small loaded takes 340 MB instead of 860, and 0.4 s instead of 3.1.
  'decoder-sound': { apply: soundGraph },
  'decoder-step': { apply: stepGraph },
  // Whisper small's encoder for a window of 30 s: 3.4 s → 1.6. Without the instruction, signed weights overflow on x64.
  'signed-weights': {
    apply: signedWeights,
    isFor: () => process.arch !== 'x64' || hasFeature(/ avx(512)?_vnni /),
  },
  // Both: the first sound of a sentence comes after one window of it instead of after all of it, and what they have in common,
  // float convolutions instead of 8-bit ones, takes a third less time.
  'speech-plan': { apply: planGraph },
  'speech-wave': { apply: waveGraph },
  // 2 s of sound: 3.6 s → 1.6. On x64 it was not measured: there the two bytes of a product must not both be unsigned.
  'product-convolutions': {
    apply: productConvolutions,
    isFor: () => process.arch === 'arm64' && (process.platform !== 'linux' || hasFeature(/ asimddp\b/)),
  },
};

function hasFeature(feature: RegExp): boolean {
  try {
    return feature.test(readFileSync('/proc/cpuinfo', 'utf8'));
  } catch {
    return false;
  }
}
