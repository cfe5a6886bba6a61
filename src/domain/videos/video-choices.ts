import type { Endpoint, VideoModel } from '../model.ts';
import {
  sizeOfAspect,
  sizeOfDimensions,
  sizeOfOrientation,
  spelledSize,
  type VideoSize,
} from './video-size.ts';

/** What each request style lets callers choose: the schemas of the endpoints and the models' capabilities say the same. */

export const ASPECT_RATIOS = ['16:9', '9:16'] as const;
export const ORIENTATIONS = ['portrait', 'landscape'] as const;
export const DEFINITIONS = ['small', 'large'] as const;

export const FAMILY_A_SECONDS = 8;
export const FAMILY_B_SECONDS = 10;
export const FAMILY_B_DURATIONS = [10, 15, 25] as const;

export const FAMILY_A_FORM_SIZES = ['16x9', '720x1280'] as const;
export const FAMILY_A_MOST_SECONDS = 60;
export const FAMILY_B_FORM_SIZES = ['720x1280', '1280x720', '480x480', '1080x1080'] as const;
export const FAMILY_B_FORM_SECONDS = ['4', '8', '10', '12', '15', '25'] as const;

interface VideoChoices {
  readonly sizes: readonly VideoSize[];
  readonly seconds: readonly number[];
}

export type VideoEndpoint = Extract<Endpoint, 'video/create' | 'videos' | 'chat'>;

const upTo = (most: number) => Array.from({ length: most }, (_, index) => index + 1);
const dimensions = (sizes: readonly string[]) => sizes.map(sizeOfDimensions);

const CHOICES: Readonly<Record<VideoModel['family'], Record<VideoEndpoint, VideoChoices>>> = {
  A: {
    'video/create': {
      sizes: ASPECT_RATIOS.flatMap((aspect) =>
        [false, true].map((upsample) => sizeOfAspect(aspect, upsample)),
      ),
      seconds: [FAMILY_A_SECONDS],
    },
    videos: { sizes: dimensions(FAMILY_A_FORM_SIZES), seconds: upTo(FAMILY_A_MOST_SECONDS) },
    chat: { sizes: [], seconds: [] },
  },
  B: {
    'video/create': {
      sizes: ORIENTATIONS.flatMap((orientation) =>
        DEFINITIONS.map((size) => sizeOfOrientation(orientation, size)),
      ),
      seconds: FAMILY_B_DURATIONS,
    },
    videos: { sizes: dimensions(FAMILY_B_FORM_SIZES), seconds: FAMILY_B_FORM_SECONDS.map(Number) },
    chat: { sizes: [sizeOfOrientation('landscape', 'small')], seconds: [FAMILY_B_SECONDS] },
  },
};

/** What a model's videos can be asked for in through one of its endpoints: as its row says, else as its request style does. */
export function choicesAt(model: VideoModel, endpoint: VideoEndpoint): VideoChoices {
  const seconds = model.seconds ?? CHOICES[model.family][endpoint].seconds;
  if (model.family === 'B' || endpoint !== 'video/create')
    return { sizes: sizesAt(model, endpoint), seconds };
  // There, callers choose the shape and the larger definition, but no length.
  const reachable = [false, true].flatMap((portrait) =>
    [false, true].flatMap((large) => sizeFor(model, endpoint, { portrait, large }) ?? []),
  );
  return { sizes: reachable, seconds: [usualSeconds(model, FAMILY_A_SECONDS)] };
}

function sizesAt(model: VideoModel, endpoint: VideoEndpoint): readonly VideoSize[] {
  if (model.sizes) return dimensions(model.sizes);
  const { sizes } = CHOICES[model.family][endpoint];
  const isFree = model.honoursAspectRatio || model.family === 'B';
  return isFree ? sizes : sizes.filter(({ width, height }) => width > height);
}

/** The sizes (`<width>x<height>`) and lengths that a model's videos can be asked for in, through any of its endpoints. */
export function choicesOf(model: VideoModel): { sizes: string[]; seconds: number[] } {
  const choices = model.endpoints
    .filter((endpoint): endpoint is VideoEndpoint => endpoint in CHOICES[model.family])
    .map((endpoint) => choicesAt(model, endpoint));
  const sizes = choices.flatMap((choice) => choice.sizes);
  const seconds = choices.flatMap((choice) => choice.seconds);
  return {
    sizes: [...new Set(sizes.map(spelledSize))],
    seconds: [...new Set(seconds)].sort((one, other) => one - other),
  };
}

/** Upright or wide, and whether the larger of its sizes is wanted; null: as the model likes. */
export interface SizeWish {
  readonly portrait: boolean | null;
  readonly large: boolean;
}

/** The size for callers who name no pixels: the smallest of that shape, or the largest. Undefined: there is none. */
export function sizeFor(
  model: VideoModel,
  endpoint: VideoEndpoint,
  { portrait, large }: SizeWish,
): VideoSize | undefined {
  const bySize = sizesAt(model, endpoint).toSorted(
    (one, other) => one.width * one.height - other.width * other.height,
  );
  const shaped = bySize.filter(({ width, height }) => (portrait ? height >= width : width >= height));
  const fitting = shaped.length === 0 && portrait === null ? bySize : shaped;
  return large ? fitting.at(-1) : fitting[0];
}

/** How long a video is when its caller does not say: as long as its request style has it, if the model can. */
export function usualSeconds(model: VideoModel, usual: number): number {
  const { seconds } = model;
  return seconds === null || seconds.includes(usual) ? usual : (seconds[0] ?? usual);
}
