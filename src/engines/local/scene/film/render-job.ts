import type { FilmInputRole, TimeRange } from '../../../../domain/film.ts';

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
}

export interface RenderInput {
  readonly role: FilmInputRole;
  readonly path: string;
  readonly name?: string;
  readonly cut?: TimeRange;
}

export interface RenderedFilm {
  readonly film: string;
  readonly thumbnail: string;
  readonly spritesheet: string;
}
