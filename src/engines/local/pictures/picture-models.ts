import type { Box, PictureModels } from '@phonofilm/illustrator/study-picture';
import { type InferenceSession, Tensor } from 'onnxruntime-node';
import { weightPath } from '../../../weights/weight-store.ts';
import { loadSession } from '../onnx/load-session.ts';

/** The detector looks at two grids: cells across, and boxes in each cell. */
const GRIDS = [
  { cells: 16, boxes: 2 },
  { cells: 8, boxes: 6 },
] as const;
/** Numbers for each box: centre, size, and six points of the face that are not used here. */
const BOX_NUMBERS = 16;
const PICTURE_SIZE = 256;
/** Clocks and cats get up to 0.7. */
const LEAST_CERTAINTY = 0.75;
const SAME_FACE = 0.3;

interface Found extends Box {
  readonly certainty: number;
}

/** Reads what BlazeFace answers: for each grid its certainties and its boxes. The surest of each face remain. */
function findFaces(certainties: readonly Float32Array[], boxes: readonly Float32Array[]): Box[] {
  const found = GRIDS.flatMap((grid, index) => inGrid(grid, certainties[index]!, boxes[index]!));
  const kept: Found[] = [];
  for (const face of found.toSorted((a, b) => b.certainty - a.certainty))
    if (kept.every((other) => overlap(face, other) < SAME_FACE)) kept.push(face);
  return kept.map(({ x, y, width, height }) => ({ x, y, width, height }));
}

function inGrid(grid: (typeof GRIDS)[number], certainties: Float32Array, boxes: Float32Array): Found[] {
  const found: Found[] = [];
  for (const [index, value] of certainties.entries()) {
    const certainty = 1 / (1 + Math.exp(-value));
    if (certainty < LEAST_CERTAINTY) continue;
    const cell = Math.floor(index / grid.boxes);
    const [centreX, centreY, width, height] = Array.from(
      boxes.subarray(index * BOX_NUMBERS, index * BOX_NUMBERS + 4),
      (number) => number / PICTURE_SIZE,
    ) as [number, number, number, number];
    const x = ((cell % grid.cells) + 0.5) / grid.cells + centreX - width / 2;
    const y = (Math.floor(cell / grid.cells) + 0.5) / grid.cells + centreY - height / 2;
    found.push({ x, y, width, height, certainty });
  }
  return found;
}

/** Common area of two boxes, as a share of what both cover. */
function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  if (width <= 0 || height <= 0) return 0;
  const common = width * height;
  return common / (a.width * a.height + b.width * b.height - common);
}

/** One thread: on two, U2-Net is hardly faster, and a video is never alone on the machine. */
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
