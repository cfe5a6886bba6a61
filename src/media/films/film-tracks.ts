import { FilterAPI } from 'node-av/api';
import {
  AV_CHANNEL_ORDER_NATIVE,
  AV_CODEC_FLAG_GLOBAL_HEADER,
  AV_PIX_FMT_YUV420P,
  AV_SAMPLE_FMT_FLTP,
  FF_ENCODER_AAC,
  FF_ENCODER_LIBX264,
} from 'node-av/constants';
import {
  Codec,
  CodecContext,
  Dictionary,
  FFmpegError,
  type FormatContext,
  Frame,
  Packet,
  Rational,
  type Stream,
} from 'node-av/lib';
import { openDecoder } from '../open-media.ts';

/** One track of a film that is written anew. Times are in seconds. */
export interface FilmTrack {
  /** A packet of the source; null: it has ended. */
  take(packet: Packet | null): void;
}

const SAMPLE_RATE = 48_000;
/** AAC works in blocks of this many samples. */
const BLOCK = 1024;
const STEREO = { nbChannels: 2, order: AV_CHANNEL_ORDER_NATIVE, mask: 3n } as const;

/** Copied as it is, but for what begins after the end. */
export function copiedTrack(output: FormatContext, source: Stream, endSeconds: number): FilmTrack {
  const stream = output.newStream(null);
  check(source.codecpar.copy(stream.codecpar), 'copy a track');
  stream.codecpar.codecTag = 0;
  stream.timeBase = source.timeBase;
  return {
    take(packet) {
      if (!packet || secondsOf(packet.pts, source.timeBase) >= endSeconds) return;
      packet.streamIndex = stream.index;
      packet.rescaleTs(source.timeBase, stream.timeBase);
      check(output.interleavedWriteFrameSync(packet), 'write a packet');
    },
  };
}

export interface PictureOptions {
  readonly decoder: CodecContext;
  /** FFmpeg filters; frames leave them as yuv420p of this size. */
  readonly filters: string;
  readonly width: number;
  readonly height: number;
  readonly endSeconds: number;
  /** Called for each frame before it is encoded. */
  readonly onFrame: (frame: Frame, seconds: number) => void;
}

/** Decoded, filtered, and encoded as H.264. */
export async function encodedPictures(
  output: FormatContext,
  source: Stream,
  options: PictureOptions,
): Promise<FilmTrack> {
  const { decoder, filters, width, height, endSeconds, onFrame } = options;
  const { num, den } = source.avgFrameRate;
  const perSecond = num > 0 && den > 0 ? num / den : 24;
  const { timeBase } = source;
  const codec = Codec.findEncoderByName(FF_ENCODER_LIBX264);
  const encoder = new CodecContext();
  encoder.allocContext3(codec);
  encoder.width = width;
  encoder.height = height;
  encoder.pixelFormat = AV_PIX_FMT_YUV420P;
  const { colorRange, colorSpace, colorPrimaries, colorTrc } = source.codecpar;
  Object.assign(encoder, { colorRange, colorSpace, colorPrimaries, colorTrc });
  encoder.timeBase = timeBase;
  encoder.framerate = new Rational(num > 0 ? num : 24, den > 0 ? den : 1);
  encoder.gopSize = Math.round(perSecond * 2);
  encoder.threadCount = 2;
  encoder.setFlags(AV_CODEC_FLAG_GLOBAL_HEADER);
  // The film has been through one encoder already: little may be lost in the second.
  check(await encoder.open2(codec, Dictionary.fromObject({ preset: 'veryfast', crf: '18' })), 'open H.264');
  const writer = encodedTrack(output, encoder, Math.round(timeBase.den / (perSecond * timeBase.num)));
  const filter = FilterAPI.create(filters);
  const frame = new Frame();
  frame.alloc();
  let last = -1n;
  return {
    take(packet) {
      decoder.sendPacketSync(packet);
      while (decoder.receiveFrameSync(frame) >= 0) {
        const stamp = frame.bestEffortTimestamp;
        const seconds = secondsOf(stamp, timeBase);
        if (seconds >= endSeconds || stamp <= last) continue;
        last = stamp;
        frame.timeBase = timeBase;
        for (const made of filter.processAllSync(frame)) {
          onFrame(made, seconds);
          made.pts = stamp;
          writer.write(made);
          made.free();
        }
      }
      if (packet === null) writer.write(null);
    },
  };
}

