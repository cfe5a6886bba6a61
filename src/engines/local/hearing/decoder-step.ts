import { type InferenceSession, Tensor } from 'onnxruntime-node';
import { MASK_INPUT } from '../../../weights/prepare/split-decoder.ts';
import { runWhileWanted } from '../onnx/run-while-wanted.ts';

/** What a decoder reads besides the next tokens: the sound, and what it has written so far. */
export type DecoderMemory = Readonly<Record<string, Tensor>>;

type Values = InferenceSession.OnnxValueMapType;

/** Nothing written yet; `heard` is what the decoder reads of the sound. */
export function startOfText(step: InferenceSession, heard: Values): DecoderMemory {
  const memory: Record<string, Tensor> = {};
  for (const { name, shape } of step.inputMetadata as readonly InferenceSession.TensorValueMetadata[]) {
    if (!name.startsWith('past_key_values')) continue;
    const [, heads, , width] = shape as [number | string, number, number | string, number];
    memory[name] =
      (heard[name.replace('past_key_values', 'present')] as Tensor | undefined) ??
      new Tensor('float32', new Float32Array(0), [1, heads, 0, width]);
  }
  return memory;
}

/** Reads some tokens; the scores are those of the token that comes after the last. */
export async function decoderStep(
  step: InferenceSession,
  tokens: readonly number[],
  memory: DecoderMemory,
  extraOutputs: readonly string[],
  signal: AbortSignal,
): Promise<{ logits: Float32Array; next: DecoderMemory; output: Values }> {
  const growing = step.outputNames.filter((name) => name.startsWith('present'));
  const input: Record<string, Tensor> = {
    ...memory,
    input_ids: new Tensor('int64', BigInt64Array.from(tokens, BigInt), [1, tokens.length]),
  };
  if (step.inputNames.includes(MASK_INPUT)) input[MASK_INPUT] = mask(tokens.length, memory);
  const output = await runWhileWanted(step, input, signal, ['logits', ...growing, ...extraOutputs]);
  const next: Record<string, Tensor> = { ...memory };
  for (const name of growing) next[name.replace('present', 'past_key_values')] = output[name] as Tensor;
  return { logits: (output['logits'] as Tensor).data as Float32Array, next, output };
}

/** A token sees itself and what came before it. */
function mask(count: number, memory: DecoderMemory): Tensor {
  const before = memory['past_key_values.0.decoder.key']?.dims[2] ?? 0;
  const width = before + count;
  const values = new Float32Array(count * width);
  for (let row = 0; row < count; row++)
    values.fill(-Infinity, row * width + before + row + 1, (row + 1) * width);
  return new Tensor('float32', values, [1, count, width]);
}
