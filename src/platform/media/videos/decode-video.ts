import { AV_NOPTS_VALUE } from 'node-av/constants';
import type { Frame, Stream } from 'node-av/lib';
import { type DecodingSource, decodeFrames } from '../decode-frames.ts';

export interface TimedFrame {
  /** Reused for the next frame: clone it to keep it. */
  readonly frame: Frame;
  /** Seconds from the start of the video. */
  readonly at: number;
  readonly until: number;
}

/** For a video without a frame rate. */
const USUAL_FRAME_SECONDS = 1 / 25;

export function usualFrameSeconds({ avgFrameRate: { num, den } }: Stream): number {
  return num > 0 && den > 0 ? den / num : USUAL_FRAME_SECONDS;
}

/** The frames of a video in display order, from the demuxer's position. Damaged packets are skipped. */
export function* decodeVideo(source: DecodingSource): Generator<TimedFrame> {
  const { stream } = source;
  const seconds = (ticks: bigint): number => (Number(ticks) * stream.timeBase.num) / stream.timeBase.den;
  const start = stream.startTime === AV_NOPTS_VALUE ? 0 : seconds(stream.startTime);
  const usualSeconds = usualFrameSeconds(stream);
  let at = 0;
  let until = 0;
  for (const frame of decodeFrames(source)) {
    const stamp = frame.bestEffortTimestamp;
    at = stamp === AV_NOPTS_VALUE ? until : seconds(stamp) - start;
    until = at + (frame.duration > 0n ? seconds(frame.duration) : usualSeconds);
    frame.timeBase = stream.timeBase;
    yield { frame, at, until };
  }
}
