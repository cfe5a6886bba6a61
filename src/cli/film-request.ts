import { extname } from 'node:path';
import type { Model, VideoRequest } from '../../client/src/index.ts';
import { USUAL_MODELS } from '../domain/models.ts';
import { type Flags, type Input, WrongUsage } from '../platform/commands/command-words.ts';
import { given } from '../platform/commands/read-flags.ts';
import { readInputFile } from './read-input.ts';

/** The film that the flags describe, as one of the two requests that make films. */
export type FilmRequest =
  | { readonly endpoint: '/v1/video/create'; readonly body: VideoRequest }
  | {
      readonly endpoint: '/v1/videos';
      readonly fields: Readonly<Record<string, string>>;
      /** The path of the reference image. */
      readonly image: string | undefined;
    };

export const filmFlags: Flags = {
  model: { short: 'm', value: 'MODEL', description: `which model makes it (${USUAL_MODELS.video})` },
  size: {
    value: 'SIZE',
    description: 'small (720p), large (1080p), or exact: 1280x720, 720x1280, 480x480, …',
  },
  portrait: { description: 'upright, for phones' },
  seconds: {
    value: 'N',
    description: 'its length, such as 10 (where the model lets you choose; see `models`)',
  },
  image: { short: 'i', value: 'FILE|URL', multiple: true, description: 'a reference image; may be repeated' },
  watermark: { description: 'with a watermark; --no-watermark without (family B, and exact sizes)' },
  private: { description: 'keep it off the gallery (family B)' },
  enhance: { description: 'let the service enrich the prompt (family A)' },
  character: { value: 'URL', description: 'a clip of somebody who acts in the film (family B)' },
  'character-part': { value: 'START,END', description: 'which seconds of that clip' },
  style: { value: 'STYLE', description: 'a style preset (family B, exact sizes only)' },
};

export const filmFields: Readonly<Record<string, string>> = {
  images: '--image',
  input_reference: '--image',
  duration: '--seconds',
  orientation: '--portrait',
  aspect_ratio: '--portrait',
  enable_upsample: '--size',
  enhance_prompt: '--enhance',
  character_url: '--character',
  character_timestamps: '--character-part',
  prompt: 'the prompt',
};

const CREATE = '/v1/video/create';
const VIDEOS = '/v1/videos';
const NAMED_SIZES = ['small', 'large'];
const USUAL_SECONDS = 8;

/** The id of the model that the flags name. */
export function filmModel(input: Input): string {
  return input.text('model') ?? USUAL_MODELS.video;
}

/** By what the model takes: it may be one that this program has never heard of. */
export async function readFilmRequest(input: Input, prompt: string, model: Model): Promise<FilmRequest> {
  const { endpoints } = model.capabilities;
  if (!endpoints.includes(CREATE) && !endpoints.includes(VIDEOS))
    throw new WrongUsage(`${model.id} makes no films. \`phonofilm models\` lists the models.`);
  const size = input.text('size');
  const isExact = size !== undefined && !NAMED_SIZES.includes(size);
  const exact = endpoints.includes(VIDEOS) && (isExact || !endpoints.includes(CREATE));
  if (!exact && input.text('style') !== undefined)
    throw new WrongUsage('--style needs an exact size, such as --size 1280x720.');
  return exact ? exactFilm(input, model, prompt) : await namedFilm(input, model, prompt);
}

function exactFilm(input: Input, { id, capabilities }: Model, prompt: string): FilmRequest {
  const images = input.texts('image') ?? [];
  if (images.length > 1) throw new WrongUsage('With an exact size there is at most one --image.');
  if (images[0] !== undefined && isUrl(images[0]))
    throw new WrongUsage('With an exact size --image takes a file, not a URL.');
  const { seconds = [], request_style: style } = capabilities;
  const size = input.text('size') ?? usualSize(capabilities, input.choice('portrait') ?? false);
  const fields = given({
    model: id,
    prompt,
    seconds: String(input.number('seconds') ?? usualOf(seconds, USUAL_SECONDS)),
    // Family A calls landscape by its shape.
    size: style === 'A' && size === '1280x720' ? '16x9' : size,
    watermark: asText(input.choice('watermark')),
    private: asText(input.choice('private')),
    style: input.text('style'),
    character_url: input.text('character'),
    character_timestamps: input.text('character-part'),
  });
  return { endpoint: VIDEOS, fields: fields as Record<string, string>, image: images[0] };
}

function usualSize({ sizes = [] }: Model['capabilities'], portrait: boolean): string {
  const usual = portrait ? '720x1280' : '1280x720';
  const shaped = sizes.filter((size) => {
    const [width = 0, height = 0] = size.split('x').map(Number);
    return portrait ? height >= width : width >= height;
  });
  return usualOf(shaped.length > 0 ? shaped : sizes, usual);
}

function usualOf<Value>(all: readonly Value[], usual: Value): Value {
  return all.includes(usual) ? usual : (all[0] ?? usual);
}

async function namedFilm(input: Input, { id, capabilities }: Model, prompt: string): Promise<FilmRequest> {
  const style = capabilities.request_style ?? 'A';
  const surplus = NOT_TAKEN[style].find((flag) => isGiven(input, flag));
  if (surplus !== undefined) throw new WrongUsage(`${id} does not take --${surplus}.`);
  const images = await Promise.all((input.texts('image') ?? []).map(imageUrl));
  const portrait = input.choice('portrait');
  const size = input.text('size');
  const ofStyle =
    style === 'B'
      ? {
          images,
          orientation: portrait === undefined ? undefined : portrait ? 'portrait' : 'landscape',
          size,
          duration: input.number('seconds'),
          watermark: input.choice('watermark'),
          private: input.choice('private'),
          character_url: input.text('character'),
          character_timestamps: input.text('character-part'),
        }
      : {
          images: images.length > 0 ? images : undefined,
          aspect_ratio: portrait === undefined ? undefined : portrait ? '9:16' : '16:9',
          enable_upsample: size === undefined ? undefined : size === 'large',
          enhance_prompt: input.choice('enhance'),
        };
  return { endpoint: CREATE, body: { model: id, prompt, ...given(ofStyle) } as VideoRequest };
}

/** A flag that the service would silently ignore is a mistake, and is reported. */
const NOT_TAKEN = {
  A: ['seconds', 'watermark', 'private', 'character', 'character-part'],
  B: ['enhance'],
} as const;

function isGiven(input: Input, flag: string): boolean {
  return input.text(flag) !== undefined || input.choice(flag) !== undefined;
}

const IMAGE_TYPES: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.gif': 'image/gif',
};

async function imageUrl(image: string): Promise<string> {
  if (isUrl(image)) return image;
  const type = IMAGE_TYPES[extname(image).toLowerCase()] ?? 'image/png';
  return `data:${type};base64,${(await readInputFile(image)).toString('base64')}`;
}

function isUrl(text: string): boolean {
  return /^(https?|data):/i.test(text);
}

function asText(choice: boolean | undefined): string | undefined {
  return choice === undefined ? undefined : String(choice);
}
