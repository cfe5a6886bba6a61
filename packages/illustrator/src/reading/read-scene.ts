import type { SceneDescription } from '../scene-description.ts';
import { applyEdit } from './apply-edit.ts';
import { completeReading, knownStyle } from './complete-reading.ts';
import { readWords } from './read-words.ts';

/** A prompt with its remix edits, oldest first, and the request's style, as the scene they describe. */
export function readScene(
  prompt: string,
  edits: readonly string[] = [],
  style: string | null = null,
): SceneDescription {
  const edited = edits.reduce(applyEdit, readWords(prompt));
  return completeReading({ ...edited, style: knownStyle(style) ?? edited.style });
}
