import type { Model, VideoRequest } from '../../../client/src/index.ts';
import { type Files, isDataUrl, isUrl, openFile, UnusableInput } from './files.ts';
import { given } from './tool.ts';

/** The arguments of `make_film`. */
export interface FilmWishes {
  readonly prompt: string;
  readonly size?: string;
  readonly seconds?: number;
  readonly images?: readonly string[];
  readonly style?: string;
  readonly watermark?: boolean;
  readonly private?: boolean;
  readonly enhance_prompt?: boolean;
}

/** One of the two requests that make films. */
export type FilmOrder =
  | { readonly endpoint: '/v1/video/create'; readonly body: VideoRequest; readonly image: null }
  | { readonly endpoint: '/v1/videos'; readonly body: Record<string, string>; readonly image: string | null };

const CREATE = '/v1/video/create';
const VIDEOS = '/v1/videos';
/** What `/v1/video/create` has names for. */
const NAMED_SIZES = ['1280x720', '720x1280', '1920x1080', '1080x1920'];
const NAMED_SECONDS = [10, 15, 25];
const DEFAULT_SIZE = '1280x720';
const DEFAULT_SECONDS = 8;
const MOST_IMAGE_BYTES = 20 * 1024 * 1024;

/** The request for a film, by what its model takes; wishes that the model cannot fulfil are refused, not ignored. */
export async function filmOrder(
  wishes: FilmWishes,
  { id: model, capabilities }: Model,
  files: Files,
  signal: AbortSignal,
): Promise<FilmOrder> {
  const { endpoints, sizes = [], seconds = [] } = capabilities;
  if (!endpoints.includes(CREATE) && !endpoints.includes(VIDEOS))
    throw new UnusableInput('model', `${model} makes no films; list_models shows which models do.`);
  if (wishes.size !== undefined && !sizes.includes(wishes.size))
    throw new UnusableInput('size', `The sizes of ${model} are ${sizes.join(', ')}.`);
  if (wishes.seconds !== undefined && !seconds.includes(wishes.seconds))
    throw new UnusableInput('seconds', `The lengths of ${model} are ${seconds.join(', ')} seconds.`);
  const isNamed =
    wishes.style === undefined &&
    NAMED_SIZES.includes(wishes.size ?? DEFAULT_SIZE) &&
    (wishes.seconds === undefined || NAMED_SECONDS.includes(wishes.seconds));
  return endpoints.includes(CREATE) && (isNamed || !endpoints.includes(VIDEOS))
    ? await namedOrder(model, wishes, files, signal)
    : exactOrder(model, wishes, endpoints.includes(CREATE));
}

/** The fields of both families together: the service takes those of the model's family. */
async function namedOrder(
  model: string,
  wishes: FilmWishes,
  files: Files,
  signal: AbortSignal,
): Promise<FilmOrder> {
  const [width = 0, height = 0] = (wishes.size ?? '').split('x').map(Number);
  const ofSize = wishes.size !== undefined && {
    orientation: width < height ? ('portrait' as const) : ('landscape' as const),
    aspect_ratio: width < height ? ('9:16' as const) : ('16:9' as const),
    size: Math.max(width, height) > 1280 ? 'large' : 'small',
    enable_upsample: Math.max(width, height) > 1280,
  };
  const images = await Promise.all((wishes.images ?? []).map((image) => imageUrl(image, files, signal)));
  const body = {
    model,
    prompt: wishes.prompt,
    images,
    ...ofSize,
    ...given({
      duration: wishes.seconds,
      watermark: wishes.watermark,
      private: wishes.private,
      enhance_prompt: wishes.enhance_prompt,
    }),
  };
  return { endpoint: CREATE, body, image: null };
}

async function imageUrl(image: string, files: Files, signal: AbortSignal): Promise<string> {
  if (isUrl(image) || isDataUrl(image)) return image;
  await using file = await openImage(files, image, signal);
  // The service knows pictures by their bytes.
  return `data:image/png;base64,${Buffer.from(await file.blob.arrayBuffer()).toString('base64')}`;
}

export async function openImage(files: Files, image: string, signal: AbortSignal) {
  return await openFile(files, image, { argument: 'images', mostBytes: MOST_IMAGE_BYTES }, signal);
}

function exactOrder(model: string, wishes: FilmWishes, hasNamed: boolean): FilmOrder {
  const images = wishes.images ?? [];
  if (images.length > 1)
    throw new UnusableInput('images', 'A film of this model, size, length or style takes one picture.');
  const size = wishes.size ?? DEFAULT_SIZE;
  const body = given({
    model,
    prompt: wishes.prompt,
    seconds: String(wishes.seconds ?? DEFAULT_SECONDS),
    // Models that know no other request call landscape by its shape.
    size: !hasNamed && size === DEFAULT_SIZE ? '16x9' : size,
    style: wishes.style,
    watermark: wishes.watermark?.toString(),
    private: wishes.private?.toString(),
  });
  return { endpoint: VIDEOS, body: body as Record<string, string>, image: images[0] ?? null };
}
