import { AV_CODEC_FLAG_GLOBAL_HEADER, AV_PIX_FMT_YUV420P, FF_ENCODER_LIBX264 } from 'node-av/constants';
import {
  Codec,
  CodecContext,
  Dictionary,
  FFmpegError,
  FormatContext,
  type Frame,
  Packet,
  Rational,
} from 'node-av/lib';

/** Writes a short silent H.264 mp4, one frame per tick, that a browser can play while it downloads. */
export interface ClipWriter {
  /** The same frame may be written repeatedly. */
  write(frame: Frame): Promise<void>;
  /** Without frames no file is written. */
  close(): Promise<void>;
}

interface OpenClip {
  readonly encoder: CodecContext;
  readonly output: FormatContext;
}

export function createClipWriter(file: string, framesPerSecond: number): ClipWriter {
  const tick = new Rational(1, framesPerSecond);
  const packet = new Packet();
  packet.alloc();
  let clip: OpenClip | undefined;
  let frames = 0n;

  /** The first frame determines size and colours. */
  async function open(frame: Frame): Promise<OpenClip> {
    const codec = Codec.findEncoderByName(FF_ENCODER_LIBX264);
    const encoder = new CodecContext();
    encoder.allocContext3(codec);
    encoder.width = frame.width;
    encoder.height = frame.height;
    encoder.pixelFormat = AV_PIX_FMT_YUV420P;
    encoder.colorRange = frame.colorRange;
    encoder.colorSpace = frame.colorSpace;
    encoder.colorPrimaries = frame.colorPrimaries;
    encoder.colorTrc = frame.colorTrc;
    encoder.timeBase = tick;
    encoder.framerate = new Rational(framesPerSecond, 1);
    encoder.gopSize = framesPerSecond;
    encoder.threadCount = 2;
    encoder.setFlags(AV_CODEC_FLAG_GLOBAL_HEADER);
    const options = Dictionary.fromObject({ preset: 'veryfast', crf: '22' });
    check(await encoder.open2(codec, options), 'open libx264');
    const output = new FormatContext();
    check(output.allocOutputContext2(null, 'mp4', file), 'open mp4');
    const stream = output.newStream(null);
    stream.codecpar.fromContext(encoder);
    stream.timeBase = tick;
    check(await output.openOutput(), 'create the clip');
    check(await output.writeHeader(Dictionary.fromObject({ movflags: '+faststart' })), 'write the header');
    return { encoder, output };
  }

  async function encode({ encoder, output }: OpenClip, frame: Frame | null): Promise<void> {
    check(encoder.sendFrameSync(frame), 'encode');
    while (encoder.receivePacketSync(packet) >= 0) {
      // Without a duration, mp4 would give the last packet no length.
      packet.duration = 1n;
      packet.streamIndex = 0;
      packet.rescaleTs(tick, output.streams[0]?.timeBase ?? tick);
      check(await output.interleavedWriteFrame(packet), 'write a packet');
    }
  }

  return {
    async write(frame) {
      clip ??= await open(frame);
      frame.pts = frames++;
      await encode(clip, frame);
    },
    async close() {
      if (!clip) return;
      await encode(clip, null);
      check(await clip.output.writeTrailer(), 'write the trailer');
      await clip.output.closeOutput();
    },
  };
}

function check(result: number, step: string): void {
  FFmpegError.throwIfError(result, step);
}
