import { AV_DISPOSITION_ATTACHED_PIC, AV_NOPTS_VALUE, AVMEDIA_TYPE_VIDEO } from 'node-av/constants';
import { type FormatContext, Packet, type Stream } from 'node-av/lib';
import { usualFrameSeconds } from './decode-video.ts';

/** What a caller's video may be. */
export interface VideoLimits {
  readonly seconds: number;
  readonly framesPerSecond: number;
  readonly side: number;
  readonly pixels: number;
}

/** Why a caller's video is refused. */
export type VideoProblem =
  | { readonly problem: 'unreadable' | 'contradictory' | 'too many frames' }
  | { readonly problem: 'too long'; readonly seconds: number }
  | { readonly problem: 'too large'; readonly width: number; readonly height: number };

/** Encoders round to whole frames and audio packets; some containers estimate their length. */
export const ROUNDED_SECONDS = 0.5;
const ROUNDED_PART = 0.02;

interface Track {
  readonly stream: Stream;
  start: number;
  end: number;
  packets: number;
}

/**
 * The seconds of a caller's video from its first packet to the end of its last. What its header says is free to write, and the
 * price depends on the length, so a header that says something else is refused, and so are more frames than a camera takes:
 * they hold a decoder for minutes.
 */
export function measureVideo(media: FormatContext, limits: VideoLimits): number | VideoProblem {
  const mostPackets = (limits.seconds + ROUNDED_SECONDS) * limits.framesPerSecond;
  if (media.streams.some(({ nbFrames, codecpar }) => isVideo({ codecpar }) && nbFrames > mostPackets))
    return { problem: 'too many frames' };
  if (media.findStreamInfoSync() < 0) return { problem: 'unreadable' };
  const tracks = new Map<number, Track>();
  for (const stream of media.streams)
    if (isVideo(stream) && !stream.hasDisposition(AV_DISPOSITION_ATTACHED_PIC))
      tracks.set(stream.index, { stream, start: Number.POSITIVE_INFINITY, end: 0, packets: 0 });
  const packet = new Packet();
  packet.alloc();
  let packets = 0;
  for (; media.readFrameSync(packet) >= 0; packet.unref()) {
    const track = tracks.get(packet.streamIndex);
    if (!track) continue;
    packets += 1;
    if (packets > mostPackets) return { problem: 'too many frames' };
    count(packet, track);
  }
  const measured = [...tracks.values()].map((track) => judge(track, media, limits));
  const problem = measured.find((each) => typeof each !== 'number');
  return problem ?? Math.max(0, ...(measured as number[]));
}

const isVideo = ({ codecpar }: Pick<Stream, 'codecpar'>) => codecpar.codecType === AVMEDIA_TYPE_VIDEO;

function count({ pts, dts, duration }: Packet, track: Track): void {
  const { num, den } = track.stream.timeBase;
  const stamp = pts === AV_NOPTS_VALUE ? dts : pts;
  const at = stamp === AV_NOPTS_VALUE ? track.end : (Number(stamp) * num) / den;
  const lasts = duration > 0n ? (Number(duration) * num) / den : usualFrameSeconds(track.stream);
  track.start = Math.min(track.start, at);
  track.end = track.packets === 0 ? at + lasts : Math.max(track.end, at + lasts);
  track.packets += 1;
}

function judge({ stream, start, end, packets }: Track, media: FormatContext, limits: VideoLimits) {
  const lasts = packets === 0 ? 0 : end - start;
  if (!(lasts > 0)) return { problem: 'unreadable' } as const;
  const { num, den } = stream.timeBase;
  const own = (Number(stream.duration) * num) / den;
  const tolerance = ROUNDED_SECONDS + lasts * ROUNDED_PART;
  const longest = Math.max(lasts, own);
  if (longest > limits.seconds + tolerance) return { problem: 'too long', seconds: longest } as const;
  // Matroska says how long the file is, not how long each track is: the sound may last longer.
  const claimed = own > 0 ? own : Number(media.duration) / 1e6;
  const isContradictory =
    own > 0 ? Math.abs(own - lasts) > tolerance : claimed > 0 && claimed < lasts - tolerance;
  if (isContradictory) return { problem: 'contradictory' } as const;
  if (packets > (lasts + ROUNDED_SECONDS) * limits.framesPerSecond)
    return { problem: 'too many frames' } as const;
  return lasts;
}
