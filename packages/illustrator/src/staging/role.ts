import type { Rig } from '../cast/rig.ts';
import type { SubjectId } from '../scene-description.ts';
import type { Lips } from './actor.ts';
import type { Sized } from './believable-sizes.ts';

/** A subject of the scene and the figures that play it. */
export interface Role extends Sized {
  /** The first of its figures. */
  readonly rig: Rig;
  readonly alone: number;
  /** Another subject that is drawn with it. */
  readonly joined?: SubjectId;
  /** The subject that speaks from it, where that is not itself: the rider of a horse. */
  readonly voice?: SubjectId;
}

/** Whose lips move: of a subject, of all that are cast for it or of one. */
export interface CastLips {
  readonly speaks: (id: SubjectId) => boolean;
  /** `alone`: only what this one says by itself. */
  readonly of: (id: SubjectId, index: number, alone?: boolean) => Lips;
}

export interface CastOptions {
  readonly framesPerSecond: number;
  readonly outline: number;
  readonly seconds: number;
  /** Leaves room for framed pictures (characters, components) in the middle of the stage. */
  readonly aside: boolean;
  readonly lips: CastLips;
  /** Whom a close shot shows. */
  readonly focus: SubjectId | null;
}
