/** Encoders and containers for the small files that tests make. */
import { AV_CODEC_FLAG_GLOBAL_HEADER, AV_PKT_DATA_DISPLAYMATRIX } from 'node-av/constants';
import {
  Codec,
  CodecContext,
  Dictionary,
  FFmpegError,
  FormatContext,
  type Frame,
  Packet,
  type Stream,
} from 'node-av/lib';

export interface Track {
  readonly encoder: CodecContext;
  /** Makes the next frame, or null at the end. */
  readonly nextFrame: () => Frame | null;
  /** How often each packet is written, one after the other; once unless told. */
  readonly copies?: number;
}

export function allocate(name: string): CodecContext {
  const codec = Codec.findEncoderByName(name as Parameters<typeof Codec.findEncoderByName>[0]);
  if (!codec) throw new Error(`no encoder ${name}`);
  const encoder = new CodecContext();
  encoder.allocContext3(codec);
  encoder.threadCount = 1;
  return encoder;
}

export async function open(encoder: CodecContext, options: Record<string, string>): Promise<CodecContext> {
  encoder.setFlags(AV_CODEC_FLAG_GLOBAL_HEADER);
  // Not `open2Sync`: given a dictionary, it frees it twice and takes the process down.
  FFmpegError.throwIfError(await encoder.open2(null, Dictionary.fromObject(options)), 'open encoder');
  return encoder;
}

/** Writes what the tracks hold to a file. Returns its path. */
export async function writeTracks(
  path: string,
  container: string,
  tracks: readonly Track[],
  options: Record<string, string> = {},
  turned = false,
): Promise<string> {
  const output = new FormatContext();
  FFmpegError.throwIfError(output.allocOutputContext2(null, container, path), `open ${container}`);
  const streams = tracks.map(({ encoder }) => {
    const stream = output.newStream(null);
    stream.codecpar.fromContext(encoder);
    stream.timeBase = encoder.timeBase;
    if (turned) stream.codecpar.addCodedSideData(AV_PKT_DATA_DISPLAYMATRIX, quarterTurn());
    return stream;
  });
  FFmpegError.throwIfError(await output.openOutput(), `create ${path}`);
  FFmpegError.throwIfError(await output.writeHeader(Dictionary.fromObject(options)), 'write header');
  for (const [index, track] of tracks.entries()) writeTrack(output, streams[index]!, track);
  FFmpegError.throwIfError(await output.writeTrailer(), 'write trailer');
  await output.closeOutput();
  output.freeContext();
  return path;
}

/** The display matrix of a video that is to be turned clockwise: nine 32-bit numbers. */
function quarterTurn(): Buffer {
  const one = 1 << 16;
  return Buffer.from(Int32Array.of(0, one, 0, -one, 0, 0, 0, 0, 1 << 30).buffer);
}

function writeTrack(output: FormatContext, stream: Stream, { encoder, nextFrame, copies = 1 }: Track): void {
  const packet = new Packet();
  packet.alloc();
  for (let frame = nextFrame(); ; frame = nextFrame()) {
    FFmpegError.throwIfError(encoder.sendFrameSync(frame), 'encode');
    while (encoder.receivePacketSync(packet) >= 0) {
      packet.streamIndex = stream.index;
      // mp4 takes a last packet without a duration for one of no length.
      if (packet.duration === 0n) packet.duration = 1n;
      for (let index = 0; index < copies; index++) {
        const copy = packet.clone()!;
        copy.pts += BigInt(index);
        copy.dts += BigInt(index);
        copy.rescaleTs(encoder.timeBase, stream.timeBase);
        FFmpegError.throwIfError(output.interleavedWriteFrameSync(copy), 'write packet');
        copy.free();
      }
      packet.unref();
    }
    if (frame === null) break;
    frame.free();
  }
  packet.free();
  encoder.freeContext();
}
