import {
  type FilmSize,
  sizeOfAspect,
  sizeOfDimensions,
  sizeOfOrientation,
  spelledSize,
} from './film-size.ts';
import type { Endpoint, VideoModel } from './model.ts';

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

interface FilmChoices {
  readonly sizes: readonly FilmSize[];
  readonly seconds: readonly number[];
}

type VideoEndpoint = Extract<Endpoint, 'video/create' | 'videos' | 'chat'>;

const upTo = (most: number) => Array.from({ length: most }, (_, index) => index + 1);
const dimensions = (sizes: readonly string[]) => sizes.map(sizeOfDimensions);

const CHOICES: Readonly<Record<VideoModel['family'], Record<VideoEndpoint, FilmChoices>>> = {
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

/** The sizes (`<width>x<height>`) and lengths that a model's films can be asked for in, through any of its endpoints. */
export function choicesOf(model: VideoModel): { sizes: string[]; seconds: number[] } {
  const choices = model.endpoints
    .filter((endpoint): endpoint is VideoEndpoint => endpoint in CHOICES[model.family])
    .map((endpoint) => CHOICES[model.family][endpoint]);
  const isTaken = ({ width, height }: FilmSize) =>
    model.honoursAspectRatio || model.family === 'B' || width > height;
  const sizes = choices.flatMap((choice) => choice.sizes).filter(isTaken);
  const seconds = choices.flatMap((choice) => choice.seconds);
  return {
    sizes: [...new Set(sizes.map(spelledSize))],
    seconds: [...new Set(seconds)].sort((one, other) => one - other),
  };
}
