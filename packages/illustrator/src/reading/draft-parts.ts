import type { SpatialRelation, SubjectId } from '../scene-description.ts';

/** A preposition whose second noun is still to come. */
export interface PendingRelation {
  readonly kind: SpatialRelation['kind'] | 'with' | 'of';
  readonly of: readonly SubjectId[];
  /** What the one it is about stands on. */
  readonly surface: SubjectId | null;
}

/** A verb with whoever does it; what it is done to may follow. */
export interface DraftDeed {
  by: SubjectId;
  verb: string;
  name: string | null;
  object: SubjectId | null;
  participants: SubjectId[];
}

/** Whoever carries a tray and trips is seen tripping. */
export const MISHAPS = new Set(['trip', 'slip', 'fall-down', 'fall-stairs', 'drop', 'spill']);
