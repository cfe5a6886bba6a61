import { extname } from 'node:path';
import type { VideoRequest } from '../../../client/src/index.ts';
import { WrongUsage } from '../command.ts';
import { given } from '../read-flags.ts';
import { readInputFile } from './read-input.ts';
import type { UserFlag, UserInput } from './user-command.ts';

/** The film that the flags describe, as one of the two requests that make films. */
export type FilmRequest =
  | { readonly endpoint: '/v1/video/create'; readonly body: VideoRequest }
  | {
      readonly endpoint: '/v1/videos';
      readonly fields: Readonly<Record<string, string>>;
      /** The path of the reference image. */
      readonly image: string | undefined;
    };

export const DEFAULT_FILM_MODEL = 'vidA3.1';

export const filmFlags: Readonly<Record<string, UserFlag>> = {
  model: { short: 'm', value: 'MODEL', description: `which model makes it (${DEFAULT_FILM_MODEL})` },
  size: {
    value: 'SIZE',
    description: 'small (720p), large (1080p), or exact: 1280x720, 720x1280, 480x480, …',
  },
  portrait: { description: 'upright, for phones' },
  seconds: { value: 'N', description: 'its length: 10, 15 or 25 (vidB); with an exact size also 4, 8, 12' },
  image: { short: 'i', value: 'FILE|URL', multiple: true, description: 'a reference image; may be repeated' },
  watermark: { description: 'with a watermark; --no-watermark without (vidB, and exact sizes)' },
  private: { description: 'keep it off the gallery (vidB)' },
  enhance: { description: 'let the service enrich the prompt (vidA)' },
  character: { value: 'URL', description: 'a clip of somebody who acts in the film (vidB)' },
  'character-part': { value: 'START,END', description: 'which seconds of that clip' },
  style: { value: 'STYLE', description: 'a style preset (vidB, exact sizes only)' },
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

const NAMED_SIZES = ['small', 'large'];

export async function readFilmRequest(input: UserInput, prompt: string): Promise<FilmRequest> {
  const model = input.text('model') ?? DEFAULT_FILM_MODEL;
  const size = input.text('size');
  // Models with an underscore, exact sizes and styles exist in the style of the openai SDK only.
  const exact = model.startsWith('vidA_') || (size !== undefined && !NAMED_SIZES.includes(size));
  if (!exact && input.text('style') !== undefined)
    throw new WrongUsage('--style needs an exact size, such as --size 1280x720.');
  return exact ? exactFilm(input, model, prompt) : await namedFilm(input, model, prompt);
}

function exactFilm(input: UserInput, model: string, prompt: string): FilmRequest {
  const images = input.texts('image');
  if (images.length > 1) throw new WrongUsage('With an exact size there is at most one --image.');
  if (images[0] !== undefined && isUrl(images[0]))
    throw new WrongUsage('With an exact size --image takes a file, not a URL.');
  const portrait = input.choice('portrait');
  const usual = portrait ? '720x1280' : model.startsWith('vidA_') ? '16x9' : '1280x720';
  const fields = given({
    model,
    prompt,
    seconds: String(input.number('seconds') ?? 8),
    size: input.text('size') ?? usual,
    watermark: asText(input.choice('watermark')),
    private: asText(input.choice('private')),
    style: input.text('style'),
    character_url: input.text('character'),
    character_timestamps: input.text('character-part'),
  });
  return { endpoint: '/v1/videos', fields: fields as Record<string, string>, image: images[0] };
}

async function namedFilm(input: UserInput, model: string, prompt: string): Promise<FilmRequest> {
  const images = await Promise.all(input.texts('image').map(imageUrl));
  const portrait = input.choice('portrait');
  const size = input.text('size');
  const ofFamily = model.startsWith('vidB')
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
  assertTaken(input, model);
  return {
    endpoint: '/v1/video/create',
    body: { model, prompt, ...given(ofFamily) } as VideoRequest,
  };
}

/** A flag that the service would silently ignore is a mistake, and is reported. */
const NOT_TAKEN = {
  vidA: ['seconds', 'watermark', 'private', 'character', 'character-part'],
  vidB: ['enhance'],
};

function assertTaken(input: UserInput, model: string): void {
  const family = model.startsWith('vidB') ? 'vidB' : 'vidA';
  const given = (flag: string) => input.text(flag) !== undefined || input.choice(flag) !== undefined;
  const surplus = NOT_TAKEN[family].find(given);
  if (surplus !== undefined) throw new WrongUsage(`${model} does not take --${surplus}.`);
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
