import { readFile } from 'node:fs/promises';
import type { Enlarge, Factor } from '@phonofilm/illustrator/enlarge-picture';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { onnxFromLayers } from '../../../weights/prepare/onnx-from-layers.ts';
import { weightPath } from '../../../weights/weight-store.ts';

/** ESRGAN slim, which is published for TensorFlow.js and runs as ONNX here. */
export function openEnlargingModel(weightsDirectory: string): Enlarge {
  const sessions = new Map<Factor, Promise<InferenceSession>>();
  const session = (factor: Factor) => {
    const opened = sessions.get(factor) ?? load(weightsDirectory, factor);
    sessions.set(factor, opened);
    return opened;
  };
  return async (planes, width, height, factor) => {
    const model = await session(factor);
    const outputs = await model.run({
      [model.inputNames[0]!]: new Tensor('float32', planes, [1, 3, height, width]),
    });
    return outputs[model.outputNames[0]!]!.data as Float32Array;
  };
}

async function load(weightsDirectory: string, factor: Factor): Promise<InferenceSession> {
  const path = (file: string) => weightPath(weightsDirectory, 'esrgan-slim', `x${factor}/${file}`);
  const [description, weights] = await Promise.all([
    readFile(path('model.json'), 'utf8'),
    readFile(path('group1-shard1of1.bin')),
  ]);
  return InferenceSession.create(onnxFromLayers(description, weights), {
    executionProviders: ['cpu'],
    intraOpNumThreads: 1,
    enableCpuMemArena: true,
    logSeverityLevel: 3,
  });
}
