import type { SpeechRequest } from '../../engines/engine.ts';
import type { Exchange } from './exchange.ts';

/** Half a second of sound without loss: nobody speaks a character of a text more slowly. */
const MOST_BYTES_PER_CHARACTER = 96 * 1024;
const SOME_BYTES = 4 * 1024 * 1024;

/** More is not the speech that was asked for, in whatever format it comes. */
export function mostSoundBytes({ text, speed }: SpeechRequest): number {
  return SOME_BYTES + Math.ceil((text.length * MOST_BYTES_PER_CHARACTER) / Math.min(1, speed));
}

/** Sound as it comes out of a decoder: a little of what a service sends may become very much of it. */
export async function* withinBytes(
  chunks: AsyncIterable<Uint8Array>,
  exchange: Exchange,
  mostBytes: number,
): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > mostBytes) throw exchange.failOver('bytes', `the speech has more than ${mostBytes} bytes`);
    yield chunk;
  }
}
