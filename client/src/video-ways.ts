import type { ModelCapabilities } from './types.ts';

/** What not every request for a video can carry, by the names of the API. */
export const EXTRAS = [
  'enhance_prompt',
  'watermark',
  'private',
  'style',
  'metadata',
  'character_url',
  'character_timestamps',
  'character_from_task',
  'character_create',
] as const;

export type Extra = (typeof EXTRAS)[number];

/** What a request brings along, by the names of `/v1/video/create`; and the field of a form that takes one of each. */
export const FORM_FIELDS = {
  images: 'input_reference',
  videos: 'video_reference',
  audios: 'audio_reference',
} as const;

export type Brought = keyof typeof FORM_FIELDS;
export const BROUGHT = Object.keys(FORM_FIELDS) as readonly Brought[];

/** One request that makes videos of a model, with what it can carry. */
export interface VideoWay {
  readonly endpoint: '/v1/video/create' | '/v1/videos';
  readonly sizes: readonly string[];
  readonly seconds: readonly number[];
  readonly most: Readonly<Record<Brought, number>>;
  readonly needsImage: boolean;
  readonly extras: readonly Extra[];
  /** The fields for a size and a length of these; what was not wished is left to the service where it may be. */
  fields(size: string | undefined, seconds: number | undefined): Readonly<Record<string, unknown>>;
}

const SMALL = ['1280x720', '720x1280'];
const LARGE = ['1920x1080', '1080x1920'];
const SQUARE = ['480x480', '1080x1080'];
/** A model with any other has sizes of its own. */
export const FAMILY_SIZES: readonly string[] = [...SMALL, ...LARGE, ...SQUARE];
/** Lengths of family B: those that `/v1/video/create` takes, and those of `/v1/videos`. */
const CREATE_SECONDS = [10, 15, 25];
const FORM_SECONDS = [4, 8, 10, 12, 15, 25];
const USUAL_SECONDS = { A: 8, B: 10 } as const;

/** The requests that a model takes: first the one that names size and length exactly, if it takes that one. */
export function videoWays(capabilities: ModelCapabilities): readonly VideoWay[] {
  const ways = capabilities.request_style === 'B' ? [formB, createB] : [formA, createA];
  return ways
    .map((wayOf) => wayOf(capabilities))
    .filter(({ endpoint }) => capabilities.endpoints.includes(endpoint));
}

/** How many pictures, clips and recordings a model takes. */
export function mostBrought({ images = {}, videos = 0, audios = 0 }: ModelCapabilities): VideoWay['most'] {
  return { images: Object.values(images).reduce((sum, count) => sum + count, 0), videos, audios };
}

/** A form takes one of each. */
function mostOfForm(capabilities: ModelCapabilities): VideoWay['most'] {
  const { videos, audios } = mostBrought(capabilities);
  return { images: 1, videos: Math.min(1, videos), audios: Math.min(1, audios) };
}

/** What `small` and `large` mean. */
export function usualSize(portrait: boolean, large: boolean): string {
  return (large ? LARGE : SMALL)[portrait ? 1 : 0] ?? '';
}

export function isPortrait(size: string): boolean {
  const [width = 0, height = 0] = size.split('x').map(Number);
  return height > width;
}

export function pixels(size: string): number {
  return size.split('x').reduce((product, side) => product * Number(side), 1);
}

/** The usual value where the model has it, else its first. */
function usualOf<Value>(usual: Value, able: readonly Value[]): Value {
  return able.includes(usual) ? usual : (able[0] ?? usual);
}

function formA(capabilities: ModelCapabilities): VideoWay {
  const { sizes = [], seconds = [] } = capabilities;
  return {
    endpoint: '/v1/videos',
    sizes,
    seconds,
    most: mostOfForm(capabilities),
    needsImage: true,
    extras: ['watermark'],
    fields: (size = usualOf('1280x720', sizes), length = usualOf(USUAL_SECONDS.A, seconds)) => ({
      seconds: String(length),
      // Family A calls landscape by its shape.
      size: size === '1280x720' ? '16x9' : size,
    }),
  };
}

