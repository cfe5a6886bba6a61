/** Small videos, sounds and pictures, made on the spot: the repository carries no binary fixtures. */
import { join } from 'node:path';
import {
  AV_CHANNEL_LAYOUT_MONO,
  AV_LOG_ERROR,
  AV_PIX_FMT_BGRA,
  AV_PIX_FMT_RGB8,
  AV_PIX_FMT_RGB24,
  AV_PIX_FMT_YUV420P,
  AV_PIX_FMT_YUVJ420P,
  AV_SAMPLE_FMT_FLT,
  AV_SAMPLE_FMT_FLTP,
  AV_SAMPLE_FMT_S16,
  AV_SAMPLE_FMT_S16P,
  type AVPixelFormat,
  type AVSampleFormat,
} from 'node-av/constants';
import { type CodecContext, Frame, Log, Rational } from 'node-av/lib';
import { allocate, open, type Track, writeTracks } from './write-tracks.ts';

export type SampleAudioFormat = 'flac' | 'mp3' | 'mp4' | 'mpeg' | 'mpga' | 'm4a' | 'ogg' | 'wav' | 'webm';

export interface SampleVideoOptions {
  readonly seconds?: number;
  readonly width?: number;
  readonly height?: number;
  /** A tone beside the pictures. Off unless told: the file then holds video only. */
  readonly sound?: boolean;
  /** `mp4` unless told. */
  readonly container?: SampleVideoFormat;
  /** Stored lying on its side, to be turned by 90 degrees when shown, as phones do. */
  readonly turned?: boolean;
  /** 24 unless told. */
  readonly framesPerSecond?: number;
  /** Frames from one key frame to the next; the encoder's choice unless told. */
  readonly keyFrameEvery?: number;
  /** One grey picture all the time, encoded once and written for every frame: large videos are made in no time. */
  readonly still?: boolean;
  /** How wide a pixel is shown by how high; square unless told. */
  readonly pixelRatio?: readonly [number, number];
}

export interface SampleAudioOptions {
  /** For mp4 and m4a: the index before the sound, so that a file cut off still opens. */
  readonly indexFirst?: boolean;
}

const FRAMES_PER_SECOND = 24;

const H264 = { encoder: 'libx264', options: { preset: 'ultrafast' } };
const VP8 = { encoder: 'libvpx', options: { deadline: 'realtime', 'cpu-used': '8' } };

const VIDEOS = {
  mp4: { container: 'mp4', ...H264 },
  mov: { container: 'mov', encoder: 'mpeg4', options: {} },
  '3gp': { container: '3gp', encoder: 'mpeg4', options: {} },
  webm: { container: 'webm', ...VP8 },
  mkv: { container: 'matroska', ...H264 },
  avi: { container: 'avi', encoder: 'mpeg4', options: {} },
  mpg: { container: 'mpeg', encoder: 'mpeg1video', options: {} },
  mts: { container: 'mpegts', ...H264 },
  ogv: { container: 'ogg', encoder: 'libtheora', options: {} },
} as const;

export type SampleVideoFormat = keyof typeof VIDEOS;

export const SAMPLE_VIDEO_FORMATS = Object.keys(VIDEOS) as SampleVideoFormat[];

Log.setLevel(AV_LOG_ERROR);

const AUDIO: Record<
  SampleAudioFormat,
  { container: string; encoder: string; format: AVSampleFormat; rate: number }
> = {
  flac: { container: 'flac', encoder: 'flac', format: AV_SAMPLE_FMT_S16, rate: 16_000 },
  mp3: { container: 'mp3', encoder: 'libmp3lame', format: AV_SAMPLE_FMT_S16P, rate: 16_000 },
  mp4: { container: 'mp4', encoder: 'aac', format: AV_SAMPLE_FMT_FLTP, rate: 16_000 },
  mpeg: { container: 'mpeg', encoder: 'mp2', format: AV_SAMPLE_FMT_S16, rate: 32_000 },
  mpga: { container: 'mp2', encoder: 'mp2', format: AV_SAMPLE_FMT_S16, rate: 32_000 },
  m4a: { container: 'ipod', encoder: 'aac', format: AV_SAMPLE_FMT_FLTP, rate: 16_000 },
  ogg: { container: 'ogg', encoder: 'libvorbis', format: AV_SAMPLE_FMT_FLTP, rate: 16_000 },
  wav: { container: 'wav', encoder: 'pcm_s16le', format: AV_SAMPLE_FMT_S16, rate: 16_000 },
  webm: { container: 'webm', encoder: 'libopus', format: AV_SAMPLE_FMT_FLT, rate: 48_000 },
};

