import {
  BROUGHT,
  type Brought,
  mostBrought,
  pixels,
  type VideoWay,
  videoWays,
} from '../../../client/src/video-ways.ts';
import type { KnownModel } from '../api/models.svelte.ts';

/** A file, or an address. Pictures that were picked have their `data:` URL as the address, which shows them. */
export interface PickedFile {
  readonly name: string;
  readonly file: File | null;
  readonly url: string;
}

type Picked = Readonly<Record<Brought, PickedFile[]>>;

/** What somebody chose in the form; not every model takes every choice. */
export interface VideoChoices {
  model: string;
  prompt: string;
  size: string;
  seconds: number;
  images: PickedFile[];
  /** Reference videos, and recordings to be heard. */
  videos: PickedFile[];
  audios: PickedFile[];
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
  /** Beyond the contract, as they are written; empty: as the model likes. */
  parameters: Record<string, string | undefined>;
}

export const NO_CHOICES: VideoChoices = {
  model: '',
  prompt: '',
  size: '1280x720',
  seconds: 8,
  images: [],
  videos: [],
  audios: [],
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
  parameters: {},
};

export const STYLES = ['thanksgiving', 'comic', 'news', 'selfie', 'nostalgic', 'anime'];

/** The request that carries most beside these files and this size. */
export function wayFor({ capabilities }: KnownModel, choices: Picked & Pick<VideoChoices, 'size'>): VideoWay {
  const ways = videoWays(capabilities);
  const carries = (way: VideoWay) =>
    BROUGHT.every((kind) => choices[kind].length <= way.most[kind]) && way.sizes.includes(choices.size);
  return ways.find(carries) ?? (ways.at(-1) as VideoWay);
}

/** Smallest first. */
export function sizesOf({ capabilities }: KnownModel): string[] {
  return [...(capabilities.sizes ?? [])].sort((one, other) => pixels(one) - pixels(other));
}

/** What of the choices a model can make, and what it cannot, by the field that says so. */
export interface Fitted extends Picked {
  readonly size: string;
  readonly seconds: number;
}

/**
 * What a model makes of choices that may have been made for another. The choices themselves stay as they are: a user who comes
 * back to a model finds them again.
 */
export function fitted(choices: VideoChoices, model: KnownModel): Fitted {
  const sizes = sizesOf(model);
  const size = sizes.includes(choices.size) ? choices.size : nearestSize(choices.size, sizes);
  const most = mostBrought(model.capabilities);
  const images = choices.images.slice(0, most.images);
  const videos = choices.videos.slice(0, most.videos);
  const audios = choices.audios.slice(0, most.audios);
  const able = wayFor(model, { size, images, videos, audios }).seconds;
  const seconds = able.includes(choices.seconds) ? choices.seconds : nearest(choices.seconds, able);
  return { size, images, videos, audios, seconds };
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
