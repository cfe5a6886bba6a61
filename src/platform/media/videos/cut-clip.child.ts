import { dirname } from 'node:path';
import { FilterAPI, Muxer } from 'node-av/api';
import {
  AV_DISPOSITION_ATTACHED_PIC,
  AVMEDIA_TYPE_VIDEO,
  AVSEEK_FLAG_BACKWARD,
  FF_ENCODER_LIBX264,
} from 'node-av/constants';
import { type CodecContext, type FormatContext, type Frame, Rational, type Stream } from 'node-av/lib';
import { FRAMES_PER_SECOND, type TimeRange } from '../../../domain/videos/video.ts';
import { serveConfinedJob } from '../../children/serve-jobs.ts';
import { writeJpeg } from '../images/write-jpeg.ts';
import { openDecoder, openMedia } from '../open-media.ts';
import { decodeVideo } from './decode-video.ts';
import { measureDetail } from './measure-detail.ts';
import { openEncoder } from './open-encoder.ts';
import { type Geometry, readGeometry } from './read-geometry.ts';

export interface CutClipJobInput {
  readonly source: string;
  readonly demuxer: string;
  readonly cut: TimeRange | null;
  /** Paths of the files to write, in one folder. */
  readonly clip: string;
  readonly picture: string;
  readonly portrait: string;
}

export type CutClipOutcome =
  | {
      readonly outcome: 'cut';
      readonly durationSeconds: number;
      readonly width: number;
      readonly height: number;
    }
  | { readonly outcome: 'unreadable' | 'no-video' }
  | {
      readonly outcome: 'too-large';
      readonly width: number;
      readonly height: number;
      readonly allowed: string;
    }
  | {
      readonly outcome: 'too-much';
      readonly width: number;
      readonly height: number;
      readonly frames: number;
    }
  | { readonly outcome: 'too-short' | 'ends-early'; readonly duration: number };

interface Source {
  readonly media: FormatContext;
  readonly stream: Stream;
  readonly decoder: CodecContext;
  readonly geometry: Geometry;
  /** The most frames that may be decoded. */
  readonly mostFrames: number;
}

/** Contract, Limits: "Character source video: 1 to 3 seconds". */
const LONGEST_SECONDS = 3;
const SHORTEST_SECONDS = 1;
/** About a frame: the last frame's duration is often missing, and timestamps are rounded. */
const TOLERANCE_SECONDS = 0.05;

/** 4K in every common format, landscape or portrait. */
const MAX_SOURCE_SIDE = 4096;
const MAX_SOURCE_PIXELS = 4096 * 2304;

/**
 * The most that may be decoded for one clip, including the lead from a key frame to the cut: three seconds of 4K at 60
 * frames per second and half as much again, or nearly a minute of small pictures at 25. Decoding makes other requests
 * wait.
 */
const MAX_DECODED_PIXELS = 2_500_000_000;
const MAX_DECODED_FRAMES = 1400;

const CLIP_SIDE = 720;
const PORTRAIT_SIDE = 1280;
const PICTURE_SIDE = 512;

/** For shorter distances, decoding from the start is faster than seeking. */
const SEEK_BEYOND_SECONDS = 10;

const filesOf = ({ source, clip }: CutClipJobInput) => ({ reads: source, writesIn: dirname(clip) });

serveConfinedJob(filesOf, async (input: CutClipJobInput): Promise<CutClipOutcome> => {
  const media = openMedia(input.source, input.demuxer, 'video');
  if (!media || media.findStreamInfoSync() < 0) return { outcome: 'unreadable' };
  const stream = media.streams[media.findBestStream(AVMEDIA_TYPE_VIDEO)];
  // Cover art of a song is a video stream too, with one picture.
  if (!stream || stream.hasDisposition(AV_DISPOSITION_ATTACHED_PIC)) return { outcome: 'no-video' };
  const { width, height } = stream.codecpar;
  if (Math.max(width, height) > MAX_SOURCE_SIDE || width * height > MAX_SOURCE_PIXELS) {
    return { outcome: 'too-large', width, height, allowed: '4096x2304' };
  }
  const decoder = openDecoder(stream, 'video', { threads: '2', max_pixels: String(MAX_SOURCE_PIXELS) });
  if (!decoder || width === 0 || height === 0) return { outcome: 'unreadable' };
  const range = input.cut ?? { start: 0, end: LONGEST_SECONDS };
  const mostFrames = Math.min(MAX_DECODED_FRAMES, Math.floor(MAX_DECODED_PIXELS / (width * height)));
  const tooMuch = { outcome: 'too-much', width, height, frames: mostFrames } as const;
  if (claimedFrames(stream, range) > mostFrames) return tooMuch;
  const source = { media, stream, decoder, geometry: readGeometry(stream), mostFrames };

  if (range.start > SEEK_BEYOND_SECONDS) seek(source, range.start);
  const written = await writeClip(input.clip, source, range);
  if (written === 'too-much') return tooMuch;
  const { frames, duration, best } = written;
  if (duration === 0) return { outcome: 'unreadable' };
  if (input.cut && duration < range.end - TOLERANCE_SECONDS) return { outcome: 'ends-early', duration };
  if (duration - range.start < SHORTEST_SECONDS - TOLERANCE_SECONDS)
    return { outcome: 'too-short', duration };
  if (!best) return { outcome: 'unreadable' };
  await writeStills(input, source.geometry, best);
  return { outcome: 'cut', durationSeconds: frames / FRAMES_PER_SECOND, ...source.geometry.fit(CLIP_SIDE) };
});

