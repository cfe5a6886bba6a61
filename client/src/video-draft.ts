import type { Model, NamedFile, QuoteRequest, VideoOrder, VideoRequest } from './types.ts';
import {
  BROUGHT,
  type Brought,
  EXTRAS,
  type Extra,
  FAMILY_SIZES,
  FORM_FIELDS,
  isPortrait,
  pixels,
  usualSize,
  type VideoWay,
  videoWays,
} from './video-ways.ts';

/** What a person wants of a video, whatever its model calls it. `Given` is what the caller knows files by. */
export interface VideoWishes<Given> {
  readonly prompt: string;
  /** `<width>x<height>`, or `small` (about 720p) or `large` (1080p). */
  readonly size?: string | undefined;
  readonly portrait?: boolean | undefined;
  readonly seconds?: number | undefined;
  readonly images?: readonly Given[] | undefined;
  /** Reference videos, and recordings to be heard. */
  readonly videos?: readonly Given[] | undefined;
  readonly audios?: readonly Given[] | undefined;
  readonly enhance_prompt?: boolean | undefined;
  readonly watermark?: boolean | undefined;
  readonly private?: boolean | undefined;
  readonly style?: string | undefined;
  /** JSON. */
  readonly metadata?: string | undefined;
  readonly character_url?: string | undefined;
  readonly character_timestamps?: string | undefined;
  readonly character_from_task?: string | undefined;
  readonly character_create?: object | undefined;
  /** Beyond the contract, by the names that the model declares; texts stand for numbers, yes and no too. */
  readonly parameters?: Readonly<Record<string, string | number | boolean>> | undefined;
}

/** One of the two requests that make videos, without what it brings: see `withFiles`. */
export type VideoDraft<Given> = { readonly brings: Readonly<Record<Brought, readonly Given[]>> } & (
  | { readonly endpoint: '/v1/video/create'; readonly body: VideoRequest }
  | { readonly endpoint: '/v1/videos'; readonly body: Readonly<Record<string, string>> }
);

/** The model cannot make such a video. Nothing was sent. */
export class WishRefused extends Error {
  override readonly name = 'WishRefused';
  /** The wish that cannot be fulfilled. */
  readonly wish: string;

  constructor(wish: string, message: string) {
    super(message);
    this.wish = wish;
  }
}

/** The request for a video, by what its model takes. Throws `WishRefused`: no wish is left out. */
export function draftVideo<Given>(
  wishes: VideoWishes<Given>,
  { id, capabilities }: Pick<Model, 'id' | 'capabilities'>,
): VideoDraft<Given> {
  const ways = videoWays(capabilities);
  const { sizes = [], seconds: lengths = [] } = capabilities;
  const { seconds, images = [], videos = [], audios = [] } = wishes;
  const brings = { images, videos, audios };
  if (ways.length === 0) throw new WishRefused('model', `${id} makes no videos.`);
  const size = sizeOf(wishes, sizes);
  if (size === null) throw new WishRefused('size', `The sizes of ${id} are ${sizes.join(', ')}.`);
  if (seconds !== undefined && !lengths.includes(seconds))
    throw new WishRefused('seconds', `A video of ${id} is ${listed(lengths)} seconds long.`);
  for (const kind of BROUGHT) {
    const most = Math.max(...ways.map((way) => way.most[kind]));
    if (brings[kind].length > most) throw new WishRefused(kind, `${id} takes ${counted(most, NOUNS[kind])}.`);
  }
  if (images.length === 0 && ways.every((way) => way.needsImage))
    throw new WishRefused('images', `${id} needs a picture.`);
  const extras = EXTRAS.filter((name) => wishes[name] !== undefined);
  const untaken = extras.find((name) => !ways.some((way) => way.extras.includes(name)));
  if (untaken !== undefined) throw new WishRefused(untaken, `${id} does not take \`${untaken}\`.`);
  const { parameters = {} } = wishes;
  const declared = capabilities.parameters ?? {};
  const unknown = Object.keys(parameters).find((name) => !(name in declared));
  if (unknown !== undefined && !capabilities.passes)
    throw new WishRefused(
      unknown,
      `The parameters of ${id} are ${Object.keys(declared).join(', ') || 'none'}, and not \`${unknown}\`.`,
    );
  const counts = { images: images.length, videos: videos.length, audios: audios.length };
  const wanted = { size, seconds, counts, extras };
  // The request that names pixels is for a caller who does, and a form takes large files; the other leaves to the service
  // what was not said.
  const isForm = wishes.size?.includes('x') || videos.length + audios.length > 0;
  const inOrder = isForm ? ways : ways.toReversed();
  const way = inOrder.find((each) => unmet(each, wanted).length === 0);
  if (way === undefined) {
    const [first = 'size', ...others] = new Set(ways.flatMap((each) => unmet(each, wanted)));
    const both = [first, ...others].map((wish) => `\`${wish}\``).join(' and ');
    throw new WishRefused(first, `${id} does not take ${both} together.`);
  }
  const fields = {
    model: id,
    prompt: wishes.prompt,
    ...parameters,
    ...way.fields(size, seconds),
    ...Object.fromEntries(extras.map((name) => [name, wishes[name]])),
  };
  const { endpoint } = way;
  return endpoint === '/v1/videos'
    ? { endpoint, body: asTexts(fields), brings }
    : { endpoint, body: fields as VideoRequest, brings };
}

