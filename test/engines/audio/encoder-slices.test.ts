// Own process: it loads models that stay until its process ends.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import {
  MEL_BANDS,
  MOST_FRAMES,
  melSpectrogram,
} from '../../../src/engines/local/hearing/whisper/mel-spectrogram.ts';
import { readModel } from '../../../src/weights/prepare/onnx-file.ts';
import { withoutDeadParts } from '../../../src/weights/prepare/onnx-graph.ts';
import { ENCODED, encoderSlice, fusedAttention } from '../../../src/weights/prepare/split-encoder.ts';
import { weightPath } from '../../../src/weights/weight-store.ts';
import { clip, hear, lacking, WEIGHTS } from './audio-test.ts';

type Values = InferenceSession.OnnxValueMapType;

/** Before the layers, and three for each of the six. */
const SLICES_OF_WHISPER_BASE = 19;
/** They are the same to the last bit on the processors seen; another may sum in another order. */
const LEAST_LIKENESS = 0.99999;

describe("Whisper's encoder in slices", { skip: lacking('whisper-base') }, () => {
  it('makes of a sound what it makes of it uncut', async ({ signal }) => {
    const { samples } = await hear(clip('en-0930.flac'));
    const mel = await melSpectrogram(samples, MOST_FRAMES, signal);
    const sound = { input_features: new Tensor('float32', mel, [1, MEL_BANDS, MOST_FRAMES]) };
    const whole = readModel(
      readFileSync(weightPath(WEIGHTS, 'whisper-base', 'encoder_model_quantized.onnx')),
    );
    let carried: Values = sound;
    for (let index = 0; index < SLICES_OF_WHISPER_BASE; index++) {
      const part = encoderSlice(whole.graph, { index, count: SLICES_OF_WHISPER_BASE });
      carried = { ...carried, ...(await run(whole.with(withoutDeadParts(part)), carried)) };
    }
    const uncut = await run(whole.with(withoutDeadParts(fusedAttention(whole.graph))), sound);
    assert.ok(likeness(carried[ENCODED]!, uncut[ENCODED]!) > LEAST_LIKENESS);
  });
});

/** Gives a model what it reads of these values. */
async function run(model: Buffer, values: Values): Promise<Values> {
  const session = await InferenceSession.create(model, { logSeverityLevel: 3 });
  try {
    return await session.run(Object.fromEntries(session.inputNames.map((name) => [name, values[name]!])));
  } finally {
    await session.release();
  }
}

/** The cosine of the angle between them. */
function likeness(one: Tensor, other: Tensor): number {
  const [a, b] = [one.data as Float32Array, other.data as Float32Array];
  assert.equal(a.length, b.length);
  const product = (x: Float32Array, y: Float32Array) => x.reduce((sum, value, n) => sum + value * y[n]!, 0);
  return product(a, b) / Math.sqrt(product(a, a) * product(b, b));
}