export const SAMPLE_AUDIO_FORMATS = Object.keys(AUDIO) as SampleAudioFormat[];

/** What a hosted service delivers for a video of this length. */
export const deliveredVideo = (folder: string, seconds = 8): Promise<string> =>
  sampleVideo(join(folder, 'video.mp4'), {
    width: 1280,
    height: 720,
    seconds,
    framesPerSecond: 4,
    still: true,
  });

/** A video of moving stripes. Returns the path. */
export async function sampleVideo(path: string, options: SampleVideoOptions = {}): Promise<string> {
  const {
    seconds = 2,
    width = 320,
    height = 240,
    sound = false,
    container = 'mp4',
    turned = false,
    framesPerSecond = FRAMES_PER_SECOND,
    keyFrameEvery,
    still = false,
    pixelRatio,
  } = options;
  const { container: muxer, encoder, options: encoding } = VIDEOS[container];
  const video = await openVideoEncoder(
    encoder,
    width,
    height,
    AV_PIX_FMT_YUV420P,
    { ...encoding, ...(keyFrameEvery !== undefined && { g: String(keyFrameEvery) }) },
    framesPerSecond,
    pixelRatio,
  );
  const count = Math.round(seconds * framesPerSecond);
  const pictures: Track = still
    ? { encoder: video, nextFrame: frames(1, () => greyFrame(width, height)), copies: count }
    : { encoder: video, nextFrame: frames(count, (index) => yuvFrame(width, height, index)) };
  const tracks = [pictures];
  if (sound) {
    const { encoder: speaker, format, rate } = AUDIO[container === 'webm' ? 'webm' : 'mp4'];
    tracks.push(await toneTrack(speaker, format, rate, seconds));
  }
  return writeTracks(path, muxer, tracks, {}, turned);
}

/** A tone of 440 Hz. Returns the path. */
export async function sampleAudio(
  path: string,
  format: SampleAudioFormat,
  seconds: number,
  { indexFirst = false }: SampleAudioOptions = {},
): Promise<string> {
  const { container, encoder, format: sampleFormat, rate } = AUDIO[format];
  const options: Record<string, string> = indexFirst ? { movflags: '+faststart' } : {};
  return writeTracks(path, container, [await toneTrack(encoder, sampleFormat, rate, seconds)], options);
}

export async function samplePng(path: string, width: number, height: number): Promise<string> {
  return writePictures(path, 'image2', 'png', AV_PIX_FMT_RGB24, width, height, 1);
}

/** With the chunks of an animation, even when there is only one frame. */
export async function sampleAnimatedPng(
  path: string,
  width: number,
  height: number,
  count: number,
): Promise<string> {
  return writePictures(path, 'apng', 'apng', AV_PIX_FMT_RGB24, width, height, count);
}

export async function sampleJpeg(path: string, width: number, height: number): Promise<string> {
  return writePictures(path, 'image2', 'mjpeg', AV_PIX_FMT_YUVJ420P, width, height, 1);
}

/** More than one frame makes it animated. */
export async function sampleWebP(path: string, width: number, height: number, count = 1): Promise<string> {
  return writePictures(path, 'webp', 'libwebp_anim', AV_PIX_FMT_BGRA, width, height, count);
}

/** More than one frame makes it animated. */
export async function sampleGif(path: string, width: number, height: number, count = 1): Promise<string> {
  return writePictures(path, 'gif', 'gif', AV_PIX_FMT_RGB8, width, height, count);
}

async function writePictures(
  path: string,
  container: string,
  encoderName: string,
  format: AVPixelFormat,
  width: number,
  height: number,
  count: number,
): Promise<string> {
  const encoder = await openVideoEncoder(encoderName, width, height, format, {});
  const make = (index: number): Frame =>
    format === AV_PIX_FMT_YUVJ420P
      ? yuvFrame(width, height, index, AV_PIX_FMT_YUVJ420P)
      : packedFrame(width, height, index, format);
  const nextFrame = frames(count, make);
  return writeTracks(
    path,
    container,
    [{ encoder, nextFrame }],
    container === 'image2' ? { update: '1' } : {},
  );
}

function frames(count: number, make: (index: number) => Frame): () => Frame | null {
  let index = 0;
  return () => {
    if (index >= count) return null;
    const frame = make(index);
    frame.pts = BigInt(index++);
    frame.duration = 1n;
    return frame;
  };
}

