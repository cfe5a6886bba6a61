import { writeFile } from 'node:fs/promises';
import type { VideoModel } from '../../domain/catalogue.ts';
import { ServiceError } from '../../domain/errors.ts';
import type { FilmInput } from '../../domain/films/film.ts';
import { imageRole } from '../../domain/films/image-role.ts';
import { checkUrlForm } from '../../platform/fetching/safe-fetch.ts';
import { beginningOf, decodeBase64 } from '../../platform/http/bodies/long-texts.ts';
import type { ScratchFolder } from '../../platform/machine/scratch.ts';
import { MAX_IMAGE_BYTES } from '../../platform/media/images/inspect-image.ts';
import type { FilmUpload } from './film-order.ts';

/** The images of a request, and where they stand in it. */
export interface GivenImages {
  readonly images: readonly string[];
  readonly body: object;
  readonly param: string;
}

export interface ReferenceImages {
  readonly uploads: readonly FilmUpload[];
  readonly inputs: readonly FilmInput[];
}

/**
 * Reads the `images` of a request. `data:` URLs are written to files, which are looked at when it is known that they
 * can be paid for; of `http(s)` URLs only the syntax is checked, because the worker fetches them.
 */
export async function readReferenceImages(
  { images, body, param }: GivenImages,
  model: VideoModel,
  folder: ScratchFolder,
  inspect: (file: string) => Promise<unknown>,
): Promise<ReferenceImages> {
  const uploads: FilmUpload[] = [];
  const inputs: FilmInput[] = [];
  for (const [index, image] of images.entries()) {
    const role = imageRole(model, index);
    if (/^data:/i.test(beginningOf(body, image, 'data:'.length))) {
      const file = folder.file(`image-${index}`);
      await writeFile(file, decodeDataUrl(body, image, index, param));
      uploads.push({ role, file, inspect: () => inspect(file) });
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

/** A data URL's type and parameters fit into this length; the image starts after the comma. */
const MAX_HEAD = 1000;

async function* decodeDataUrl(
  body: object,
  url: string,
  index: number,
  param: string,
): AsyncGenerator<Buffer> {
  const refuse = (why: string) =>
    new ServiceError('invalid_image', `\`${param}[${index}]\` ${why}.`, { param });
  const [head = '', rest] = beginningOf(body, url, MAX_HEAD).split(',', 2);
  if (rest === undefined || !/;base64$/i.test(head)) throw refuse('must be a data URL with base64 content');
  let bytes = 0;
  const broken = () => refuse('is not valid base64');
  for await (const piece of decodeBase64(body, url, head.length + 1, broken)) {
    bytes += piece.length;
    if (bytes > MAX_IMAGE_BYTES) throw refuse('is larger than 20 MB');
    yield piece;
  }
  if (bytes === 0) throw broken();
}
