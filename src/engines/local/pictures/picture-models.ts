import type { PictureModels } from '@phonofilm/illustrator/study-picture';
import { type InferenceSession, Tensor } from 'onnxruntime-node';
import { weightPath } from '../../../weights/weight-store.ts';
import { loadSession } from '../onnx/load-session.ts';
import { findFaces } from './find-faces.ts';

/** One thread: on two, U2-Net is hardly faster, and a film is never alone on the machine. */
const SESSION = { threads: 1, arena: false } as const;

/** U2-Net small, FastDepth and BlazeFace, each loaded when it is first needed. */
export function openPictureModels(weightsDirectory: string): PictureModels {
  const subject = once(() =>
    loadSession(weightPath(weightsDirectory, 'u2net-small', 'u2netp.onnx'), SESSION),
  );
  const depth = once(() =>
    loadSession(weightPath(weightsDirectory, 'fastdepth', 'fastdepth_7.onnx'), SESSION),
  );
  const faces = once(() =>
    loadSession(weightPath(weightsDirectory, 'blazeface', 'face_detection_back_256x256.onnx'), SESSION),
  );
  return {
    async subject(pixels) {
      const [mask] = await run(await subject(), planes(pixels, likeImageNet(pixels)), [1, 3, 320, 320]);
      return stretched(mask!);
    },
    async depth(pixels) {
      const [distances] = await run(
        await depth(),
        planes(pixels, (value) => value / 255),
        [1, 3, 224, 224],
      );
      return distances!;
    },
    async faces(pixels) {
      const values = new Float32Array((pixels.length / 4) * 3);
      for (let at = 0; at < values.length; at++)
        values[at] = pixels[Math.floor(at / 3) * 4 + (at % 3)]! / 127.5 - 1;
      const outputs = await run(await faces(), values, [1, 256, 256, 3]);
      return findFaces(outputs.slice(0, 2), outputs.slice(2, 4));
    },
  };
}

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let value: Promise<Value> | undefined;
  return () => {
    value ??= make();
    return value;
  };
}

async function run(
  session: InferenceSession,
  values: Float32Array,
  shape: readonly number[],
): Promise<Float32Array[]> {
  const input = session.inputNames[0]!;
  const outputs = await session.run({ [input]: new Tensor('float32', values, shape) });
  return session.outputNames.map((name) => outputs[name]!.data as Float32Array);
}

/** All red, then all green, then all blue. */
function planes(pixels: Uint8ClampedArray, scaled: (value: number, channel: number) => number): Float32Array {
  const count = pixels.length / 4;
  const values = new Float32Array(count * 3);
  for (const channel of [0, 1, 2])
    for (let at = 0; at < count; at++)
      values[channel * count + at] = scaled(pixels[at * 4 + channel]!, channel);
  return values;
}

/** U2-Net was trained on pictures stretched to full brightness, then shifted by the mean of ImageNet. */
function likeImageNet(pixels: Uint8ClampedArray): (value: number, channel: number) => number {
  const mean = [0.485, 0.456, 0.406];
  const spread = [0.229, 0.224, 0.225];
  let brightest = 1;
  for (let at = 0; at < pixels.length; at++) if (at % 4 !== 3) brightest = Math.max(brightest, pixels[at]!);
  return (value, channel) => (value / brightest - mean[channel]!) / spread[channel]!;
}

/** To the whole range from 0 to 1, unless the model saw nothing at all: noise must not become a subject. */
function stretched(mask: Float32Array): Float32Array {
  let [least, most] = [1, 0];
  for (const value of mask) {
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  if (most < 0.5) return mask;
  return mask.map((value) => (value - least) / (most - least));
}
