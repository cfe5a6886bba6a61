import { AV_NOPTS_VALUE } from 'node-av/constants';
import { type CodecContext, type FormatContext, Frame, Packet, type Stream } from 'node-av/lib';

export interface TimedFrame {
  /** Reused for the next frame: clone it to keep it. */
  readonly frame: Frame;
  /** Seconds from the start of the film. */
  readonly at: number;
  readonly until: number;
}

/** For a film without a frame rate. */
const USUAL_FRAME_SECONDS = 1 / 25;

/**
 * The frames of a film in display order, from the demuxer's position. Damaged packets are skipped. Synchronous, because
 * its process does nothing else.
 */
export function* decodeVideo(
  media: FormatContext,
  stream: Stream,
  decoder: CodecContext,
): Generator<TimedFrame> {
  const seconds = (ticks: bigint): number => (Number(ticks) * stream.timeBase.num) / stream.timeBase.den;
  const start = stream.startTime === AV_NOPTS_VALUE ? 0 : seconds(stream.startTime);
  const { num, den } = stream.avgFrameRate;
  const usualSeconds = num > 0 && den > 0 ? den / num : USUAL_FRAME_SECONDS;
  const packet = new Packet();
  packet.alloc();
  const frame = new Frame();
  frame.alloc();
  let at = 0;
  let until = 0;
  for (let ended = false; !ended; ) {
    ended = media.readFrameSync(packet) < 0;
    if (ended || packet.streamIndex === stream.index) decoder.sendPacketSync(ended ? null : packet);
    packet.unref();
    while (decoder.receiveFrameSync(frame) >= 0) {
      const stamp = frame.bestEffortTimestamp;
      at = stamp === AV_NOPTS_VALUE ? until : seconds(stamp) - start;
      until = at + (frame.duration > 0n ? seconds(frame.duration) : usualSeconds);
      frame.timeBase = stream.timeBase;
      yield { frame, at, until };
    }
  }
}
