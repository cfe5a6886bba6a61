import { Encoder, FilterAPI, Muxer } from 'node-av/api';
import { AV_CHANNEL_LAYOUT_MONO, AV_SAMPLE_FMT_FLT, type FFEncoderCodec } from 'node-av/constants';
import { Frame } from 'node-av/lib';
import type { SpeechFormat } from '../../domain/speech-format.ts';
import { endlessWavHeader } from './wav-header.ts';

export interface SoundShape {
  /** Sample rate of the input. */
  readonly sampleRate: number;
  /** Tempo as a factor; the pitch stays. */
  readonly tempo: number;
  /** Pitch as a factor of frequency; the tempo stays. */
  readonly pitch: number;
  /** Loudness as a factor. */
  readonly volume: number;
}

export type Emit = (bytes: Uint8Array) => void;

interface Codec {
  readonly encoder: string;
  readonly container: string;
  readonly sampleRate: number;
  readonly sampleFormat: string;
  readonly frameSize: number;
  readonly bitRate: number;
  readonly options: Record<string, string>;
}

/** The output sample rate, except for Opus, which supports only 48 kHz. */
const OUTPUT_RATE = 24_000;

const CODECS: Readonly<Record<Exclude<SpeechFormat, 'wav' | 'pcm'>, Codec>> = {
  mp3: {
    encoder: 'libmp3lame',
    container: 'mp3',
    sampleRate: OUTPUT_RATE,
    sampleFormat: 'fltp',
    frameSize: 576,
    bitRate: 96_000,
    // This header would have to be written at the end, after the start has been sent.
    options: { write_xing: '0' },
  },
  opus: {
    encoder: 'libopus',
    container: 'ogg',
    sampleRate: 48_000,
    sampleFormat: 'flt',
    frameSize: 960,
    bitRate: 48_000,
    options: { page_duration: '100000' },
  },
  aac: {
    encoder: 'aac',
    container: 'adts',
    sampleRate: OUTPUT_RATE,
    sampleFormat: 'fltp',
    frameSize: 1024,
    bitRate: 96_000,
    options: {},
  },
  flac: {
    encoder: 'flac',
    container: 'flac',
    sampleRate: OUTPUT_RATE,
    sampleFormat: 's16',
    frameSize: 2304,
    bitRate: 0,
    options: {},
  },
};

/** Samples that are filtered at once; of raw sound, no more than this is held back. */
const PIECE = 960;

/** Encodes samples into one of the six formats, streaming. */
export class AudioEncoder {
  readonly #shape: SoundShape;
  readonly #filter: FilterAPI;
  readonly #sink: Sink;
  #written = 0n;

  private constructor(shape: SoundShape, filter: FilterAPI, sink: Sink) {
    this.#shape = shape;
    this.#filter = filter;
    this.#sink = sink;
  }

  static async open(format: SpeechFormat, shape: SoundShape, emit: Emit): Promise<AudioEncoder> {
    const raw = format === 'wav' || format === 'pcm';
    const target = raw
      ? { sampleRate: OUTPUT_RATE, sampleFormat: 's16', frameSize: PIECE, pad: 0 }
      : { ...CODECS[format], pad: 1 };
    const filter = FilterAPI.create(
      [
        ...shaping(shape),
        `aresample=${target.sampleRate}`,
        `aformat=sample_fmts=${target.sampleFormat}:channel_layouts=mono`,
        `asetnsamples=n=${target.frameSize}:p=${target.pad}`,
      ].join(','),
    );
    if (format === 'wav') emit(endlessWavHeader(OUTPUT_RATE));
    const sink = raw ? new RawSink(emit) : await CodecSink.open(CODECS[format], emit);
    return new AudioEncoder(shape, filter, sink);
  }

