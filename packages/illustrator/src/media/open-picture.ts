import { readFile, stat } from 'node:fs/promises';
import { type Image, loadImage } from '@napi-rs/canvas';
import { readPictureHeader } from './picture-header.ts';
import { UnusablePicture } from './unusable-picture.ts';

const MOST_BYTES = 20 * 1024 * 1024;
/** Decoded, this many pixels take 200 MB: the largest phone photographs pass, a decompression bomb does not. */
const MOST_PIXELS = 50_000_000;

/** Decodes a still picture from a stranger. Every way it can be bad is an `UnusablePicture`. */
export async function openPicture(path: string, label: string): Promise<Image> {
  if ((await stat(path)).size > MOST_BYTES) throw bad(`${label} is larger than 20 MB.`);
  const bytes = await readFile(path);
  const header = readPictureHeader(bytes);
  if (!header) throw bad(`${label} is not a PNG, JPEG, WebP or GIF picture, or it is damaged.`);
  if (header.animated) throw bad(`${label} is animated; a still picture is needed.`);
  const { width, height } = header;
  if (width < 1 || height < 1) throw bad(`${label} has no pixels.`);
  if (width * height > MOST_PIXELS) {
    throw bad(
      `${label} is ${width} x ${height} pixels; at most ${MOST_PIXELS / 1e6} megapixels can be used.`,
    );
  }
  try {
    const image = await loadImage(bytes);
    if (image.width < 1 || image.height < 1) throw new Error('decoded to nothing');
    return image;
  } catch (cause) {
    throw bad(`${label} cannot be decoded.`, cause);
  }
}

function bad(message: string, cause?: unknown): UnusablePicture {
  return new UnusablePicture(message, cause === undefined ? {} : { cause });
}
