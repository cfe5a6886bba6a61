import type { Line } from '../../domain/line.ts';
import { MediaPool } from './media-pool.ts';

/**
 * Enough jobs at once to keep the cores busy, few enough that their memory limits fit a small machine. Images take
 * milliseconds and clips take seconds, so each kind has its own queue; and in each, one account cannot take every slot.
 */
export const MEDIA_POOLS = {
  image: new MediaPool({
    name: 'decode image',
    module: new URL('./images/decode-image.child.ts', import.meta.url),
    // 50 megapixels of 16-bit RGBA take 400 MB, and a decoder may need that twice.
    memoryMb: 1024,
    gate: { what: 'images to decode', atOnce: 4, perAccount: 3, waiting: 128 },
  }),
  audio: new MediaPool({
    name: 'decode audio',
    module: new URL('./audio/decode-audio.child.ts', import.meta.url),
    memoryMb: 512,
    gate: { what: 'audio files to measure', atOnce: 3, perAccount: 2, waiting: 128 },
  }),
  clip: new MediaPool({
    name: 'decode clip',
    module: new URL('./videos/cut-clip.child.ts', import.meta.url),
    memoryMb: 1024,
    gate: { what: 'clips to cut', atOnce: 2, perAccount: 1, waiting: 32 },
  }),
  video: new MediaPool({
    name: 'decode video',
    module: new URL('./videos/make-video-stills.child.ts', import.meta.url),
    memoryMb: 1024,
    gate: { what: 'videos to take stills of', atOnce: 2, perAccount: 1, waiting: 32 },
  }),
  /** Videos of callers never hold the decoders that finished videos need. */
  upload: new MediaPool({
    name: 'measure video',
    module: new URL('./videos/make-video-stills.child.ts', import.meta.url),
    memoryMb: 1024,
    gate: { what: 'videos to measure', atOnce: 2, perAccount: 1, waiting: 32 },
  }),
  finish: new MediaPool({
    name: 'finish video',
    module: new URL('./videos/finish-video.child.ts', import.meta.url),
    memoryMb: 1024,
    gate: { what: 'videos to finish', atOnce: 2, perAccount: 1, waiting: 32 },
  }),
} as const;

/** How busy the decoders are. */
export function mediaLines(): Line[] {
  return Object.values(MEDIA_POOLS).map(({ line }) => line);
}
