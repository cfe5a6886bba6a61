import { Decoder, Demuxer, Encoder, FilterAPI, Muxer } from 'node-av/api';
import { AV_PIX_FMT_YUV420P, type FFEncoderCodec } from 'node-av/constants';
import { Frame } from 'node-av/lib';

/** How each upload format of the contract is made from a recording. */
export const UPLOAD_FORMATS = {
  flac: { container: 'flac', encoder: 'flac', sampleFormat: 's16', frameSize: 4096 },
  mp3: { container: 'mp3', encoder: 'libmp3lame', sampleFormat: 'fltp', frameSize: 576 },
  mp4: { container: 'mp4', encoder: 'aac', sampleFormat: 'fltp', frameSize: 1024 },
  mpeg: { container: 'mpeg', encoder: 'mp2', sampleFormat: 's16', frameSize: 1152 },
  mpga: { container: 'mp2', encoder: 'mp2', sampleFormat: 's16', frameSize: 1152 },
  m4a: { container: 'ipod', encoder: 'aac', sampleFormat: 'fltp', frameSize: 1024 },
  ogg: { container: 'ogg', encoder: 'libopus', sampleFormat: 'flt', frameSize: 960 },
  wav: { container: 'wav', encoder: 'pcm_s16le', sampleFormat: 's16', frameSize: 1024 },
  webm: { container: 'webm', encoder: 'libopus', sampleFormat: 'flt', frameSize: 960 },
} as const;

export type UploadFormat = keyof typeof UPLOAD_FORMATS;

/** Writes the sound of one file into another of the given format. */
export async function convert(from: string, to: string, format: UploadFormat): Promise<void> {
  const { container, encoder: codec, sampleFormat, frameSize } = UPLOAD_FORMATS[format];
  await using input = await Demuxer.open(from);
  const stream = input.audio()!;
  using decoder = await Decoder.create(stream);
  using filter = FilterAPI.create(
    `aresample=48000,aformat=sample_fmts=${sampleFormat}:channel_layouts=mono,asetnsamples=n=${frameSize}`,
  );
  using encoder = await Encoder.create(codec as FFEncoderCodec);
  await using output = await Muxer.open(to, { format: container });
  const index = output.addStream(encoder);
  const frames = filter.frames(decoder.frames(input.packets(stream.index)));
  for await (using packet of encoder.packets(frames)) await output.writePacket(packet, index);
}

/** A video without sound. */
export async function writeSilentVideo(path: string): Promise<void> {
  using encoder = await Encoder.create('libx264' as FFEncoderCodec);
  await using output = await Muxer.open(path, { format: 'mp4' });
  const index = output.addStream(encoder);
  const [width, height] = [64, 64];
  async function* frames(): AsyncGenerator<Frame | null> {
    for (let n = 0n; n < 24n; n++) {
      yield Frame.fromVideoBuffer(Buffer.alloc((width * height * 3) / 2, 128), {
        width,
        height,
        format: AV_PIX_FMT_YUV420P,
        timeBase: { num: 1, den: 24 },
        pts: n,
      });
    }
    yield null;
  }
  for await (using packet of encoder.packets(frames())) await output.writePacket(packet, index);
}
