import { closeSync, openSync } from 'node:fs';
import { Demuxer } from 'node-av/api';
import { AV_LOG_QUIET } from 'node-av/constants';
import { Codec, CodecContext, Dictionary, FormatContext, InputFormat, Log, type Stream } from 'node-av/lib';

/**
 * The only code of the service with which FFmpeg opens what strangers and upstreams send; `test/platform/media/open-media.test.ts`
 * holds this. FFmpeg is told what the bytes were recognised as, and never guesses: a playlist that looks like a video
 * would make it open other files and addresses. It gets one open input and no means to open another.
 */

// FFmpeg's messages about untrusted files are of no use: its return values are enough.
Log.setLevel(AV_LOG_QUIET);

/** What is looked for, and with it the decoders that may run: those that are in use, of FFmpeg's five hundred. */
export type MediaContent = keyof typeof DECODERS;

const DECODERS = {
  sound: [
    'aac,ac3,eac3,alac,amrnb,amrwb,flac,mp1,mp1float,mp2,mp2float,mp3,mp3float,opus,libopus,speex,vorbis,libvorbis',
    'pcm_alaw,pcm_mulaw,pcm_u8,pcm_s8,pcm_s16le,pcm_s16be,pcm_s24le,pcm_s24be,pcm_s32le,pcm_s32be',
    'pcm_f32le,pcm_f32be,pcm_f64le,pcm_f64be,pcm_dvd,adpcm_ms,adpcm_ima_wav,adpcm_ima_qt,gsm,gsm_ms',
  ].join(),
  picture: 'png,apng,mjpeg,webp,webp_anim,gif',
  video: [
    'h264,hevc,vp8,vp9,libvpx,libvpx-vp9,libdav1d,av1,mpeg1video,mpeg2video,mpeg4,msmpeg4v2,msmpeg4,h263',
    'theora,mjpeg,prores,dnxhd,wmv1,wmv2,wmv3,flv,dvvideo,rawvideo,qtrle',
  ].join(),
} as const;

/**
 * Null when the file is not what the demuxer reads; `options` are those of the demuxer. Synchronous, so that FFmpeg runs in the thread that
 * `confineToFiles` has confined; the process does nothing else.
 */
export function openMedia(
  file: string,
  demuxer: string,
  content: MediaContent,
  options: Readonly<Record<string, string>> = {},
): FormatContext | null {
  const format = formatOf(demuxer);
  const media = new FormatContext();
  const descriptor = openSync(file, 'r');
  try {
    const all = { ...options, ...restrictions(format, content, 'fd'), fd: String(descriptor) };
    return media.openInputSync('fd:', format, Dictionary.fromObject(all)) < 0 ? null : media;
  } finally {
    // FFmpeg has a copy of its own.
    closeSync(descriptor);
  }
}

/** Sound that arrives at the standard input. `options` are those of the demuxer. */
export async function openSoundPipe(
  demuxer: string,
  options: Readonly<Record<string, string>>,
): Promise<Demuxer> {
  const format = formatOf(demuxer);
  return await Demuxer.open('pipe:0', {
    format: demuxer,
    options: { ...options, ...restrictions(format, 'sound', 'pipe') },
  });
}

function formatOf(demuxer: string): InputFormat {
  const format = InputFormat.findInputFormat(demuxer);
  if (!format) throw new Error(`This build of FFmpeg has no demuxer ${demuxer}.`);
  return format;
}

function restrictions(format: InputFormat, content: MediaContent, protocol: 'fd' | 'pipe') {
  return {
    protocol_whitelist: protocol,
    format_whitelist: format.name ?? '',
    codec_whitelist: DECODERS[content],
  };
}

/** Null when there is no decoder for the stream that may run, or the decoder refuses it. */
export function openDecoder(
  stream: Stream,
  content: MediaContent,
  options: Readonly<Record<string, string>>,
): CodecContext | null {
  const codec = Codec.findDecoder(stream.codecpar.codecId);
  if (!codec) return null;
  const decoder = new CodecContext();
  decoder.allocContext3(codec);
  if (decoder.parametersToContext(stream.codecpar) < 0) return null;
  decoder.pktTimebase = stream.timeBase;
  // One by one: `open2Sync` frees a dictionary that it is given twice.
  for (const [name, value] of Object.entries({ ...options, codec_whitelist: DECODERS[content] })) {
    if (decoder.setOption(name, value) < 0) throw new Error(`The decoder has no option ${name}.`);
  }
  return decoder.open2Sync(codec) < 0 ? null : decoder;
}
