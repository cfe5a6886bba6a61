import type { Place } from '../scene-description.ts';
import type { Look } from './look-data.ts';

/** What reading a prompt needs to know of a kind of people. */
export interface RoleWords {
  readonly words: readonly string[];
  /** Where they are when the prompt names no place. */
  readonly lives?: Place;
}

/** How they look. */
export interface RoleDrawing {
  /** Garments, each with a colour before it or without: unless the prompt says otherwise. */
  readonly wears?: readonly string[];
  /** Whatever they wear. */
  readonly look?: Partial<Look>;
}

/** One file of `roles/`. */
export type RoleData = RoleWords & RoleDrawing;
