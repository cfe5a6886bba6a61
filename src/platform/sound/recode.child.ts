import { writeSync } from 'node:fs';
import { Decoder } from 'node-av/api';
import { confineToFiles } from '../children/confine-to-files.ts';
import { openSoundPipe } from '../media/open-media.ts';
import { AudioEncoder } from './audio-encoder.ts';
import type { RecodeOrder } from './recode.ts';
import type { SoundKind } from './sound-kind.ts';

/** Re-encodes its standard input to its standard output; the order is its only argument. */
const DEMUXERS: Readonly<Record<SoundKind, string>> = {
  mp3: 'mp3',
  wav: 'wav',
  flac: 'flac',
  opus: 'ogg',
  vorbis: 'ogg',
  aac: 'aac',
  mp4: 'mov',
  webm: 'matroska',
};

/** Little, so that the first sound leaves before much more has arrived. */
const PROBED_BYTES = '16384';

const order = JSON.parse(process.argv[2] ?? '') as RecodeOrder;
process.on('disconnect', () => process.exit(1));
await confineToFiles({ reads: null, writesIn: null });
await recodeAll(order);
process.exit(0);

async function recodeAll({ from, to, tempo }: RecodeOrder): Promise<void> {
  const isRaw = typeof from === 'object';
  const demuxer = await openSoundPipe(isRaw ? 's16le' : DEMUXERS[from], {
    probesize: PROBED_BYTES,
    ...(isRaw && { sample_rate: String(from.sampleRate), ch_layout: `${from.channels}c` }),
  });
  const stream = demuxer.audio();
  if (!stream) throw new Error('there is no audio');
  const decoder = await Decoder.create(stream);
  const encoder = await AudioEncoder.open(
    to,
    { sampleRate: stream.codecpar.sampleRate, tempo, pitch: 1, volume: 1 },
    emit,
  );
  let frames = 0;
  const pass = async (packet: Parameters<Decoder['decodeAll']>[0]) => {
    for (const frame of await decoder.decodeAll(packet)) {
      await encoder.writeFrame(frame);
      frame.free();
      frames += 1;
    }
  };
  for await (const packet of demuxer.packets(stream.index)) {
    await pass(packet);
    packet?.free();
  }
  for await (const frame of decoder.flushFrames()) {
    await encoder.writeFrame(frame);
    frames += 1;
  }
  if (frames === 0) throw new Error('nothing could be decoded');
  await encoder.close();
}

/** Writes block: a slow reader slows the decoding down. */
function emit(bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length; ) at += writeSync(1, bytes, at);
}
