import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { InferenceSession } from 'onnxruntime-node';
import { serveJobs } from '../../platform/children/serve-jobs.ts';
import type { PreparedPart } from '../manifest.ts';
import { GRAPH_CHANGES } from './graph-changes.ts';
import { type OnnxModel, readModel } from './onnx-file.ts';
import { type Graph, type Slice, withoutDeadParts } from './onnx-graph.ts';

export interface PrepareJob {
  /** Of the delivered files. */
  readonly folder: string;
  readonly parts: Readonly<Record<string, PreparedPart>>;
  /** Where the graphs go. */
  readonly target: string;
}

/** Smaller values stay in the graph. */
const SMALLEST_MAPPED_BYTES = 1024;

/** All graphs of a weight in one process, each delivered file read once. Emits an event after each graph. */
serveJobs<PrepareJob>(async ({ folder, parts, target }, emit) => {
  const bySource = Map.groupBy(Object.entries(parts), ([, { from }]) => from);
  for (const [source, made] of bySource) {
    const model = readModel(await readFile(join(folder, source)));
    for (const [name, part] of made) {
      const { slices: count = 1 } = part;
      for (let index = 0; index < count; index++) {
        await write(model, part, { index, count }, join(target, `${name}-${index}`));
        emit(null);
      }
    }
  }
  return {};
});

/** The runtime writes what it makes of a graph, and its weights beside it, so that loading maps them instead of copying. */
async function write(model: OnnxModel, part: PreparedPart, slice: Slice, path: string): Promise<void> {
  const { changes, unpackConstants = true } = part;
  const graph = changes.reduce((before, name) => changed(before, name, slice), model.graph);
  const session = await InferenceSession.create(model.with(graph), {
    executionProviders: ['cpu'],
    intraOpNumThreads: 1,
    logSeverityLevel: 3,
    // The further level is made for the processor at hand, and cheap enough for every load.
    graphOptimizationLevel: 'extended',
    optimizedModelFilePath: `${path}.onnx`,
    extra: {
      session: {
        disable_quant_qdq: unpackConstants ? '1' : '0',
        disable_prepacking: '1',
        optimized_model_external_initializers_file_name: `${basename(path)}.data`,
        optimized_model_external_initializers_min_size_in_bytes: String(SMALLEST_MAPPED_BYTES),
      },
    },
  });
  await session.release();
}

function changed(graph: Graph, name: string, slice: Slice): Graph {
  const change = GRAPH_CHANGES[name];
  if (!change) throw new Error(`there is no change of graphs named ${name}`);
  return withoutDeadParts(change.apply(graph, slice));
}
