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

/** H.264 High in yuv420p BT.709 with AAC, in an MP4 whose index comes first. */
export class FilmEncoder {
  readonly #format: FilmFormat;
  readonly #sound: StereoSound | null;
  readonly #container: av.FormatContext;
  readonly #video: Track;
  readonly #audio: Track | null;
  #frames = 0;
  #samples = 0;
  #pending: Promise<void> = Promise.resolve();

  private constructor(
    format: FilmFormat,
    sound: StereoSound | null,
    container: av.FormatContext,
    video: Track,
    audio: Track | null,
  ) {
    this.#format = format;
    this.#sound = sound;
    this.#container = container;
    this.#video = video;
    this.#audio = audio;
  }

  static async open(format: FilmFormat, sound: StereoSound | null): Promise<FilmEncoder> {
    av.Log.setLevel(constant.AV_LOG_ERROR);
    const container = new av.FormatContext();
    container.allocOutputContext2(null, 'mp4', format.path);
    const video = await openVideoTrack(container, format);
    const audio = sound ? await openAudioTrack(container, sound.rate) : null;
    await container.openOutput();
    check(
      await withOptions({ movflags: '+faststart' }, (options) => container.writeHeader(options)),
      'write the film header',
    );
    return new FilmEncoder(format, sound, container, video, audio);
  }

  /**
   * Takes one frame (Y, U, V planes, copied at once). Encoding goes on in the background while the next frame
   * is drawn; at most one frame is under way.
   */
  async add(planes: Buffer): Promise<void> {
    const { width, height, framesPerSecond } = this.#format;
    const frame = av.Frame.fromVideoBuffer(planes, {
      width,
      height,
      format: constant.AV_PIX_FMT_YUV420P,
      timeBase: { num: 1, den: framesPerSecond },
    });
    frame.pts = BigInt(this.#frames++);
    frame.duration = 1n;
    await this.#pending;
    this.#pending = this.#encode(frame);
    // The failure is reported by the next `add` or by `finish`; until then it must not count as unhandled.
    this.#pending.catch(() => {});
  }

  async finish(): Promise<void> {
    await this.#pending;
    await this.#video.codec.sendFrame(null);
    this.#drain(this.#video);
    this.#soundUntil(Number.POSITIVE_INFINITY);
    if (this.#audio) {
      this.#audio.codec.sendFrameSync(null);
      this.#drain(this.#audio);
    }
    check(await this.#container.writeTrailer(), 'finish the film');
    await this.#container.closeOutput();
    for (const track of [this.#video, this.#audio]) {
      track?.packet.free();
      track?.codec.freeContext();
    }
    this.#container.freeContext();
  }

  async #encode(frame: av.Frame): Promise<void> {
    const sent = await this.#video.codec.sendFrame(frame);
    frame.free();
    check(sent, 'encode a frame');
    this.#drain(this.#video);
    this.#soundUntil(this.#frames / this.#format.framesPerSecond + SOUND_LEAD_SECONDS);
  }

  #soundUntil(seconds: number): void {
    const sound = this.#sound;
    const audio = this.#audio;
    if (!sound || !audio) return;
    while (this.#samples < sound.left.length && this.#samples < seconds * sound.rate) {
      const count = Math.min(BLOCK, sound.left.length - this.#samples);
      const block = new Float32Array(count * 2);
      block.set(sound.left.subarray(this.#samples, this.#samples + count), 0);
      block.set(sound.right.subarray(this.#samples, this.#samples + count), count);
      const frame = av.Frame.fromAudioBuffer(Buffer.from(block.buffer), {
        nbSamples: count,
        format: constant.AV_SAMPLE_FMT_FLTP,
        sampleRate: sound.rate,
        channelLayout: audio.codec.channelLayout,
        timeBase: { num: 1, den: sound.rate },
      });
      frame.pts = BigInt(this.#samples);
      check(audio.codec.sendFrameSync(frame), 'encode sound');
      frame.free();
      this.#samples += count;
      this.#drain(audio);
    }
  }

  #drain(track: Track): void {
    while (track.codec.receivePacketSync(track.packet) >= 0) {
      track.packet.streamIndex = track.index;
      if (!track.packet.duration) track.packet.duration = 1n;
      track.packet.rescaleTs(track.codec.timeBase, track.stream.timeBase);
      check(this.#container.interleavedWriteFrameSync(track.packet), 'write the film');
    }
  }
}

interface Track {
  readonly index: number;
  readonly codec: av.CodecContext;
  readonly stream: av.Stream;
  readonly packet: av.Packet;
}

async function openVideoTrack(container: av.FormatContext, format: FilmFormat): Promise<Track> {
  const { encoder, codec } = findEncoder(constant.FF_ENCODER_LIBX264);
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
  codec.setFlags(constant.AV_CODEC_FLAG_GLOBAL_HEADER);
  check(await withOptions(X264, (options) => codec.open2(encoder, options)), 'open the H.264 encoder');
  return addTrack(container, codec, 0);
}

async function openAudioTrack(container: av.FormatContext, rate: number): Promise<Track> {
  const { encoder, codec } = findEncoder(constant.FF_ENCODER_AAC);
  codec.sampleRate = rate;
  codec.sampleFormat = constant.AV_SAMPLE_FMT_FLTP;
  codec.channelLayout = { nbChannels: 2, order: constant.AV_CHANNEL_ORDER_NATIVE, mask: 3n };
  codec.bitRate = AUDIO_BITS_PER_SECOND;
  codec.timeBase = new av.Rational(1, rate);
  codec.setFlags(constant.AV_CODEC_FLAG_GLOBAL_HEADER);
  check(
    await withOptions({ aac_coder: 'fast' }, (options) => codec.open2(encoder, options)),
    'open the AAC encoder',
  );
  return addTrack(container, codec, 1);
}

async function withOptions<Result>(
  entries: Record<string, string>,
  use: (options: av.Dictionary) => Promise<Result>,
): Promise<Result> {
  const options = av.Dictionary.fromObject(entries);
  try {
    return await use(options);
  } finally {
    options.free();
  }
}

function findEncoder(name: Parameters<typeof av.Codec.findEncoderByName>[0]) {
  const encoder = av.Codec.findEncoderByName(name);
  if (!encoder) throw new Error(`the media library lacks the encoder ${name}`);
  const codec = new av.CodecContext();
  codec.allocContext3(encoder);
  return { encoder, codec };
}

function addTrack(container: av.FormatContext, codec: av.CodecContext, index: number): Track {
  const stream = container.newStream(null);
  stream.codecpar.fromContext(codec);
  stream.timeBase = codec.timeBase;
  const packet = new av.Packet();
  packet.alloc();
  return { index, codec, stream, packet };
}

function check(result: number, action: string): void {
  if (result >= 0) return;
  // The code tells a full disk from a film that cannot be made.
  throw Object.assign(new Error(`could not ${action} (media library error ${result})`), { code: result });
}
