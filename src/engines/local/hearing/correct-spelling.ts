/** How similar two sounds must be for the hint to win. */
const ALIKE = 0.8;
/** Every recognised word is compared with every hint; a prompt with thousands of words is no list of names. */
const MOST_HINTS = 200;
const SHORTEST_HINT = 4;
/** A name may be recognised as up to this many words: "dash would" for "Dashwood". */
const MOST_WORDS = 3;

/**
 * Moonshine takes no hints and Whisper may ignore them, so names from the caller's prompt are inserted afterwards where
 * the text sounds much like them. Only words that look like names count: plain words of the prompt are context, and
 * would do harm ("their" for "there").
 */
export function correctSpelling(text: string, prompt: string | null): string {
  const hints = namesIn(prompt ?? '');
  if (hints.length === 0) return text;
  const words = text.split(' ');
  const corrected: string[] = [];
  for (let at = 0; at < words.length; ) {
    const match = bestMatch(words, at, hints);
    if (match) corrected.push(match.replacement);
    else corrected.push(words[at]!);
    at += match?.length ?? 1;
  }
  return corrected.join(' ');
}

function namesIn(prompt: string): string[] {
  const words = prompt.match(/[\p{L}\p{N}][\p{L}\p{N}'.-]*[\p{L}\p{N}]/gu) ?? [];
  return [...new Set(words)]
    .filter((word) => word.length >= SHORTEST_HINT && /[\p{Lu}\p{N}]/u.test(word))
    .slice(0, MOST_HINTS);
}

function bestMatch(
  words: readonly string[],
  at: number,
  hints: readonly string[],
): { replacement: string; length: number } | null {
  let best: { replacement: string; length: number; score: number } | null = null;
  for (let length = 1; length <= MOST_WORDS && at + length <= words.length; length++) {
    const { before, heard, after } = aroundLetters(words.slice(at, at + length).join(' '));
    // Words with punctuation between them are not one name.
    if (heard.length < SHORTEST_HINT - 1 || /[,.;:!?]/.test(heard)) continue;
    for (const hint of hints) {
      const score = likeness(soundOf(heard), soundOf(hint));
      if (score < ALIKE || (best && score <= best.score)) continue;
      best = { replacement: `${before}${hint}${after}`, length, score };
    }
  }
  return best;
}

/** Splits off non-letters at both ends, and an `'s` at the end. */
function aroundLetters(text: string): { before: string; heard: string; after: string } {
  const before = /^\P{L}*/u.exec(text)![0];
  const rest = text.slice(before.length);
  const characters = [...(rest.endsWith("'s") ? rest.slice(0, -2) : rest)];
  const last = characters.findLastIndex((character) => /\p{L}/u.test(character));
  const heard = characters.slice(0, last + 1).join('');
  return { before, heard, after: rest.slice(heard.length) };
}

/** A rough phonetic key: similar consonants become one, all vowels become equal. */
function soundOf(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]/g, '')
    .replace(/ph/g, 'f')
    .replace(/gh|h(?![aeiou])/g, '')
    .replace(/ck|c(?![eiy])|q/g, 'k')
    .replace(/c|z/g, 's')
    .replace(/x/g, 'ks')
    .replace(/[td]ge?(?=$|[^aeiou])/g, 'j')
    .replace(/[aeiouyw]+/g, 'a')
    .replace(/(.)\1+/g, '$1');
}

/** 1 for equal, 0 for nothing in common. */
function likeness(a: string, b: string): number {
  const longest = Math.max(a.length, b.length);
  return longest === 0 ? 0 : 1 - editDistance(a, b) / longest;
}

function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, n) => n);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row[b.length]!;
}
