import { AV_NOPTS_VALUE, AVDISCARD_ALL, AVMEDIA_TYPE_AUDIO } from 'node-av/constants';
import { type CodecContext, type FormatContext, Frame, Packet, type Stream } from 'node-av/lib';
import { openDecoder, openMedia } from './open-media.ts';
import { serveMediaJob } from './serve-media-job.ts';

export interface MeasureAudioInput {
  readonly file: string;
  readonly demuxer: string;
}

export type MeasuredAudio =
  | { readonly outcome: 'measured'; readonly durationSeconds: number }
  | { readonly outcome: 'unreadable' | 'silent' | 'undecodable' }
  | { readonly outcome: 'incomplete'; readonly promisedSeconds: number; readonly heldSeconds: number };

/** Enough to know that the decoder accepts the data; decoding hours more would add nothing. */
const SECONDS_TO_DECODE = 5;

/** Reads an audio file to its end, and decodes its beginning. */
serveMediaJob(async ({ file, demuxer }: MeasureAudioInput): Promise<MeasuredAudio> => {
  const media = await openMedia(file, demuxer);
  if (!media || (await media.findStreamInfo()) < 0) return { outcome: 'unreadable' };
  const stream = media.streams[media.findBestStream(AVMEDIA_TYPE_AUDIO)];
  if (!stream) return { outcome: 'silent' };
  for (const other of media.streams) if (other.index !== stream.index) other.discard = AVDISCARD_ALL;
  const decoder = await openDecoder(stream, { threads: '1' });
  if (!decoder) return { outcome: 'undecodable' };

  const { seconds, frames, damaged } = readToEnd(media, stream, decoder);
  if (frames === 0 || damaged > frames) return { outcome: 'undecodable' };
  const promised = stream.duration === AV_NOPTS_VALUE ? 0 : toSeconds(stream.duration, stream);
  // The index of an MPEG-4 file is exact. In other formats the stated duration is an estimate, or empty.
  if (demuxer === 'mov' && seconds < promised * 0.98 - 0.2) {
    return { outcome: 'incomplete', promisedSeconds: promised, heldSeconds: seconds };
  }
  // Where both agree, the container is more exact: it leaves out the padding that encoders add. An MPEG program stream
  // has no duration; there the stated one is FFmpeg's guess.
  const agree = demuxer !== 'mpeg' && Math.abs(promised - seconds) <= Math.max(0.2, seconds * 0.02);
  const durationSeconds = Math.round((agree ? promised : seconds) * 1000) / 1000;
  return durationSeconds > 0 ? { outcome: 'measured', durationSeconds } : { outcome: 'undecodable' };
});

interface Reading {
  /** Total duration of all packets. */
  readonly seconds: number;
  /** Frames decoded from the beginning. */
  readonly frames: number;
  /** Packets among them that the decoder refused. */
  readonly damaged: number;
}

/** Synchronous: nothing else runs in this process, and there may be a million packets. */
function readToEnd(media: FormatContext, stream: Stream, decoder: CodecContext): Reading {
  const packet = new Packet();
  packet.alloc();
  const frame = new Frame();
  frame.alloc();
  let seconds = 0;
  let frames = 0;
  let damaged = 0;
  const receive = (): void => {
    while (decoder.receiveFrameSync(frame) >= 0) if (frame.nbSamples > 0) frames++;
  };
  while (media.readFrameSync(packet) >= 0) {
    if (packet.streamIndex === stream.index) {
      if (seconds < SECONDS_TO_DECODE) {
        if (decoder.sendPacketSync(packet) < 0) damaged++;
        receive();
      }
      seconds += toSeconds(lengthOf(packet), stream);
    }
    packet.unref();
  }
  decoder.sendPacketSync(null);
  receive();
  return { seconds, frames, damaged };
}

/**
 * When the last packet of a short Ogg file is all padding, FFmpeg returns its negative duration as an unsigned 32-bit
 * number: half a second would become three days.
 */
function lengthOf({ duration }: Packet): bigint {
  return duration > 0xffff_0000n && duration <= 0xffff_ffffn ? duration - 0x1_0000_0000n : duration;
}

function toSeconds(ticks: bigint, stream: Stream): number {
  const { num, den } = stream.timeBase;
  return (Number(ticks) * num) / den;
}
