import { Encoder } from 'node-av/api';
import type { FFEncoderCodec } from 'node-av/constants';
import type { CodecContext } from 'node-av/lib';

/**
 * An encoder that opens with its first frame, in the thread that gives it. The options are set one by one, because
 * `open2Sync` of node-av frees a dictionary that the garbage collector frees again.
 */
export function openEncoder(
  codec: FFEncoderCodec,
  options: Readonly<Record<string, string | number>>,
): Encoder {
  const configure = (context: CodecContext) => {
    for (const [name, value] of Object.entries(options))
      if (context.setOption(name, String(value)) < 0) throw new Error(`The encoder has no option ${name}.`);
  };
  return Encoder.createSync(codec, { context: { threadCount: 2 }, configure });
}
