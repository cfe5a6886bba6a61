import type { Place } from '../scene-description.ts';
import type { Look } from './look-data.ts';

/** What reading a prompt needs to know of a kind of people. */
export interface RoleWords {
  readonly words: readonly string[];
  /** Where they are when the prompt names no place. */
  readonly lives?: Place;
  /** The file of `deeds/` that they are seen at when the prompt gives them nothing to do. */
  readonly does?: string;
}

/** How they look. */
export interface RoleDrawing {
  /** Garments, each with a colour before it or without: unless the prompt says otherwise. */
  readonly wears?: readonly string[];
  /** A thing: in hand where the hands are free, beside them where it is large. */
  readonly carries?: string;
  /** Whatever they wear. */
  readonly look?: Partial<Look>;
}

/** One file of `roles/`. */
export type RoleData = RoleWords & RoleDrawing;
