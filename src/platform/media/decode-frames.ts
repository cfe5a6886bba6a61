import { type CodecContext, type FormatContext, Frame, Packet, type Stream } from 'node-av/lib';

export interface DecodingSource {
  readonly media: FormatContext;
  readonly stream: Stream;
  readonly decoder: CodecContext;
}

/**
 * The decoded frames of a stream, from the demuxer's position; each is reused for the next. Packets that the decoder
 * refuses are left out. Synchronous: nothing else runs in the process, and there may be a million packets.
 */
export function* decodeFrames(
  { media, stream, decoder }: DecodingSource,
  onPacket: (packet: Packet, isDamaged: boolean) => void = () => {},
): Generator<Frame> {
  const packet = new Packet();
  packet.alloc();
  const frame = new Frame();
  frame.alloc();
  for (let ended = false; !ended; ) {
    ended = media.readFrameSync(packet) < 0;
    if (ended || packet.streamIndex === stream.index) {
      const isDamaged = decoder.sendPacketSync(ended ? null : packet) < 0;
      if (!ended) onPacket(packet, isDamaged);
      while (decoder.receiveFrameSync(frame) >= 0) yield frame;
    }
    packet.unref();
  }
}
