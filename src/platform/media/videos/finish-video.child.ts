import { dirname } from 'node:path';
import { type Encoder, Muxer } from 'node-av/api';
import {
  AV_CODEC_ID_AAC,
  AV_CODEC_ID_H264,
  AV_PIX_FMT_YUV420P,
  AVMEDIA_TYPE_AUDIO,
  AVMEDIA_TYPE_VIDEO,
  FF_ENCODER_AAC,
  FF_ENCODER_LIBX264,
} from 'node-av/constants';
import { type CodecContext, type FormatContext, Frame, Packet, type Stream } from 'node-av/lib';
import type { PostProcessing } from '../../../domain/post-processing.ts';
import { serveConfinedJob } from '../../children/serve-jobs.ts';
import { openDecoder, openMedia } from '../open-media.ts';
import { openEncoder } from './open-encoder.ts';
import { readGeometry } from './read-geometry.ts';
import { type Filter, pictureFilter, soundFilter, type VideoMark } from './video-filter.ts';

/** What a video is to be; what it is already costs nothing. */
export interface VideoWishes {
  readonly mark: VideoMark | null;
  /** Whatever is no mp4 of H.264 and AAC, or has tags of its maker, becomes an mp4 of these without tags. */
  readonly format: boolean;
}

export interface FinishVideoJobInput {
  readonly video: string;
  readonly demuxer: string;
  /** The path of the file to write. */
  readonly finished: string;
  readonly wishes: VideoWishes;
}

/** What was changed in the video. An empty list means that no file was written. */
export type FinishVideoOutcome = readonly PostProcessing[] | 'unreadable';

interface OpenVideo {
  readonly media: FormatContext;
  readonly pictures: Stream;
  readonly decoder: CodecContext;
  readonly sound: Stream | null;
}

const filesOf = ({ video, finished }: FinishVideoJobInput) => ({ reads: video, writesIn: dirname(finished) });

serveConfinedJob(filesOf, async (input: FinishVideoJobInput): Promise<FinishVideoOutcome> => {
  const media = openMedia(input.video, input.demuxer, 'video');
  if (!media || media.findStreamInfoSync() < 0) return 'unreadable';
  const pictures = media.streams[media.findBestStream(AVMEDIA_TYPE_VIDEO)];
  const decoder = pictures && openDecoder(pictures, 'video', { threads: '2' });
  if (!pictures || !decoder) return 'unreadable';
  const sound = media.streams[media.findBestStream(AVMEDIA_TYPE_AUDIO)] ?? null;
  const video = { media, pictures, decoder, sound };
  const { mark, format } = input.wishes;
  const needs: PostProcessing[] = [];
  if (mark) needs.push('watermark');
  if (format && !(isPromised(input.demuxer, video) && isUntagged(media))) needs.push('format');
  if (needs.length > 0) await write(input, video);
  return needs;
});

function isPromised(demuxer: string, { pictures, sound }: OpenVideo): boolean {
  return demuxer === 'mov' && isPlainH264(pictures) && (sound === null || isAac(sound));
}

/** What FFmpeg says of every mp4. ComfyUI adds the whole workflow, with the prompt and the names of the models. */
const USUAL_TAGS = ['major_brand', 'minor_version', 'compatible_brands', 'encoder', 'creation_time'];

const isUntagged = ({ metadata }: FormatContext) =>
  Object.keys(metadata?.getAll() ?? {}).every((name) => USUAL_TAGS.includes(name));

const isPlainH264 = ({ codecpar }: Stream) =>
  codecpar.codecId === AV_CODEC_ID_H264 && codecpar.format === AV_PIX_FMT_YUV420P;

const isAac = ({ codecpar }: Stream) => codecpar.codecId === AV_CODEC_ID_AAC;

/** A packet of the source; null: it has ended. */
type Track = (packet: Packet | null) => void;

/** One pass. Synchronous where a stranger's bytes are read, because only this thread and its own are confined. */
async function write({ finished, wishes }: FinishVideoJobInput, video: OpenVideo): Promise<void> {
  const { media, pictures, sound } = video;
  await using output = await Muxer.open(finished, { format: 'mp4', options: { movflags: '+faststart' } });
  const tracks = new Map<number, Track>([[pictures.index, pictureTrack(output, video, wishes.mark)]]);
  const heard = sound && soundTrack(output, sound);
  if (sound && heard) tracks.set(sound.index, heard);
  const packet = new Packet();
  packet.alloc();
  while (media.readFrameSync(packet) >= 0) {
    tracks.get(packet.streamIndex)?.(packet);
    packet.unref();
  }
  for (const end of tracks.values()) end(null);
}

function pictureTrack(output: Muxer, { pictures, decoder }: OpenVideo, mark: VideoMark | null): Track {
  if (mark === null && isPlainH264(pictures)) return copiedTrack(output, pictures);
  const { num, den } = pictures.avgFrameRate;
  const perSecond = num > 0 && den > 0 ? num / den : 24;
  // The video has been through one encoder already: little may be lost in the second.
  const options = { preset: 'veryfast', crf: 18, g: Math.round(perSecond * 2) };
  const encoder = openEncoder(FF_ENCODER_LIBX264, options);
  const filter = pictureFilter(readGeometry(pictures), mark);
  return encodedTrack(output, pictures, { decoder, encoder, filter });
}

/** Sound that mp4 and browsers know is copied. Null where it cannot be decoded. */
function soundTrack(output: Muxer, sound: Stream): Track | null {
  if (isAac(sound)) return copiedTrack(output, sound);
  const decoder = openDecoder(sound, 'sound', {});
  const encoder = openEncoder(FF_ENCODER_AAC, { aac_coder: 'fast' });
  return decoder && encodedTrack(output, sound, { decoder, encoder, filter: soundFilter() });
}

function copiedTrack(output: Muxer, source: Stream): Track {
  // Other containers have tags that mp4 does not know.
  source.codecpar.codecTag = 0;
  const index = output.addStream(source);
  return (packet) => {
    if (packet) packet.timeBase = source.timeBase;
    output.writePacketSync(packet, index);
  };
}

interface Stages {
  readonly decoder: CodecContext;
  readonly filter: Filter;
  readonly encoder: Encoder;
}

function encodedTrack(output: Muxer, source: Stream, { decoder, filter, encoder }: Stages): Track {
  const index = output.addStream(encoder);
  const frame = new Frame();
  frame.alloc();
  let last: bigint | null = null;
  const encode = (made: Frame | null): void => {
    for (using packet of encoder.encodeAllSync(made)) output.writePacketSync(packet, index);
  };
  return (packet) => {
    decoder.sendPacketSync(packet);
    while (decoder.receiveFrameSync(frame) >= 0) {
      const stamp = frame.bestEffortTimestamp;
      if (last !== null && stamp <= last) continue;
      last = stamp;
      frame.pts = stamp;
      frame.timeBase = source.timeBase;
      for (using made of filter.of(frame)) encode(made);
    }
    if (packet !== null) return;
    for (using made of filter.rest()) encode(made);
    encode(null);
    output.writePacketSync(null, index);
  };
}
