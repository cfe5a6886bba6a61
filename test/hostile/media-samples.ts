import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  SAMPLE_AUDIO_FORMATS,
  SAMPLE_VIDEO_FORMATS,
  type SampleAudioFormat,
  type SampleVideoFormat,
  sampleAnimatedPng,
  sampleAudio,
  sampleGif,
  sampleJpeg,
  samplePng,
  sampleVideo,
  sampleWebP,
} from '../support/media-fixtures.ts';

export type MediaKind = 'sound' | 'picture' | 'video';
export type PictureFormat = keyof typeof PICTURES;
export type MediaFormat = SampleAudioFormat | SampleVideoFormat | PictureFormat;

const PICTURES = {
  png: samplePng,
  // Refused as they are, unless a change makes them still pictures.
  apng: (path: string, width: number, height: number) => sampleAnimatedPng(path, width, height, 2),
  jpeg: sampleJpeg,
  webp: sampleWebP,
  gif: sampleGif,
};

/** Every format that callers may send, by what it is sent as. */
export const FORMATS = {
  sound: SAMPLE_AUDIO_FORMATS,
  picture: Object.keys(PICTURES) as PictureFormat[],
  video: SAMPLE_VIDEO_FORMATS,
} as const satisfies Record<MediaKind, readonly MediaFormat[]>;

const SOUND_SECONDS = 3;
const VIDEO = { seconds: 1.5, width: 96, height: 64 };

/** A small good file of each format, before anything is done to it. */
export class MediaSamples {
  readonly #files = new Map<string, Buffer>();

  async make(folder: string): Promise<void> {
    mkdirSync(folder, { recursive: true });
    const path = (kind: MediaKind, format: MediaFormat) => join(folder, `${kind}.${format}`);
    const keep = async (kind: MediaKind, format: MediaFormat, made: Promise<string>) =>
      this.#files.set(`${kind} ${format}`, readFileSync(await made));
    for (const format of FORMATS.sound)
      await keep('sound', format, sampleAudio(path('sound', format), format, SOUND_SECONDS));
    for (const format of FORMATS.picture)
      await keep('picture', format, PICTURES[format](path('picture', format), 48, 32));
    for (const container of FORMATS.video)
      await keep('video', container, sampleVideo(path('video', container), { ...VIDEO, container }));
  }

  of(kind: MediaKind, format: MediaFormat): Buffer {
    const file = this.#files.get(`${kind} ${format}`);
    if (!file) throw new Error(`There is no ${kind} ${format}.`);
    return file;
  }

  /** Any of them. */
  any(number: number): Buffer {
    return [...this.#files.values()][number % this.#files.size]!;
  }
}
