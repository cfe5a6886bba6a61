import { setTimeout as delay } from 'node:timers/promises';
import { outcomeInText, rehearsedRefusal, SUCCESS } from '../../domain/rehearsal.ts';

/** Does what a text asks for before its answer begins: refuses, or waits. */
export async function rehearse(text: string, signal: AbortSignal): Promise<void> {
  const { refusal, film } = outcomeInText(text) ?? SUCCESS;
  if (refusal) throw rehearsedRefusal(refusal);
  if (film.takesMs > 0) await delay(film.takesMs, undefined, { signal });
}

/** A recording names its own text at its end, where players look no more. */
const MARK = 'phonofilm-test-text:';

export function nameText(text: string): Buffer {
  return Buffer.from(`${MARK}${Buffer.from(text).toString('base64url')};`);
}

/** What a recording says that it says; null: nothing. */
export function namedText(recording: Buffer): string | null {
  const start = recording.lastIndexOf(MARK);
  if (start < 0) return null;
  const end = recording.indexOf(';', start);
  const encoded = recording.subarray(start + MARK.length, end < 0 ? undefined : end).toString('latin1');
  return Buffer.from(encoded, 'base64url').toString();
}
