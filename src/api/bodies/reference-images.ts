import { writeFile } from 'node:fs/promises';
import type { VideoModel } from '../../domain/catalogue.ts';
import { ServiceError } from '../../domain/errors.ts';
import type { FilmInput, FilmInputRole } from '../../domain/film.ts';
import { checkUrlForm } from '../../fetching/safe-fetch.ts';
import { MAX_IMAGE_BYTES } from '../../media/inspect-image.ts';
import type { FilmUpload } from '../../services/create-film.ts';
import type { ScratchFolder } from '../../services/scratch.ts';

export interface ReferenceImages {
  readonly uploads: readonly FilmUpload[];
  readonly inputs: readonly FilmInput[];
}

/**
 * The `images` of a request: `data:` URLs are decoded and checked now, `http(s)` ones for their form only; the worker
 * fetches them (decision 22).
 */
export async function readReferenceImages(
  images: readonly string[],
  model: VideoModel,
  folder: ScratchFolder,
  inspect: (file: string) => Promise<unknown>,
  param: string,
): Promise<ReferenceImages> {
  const uploads: FilmUpload[] = [];
  const inputs: FilmInput[] = [];
  for (const [index, image] of images.entries()) {
    const role = roleOf(model, index);
    if (/^data:/i.test(image)) {
      const file = folder.file(`image-${index}`);
      await writeFile(file, decodeDataUrl(image, index, param));
      await inspect(file);
      uploads.push({ role, file });
    } else if (checkUrlForm(image)) {
      inputs.push({ role, source: { kind: 'url', url: image } });
    } else {
      throw new ServiceError(
        'invalid_parameter',
        `\`${param}[${index}]\` must be an http, https or data URL of an image.`,
        {
          param,
        },
      );
    }
  }
  return { uploads, inputs };
}

function roleOf(model: VideoModel, index: number): FilmInputRole {
  switch (model.imageUse) {
    case 'frames':
      return index === 0 ? 'first-frame' : 'last-frame';
    case 'components':
      return 'component';
    case 'reference':
      return 'reference';
  }
}

/** Base64 grows by a third; a longer text cannot be an image of the permitted size. */
const MAX_BASE64 = Math.ceil(MAX_IMAGE_BYTES / 3) * 4;

function decodeDataUrl(url: string, index: number, param: string): Buffer {
  const refuse = (why: string) =>
    new ServiceError('invalid_image', `\`${param}[${index}]\` ${why}.`, { param });
  const comma = url.indexOf(',');
  if (comma < 0 || !/;base64$/i.test(url.slice(0, comma)))
    throw refuse('must be a data URL with base64 content');
  const text = url.slice(comma + 1);
  if (text.length > MAX_BASE64) throw refuse('is larger than 20 MB');
  if (text.length === 0 || !/^[A-Za-z0-9+/]+={0,2}$/.test(text)) throw refuse('is not valid base64');
  return Buffer.from(text, 'base64');
}
