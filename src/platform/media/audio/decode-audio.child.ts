import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { FilterAPI } from 'node-av/api';
import { AV_NOPTS_VALUE, AVDISCARD_ALL, AVMEDIA_TYPE_AUDIO } from 'node-av/constants';
import { type CodecContext, FFmpegError, type FormatContext, type Frame, type Stream } from 'node-av/lib';
import { serveConfinedJob } from '../../children/serve-jobs.ts';
import { decodeFrames } from '../decode-frames.ts';
import { openDecoder, openMedia } from '../open-media.ts';
import type { AudioDemuxer } from './audio-demuxer.ts';
import { isPlainlyLaidOut } from './wav-chunks.ts';

export interface DecodeAudioInput {
  readonly file: string;
  readonly demuxer: AudioDemuxer;
  /** Decoding stops there. */
  readonly longestSeconds: number;
  /** Where the samples go; null counts them only. */
  readonly samples: SamplesWanted | null;
}

/** Samples are written mono, as signed 16-bit little-endian numbers without a header. */
export interface SamplesWanted {
  readonly path: string;
  readonly sampleRate: number;
}

export type DecodedAudio =
  | { readonly outcome: 'decoded'; readonly seconds: number }
  | { readonly outcome: 'unreadable' | 'silent' | 'undecodable' | 'ambiguous' | 'too-long' }
  | { readonly outcome: 'contradictory'; readonly claimedSeconds: number; readonly heldSeconds: number };

/**
 * The formats whose files state their length. What others say is an estimate, or true of a part: files of mp3 and of
 * ogg may be joined to one.
 */
const STATE_THEIR_LENGTH: readonly AudioDemuxer[] = ['mov', 'matroska', 'wav', 'flac'];
/** Encoders pad, and lengths are rounded. */
const TOLERATED_SHARE = 0.02;
const TOLERATED_SECONDS = 0.2;
/** What recorders use, and what can be resampled in little memory. */
const LOWEST_RATE = 1000;
const HIGHEST_RATE = 384_000;

const filesOf = ({ file, samples }: DecodeAudioInput) => ({
  reads: file,
  writesIn: samples && dirname(samples.path),
});

/** Decodes an audio file from beginning to end, whatever it says of its own length. */
serveConfinedJob(filesOf, async (input: DecodeAudioInput): Promise<DecodedAudio> => {
  const { file, demuxer, longestSeconds, samples } = input;
  if (demuxer === 'wav' && !isPlainlyLaidOut(readFileSync(file))) return { outcome: 'ambiguous' };
  const media = openMedia(file, demuxer, 'sound');
  if (!media) return { outcome: 'unreadable' };
  // Before FFmpeg looks at the sound: afterwards it replaces what is not stated by estimates.
  const claims = STATE_THEIR_LENGTH.includes(demuxer) ? claimsOf(media) : null;
  if (media.findStreamInfoSync() < 0) return { outcome: 'unreadable' };
  const stream = media.streams[media.findBestStream(AVMEDIA_TYPE_AUDIO)];
  if (!stream) return { outcome: 'silent' };
  for (const other of media.streams) if (other.index !== stream.index) other.discard = AVDISCARD_ALL;
  const decoder = openDecoder(stream, 'sound', { threads: '1' });
  if (!decoder) return { outcome: 'undecodable' };

  const decoded = decode({ media, stream, decoder }, longestSeconds, samples);
  if (typeof decoded === 'string') return { outcome: decoded };
  const { seconds } = decoded;
  // Phones and browsers write files of pieces, which say nothing of the whole: no claim. Where there is one, a file that
  // holds more was forged; an MPEG-4 file that holds less was cut off.
  const claimed = claims?.(stream) ?? 0;
  const isCutOff = demuxer === 'mov' && seconds < claimed - tolerance(claimed);
  if (claimed > 0 && (isCutOff || seconds > claimed + tolerance(claimed)))
    return { outcome: 'contradictory', claimedSeconds: claimed, heldSeconds: seconds };
  // The index of an MPEG-4 file states the length of each packet.
  if (demuxer === 'mov' && seconds > decoded.packetSeconds + tolerance(seconds))
    return { outcome: 'contradictory', claimedSeconds: decoded.packetSeconds, heldSeconds: seconds };
  // An edit list can leave out what others play.
  if (demuxer === 'mov' && decoded.packets > decoded.frames + Math.max(8, decoded.frames * TOLERATED_SHARE))
    return { outcome: 'ambiguous' };
  // What the recogniser would hear must not be longer than what is charged.
  if (decoded.writtenSeconds > seconds + tolerance(seconds)) return { outcome: 'ambiguous' };
  return { outcome: 'decoded', seconds };
});

