import { dirname } from 'node:path';
import { FilterAPI } from 'node-av/api';
import { AVMEDIA_TYPE_VIDEO } from 'node-av/constants';
import type { Frame } from 'node-av/lib';
import { serveConfinedJob } from '../../children/serve-jobs.ts';
import { writeJpeg } from '../images/write-jpeg.ts';
import { openDecoder, openMedia } from '../open-media.ts';
import { decodeVideo } from './decode-video.ts';
import { readGeometry } from './read-geometry.ts';

export interface FilmStillsJobInput {
  readonly film: string;
  readonly demuxer: string;
  readonly mostSeconds?: number;
  /** Paths of the files to write, in one folder. */
  readonly thumbnail: string;
  readonly spritesheet: string;
}

export type FilmStillsOutcome = FilmFacts | 'unreadable' | { readonly tooLong: number };

/** As it is displayed. */
export interface FilmFacts {
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
}

/** Encoders round to whole frames and audio packets. */
const ROUNDED_SECONDS = 0.5;
const ACROSS = 4;
const DOWN = 4;
const TILE_SIDE = 240;
const THUMBNAIL_SIDE = 1280;
/** Early enough not to spoil the end, late enough to show something. */
const THUMBNAIL_AT = 0.4;

const filesOf = ({ film, thumbnail }: FilmStillsJobInput) => ({ reads: film, writesIn: dirname(thumbnail) });

serveConfinedJob(filesOf, async (input: FilmStillsJobInput): Promise<FilmStillsOutcome> => {
  const { film, demuxer, thumbnail, spritesheet, mostSeconds = Number.POSITIVE_INFINITY } = input;
  const media = openMedia(film, demuxer, 'film');
  if (!media || media.findStreamInfoSync() < 0) return 'unreadable';
  const stream = media.streams[media.findBestStream(AVMEDIA_TYPE_VIDEO)];
  const decoder = stream && openDecoder(stream, 'film', { threads: '2' });
  if (!stream || !decoder) return 'unreadable';
  const { num, den } = stream.timeBase;
  const own = (Number(stream.duration) * num) / den;
  // Matroska says how long the file is, not how long each track is.
  const lasts = own > 0 ? own : Number(media.duration) / 1e6;
  if (!(lasts > 0)) return 'unreadable';
  if (lasts > mostSeconds + ROUNDED_SECONDS) return { tooLong: lasts };

  const geometry = readGeometry(stream);
  const tile = geometry.fit(TILE_SIDE);
  const still = geometry.fit(THUMBNAIL_SIDE);
  const shrink = FilterAPI.create(
    `${geometry.upright}scale=${tile.width}:${tile.height},setsar=1,format=yuv420p`,
  );
  const tiles: Frame[] = [];
  let chosen: Frame | null = null;
  for (const { frame, until } of decodeVideo({ media, stream, decoder })) {
    if (chosen === null && until > lasts * THUMBNAIL_AT) chosen = frame.clone();
    // In a film of fewer than sixteen frames, several tiles show the same frame.
    while (tiles.length < ACROSS * DOWN && until > (tiles.length * lasts) / (ACROSS * DOWN)) {
      const [small] = shrink.processAllSync(frame);
      if (!small) break;
      tiles.push(small);
    }
    if (tiles.length === ACROSS * DOWN) break;
  }
  const last = tiles.at(-1);
  if (!chosen || !last) return 'unreadable';
  while (tiles.length < ACROSS * DOWN) tiles.push(last);

  await writeJpeg(thumbnail, chosen, `${geometry.upright}scale=${still.width}:${still.height}`);
  await writeJpeg(spritesheet, sheetOf(tiles), 'null');
  return { ...geometry.fit(Number.POSITIVE_INFINITY), seconds: lasts };
});

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
