import { AV_LOG_QUIET } from 'node-av/constants';
import { Codec, CodecContext, Dictionary, FormatContext, InputFormat, Log, type Stream } from 'node-av/lib';

// What FFmpeg has to say about a stranger's file helps nobody: its return values are enough.
Log.setLevel(AV_LOG_QUIET);

/**
 * Opens a file as what its bytes say it is, never as what FFmpeg would guess: a playlist dressed up as a film
 * could make it open other files or addresses. Null when the file is not that after all.
 */
export async function openMedia(file: string, demuxer: string): Promise<FormatContext | null> {
  const format = InputFormat.findInputFormat(demuxer);
  if (!format) throw new Error(`This build of FFmpeg has no demuxer ${demuxer}.`);
  const media = new FormatContext();
  const options = Dictionary.fromObject({
    protocol_whitelist: 'file',
    format_whitelist: format.name ?? demuxer,
  });
  return (await media.openInput(`file:${file}`, format, options)) < 0 ? null : media;
}

/** Null when there is no decoder for the stream, or the decoder will not have it. */
export async function openDecoder(
  stream: Stream,
  options: Readonly<Record<string, string>>,
): Promise<CodecContext | null> {
  const codec = Codec.findDecoder(stream.codecpar.codecId);
  if (!codec) return null;
  const decoder = new CodecContext();
  decoder.allocContext3(codec);
  if (decoder.parametersToContext(stream.codecpar) < 0) return null;
  decoder.pktTimebase = stream.timeBase;
  return (await decoder.open2(codec, Dictionary.fromObject(options))) < 0 ? null : decoder;
}