/** Decoded and encoded as AAC. Null where the sound cannot be decoded. */
export async function encodedSound(
  output: FormatContext,
  source: Stream,
  endSeconds: number,
): Promise<FilmTrack | null> {
  const decoder = openDecoder(source, 'sound', {});
  if (!decoder) return null;
  const writer = await openAac(output);
  const filter = FilterAPI.create(
    `aresample=${SAMPLE_RATE},aformat=sample_fmts=fltp:channel_layouts=stereo,asetnsamples=n=${BLOCK}:p=1`,
  );
  const frame = new Frame();
  frame.alloc();
  let samples = 0;
  const write = (made: Frame): void => {
    if (samples < endSeconds * SAMPLE_RATE) {
      made.pts = BigInt(samples);
      samples += made.nbSamples;
      writer.write(made);
    }
    made.free();
  };
  return {
    take(packet) {
      decoder.sendPacketSync(packet);
      while (decoder.receiveFrameSync(frame) >= 0) {
        frame.timeBase = source.timeBase;
        for (const made of filter.processAllSync(frame)) write(made);
      }
      if (packet === null) writer.write(null);
    },
  };
}

/** Silence, as long as the pictures. */
export async function silentTrack(
  output: FormatContext,
): Promise<{ until(seconds: number): void; end(): void }> {
  const writer = await openAac(output);
  let samples = 0;
  return {
    until(seconds) {
      for (; samples < seconds * SAMPLE_RATE; samples += BLOCK) {
        const frame = Frame.fromAudioBuffer(Buffer.alloc(BLOCK * 2 * 4), {
          nbSamples: BLOCK,
          format: AV_SAMPLE_FMT_FLTP,
          sampleRate: SAMPLE_RATE,
          channelLayout: STEREO,
          timeBase: { num: 1, den: SAMPLE_RATE },
        });
        frame.pts = BigInt(samples);
        writer.write(frame);
        frame.free();
      }
    },
    end: () => writer.write(null),
  };
}

async function openAac(output: FormatContext) {
  const codec = Codec.findEncoderByName(FF_ENCODER_AAC);
  const encoder = new CodecContext();
  encoder.allocContext3(codec);
  encoder.sampleRate = SAMPLE_RATE;
  encoder.sampleFormat = AV_SAMPLE_FMT_FLTP;
  encoder.channelLayout = STEREO;
  encoder.bitRate = 128_000n;
  encoder.timeBase = new Rational(1, SAMPLE_RATE);
  encoder.setFlags(AV_CODEC_FLAG_GLOBAL_HEADER);
  check(await encoder.open2(codec, Dictionary.fromObject({ aac_coder: 'fast' })), 'open AAC');
  return encodedTrack(output, encoder, BLOCK);
}

/** `usualTicks`: how long a packet lasts of which the encoder does not say it. */
function encodedTrack(output: FormatContext, encoder: CodecContext, usualTicks: number) {
  const stream = output.newStream(null);
  stream.codecpar.fromContext(encoder);
  stream.timeBase = encoder.timeBase;
  const packet = new Packet();
  packet.alloc();
  return {
    write(frame: Frame | null): void {
      check(encoder.sendFrameSync(frame), 'encode');
      while (encoder.receivePacketSync(packet) >= 0) {
        if (!packet.duration) packet.duration = BigInt(usualTicks);
        packet.streamIndex = stream.index;
        packet.rescaleTs(encoder.timeBase, stream.timeBase);
        check(output.interleavedWriteFrameSync(packet), 'write a packet');
      }
    },
  };
}

export function secondsOf(
  ticks: bigint,
  { num, den }: { readonly num: number; readonly den: number },
): number {
  return (Number(ticks) * num) / den;
}

export function check(result: number, step: string): void {
  FFmpegError.throwIfError(result, step);
}
