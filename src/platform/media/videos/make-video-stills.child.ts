import { dirname } from 'node:path';
import { FilterAPI } from 'node-av/api';
import { AVMEDIA_TYPE_VIDEO } from 'node-av/constants';
import type { FormatContext, Frame, Stream } from 'node-av/lib';
import { serveConfinedJob } from '../../children/serve-jobs.ts';
import { writeJpeg } from '../images/write-jpeg.ts';
import { openDecoder, openMedia } from '../open-media.ts';
import { decodeVideo } from './decode-video.ts';
import { measureVideo, type VideoLimits, type VideoProblem } from './measure-video.ts';
import { readGeometry } from './read-geometry.ts';

export interface VideoStillsJobInput {
  readonly video: string;
  readonly demuxer: string;
  /** Of a caller's video. */
  readonly limits?: VideoLimits;
  /** Paths of the files to write, in one folder. */
  readonly thumbnail: string;
  readonly spritesheet: string;
}

export type VideoStillsOutcome = VideoFacts | VideoProblem;

/** As it is displayed. */
export interface VideoFacts {
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
}

/** Of a caller's video all frames count, also those that its edit list leaves out: a service may not read the list. */
const WITHOUT_EDITS = { ignore_editlist: '1' };
const ACROSS = 4;
const DOWN = 4;
const TILE_SIDE = 240;
const THUMBNAIL_SIDE = 1280;
/** Early enough not to spoil the end, late enough to show something. */
const THUMBNAIL_AT = 0.4;

const UNREADABLE = { problem: 'unreadable' } as const;

const filesOf = ({ video, thumbnail }: VideoStillsJobInput) => ({
  reads: video,
  writesIn: dirname(thumbnail),
});

serveConfinedJob(filesOf, async (input: VideoStillsJobInput): Promise<VideoStillsOutcome> => {
  const { video, demuxer, thumbnail, spritesheet, limits } = input;
  const open = () => openMedia(video, demuxer, 'video', limits && demuxer === 'mov' ? WITHOUT_EDITS : {});
  const measuring = limits ? open() : null;
  if (limits && !measuring) return UNREADABLE;
  const measured = limits && measuring ? measureVideo(measuring, limits) : 0;
  if (typeof measured !== 'number') return measured;
  // Opened anew: not every format can go back to its beginning.
  const media = open();
  if (!media || media.findStreamInfoSync() < 0) return UNREADABLE;
  const stream = media.streams[media.findBestStream(AVMEDIA_TYPE_VIDEO)];
  if (!stream) return UNREADABLE;
  const geometry = readGeometry(stream);
  const size = geometry.fit(Number.POSITIVE_INFINITY);
  if (limits && isTooLarge(size, limits)) return { problem: 'too large', ...size };
  const decoder = openDecoder(stream, 'video', {
    threads: '2',
    ...(limits && { max_pixels: String(limits.pixels) }),
  });
  if (!decoder) return UNREADABLE;
  const lasts = limits ? measured : claimedSeconds(media, stream);
  if (!(lasts > 0)) return UNREADABLE;

  const tile = geometry.fit(TILE_SIDE);
  const still = geometry.fit(THUMBNAIL_SIDE);
  const shrink = FilterAPI.create(
    `${geometry.upright}scale=${tile.width}:${tile.height},setsar=1,format=yuv420p`,
  );
  const tiles: Frame[] = [];
  let chosen: Frame | null = null;
  for (const { frame, until } of decodeVideo({ media, stream, decoder })) {
    const { codecpar } = stream;
    if (limits && (frame.width > codecpar.width || frame.height > codecpar.height))
      return { problem: 'contradictory' };
    if (chosen === null && until > lasts * THUMBNAIL_AT) chosen = frame.clone();
    // In a video of fewer than sixteen frames, several tiles show the same frame.
    while (tiles.length < ACROSS * DOWN && until > (tiles.length * lasts) / (ACROSS * DOWN)) {
      const [small] = shrink.processAllSync(frame);
      if (!small) break;
      tiles.push(small);
    }
    // Of a caller's video every frame is looked at, so that none is larger than the price says.
    if (tiles.length === ACROSS * DOWN && !limits) break;
  }
  const last = tiles.at(-1);
  if (!chosen || !last) return UNREADABLE;
  while (tiles.length < ACROSS * DOWN) tiles.push(last);

  await writeJpeg(thumbnail, chosen, `${geometry.upright}scale=${still.width}:${still.height}`);
  await writeJpeg(spritesheet, sheetOf(tiles), 'null');
  return { ...size, seconds: lasts };
});

/** By its header, which a hosted service has written. */
function claimedSeconds(media: FormatContext, stream: Stream): number {
  const { num, den } = stream.timeBase;
  const own = (Number(stream.duration) * num) / den;
  // Matroska says how long the file is, not how long each track is.
  return own > 0 ? own : Number(media.duration) / 1e6;
}

function isTooLarge({ width, height }: { width: number; height: number }, limits: VideoLimits): boolean {
  return Math.max(width, height) > limits.side || width * height > limits.pixels;
}

/** The filter returns nothing until it has all tiles. */
function sheetOf(tiles: readonly Frame[]): Frame {
  const filter = FilterAPI.create(`tile=${ACROSS}x${DOWN}`);
  for (const [index, tile] of tiles.entries()) {
    tile.pts = BigInt(index);
    const [sheet] = filter.processAllSync(tile);
    if (sheet) return sheet;
  }
  throw new Error('The filter returned no sheet.');
}
