import { dirname } from 'node:path';
import {
  AV_CODEC_ID_AAC,
  AV_CODEC_ID_H264,
  AV_PIX_FMT_YUV420P,
  AVMEDIA_TYPE_AUDIO,
  AVMEDIA_TYPE_VIDEO,
} from 'node-av/constants';
import { type CodecContext, Dictionary, FormatContext, Packet, type Stream } from 'node-av/lib';
import { serveConfinedJob } from '../../children/serve-jobs.ts';
import type { MadeGood } from '../../domain/made-good.ts';
import { openDecoder, openMedia } from '../open-media.ts';
import { type FilmMark, MarkBurner } from './film-mark.ts';
import {
  check,
  copiedTrack,
  encodedPictures,
  encodedSound,
  type FilmTrack,
  silentTrack,
} from './film-tracks.ts';
import { type Geometry, readGeometry } from './read-geometry.ts';

/** What a film is to be; what it is already costs nothing. */
export interface FilmWishes {
  readonly mark: FilmMark | null;
  /** A longer film is cut. */
  readonly seconds: number | null;
  /** A film of another size is scaled, and padded where its shape differs. */
  readonly size: { readonly width: number; readonly height: number } | null;
  /** A film without sound gets a silent track. */
  readonly sound: boolean;
  /** Whatever is no mp4 of H.264 and AAC becomes one. */
  readonly format: boolean;
}

export interface FinishFilmJobInput {
  readonly film: string;
  readonly demuxer: string;
  /** The path of the file to write. */
  readonly finished: string;
  readonly wishes: FilmWishes;
}

/** What was made good; nothing: no file was written. */
export type FinishFilmOutcome = readonly MadeGood[] | 'unreadable';

/** Encoders round to whole frames and audio packets. */
const CLOSE_SECONDS = 0.5;

const filesOf = ({ film, finished }: FinishFilmJobInput) => ({ reads: film, writesIn: dirname(finished) });

serveConfinedJob(filesOf, async (input: FinishFilmJobInput): Promise<FinishFilmOutcome> => {
  const media = openMedia(input.film, input.demuxer, 'film');
  if (!media || media.findStreamInfoSync() < 0) return 'unreadable';
  const pictures = media.streams[media.findBestStream(AVMEDIA_TYPE_VIDEO)];
  const decoder = pictures && openDecoder(pictures, 'film', { threads: '2' });
  if (!pictures || !decoder) return 'unreadable';
  const sound = media.streams[media.findBestStream(AVMEDIA_TYPE_AUDIO)] ?? null;
  const geometry = readGeometry(pictures);
  const needs = needsOf(input, { pictures, sound, geometry, lasts: Number(media.duration) / 1e6 });
  if (needs.length > 0) await write(input, needs, { media, pictures, sound, decoder, geometry });
  return needs;
});

interface FilmKnown {
  readonly pictures: Stream;
  readonly sound: Stream | null;
  readonly geometry: Geometry;
  readonly lasts: number;
}

function needsOf({ demuxer, wishes }: FinishFilmJobInput, film: FilmKnown): MadeGood[] {
  const { width, height } = film.geometry.fit(Number.POSITIVE_INFINITY);
  const { codecId, format } = film.pictures.codecpar;
  const isPromised =
    demuxer === 'mov' &&
    codecId === AV_CODEC_ID_H264 &&
    format === AV_PIX_FMT_YUV420P &&
    (film.sound === null || film.sound.codecpar.codecId === AV_CODEC_ID_AAC);
  const { mark, seconds, size, sound } = wishes;
  const lacks: Readonly<Record<MadeGood, boolean>> = {
    watermark: mark !== null,
    length: seconds !== null && film.lasts > seconds + CLOSE_SECONDS,
    size: size !== null && (size.width !== width || size.height !== height),
    sound: sound && film.sound === null,
    format: wishes.format && !isPromised,
  };
  return (Object.keys(lacks) as MadeGood[]).filter((need) => lacks[need]);
}

interface OpenFilm extends Omit<FilmKnown, 'lasts'> {
  readonly media: FormatContext;
  readonly decoder: CodecContext;
}

/** One pass: what need not be changed is copied. */
async function write(
  { finished, wishes }: FinishFilmJobInput,
  needs: readonly MadeGood[],
  { media, pictures, sound, decoder, geometry }: OpenFilm,
): Promise<void> {
  const endSeconds =
    needs.includes('length') && wishes.seconds !== null ? wishes.seconds : Number.POSITIVE_INFINITY;
  const output = new FormatContext();
  check(output.allocOutputContext2(null, 'mp4', finished), 'open mp4');
  const own = geometry.fit(Number.POSITIVE_INFINITY);
  const size = needs.includes('size') && wishes.size ? wishes.size : own;
  const burner = wishes.mark && new MarkBurner(wishes.mark);
  let shownUntil = 0;
  const onTime = (seconds: number) => {
    shownUntil = Math.max(shownUntil, seconds);
    silence?.until(Math.min(seconds, endSeconds));
  };
  const isCopied = !needs.includes('watermark') && !needs.includes('size') && !needs.includes('format');
  const shown: FilmTrack = isCopied
    ? copiedTrack(output, pictures, endSeconds)
    : await encodedPictures(output, pictures, {
        decoder,
        filters: `${geometry.upright}scale=${own.width}:${own.height},${resized(own, size)}setsar=1,format=yuv420p`,
        ...size,
        endSeconds,
        onFrame: (frame, seconds) => {
          burner?.burn(frame);
          onTime(seconds);
        },
      });
  const heard = sound && (await soundTrack(output, sound, endSeconds));
  const silence = needs.includes('sound') ? await silentTrack(output) : null;
  check(await output.openOutput(), 'create the film');
  check(await output.writeHeader(Dictionary.fromObject({ movflags: '+faststart' })), 'write the header');
  const packet = new Packet();
  packet.alloc();
  while (media.readFrameSync(packet) >= 0) {
    if (packet.streamIndex === pictures.index) {
      if (isCopied) onTime((Number(packet.pts) * pictures.timeBase.num) / pictures.timeBase.den);
      shown.take(packet);
    } else if (packet.streamIndex === sound?.index) heard?.take(packet);
    packet.unref();
  }
  shown.take(null);
  heard?.take(null);
  silence?.end();
  check(await output.writeTrailer(), 'write the trailer');
  await output.closeOutput();
}

function resized(
  own: { readonly width: number; readonly height: number },
  { width, height }: { readonly width: number; readonly height: number },
): string {
  if (own.width === width && own.height === height) return '';
  const fitted = `scale=${width}:${height}:force_original_aspect_ratio=decrease:force_divisible_by=2`;
  return `${fitted},pad=${width}:${height}:(ow-iw)/2:(oh-ih)/2,`;
}

/** Sound that mp4 and browsers know is copied. */
async function soundTrack(
  output: FormatContext,
  sound: Stream,
  endSeconds: number,
): Promise<FilmTrack | null> {
  return sound.codecpar.codecId === AV_CODEC_ID_AAC
    ? copiedTrack(output, sound, endSeconds)
    : await encodedSound(output, sound, endSeconds);
}
