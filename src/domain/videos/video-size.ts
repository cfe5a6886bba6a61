/** The size of a video, from the parameters of each request style. */
export interface VideoSize {
  readonly width: number;
  readonly height: number;
}

const sized = (long: number, short: number, portrait: boolean): VideoSize =>
  portrait ? { width: short, height: long } : { width: long, height: short };

/** `/v1/video/create`, family A. Models that do not honour `aspect_ratio` are always 16:9. */
export function sizeOfAspect(aspect: '16:9' | '9:16', upsample: boolean): VideoSize {
  const portrait = aspect === '9:16';
  return upsample ? sized(1920, 1080, portrait) : sized(1280, 720, portrait);
}

/** `/v1/video/create`, family B. */
export function sizeOfOrientation(orientation: 'portrait' | 'landscape', size: 'small' | 'large'): VideoSize {
  return sizeOfAspect(orientation === 'portrait' ? '9:16' : '16:9', size === 'large');
}

/** `/v1/videos`: `16x9`, or width and height. */
export function sizeOfDimensions(size: string): VideoSize {
  if (size === '16x9') return sizeOfAspect('16:9', false);
  const [width = 0, height = 0] = size.split('x').map(Number);
  return { width, height };
}

export function spelledSize(size: VideoSize): string {
  return `${size.width}x${size.height}`;
}

/** How services name a size that they choose themselves: by its shorter side. */
export function tierOf({ width, height }: VideoSize): string {
  const short = Math.min(width, height);
  return short === 2160 ? '4k' : `${short}p`;
}

/** The other way round: 720p at 16:9 is 1280x720. Null for what is no such size. */
export function sizeOfTier(tier: string, aspect: string): VideoSize | null {
  const short = Number(/^([1-9]\d{2,3})p$/.exec(tier)?.[1] ?? (tier === '4k' ? 2160 : Number.NaN));
  const [across = Number.NaN, down = Number.NaN] = aspect.split(':').map(Number);
  const long = 2 * Math.round((short * Math.max(across / down, down / across)) / 2);
  return long >= short ? sized(long, short, down > across) : null;
}

const ASPECTS = ['16:9', '9:16', '1:1', '4:3', '3:4', '3:2', '2:3', '21:9'] as const;

/** The usual ratio that is nearest: 1280x720 is 16:9. */
export function aspectOf({ width, height }: VideoSize): string {
  const distance = (aspect: string) => {
    const [across = 1, down = 1] = aspect.split(':').map(Number);
    return Math.abs(Math.log((width / height) * (down / across)));
  };
  return ASPECTS.reduce((best, aspect) => (distance(aspect) < distance(best) ? aspect : best));
}