function tolerance(seconds: number): number {
  return Math.max(TOLERATED_SECONDS, seconds * TOLERATED_SHARE);
}

/** The length that a file states for a stream, or for all of it; 0 when it states none. */
function claimsOf(media: FormatContext): (stream: Stream) => number {
  const whole = media.duration === AV_NOPTS_VALUE ? 0 : Number(media.duration) / 1_000_000;
  const each = new Map(media.streams.map((stream) => [stream.index, secondsOf(stream)]));
  return ({ index }) => each.get(index) || whole;
}

function secondsOf({ duration, timeBase: { num, den } }: Stream): number {
  return duration === AV_NOPTS_VALUE ? 0 : (Number(duration) * num) / den;
}

interface Source {
  readonly media: FormatContext;
  readonly stream: Stream;
  readonly decoder: CodecContext;
}

interface Decoded {
  /** Of the samples. */
  readonly seconds: number;
  readonly packets: number;
  /** Those that were decoded and not left out. */
  readonly frames: number;
  /** Of the packets, as the file states. */
  readonly packetSeconds: number;
  /** Of the samples as they were written. */
  readonly writtenSeconds: number;
}

function decode(
  source: Source,
  longestSeconds: number,
  wanted: SamplesWanted | null,
): Decoded | 'too-long' | 'undecodable' {
  const count = new SampleCount();
  const writer = wanted && new SampleWriter(wanted);
  let packets = 0;
  let packetTicks = 0n;
  let damaged = 0;
  // A damaged packet is left out, as where two MP3 files were joined to one.
  const frames = decodeFrames(source, ({ duration }, isDamaged) => {
    packets += 1;
    packetTicks += duration;
    if (isDamaged) damaged += 1;
  });
  try {
    for (const frame of frames) {
      const { sampleRate } = frame;
      if (sampleRate < LOWEST_RATE || sampleRate > HIGHEST_RATE) return 'undecodable';
      count.add(frame.nbSamples, sampleRate);
      writer?.write(frame);
      if (Math.max(count.seconds, writer?.seconds ?? 0) > longestSeconds) return 'too-long';
    }
    writer?.close();
  } catch (error) {
    // Sound of so many channels, or so strange a layout, that it cannot be made mono.
    if (error instanceof FFmpegError) return 'undecodable';
    throw error;
  }
  if (count.frames === 0 || damaged > count.frames) return 'undecodable';
  const { num, den } = source.stream.timeBase;
  const packetSeconds = (Number(packetTicks) * num) / den;
  const { seconds } = count;
  return { seconds, packets, frames: count.frames, packetSeconds, writtenSeconds: writer?.seconds ?? 0 };
}

class SampleWriter {
  readonly #toPcm: FilterAPI;
  readonly #sampleRate: number;
  readonly #output: number;
  #samples = 0;

  constructor({ path, sampleRate }: SamplesWanted) {
    this.#sampleRate = sampleRate;
    this.#output = openSync(path, 'w');
    this.#toPcm = FilterAPI.create(`aresample=${sampleRate},aformat=sample_fmts=s16:channel_layouts=mono`);
  }

  get seconds(): number {
    return this.#samples / this.#sampleRate;
  }

  write(frame: Frame): void {
    for (const samples of this.#toPcm.processAllSync(frame)) this.#put(samples);
  }

  close(): void {
    for (const samples of this.#toPcm.flushFramesSync()) this.#put(samples);
    closeSync(this.#output);
  }

  #put(frame: Frame): void {
    const plane = frame.data?.[0];
    if (plane) writeSync(this.#output, plane, 0, frame.nbSamples * 2);
    this.#samples += frame.nbSamples;
    frame.free();
  }
}

/** Counts samples of any rate; in whole numbers, because a sum of a million fractions is not exact. */
class SampleCount {
  readonly #byRate = new Map<number, number>();
  #frames = 0;

  get frames(): number {
    return this.#frames;
  }

  /** Rounded up to milliseconds: never less than there is. */
  get seconds(): number {
    let seconds = 0;
    for (const [rate, samples] of this.#byRate) seconds += samples / rate;
    return Math.ceil(seconds * 1000 - 1e-6) / 1000;
  }

  add(samples: number, rate: number): void {
    if (samples <= 0 || rate <= 0) return;
    this.#frames += 1;
    this.#byRate.set(rate, (this.#byRate.get(rate) ?? 0) + samples);
  }
}
