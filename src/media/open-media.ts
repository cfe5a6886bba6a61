import { AV_LOG_QUIET } from 'node-av/constants';
import { Codec, CodecContext, Dictionary, FormatContext, InputFormat, Log, type Stream } from 'node-av/lib';

// FFmpeg's messages about untrusted files are of no use: its return values are enough.
Log.setLevel(AV_LOG_QUIET);

/**
 * Opens a file with the demuxer of its detected type, never with FFmpeg's guess: a playlist disguised as a film could
 * make FFmpeg open other files or URLs. Null when the file is not of that type.
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

/** Null when there is no decoder for the stream, or the decoder refuses it. */
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