  /** Samples range from -1 to 1. */
  async write(samples: Float32Array): Promise<void> {
    for (let at = 0; at < samples.length; at += PIECE) {
      const piece = samples.slice(at, at + PIECE);
      using frame = Frame.fromAudioBuffer(Buffer.from(piece.buffer), {
        nbSamples: piece.length,
        format: AV_SAMPLE_FMT_FLT,
        sampleRate: this.#shape.sampleRate,
        channelLayout: AV_CHANNEL_LAYOUT_MONO,
        timeBase: { num: 1, den: this.#shape.sampleRate },
        pts: this.#written,
      });
      this.#written += BigInt(piece.length);
      await this.#pass(await this.#filter.processAll(frame));
    }
  }

  /** Sound of any rate and layout, as a decoder gives it; all frames of one speech have the same. */
  async writeFrame(frame: Frame): Promise<void> {
    await this.#pass(await this.#filter.processAll(frame));
  }

  async close(): Promise<void> {
    const rest: Frame[] = [];
    for await (const frame of this.#filter.flushFrames()) rest.push(frame);
    await this.#pass(rest);
    await this.#sink.close();
    this.#filter.close();
  }

  async #pass(frames: readonly Frame[]): Promise<void> {
    for (const frame of frames) {
      await this.#sink.write(frame);
      frame.free();
    }
  }
}

interface Sink {
  write(frame: Frame): Promise<void>;
  close(): Promise<void>;
}

/** Uncompressed 16-bit samples. */
class RawSink implements Sink {
  readonly #emit: Emit;

  constructor(emit: Emit) {
    this.#emit = emit;
  }

  async write(frame: Frame): Promise<void> {
    const plane = frame.data?.[0];
    if (plane) this.#emit(Uint8Array.from(plane.subarray(0, frame.nbSamples * 2)));
  }

  async close(): Promise<void> {}
}

class CodecSink implements Sink {
  readonly #encoder: Encoder;
  readonly #muxer: Muxer;
  readonly #stream: number;

  private constructor(encoder: Encoder, muxer: Muxer, stream: number) {
    this.#encoder = encoder;
    this.#muxer = muxer;
    this.#stream = stream;
  }

  static async open(codec: Codec, emit: Emit): Promise<CodecSink> {
    const encoder = await Encoder.create(codec.encoder as FFEncoderCodec, {
      ...(codec.bitRate > 0 && { context: { bitRate: BigInt(codec.bitRate) } }),
    });
    const muxer = await Muxer.open(
      {
        write: (buffer) => {
          // The library reuses its buffer.
          emit(Uint8Array.from(buffer));
          return buffer.length;
        },
      },
      { format: codec.container, bufferSize: 4096, options: { ...codec.options, flush_packets: '1' } },
    );
    return new CodecSink(encoder, muxer, muxer.addStream(encoder));
  }

  async write(frame: Frame): Promise<void> {
    for (const packet of await this.#encoder.encodeAll(frame)) await this.#put(packet);
  }

  async close(): Promise<void> {
    for await (const packet of this.#encoder.flushPackets()) await this.#put(packet);
    await this.#muxer.close();
    this.#encoder.close();
  }

  async #put(packet: Awaited<ReturnType<Encoder['encodeAll']>>[number]): Promise<void> {
    await this.#muxer.writePacket(packet, this.#stream);
    packet.free();
  }
}

/** Pitch is changed by playing faster and stretching back; one stretch does both. */
function shaping({ sampleRate, tempo, pitch, volume }: SoundShape): string[] {
  const filters: string[] = [];
  if (pitch !== 1) filters.push(`asetrate=${Math.round(sampleRate * pitch)}`, `aresample=${sampleRate}`);
  const stretch = tempo / pitch;
  if (Math.abs(stretch - 1) > 0.001) filters.push(...tempoSteps(stretch));
  if (volume !== 1) filters.push(`volume=${volume.toFixed(3)}`, 'alimiter=limit=0.97:level=0');
  return filters;
}

/** A single step can stretch by at most two without artefacts. */
function tempoSteps(stretch: number): string[] {
  const steps = Math.max(1, Math.ceil(Math.abs(Math.log2(stretch))));
  return Array.from({ length: steps }, () => `atempo=${(stretch ** (1 / steps)).toFixed(5)}`);
}
