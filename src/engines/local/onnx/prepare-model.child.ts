import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { InferenceSession } from 'onnxruntime-node';
import { serveJobs } from '../../../children/serve-jobs.ts';
import { type Graph, withGraph } from './onnx-graph.ts';
import { productConvolutions } from './product-convolutions.ts';
import { signedWeights } from './signed-weights.ts';
import { soundGraph, soundSlice, stepGraph } from './split-decoder.ts';
import { encoderSlice } from './split-encoder.ts';
import { planGraph, waveGraph } from './split-speech.ts';

export interface PrepareJob {
  readonly path: string;
  readonly changes: readonly GraphChange[];
  readonly unpackConstants: boolean;
  /** Where the graph goes, and its weights beside it, so that loading maps them instead of copying. */
  readonly graphFile: string;
  readonly weightsFile: string;
}

const CHANGES = {
  'product-convolutions': productConvolutions,
  'speech-plan': planGraph,
  'speech-wave': waveGraph,
  'signed-weights': signedWeights,
  'decoder-sound': soundGraph,
  'decoder-step': stepGraph,
} satisfies Record<string, (graph: Graph) => Graph>;

/** Changes that cut one slice out of a graph, counted from 0. */
const SLICES = {
  'decoder-sound-slice': soundSlice,
  'encoder-cut': encoderSlice,
} satisfies Record<string, (graph: Graph, slice: number) => Graph>;

export type GraphChange = keyof typeof CHANGES | `${keyof typeof SLICES}-${number}`;

function changed(graph: Graph, change: GraphChange): Graph {
  const [, name, slice] = /^(.+)-(\d+)$/.exec(change) ?? [];
  return name === undefined
    ? CHANGES[change as keyof typeof CHANGES](graph)
    : SLICES[name as keyof typeof SLICES](graph, Number(slice));
}

/** Smaller values stay in the graph. */
const SMALLEST_MAPPED_BYTES = 1024;

serveJobs<PrepareJob>(async (job) => {
  let model: Buffer = await readFile(job.path);
  for (const change of job.changes) model = withGraph(model, (graph) => changed(graph, change));
  const session = await InferenceSession.create(model, {
    executionProviders: ['cpu'],
    logSeverityLevel: 3,
    // The further level is made for the processor at hand, and cheap enough for every load.
    graphOptimizationLevel: 'extended',
    optimizedModelFilePath: job.graphFile,
    extra: {
      session: {
        disable_quant_qdq: job.unpackConstants ? '1' : '0',
        disable_prepacking: '1',
        optimized_model_external_initializers_file_name: basename(job.weightsFile),
        optimized_model_external_initializers_min_size_in_bytes: String(SMALLEST_MAPPED_BYTES),
      },
    },
  });
  await session.release();
  return {};
});
