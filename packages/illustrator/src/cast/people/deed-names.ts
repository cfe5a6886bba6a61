import type { Place } from '../../scene-description.ts';

/**
 * What people (and animals that stand up for it) can be shown doing, beyond the plain actions: a pose or movement
 * with its props, by name. Plain words, so that reading a prompt loads no drawing.
 */
export interface DeedName {
  /**
   * Phrases it is found by, in dictionary forms, without articles: `strum guitar, play guitar`. A phrase fits when
   * all its words occur after the doer in its clause, in this order; the longest phrase that fits wins. The things
   * it names are part of the pose: they do not appear a second time beside it.
   */
  readonly words: string;
  /** Where it happens when the prompt names no place. */
  readonly place?: Place;
}

export const DEEDS: Readonly<Record<string, DeedName>> = {};