/** The request as it is sent. What a form cannot take as a URL is asked for as a file; without a form all are URLs. */
export async function withFiles<Given>(
  { endpoint, body, brings }: VideoDraft<Given>,
  urlOf: (given: Given, kind: Brought) => Promise<string>,
  fileOf: (given: Given, kind: Brought) => Promise<NamedFile | string>,
): Promise<VideoOrder> {
  const kinds = BROUGHT.filter((kind) => brings[kind].length > 0);
  if (endpoint === '/v1/video/create') {
    const given = async (kind: Brought) =>
      [kind, await Promise.all(brings[kind].map((each) => urlOf(each, kind)))] as const;
    return { endpoint, body: { ...body, ...Object.fromEntries(await Promise.all(kinds.map(given))) } };
  }
  const given = async (kind: Brought) =>
    [FORM_FIELDS[kind], await fileOf(brings[kind][0] as Given, kind)] as const;
  return { endpoint, body: { ...body, ...Object.fromEntries(await Promise.all(kinds.map(given))) } };
}

/** Never asked for: a quote only counts what is behind it. */
const STAND_IN = 'https://example.com/file';

/** For a quote: what is brought is counted, not sent. */
export function quoteOfOrder(order: Pick<VideoDraft<unknown>, 'endpoint' | 'body' | 'brings'>): QuoteRequest {
  const { endpoint, body, brings } = order;
  const isForm = endpoint === '/v1/videos';
  const named = BROUGHT.filter((kind) => brings[kind].length > 0).map((kind) =>
    isForm ? [FORM_FIELDS[kind], STAND_IN] : [kind, brings[kind].map(() => STAND_IN)],
  );
  return { endpoint, body: { ...body, ...Object.fromEntries(named) } };
}

const NOUNS: Readonly<Record<Brought, string>> = {
  images: 'picture',
  videos: 'reference video',
  audios: 'recording',
};

function counted(most: number, noun: string): string {
  if (most === 0) return `no ${noun}s`;
  return most === 1 ? `at most one ${noun}` : `at most ${most} ${noun}s`;
}

interface Wanted {
  readonly size: string | undefined;
  readonly seconds: number | undefined;
  readonly counts: VideoWay['most'];
  readonly extras: readonly Extra[];
}

/** The wishes that a request cannot carry. */
function unmet(way: VideoWay, { size, seconds, counts, extras }: Wanted): readonly string[] {
  return [
    ...(size === undefined || way.sizes.includes(size) ? [] : ['size']),
    ...(seconds === undefined || way.seconds.includes(seconds) ? [] : ['seconds']),
    ...(counts.images === 0 && way.needsImage ? ['images'] : []),
    ...BROUGHT.filter((kind) => counts[kind] > way.most[kind]),
    ...extras.filter((name) => !way.extras.includes(name)),
  ];
}

/** Undefined: as the model likes. Null: it has no such size. */
function sizeOf(
  { size, portrait }: Pick<VideoWishes<unknown>, 'size' | 'portrait'>,
  sizes: readonly string[],
): string | null | undefined {
  if (size === undefined && portrait === undefined) return undefined;
  // As family A calls landscape.
  if (size === '16x9') return sizeOf({ size: usualSize(false, false), portrait }, sizes);
  if (size !== undefined && size !== 'small' && size !== 'large')
    return sizes.includes(size) && (portrait ?? isPortrait(size)) === isPortrait(size) ? size : null;
  const isLarge = size === 'large';
  const usual = usualSize(portrait ?? false, isLarge);
  if (sizes.includes(usual)) return usual;
  if (sizes.every((each) => FAMILY_SIZES.includes(each))) return null;
  // A model with sizes of its own: its smallest, or its largest.
  const shaped = sizes.filter((each) => isPortrait(each) === portrait);
  const bySize = (portrait === undefined ? sizes : shaped).toSorted((a, b) => pixels(a) - pixels(b));
  return bySize.at(isLarge ? -1 : 0) ?? null;
}

/** A form has nothing but texts. */
function asTexts(fields: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'object' ? JSON.stringify(value) : String(value),
    ]),
  );
}

/** "4, 8 or 12", "1 to 60". */
function listed(numbers: readonly number[]): string {
  const [first = 0] = numbers;
  const isRange = numbers.length > 3 && numbers.every((number, at) => number === first + at);
  return isRange ? `${first} to ${numbers.at(-1)}` : numbers.join(', ').replace(/, (\d+)$/, ' or $1');
}