/** Callers choose the shape and the larger definition, but neither pixels nor the length. */
function createA(capabilities: ModelCapabilities): VideoWay {
  const { sizes = [], seconds = [] } = capabilities;
  const isLarge = (size: string) =>
    LARGE.includes(size) || (!SMALL.includes(size) && size === ofShape(sizes, size).at(-1));
  return {
    endpoint: '/v1/video/create',
    sizes: sizes.filter((size) => [0, -1].some((end) => ofShape(sizes, size).at(end) === size)),
    seconds: [usualOf(USUAL_SECONDS.A, seconds)],
    most: mostBrought(capabilities),
    needsImage: false,
    extras: ['enhance_prompt'],
    fields: (size) =>
      size === undefined
        ? {}
        : {
            aspect_ratio: isPortrait(size) ? '9:16' : '16:9',
            ...(isLarge(size) && { enable_upsample: true }),
          },
  };
}

/** Those of the same shape, smallest first. */
function ofShape(sizes: readonly string[], size: string): string[] {
  return sizes
    .filter((other) => isPortrait(other) === isPortrait(size))
    .sort((one, other) => pixels(one) - pixels(other));
}

const EXTRAS_OF_CREATE_B: readonly Extra[] = [
  'watermark',
  'private',
  'character_url',
  'character_timestamps',
];

function formB(capabilities: ModelCapabilities): VideoWay {
  const { sizes, seconds } = choicesOfB(capabilities, [...SMALL, ...SQUARE], FORM_SECONDS);
  return {
    endpoint: '/v1/videos',
    sizes,
    seconds,
    most: mostOfForm(capabilities),
    needsImage: false,
    extras: [...EXTRAS_OF_CREATE_B, 'style', 'metadata', 'character_from_task', 'character_create'],
    fields: (size = usualOf('1280x720', sizes), length = usualOf(USUAL_SECONDS.B, seconds)) => ({
      seconds: String(length),
      size,
    }),
  };
}

function createB(capabilities: ModelCapabilities): VideoWay {
  const { sizes, seconds, hasOwnSizes } = choicesOfB(capabilities, [...SMALL, ...LARGE], CREATE_SECONDS);
  const ofSize = (size: string) =>
    hasOwnSizes
      ? { size }
      : {
          orientation: isPortrait(size) ? 'portrait' : 'landscape',
          size: LARGE.includes(size) ? 'large' : 'small',
        };
  return {
    endpoint: '/v1/video/create',
    sizes,
    seconds,
    most: mostBrought(capabilities),
    needsImage: false,
    extras: EXTRAS_OF_CREATE_B,
    fields: (size, length) => ({
      // The contract asks for the list, which may be empty.
      images: [],
      ...(size !== undefined && ofSize(size)),
      ...(length !== undefined && { duration: length }),
    }),
  };
}

/** A model with sizes or lengths that its family does not have takes them by every request, as they are. */
function choicesOfB(
  { endpoints, sizes = [], seconds = [] }: ModelCapabilities,
  knownSizes: readonly string[],
  knownSeconds: readonly number[],
) {
  const hasForm = endpoints.includes('/v1/videos');
  const familySizes = [...SMALL, ...LARGE, ...(hasForm ? SQUARE : [])];
  const familySeconds = hasForm ? FORM_SECONDS : CREATE_SECONDS;
  const hasOwnSizes = sizes.some((size) => !familySizes.includes(size));
  const hasOwnSeconds = seconds.some((length) => !familySeconds.includes(length));
  return {
    hasOwnSizes,
    sizes: hasOwnSizes ? sizes : sizes.filter((size) => knownSizes.includes(size)),
    seconds: hasOwnSeconds ? seconds : seconds.filter((length) => knownSeconds.includes(length)),
  };
}
