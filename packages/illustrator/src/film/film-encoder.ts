import type { FFEncoderCodec } from 'node-av/constants';
import * as constant from 'node-av/constants';
import * as av from 'node-av/lib';
import type { StereoSound } from '../sound/stereo-sound.ts';

export interface FilmFormat {
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly framesPerSecond: number;
  readonly threads: number;
}

/** AAC works in blocks of this many samples. */
const BLOCK = 1024;
const AUDIO_BITS_PER_SECOND = 128_000n;
/** Sound is written a little ahead of the picture, so that a player can start with the first bytes. */
const SOUND_LEAD_SECONDS = 0.2;
const KEYFRAME_EVERY_SECONDS = 2;

/**
 * The fastest preset, with the tools switched back on that pay for themselves on flat illustration: those for smooth
 * gradients and hard edges (deblocking, CABAC, 8x8 transforms, adaptive quantisation), and those for what moves slowly
 * and evenly, as parallax does (steps of a quarter pixel, smaller blocks, frames between two others). The latter take a
 * third more time, and files are a third smaller at the same likeness (SSIM).
 */
const X264 = {
  preset: 'ultrafast',
  profile: 'high',
  crf: '23',
  'x264-params': [
    'aq-mode=1:aq-strength=0.8:no-deblock=0:cabac=1:8x8dct=1',
    'subme=2:me=hex:partitions=i4x4,i8x8,p8x8:bframes=3:weightp=1',
  ].join(':'),
};

export interface FilmEncoder {
  /**
   * Takes one frame (Y, U, V planes, copied at once). Encoding goes on in the background while the next frame
   * is drawn; at most one frame is under way.
   */
  add(planes: Buffer): Promise<void>;
  finish(): Promise<void>;
}

/** H.264 High in yuv420p BT.709 with AAC, in an MP4 whose index comes first. */
export async function openFilmEncoder(format: FilmFormat, sound: StereoSound | null): Promise<FilmEncoder> {
  av.Log.setLevel(constant.AV_LOG_ERROR);
  const { width, height, framesPerSecond } = format;
  const container = new av.FormatContext();
  container.allocOutputContext2(null, 'mp4', format.path);
  const video = await openVideoTrack(container, format);
  const audio = sound ? await openAudioTrack(container, sound.rate) : null;
  await container.openOutput();
  using options = av.Dictionary.fromObject({ movflags: '+faststart' });
  check(await container.writeHeader(options), 'write the film header');
  let frames = 0;
  let samples = 0;
  let pending: Promise<void> = Promise.resolve();

  function drain({ codec, packet, stream }: Track): void {
    while (codec.receivePacketSync(packet) >= 0) {
      packet.streamIndex = stream.index;
      if (!packet.duration) packet.duration = 1n;
      packet.rescaleTs(codec.timeBase, stream.timeBase);
      check(container.interleavedWriteFrameSync(packet), 'write the film');
    }
  }

  function soundUntil(seconds: number): void {
    if (!sound || !audio) return;
    const { left, rate, right } = sound;
    while (samples < left.length && samples < seconds * rate) {
      const count = Math.min(BLOCK, left.length - samples);
      const block = new Float32Array(count * 2);
      block.set(left.subarray(samples, samples + count), 0);
      block.set(right.subarray(samples, samples + count), count);
      using frame = av.Frame.fromAudioBuffer(Buffer.from(block.buffer), {
        nbSamples: count,
        format: constant.AV_SAMPLE_FMT_FLTP,
        sampleRate: rate,
        channelLayout: audio.codec.channelLayout,
        timeBase: { num: 1, den: rate },
      });
      frame.pts = BigInt(samples);
      check(audio.codec.sendFrameSync(frame), 'encode sound');
      samples += count;
      drain(audio);
    }
  }

  async function encode(frame: av.Frame): Promise<void> {
    const sent = await video.codec.sendFrame(frame);
    frame.free();
    check(sent, 'encode a frame');
    drain(video);
    soundUntil(frames / framesPerSecond + SOUND_LEAD_SECONDS);
  }

  return {
    async add(planes) {
      const frame = av.Frame.fromVideoBuffer(planes, {
        width,
        height,
        format: constant.AV_PIX_FMT_YUV420P,
        timeBase: { num: 1, den: framesPerSecond },
      });
      frame.pts = BigInt(frames++);
      frame.duration = 1n;
      await pending;
      pending = encode(frame);
      // The failure is reported by the next `add` or by `finish`; until then it must not count as unhandled.
      pending.catch(() => {});
    },
    async finish() {
      await pending;
      const tracks = audio ? [video, audio] : [video];
      for (const track of tracks) {
        if (track === audio) soundUntil(Number.POSITIVE_INFINITY);
        await track.codec.sendFrame(null);
        drain(track);
      }
      check(await container.writeTrailer(), 'finish the film');
      await container.closeOutput();
      for (const { codec, packet } of tracks) {
        packet.free();
        codec.freeContext();
      }
      container.freeContext();
    },
  };
}

interface Track {
  readonly codec: av.CodecContext;
  readonly stream: av.Stream;
  readonly packet: av.Packet;
}

function openVideoTrack(container: av.FormatContext, format: FilmFormat): Promise<Track> {
  return openTrack(container, constant.FF_ENCODER_LIBX264, X264, (codec) => {
    codec.width = format.width;
    codec.height = format.height;
    codec.pixelFormat = constant.AV_PIX_FMT_YUV420P;
    codec.timeBase = new av.Rational(1, format.framesPerSecond);
    codec.framerate = new av.Rational(format.framesPerSecond, 1);
    codec.gopSize = format.framesPerSecond * KEYFRAME_EVERY_SECONDS;
    codec.threadCount = format.threads;
    codec.colorRange = constant.AVCOL_RANGE_MPEG;
    codec.colorSpace = constant.AVCOL_SPC_BT709;
    codec.colorPrimaries = constant.AVCOL_PRI_BT709;
    codec.colorTrc = constant.AVCOL_TRC_BT709;
  });
}

function openAudioTrack(container: av.FormatContext, rate: number): Promise<Track> {
  return openTrack(container, constant.FF_ENCODER_AAC, { aac_coder: 'fast' }, (codec) => {
    codec.sampleRate = rate;
    codec.sampleFormat = constant.AV_SAMPLE_FMT_FLTP;
    codec.channelLayout = { nbChannels: 2, order: constant.AV_CHANNEL_ORDER_NATIVE, mask: 3n };
    codec.bitRate = AUDIO_BITS_PER_SECOND;
    codec.timeBase = new av.Rational(1, rate);
  });
}

async function openTrack(
  container: av.FormatContext,
  name: FFEncoderCodec,
  settings: Record<string, string>,
  configure: (codec: av.CodecContext) => void,
): Promise<Track> {
  const encoder = av.Codec.findEncoderByName(name);
  if (!encoder) throw new Error(`the media library lacks the encoder ${name}`);
  const codec = new av.CodecContext();
  codec.allocContext3(encoder);
  configure(codec);
  codec.setFlags(constant.AV_CODEC_FLAG_GLOBAL_HEADER);
  using options = av.Dictionary.fromObject(settings);
  check(await codec.open2(encoder, options), `open the encoder ${name}`);
  const stream = container.newStream(null);
  stream.codecpar.fromContext(codec);
  stream.timeBase = codec.timeBase;
  const packet = new av.Packet();
  packet.alloc();
  return { codec, stream, packet };
}

function check(result: number, action: string): void {
  if (result >= 0) return;
  // The code tells a full disk from a film that cannot be made.
  throw Object.assign(new Error(`could not ${action} (media library error ${result})`), { code: result });
}
