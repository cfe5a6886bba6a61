import { type Canvas, createCanvas, type Image } from '@napi-rs/canvas';

/** How far a border's colours may differ for it to count as one plain background. */
const PLAIN = 26;
const SAME = 44;

/**
 * The picture without its background, when it has one that can be told: transparency of its own, or one plain
 * colour all around. Null when it has not: then it is framed instead.
 */
export function cutOut(image: Image, longest: number): Canvas | null {
  const zoom = Math.min(1, longest / Math.max(image.width, image.height));
  const width = Math.max(1, Math.round(image.width * zoom));
  const height = Math.max(1, Math.round(image.height * zoom));
  const canvas = createCanvas(width, height);
  const brush = canvas.getContext('2d');
  brush.drawImage(image, 0, 0, width, height);
  const picture = brush.getImageData(0, 0, width, height);
  const { data } = picture;
  const border = borderPixels(width, height);
  if (border.filter((pixel) => data[pixel * 4 + 3]! < 128).length > border.length / 3) return canvas;
  const background = [0, 1, 2].map((channel) => median(border.map((pixel) => data[pixel * 4 + channel]!)));
  const distance = (pixel: number) =>
    Math.max(...background.map((value, channel) => Math.abs(data[pixel * 4 + channel]! - value)));
  if (border.filter((pixel) => distance(pixel) > PLAIN).length > border.length * 0.08) return null;
  // Flood from the border, so that the same colour inside the thing stays.
  const gone = new Uint8Array(width * height);
  const queue = border.filter((pixel) => distance(pixel) <= SAME);
  for (const pixel of queue) gone[pixel] = 1;
  for (let at = 0; at < queue.length; at++) {
    const pixel = queue[at]!;
    const x = pixel % width;
    for (const next of [
      x > 0 ? pixel - 1 : -1,
      x < width - 1 ? pixel + 1 : -1,
      pixel - width,
      pixel + width,
    ]) {
      if (next < 0 || next >= gone.length || gone[next] || distance(next) > SAME) continue;
      gone[next] = 1;
      queue.push(next);
    }
  }
  if (queue.length > width * height * 0.97) return null;
  for (let pixel = 0; pixel < gone.length; pixel++) {
    const alongEdge =
      !gone[pixel] && (gone[pixel - 1] || gone[pixel + 1] || gone[pixel - width] || gone[pixel + width]);
    if (gone[pixel]) data[pixel * 4 + 3] = 0;
    else if (alongEdge) data[pixel * 4 + 3] = 128;
  }
  brush.clearRect(0, 0, width, height);
  brush.putImageData(picture, 0, 0);
  return canvas;
}

function borderPixels(width: number, height: number): number[] {
  const pixels: number[] = [];
  for (let x = 0; x < width; x++) pixels.push(x, (height - 1) * width + x);
  for (let y = 1; y < height - 1; y++) pixels.push(y * width, y * width + width - 1);
  return pixels;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
