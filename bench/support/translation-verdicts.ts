/**
 * Translations that somebody has read beside what was said: whether they mean the same, or what they lost. A text that
 * nobody has read yet counts as not judged.
 */
const VERDICTS: Readonly<Record<string, string>> = {};

export const RIGHT = 'right';

export function translationVerdict(translated: string): string {
  return VERDICTS[translated] ?? 'not judged';
}
