import type { SceneDescription } from '../scene-description.ts';
import { applyEdit } from './apply-edit.ts';
import { completeReading, knownStyle } from './complete-reading.ts';
import { completeSequence, readSequence } from './read-sequence.ts';
import { readWords } from './read-words.ts';

/** A prompt with its remix edits, oldest first, and the request's style, as the scene they describe. */
export function readScene(
  prompt: string,
  edits: readonly string[] = [],
  style: string | null = null,
): SceneDescription {
  const whole = readWords(prompt);
  const edited = edits.reduce(applyEdit, whole);
  const styled = { ...edited, style: knownStyle(style) ?? edited.style };
  const scene = completeReading(styled);
  const parts = readSequence(whole).map((part) => edits.reduce(applyEdit, part));
  return parts.length === 0 ? scene : { ...scene, sequence: completeSequence(styled, parts) };
}