function yuvFrame(
  width: number,
  height: number,
  index: number,
  format: AVPixelFormat = AV_PIX_FMT_YUV420P,
): Frame {
  const chromaWidth = Math.ceil(width / 2);
  const chromaHeight = Math.ceil(height / 2);
  const luma = width * height;
  const chroma = chromaWidth * chromaHeight;
  const pixels = Buffer.alloc(luma + 2 * chroma, 110);
  const stripes = Buffer.from(Array.from({ length: width + 170 }, (_, x) => 40 + (x % 170)));
  for (let y = 0; y < height; y++) {
    const shift = (y + index * 3) % 170;
    stripes.copy(pixels, y * width, shift, shift + width);
  }
  pixels.fill(160, luma + chroma);
  return Frame.fromVideoBuffer(pixels, {
    width,
    height,
    format,
    timeBase: { num: 1, den: FRAMES_PER_SECOND },
  });
}

function greyFrame(width: number, height: number): Frame {
  const pixels = Buffer.alloc((width * height * 3) / 2, 128);
  const timeBase = { num: 1, den: FRAMES_PER_SECOND };
  return Frame.fromVideoBuffer(pixels, { width, height, format: AV_PIX_FMT_YUV420P, timeBase });
}

function packedFrame(width: number, height: number, index: number, format: AVPixelFormat): Frame {
  const bytesPerPixel = format === AV_PIX_FMT_BGRA ? 4 : format === AV_PIX_FMT_RGB24 ? 3 : 1;
  const row = Buffer.alloc(width * bytesPerPixel);
  for (let x = 0; x < row.length; x++) row[x] = (x * 5 + index * 40) % 256;
  // Opaque, or there would be nothing to see.
  if (bytesPerPixel === 4) for (let x = 3; x < row.length; x += 4) row[x] = 255;
  const pixels = Buffer.alloc(row.length * height);
  for (let y = 0; y < height; y++) row.copy(pixels, y * row.length);
  return Frame.fromVideoBuffer(pixels, {
    width,
    height,
    format,
    timeBase: { num: 1, den: FRAMES_PER_SECOND },
  });
}

async function openVideoEncoder(
  name: string,
  width: number,
  height: number,
  format: AVPixelFormat,
  options: Record<string, string>,
  framesPerSecond = FRAMES_PER_SECOND,
  pixelRatio: readonly [number, number] = [1, 1],
): Promise<CodecContext> {
  const encoder = allocate(name);
  encoder.width = width;
  encoder.height = height;
  encoder.pixelFormat = format;
  encoder.timeBase = new Rational(1, framesPerSecond);
  encoder.framerate = new Rational(framesPerSecond, 1);
  encoder.sampleAspectRatio = new Rational(...pixelRatio);
  return open(encoder, options);
}

async function toneTrack(
  encoderName: string,
  format: AVSampleFormat,
  rate: number,
  seconds: number,
): Promise<Track> {
  const encoder = allocate(encoderName);
  encoder.sampleRate = rate;
  encoder.sampleFormat = format;
  encoder.channelLayout = AV_CHANNEL_LAYOUT_MONO;
  encoder.bitRate = 64_000n;
  encoder.timeBase = new Rational(1, rate);
  await open(encoder, {});
  const total = Math.round(seconds * rate);
  const size = encoder.frameSize || 1024;
  let position = 0;
  const nextFrame = (): Frame | null => {
    if (position >= total) return null;
    const nbSamples = Math.min(size, total - position);
    const isFloat = format === AV_SAMPLE_FMT_FLT || format === AV_SAMPLE_FMT_FLTP;
    const samples = isFloat ? new Float32Array(nbSamples) : new Int16Array(nbSamples);
    for (let i = 0; i < nbSamples; i++) {
      const level = 0.3 * Math.sin((2 * Math.PI * 440 * (position + i)) / rate);
      samples[i] = isFloat ? level : Math.round(level * 32_767);
    }
    const frame = Frame.fromAudioBuffer(Buffer.from(samples.buffer), {
      nbSamples,
      format,
      sampleRate: rate,
      channelLayout: AV_CHANNEL_LAYOUT_MONO,
      timeBase: { num: 1, den: rate },
    });
    frame.pts = BigInt(position);
    position += nbSamples;
    return frame;
  };
  return { encoder, nextFrame };
}
