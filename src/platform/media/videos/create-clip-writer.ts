import { Muxer } from 'node-av/api';
import { FF_ENCODER_LIBX264 } from 'node-av/constants';
import { type Frame, Rational } from 'node-av/lib';
import { openEncoder } from './open-encoder.ts';

/** Writes a short silent H.264 mp4, one frame per tick, that a browser can play while it downloads. */
export interface ClipWriter {
  /** The same frame may be written repeatedly. */
  write(frame: Frame): Promise<void>;
  /** Without frames no file is written. */
  close(): Promise<void>;
}

export function createClipWriter(file: string, framesPerSecond: number): ClipWriter {
  const encoder = openEncoder(FF_ENCODER_LIBX264, { preset: 'veryfast', crf: 22, g: framesPerSecond });
  let output: Muxer | undefined;
  let frames = 0n;

  function encode(to: Muxer, frame: Frame | null): void {
    for (using packet of encoder.encodeAllSync(frame)) to.writePacketSync(packet, 0);
  }

  return {
    async write(frame) {
      if (!output) {
        output = await Muxer.open(file, { format: 'mp4', options: { movflags: '+faststart' } });
        output.addStream(encoder);
      }
      frame.timeBase = new Rational(1, framesPerSecond);
      frame.pts = frames++;
      // Without a duration, mp4 would give the last frame no length.
      frame.duration = 1n;
      encode(output, frame);
    },
    async close() {
      if (!output) return;
      encode(output, null);
      await output.close();
    },
  };
}
