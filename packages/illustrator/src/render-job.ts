import type { PictureStudy } from './media/picture-study.ts';
import type { SpokenLine } from './scene-description.ts';

/** What the child process is told: the job with its inputs brought to local files. Plain data. */
export interface RenderJob {
  readonly prompt: string;
  readonly edits: readonly string[];
  readonly seconds: number;
  readonly width: number;
  readonly height: number;
  readonly framesPerSecond: number;
  readonly watermark: boolean;
  readonly style: string | null;
  readonly inputs: readonly RenderInput[];
  readonly directory: string;
  readonly encoderThreads: number;
  /** What is said, in order, where it could be spoken. */
  readonly lines?: readonly JobLine[];
}

/** A line of the scene description with the sound of it. */
export interface JobLine extends SpokenLine {
  readonly startSeconds: number;
  /** 16-bit little-endian mono at 24 kHz. */
  readonly file: string;
}

/**
 * `first-frame` and `last-frame` pin the ends of the film, `component` is an element to place in the scene,
 * `reference` is a base picture, `character` is a short clip of somebody who acts in the film.
 */
export type InputRole = 'first-frame' | 'last-frame' | 'component' | 'reference' | 'character';

/** Seconds from the start of a clip. */
export interface TimeRange {
  readonly start: number;
  readonly end: number;
}

export interface RenderInput {
  readonly role: InputRole;
  readonly path: string;
  readonly name?: string;
  readonly cut?: TimeRange;
  /** What models found in it, where they could look. */
  readonly study?: PictureStudy;
}

export interface RenderedFilm {
  readonly film: string;
  readonly thumbnail: string;
  readonly spritesheet: string;
}