/** The number of frames the file claims for the cut, so that most oversized cuts are refused before decoding. */
function claimedFrames(stream: Stream, { start, end }: TimeRange): number {
  const { num, den } = stream.avgFrameRate;
  const perSecond = num > 0 && den > 0 ? num / den : 0;
  const claimed = perSecond * (end - start);
  return stream.nbFrames > 0n ? Math.min(claimed, Number(stream.nbFrames)) : claimed;
}

/** Seeks to the last key frame before; a file that cannot seek is read from the current position. */
function seek({ media, stream }: Source, seconds: number): void {
  const { num, den } = stream.timeBase;
  const start = stream.startTime > 0n ? stream.startTime : 0n;
  media.seekFrameSync(stream.index, start + BigInt(Math.floor((seconds * den) / num)), AVSEEK_FLAG_BACKWARD);
}

interface WrittenClip {
  /** How many were written. */
  readonly frames: number;
  /** The end of the source, as far as it was read. */
  readonly duration: number;
  /** The source frame with the most detail. */
  readonly best: Frame | null;
}

async function writeClip(file: string, source: Source, range: TimeRange): Promise<WrittenClip | 'too-much'> {
  const { geometry, mostFrames } = source;
  const { width, height } = geometry.fit(CLIP_SIDE);
  const shrink = FilterAPI.create(`${geometry.upright}scale=${width}:${height},setsar=1,format=yuv420p`);
  const writer = createClipWriter(file, FRAMES_PER_SECOND);
  let shown: Frame | undefined;
  let decoded = 0;
  let frames = 0;
  let duration = 0;
  let best: Frame | null = null;
  let mostDetail = -1;

  /** The clip has a constant frame rate, whatever the source has: each tick shows the frame of its time. */
  const showUntil = async (time: number): Promise<void> => {
    const due = Math.round((time - range.start) * FRAMES_PER_SECOND);
    for (; shown && frames < due; frames++) await writer.write(shown);
  };

  for (const { frame, at, until } of decodeVideo(source)) {
    decoded += 1;
    if (decoded > mostFrames) return 'too-much';
    duration = Math.max(duration, until);
    if (until <= range.start) continue;
    if (at >= range.end) break;
    await showUntil(at);
    const [next] = shrink.processAllSync(frame);
    if (!next) continue;
    shown?.free();
    shown = next;
    const detail = measureDetail(next);
    if (detail > mostDetail) {
      best?.free();
      best = frame.clone();
      mostDetail = detail;
    }
  }
  await showUntil(Math.min(range.end, duration));
  await writer.close();
  return { frames, duration, best };
}

async function writeStills(input: CutClipJobInput, geometry: Geometry, frame: Frame): Promise<void> {
  const { width, height } = geometry.fit(PORTRAIT_SIDE);
  const portrait = `${geometry.upright}scale=${width}:${height}`;
  await writeJpeg(input.portrait, frame, portrait);
  // For portrait videos the square is cropped in the upper part, where faces are.
  const square = `crop='min(iw,ih)':'min(iw,ih)':'(iw-ow)/2':'(ih-oh)/5'`;
  await writeJpeg(input.picture, frame, `${portrait},${square},scale=${PICTURE_SIDE}:${PICTURE_SIDE}`);
}

/** Writes a short silent H.264 mp4, one frame per tick, that a browser can play while it downloads. */
interface ClipWriter {
  /** The same frame may be written repeatedly. */
  write(frame: Frame): Promise<void>;
  /** Without frames no file is written. */
  close(): Promise<void>;
}

function createClipWriter(file: string, framesPerSecond: number): ClipWriter {
  const encoder = openEncoder(FF_ENCODER_LIBX264, { preset: 'veryfast', crf: 22, g: framesPerSecond });
  let output: Muxer | undefined;
  let frames = 0n;

  function encode(to: Muxer, frame: Frame | null): void {
    for (using packet of encoder.encodeAllSync(frame)) to.writePacketSync(packet, 0);
  }

  return {
    async write(frame) {
      if (!output) {
        output = await Muxer.open(file, { format: 'mp4', options: { movflags: '+faststart' } });
        output.addStream(encoder);
      }
      frame.timeBase = new Rational(1, framesPerSecond);
      frame.pts = frames++;
      // Without a duration, mp4 would give the last frame no length.
      frame.duration = 1n;
      encode(output, frame);
    },
    async close() {
      if (!output) return;
      encode(output, null);
      await output.close();
    },
  };
}
