import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { Encoder, Muxer } from 'node-av/api';
import {
  AV_CHANNEL_ORDER_NATIVE,
  AV_LOG_ERROR,
  AV_PIX_FMT_YUV420P,
  AV_SAMPLE_FMT_FLTP,
  FF_ENCODER_AAC,
  FF_ENCODER_LIBX264,
} from 'node-av/constants';
import { Frame, Log, type Packet, Rational } from 'node-av/lib';
import type { RenderedFilm } from '../render-job.ts';
import { type CardText, drawCard } from './draw-card.ts';
import { type Planes, toPlanes, withMark } from './planes.ts';

/** A film that is a card with a mark that moves: real, playable, of the size and length asked for, made at once. */
export interface CardJob extends CardText {
  readonly framesPerSecond: number;
  readonly directory: string;
}

const JPEG_QUALITY = 80;
const SAMPLE_RATE = 24_000;
const BLOCK = 1024;
/** A soft tick at each second. */
const TICK = { seconds: 0.04, hertz: 880, loudness: 0.12 };
const TILES = 4;
const TILE_LONG_SIDE = 240;

/** The same job gives the same bytes. */
export async function renderCard(job: CardJob): Promise<RenderedFilm> {
  Log.setLevel(AV_LOG_ERROR);
  const card = drawCard(job);
  const film = join(job.directory, 'film.mp4');
  const thumbnail = join(job.directory, 'thumbnail.jpg');
  const spritesheet = join(job.directory, 'spritesheet.jpg');
  await writeFilm(job, film, toPlanes(card));
  await writeFile(thumbnail, await card.encode('jpeg', JPEG_QUALITY));
  await writeFile(spritesheet, await tiled(card).encode('jpeg', JPEG_QUALITY));
  return { film, thumbnail, spritesheet };
}

/** One second is encoded, and its packets are repeated: a film of a minute costs what one of a second does. */
async function writeFilm({ seconds, framesPerSecond }: CardJob, path: string, card: Planes): Promise<void> {
  await using output = await Muxer.open(path, { format: 'mp4', options: { movflags: '+faststart' } });
  const pictures = Encoder.createSync(FF_ENCODER_LIBX264, {
    context: { threadCount: 1 },
    configure: (context) => {
      const options = { preset: 'superfast', tune: 'zerolatency', crf: '34', g: String(framesPerSecond) };
      for (const [name, value] of Object.entries(options)) context.setOption(name, value);
    },
  });
  const sound = Encoder.createSync(FF_ENCODER_AAC, {
    configure: (context) => {
      context.bitRate = 48_000n;
    },
  });
  const tracks = [output.addStream(pictures), output.addStream(sound)] as const;
  const second = encodeSecond(pictures, card, framesPerSecond);
  const frames = Math.round(seconds * framesPerSecond);
  const sounds = soundPackets(sound, seconds);
  for (let frame = 0; frame < frames; frame++) {
    const packet = second[frame % framesPerSecond];
    if (!packet) throw new Error('the encoder lost a frame');
    packet.timeBase = new Rational(1, framesPerSecond);
    packet.pts = BigInt(frame);
    packet.dts = BigInt(frame);
    packet.duration = 1n;
    using copy = packet.clone();
    output.writePacketSync(copy, tracks[0]);
    // Sound goes along with the picture, so that a player can start with the first bytes.
    if (frame % framesPerSecond === 0)
      for (const heard of sounds(frame / framesPerSecond + 1)) output.writePacketSync(heard, tracks[1]);
  }
  for (const heard of sounds(null)) output.writePacketSync(heard, tracks[1]);
  for (const track of tracks) output.writePacketSync(null, track);
  for (const packet of second) packet.free();
}

function encodeSecond(encoder: Encoder, card: Planes, framesPerSecond: number): Packet[] {
  const packets: Packet[] = [];
  for (let index = 0; index < framesPerSecond; index++) {
    using frame = Frame.fromVideoBuffer(withMark(card, index / framesPerSecond), {
      width: card.width,
      height: card.height,
      format: AV_PIX_FMT_YUV420P,
      timeBase: { num: 1, den: framesPerSecond },
    });
    frame.pts = BigInt(index);
    frame.duration = 1n;
    packets.push(...encoder.encodeAllSync(frame));
  }
  return [...packets, ...encoder.encodeAllSync(null)];
}

/** Encodes the ticks until a second; null: to the end. */
function soundPackets(encoder: Encoder, seconds: number): (until: number | null) => Generator<Packet> {
  const samples = Math.round(seconds * SAMPLE_RATE);
  let done = 0;
  return function* (until) {
    const stop = until === null ? samples : Math.min(samples, until * SAMPLE_RATE);
    while (done < stop) {
      const count = Math.min(BLOCK, samples - done);
      const block = new Float32Array(count);
      for (let index = 0; index < count; index++) block[index] = tickAt((done + index) / SAMPLE_RATE);
      using frame = Frame.fromAudioBuffer(Buffer.from(block.buffer), {
        nbSamples: count,
        format: AV_SAMPLE_FMT_FLTP,
        sampleRate: SAMPLE_RATE,
        channelLayout: { nbChannels: 1, order: AV_CHANNEL_ORDER_NATIVE, mask: 4n },
        timeBase: { num: 1, den: SAMPLE_RATE },
      });
      frame.pts = BigInt(done);
      done += count;
      for (using packet of encoder.encodeAllSync(frame)) yield packet;
    }
    if (until === null) for (using packet of encoder.encodeAllSync(null)) yield packet;
  };
}

function tickAt(seconds: number): number {
  const since = seconds % 1;
  if (since > TICK.seconds) return 0;
  return Math.sin(since * TICK.hertz * 2 * Math.PI) * TICK.loudness * (1 - since / TICK.seconds);
}

/** Sixteen moments, as of any film: they differ by the place of the mark alone. */
function tiled(card: Canvas): Canvas {
  const zoom = TILE_LONG_SIDE / Math.max(card.width, card.height);
  const [width, height] = [Math.round(card.width * zoom), Math.round(card.height * zoom)];
  const sheet = createCanvas(width * TILES, height * TILES);
  const brush = sheet.getContext('2d');
  for (let tile = 0; tile < TILES * TILES; tile++)
    brush.drawImage(card, (tile % TILES) * width, Math.floor(tile / TILES) * height, width, height);
  return sheet;
}
