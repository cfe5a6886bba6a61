import { stat } from 'node:fs/promises';
import { ServiceError } from '../../../domain/errors.ts';
import type { Turn } from '../../turns/fair-gate.ts';
import { fileTypeOf } from '../file-type-of.ts';
import { describeCrash } from '../media-pool.ts';
import { MEDIA_POOLS } from '../media-pools.ts';
import type { DecodedImage, DecodeImageInput, ImageSize } from './decode-image.child.ts';
import type { ImageFormat } from './image-format.ts';

export interface ImageFacts extends ImageSize {
  readonly format: ImageFormat;
}

export interface InspectImageOptions {
  /** The request parameter of the image, for error messages. */
  readonly param?: string;
}

/** The contract: "at most 20 MB; PNG, JPEG, WebP, GIF". */
export const MAX_IMAGE_BYTES = 20 * 1024 * 1024;

/** Far more than a 1080p video can use, and enough for pictures of phone cameras. */
export const MAX_IMAGE_PIXELS = 50_000_000;
export const MAX_IMAGE_SIDE = 16_384;

const DECODE_TIMEOUT_MS = 10_000;

const FORMATS: Readonly<Record<string, ImageFormat>> = {
  'image/png': 'png',
  // A PNG that may be animated; with a single frame it is a still image.
  'image/apng': 'png',
  'image/jpeg': 'jpeg',
  'image/webp': 'webp',
  'image/gif': 'gif',
};
const ALLOWED = 'PNG, JPEG, WebP and GIF are allowed';

/** Throws `invalid_image` unless the file is a complete, still PNG, JPEG, WebP or GIF within the limits. */
export async function inspectImage(
  file: string,
  turn: Turn,
  signal: AbortSignal,
  options: InspectImageOptions = {},
): Promise<ImageFacts> {
  const refuse = (message: string): ServiceError => new ServiceError('invalid_image', message, options);
  const format = await checkBytes(file, refuse);
  const input: DecodeImageInput = { file, format, maxPixels: MAX_IMAGE_PIXELS };
  const decoded = await MEDIA_POOLS.image.run<DecodedImage>(
    { turn, input, timeoutMs: DECODE_TIMEOUT_MS },
    signal,
    (reason) => refuse(`The image ${describeCrash(reason)}.`),
  );
  if (decoded === 'animated') throw refuse('The image is animated; a still image is needed.');
  if (decoded === 'damaged')
    throw refuse(`The image cannot be decoded: its ${label(format)} data is damaged or incomplete.`);
  const { width, height } = decoded;
  if (Math.max(width, height) > MAX_IMAGE_SIDE || width * height > MAX_IMAGE_PIXELS)
    throw refuse(
      `The image is ${width}x${height} pixels; at most ${MAX_IMAGE_SIDE} a side and ` +
        `${MAX_IMAGE_PIXELS / 1_000_000} megapixels in all are allowed.`,
    );
  return { format, width, height };
}

/** Everything that can be checked without reading all of it. */
async function checkBytes(file: string, refuse: (message: string) => ServiceError): Promise<ImageFormat> {
  const { size: bytes } = await stat(file);
  if (bytes === 0) throw refuse('The image is empty.');
  if (bytes > MAX_IMAGE_BYTES) throw refuse(`The image has ${bytes} bytes; at most 20 MB are allowed.`);
  const type = await fileTypeOf(file);
  const format = type && FORMATS[type.mime];
  if (!format) throw refuse(`The file is ${type ? type.mime : 'no known kind of image'}; ${ALLOWED}.`);
  return format;
}

function label(format: ImageFormat): string {
  return format === 'webp' ? 'WebP' : format.toUpperCase();
}
