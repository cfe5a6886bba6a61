import type { KnownModel } from '../api/models.svelte.ts';

export interface PickedImage {
  readonly name: string;
  readonly file: File;
  readonly dataUrl: string;
}

/** What somebody chose in the form; not every model takes every choice. */
export interface FilmChoices {
  model: string;
  prompt: string;
  size: string;
  seconds: number;
  images: PickedImage[];
  enhance: boolean;
  watermark: boolean;
  private: boolean;
  style: string;
  metadata: string;
  characterUrl: string;
  characterTimestamps: string;
  characterFromTask: string;
  saveCharacter: boolean;
  selfPortrait: boolean;
}

export const NO_CHOICES: FilmChoices = {
  model: '',
  prompt: '',
  size: '1280x720',
  seconds: 8,
  images: [],
  enhance: false,
  watermark: true,
  private: false,
  style: '',
  metadata: '',
  characterUrl: '',
  characterTimestamps: '',
  characterFromTask: '',
  saveCharacter: false,
  selfPortrait: false,
};

export const STYLES = ['thanksgiving', 'comic', 'news', 'selfie', 'nostalgic', 'anime'];

type Option = 'enhance' | 'watermark' | 'private' | 'style' | 'metadata' | 'character' | 'characterOptions';

/** One way to ask for a film: an endpoint with what it can carry. */
export interface Way {
  readonly endpoint: '/v1/video/create' | '/v1/videos';
  /** Null: all that the model can. */
  readonly sizes: readonly string[] | null;
  readonly seconds: readonly number[] | null;
  readonly mostImages: number | null;
  readonly needsImage: boolean;
  readonly options: readonly Option[];
}

const FORM_WITH_PICTURE: Way = {
  endpoint: '/v1/videos',
  sizes: ['1280x720', '720x1280'],
  seconds: null,
  mostImages: 1,
  needsImage: true,
  options: ['watermark'],
};
const FORM: Way = {
  endpoint: '/v1/videos',
  sizes: ['1280x720', '720x1280', '480x480', '1080x1080'],
  seconds: [4, 8, 10, 12, 15, 25],
  mostImages: 1,
  needsImage: false,
  options: ['watermark', 'private', 'style', 'metadata', 'character', 'characterOptions'],
};
const JSON_OF_ACTORS: Way = {
  endpoint: '/v1/video/create',
  sizes: ['1280x720', '720x1280', '1920x1080', '1080x1920'],
  seconds: [10, 15, 25],
  mostImages: null,
  needsImage: false,
  options: ['watermark', 'private', 'character'],
};
const JSON_OF_SCENES: Way = {
  endpoint: '/v1/video/create',
  sizes: null,
  seconds: null,
  mostImages: null,
  needsImage: false,
  options: ['enhance'],
};

/** In order of preference: the first that can carry the choices is used. */
export function waysOf({ capabilities }: KnownModel): readonly Way[] {
  const { endpoints, request_style: style } = capabilities;
  const ways = style === 'B' ? [FORM, JSON_OF_ACTORS] : [FORM_WITH_PICTURE, JSON_OF_SCENES];
  const open = ways.filter(({ endpoint }) => endpoints.includes(endpoint));
  return hasOwnChoices(capabilities) ? open.map((way) => ({ ...way, sizes: null, seconds: null })) : open;
}

/** Whether it has sizes or lengths that its request style does not know: then every way takes them as they are. */
export function hasOwnChoices({
  sizes = [],
  seconds = [],
  request_style: style,
}: KnownModel['capabilities']): boolean {
  const ways = style === 'B' ? [FORM, JSON_OF_ACTORS] : [FORM_WITH_PICTURE];
  const knows = <Value>(known: (way: Way) => readonly Value[] | null, value: Value) =>
    ways.some((way) => (known(way) ?? [value]).includes(value));
  return !(
    sizes.every((size) => knows((way) => way.sizes, size)) &&
    seconds.every((length) => knows((way) => way.seconds, length))
  );
}

export function wayFor(model: KnownModel, { images, size }: Pick<FilmChoices, 'images' | 'size'>): Way {
  const ways = waysOf(model);
  const carries = (way: Way) =>
    images.length <= (way.mostImages ?? Infinity) && (way.sizes === null || way.sizes.includes(size));
  return ways.find(carries) ?? (ways.at(-1) as Way);
}

/** Sizes over all ways, smallest first; only what the model can. */
export function sizesOf(model: KnownModel): string[] {
  const pixels = (size: string) => size.split('x').reduce((product, side) => product * Number(side), 1);
  const able = model.capabilities.sizes ?? [];
  const offered = waysOf(model).flatMap((way) => way.sizes ?? able);
  return [...new Set(offered)].filter((size) => able.includes(size)).sort((a, b) => pixels(a) - pixels(b));
}

export function secondsOf(model: KnownModel, way: Way): number[] {
  const able = model.capabilities.seconds ?? [];
  return (way.seconds ?? able).filter((seconds) => able.includes(seconds));
}

export function mostImages({ capabilities }: KnownModel): number {
  return Object.values(capabilities.images ?? {}).reduce((sum, count) => sum + (count ?? 0), 0);
}

/** What of the choices a model can make, and what it cannot, by the field that says so. */
export interface Fitted {
  readonly size: string;
  readonly seconds: number;
  readonly images: PickedImage[];
}

/**
 * What a model makes of choices that may have been made for another. The choices themselves stay as they are: a user who comes
 * back to a model finds them again.
 */
export function fitted(choices: FilmChoices, model: KnownModel): Fitted {
  const sizes = sizesOf(model);
  const size = sizes.includes(choices.size) ? choices.size : nearestSize(choices.size, sizes);
  const images = choices.images.slice(0, mostImages(model));
  const able = secondsOf(model, wayFor(model, { size, images }));
  const seconds = able.includes(choices.seconds) ? choices.seconds : nearest(choices.seconds, able);
  return { size, images, seconds };
}

function nearest(wished: number, able: readonly number[]): number {
  const away = (value: number) => Math.abs(value - wished);
  return able.reduce((best, value) => (away(value) < away(best) ? value : best), able[0] ?? wished);
}

/** Of the same shape where there is one, then of the nearest area. */
function nearestSize(wished: string, able: readonly string[]): string {
  const [width = 16, height = 9] = wished.split('x').map(Number);
  const away = (size: string) => {
    const [otherWidth = 16, otherHeight = 9] = size.split('x').map(Number);
    const shape = Math.abs(Math.log(width / height / (otherWidth / otherHeight)));
    return shape * 100 + Math.abs(Math.log((width * height) / (otherWidth * otherHeight)));
  };
  return able.reduce((best, size) => (away(size) < away(best) ? size : best), able[0] ?? wished);
}
