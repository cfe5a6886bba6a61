import type { Meaning } from '@phonofilm/reader/reader';
import type { PictureStudy } from './media/picture-study.ts';
import type { SceneDescription, SpokenLine } from './scene-description.ts';

/** All that a film takes from its texts, which are read once. Plain JSON that can be stored: nothing else of them is needed. */
export interface Screenplay {
  /** What the prompt means, and then each remix edit: a remix of the film adds its own to them. */
  readonly meanings: readonly Meaning[];
  readonly scene: SceneDescription;
  /** The scene's lines, each with the voice that fits its speaker. */
  readonly lines: readonly CastLine[];
  readonly hasSubtitles: boolean;
  /** The prompt in English, for headlines; empty where the style has none. */
  readonly caption: string;
  readonly ofPictures: AskedOfPictures;
  /** Of an extension: the film that it begins with. Its own lines are those that are said after that. */
  readonly begins?: { readonly screenplay: Screenplay; readonly seconds: number };
  /** Of an extension: all that is told, in one text. */
  readonly story?: string;
  /** How many texts the meanings are of, where it is not one each. */
  readonly texts?: number;
}

/** What is asked of a film that is made from pictures. */
export interface AskedOfPictures {
  /** The camera is to stand still. */
  readonly still: boolean;
  /** A remix asks for another hour: pictures keep their own light else. */
  readonly hour: boolean;
  /** A scene has none where no place is named, or one without weather; on a picture falls whatever the prompt names. */
  readonly weather: SceneDescription['weather'] | null;
}

export interface CastLine extends SpokenLine {
  readonly speaker: SpeakerKind;
}

/** What a voice must fit. */
export type SpeakerKind =
  | 'man'
  | 'woman'
  | 'boy'
  | 'girl'
  | 'old-man'
  | 'old-woman'
  | 'robot'
  | 'small-animal'
  | 'large-animal'
  | 'narrator';

/** What the child process is told: the job with its inputs brought to local files. Plain data. */
export interface RenderJob {
  readonly screenplay: Screenplay;
  readonly seconds: number;
  readonly width: number;
  readonly height: number;
  readonly framesPerSecond: number;
  readonly watermark: boolean;
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
