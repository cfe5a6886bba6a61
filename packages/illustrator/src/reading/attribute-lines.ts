import type { SpokenLine } from '../scene-description.ts';
import type { DraftSubject } from './draft-subject.ts';
import { baseForms } from './lexicon/inflections.ts';
import { mannerOf, QUOTATION, SPEAKING } from './quotations.ts';
import { LIVING } from './scene-draft.ts';
import { isFemale, speakerKind } from './speaker-kind.ts';

/** Where in the words a subject is named. */
export interface Mention {
  readonly at: number;
  readonly subject: DraftSubject;
}

/** Where in the words something is quoted that is not the writing on a sign. */
export interface Quote {
  readonly at: number;
  readonly text: string;
}

const ENDS = new Set(['.', ';', '!', '?']);
const CLAUSES = new Set([',', 'and', 'while', 'then', 'but', 'as', 'when']);
const NARRATORS = new Set(['narrator', 'voiceover', 'narration', 'narrates']);
const PRONOUNS: Readonly<Record<string, 'female' | 'male' | 'any'>> = {
  she: 'female',
  he: 'male',
  it: 'any',
  they: 'any',
};
const ORDINALS: Readonly<Record<string, number>> = {
  first: 0,
  one: 0,
  second: 1,
  other: 1,
  another: 1,
  third: 2,
};
/** "Hello," the tall man in the red coat says. */
const LONGEST_TAG = 9;

/**
 * Who says which quotation: the one whose verb of speaking stands before it ("the man says:") or after it ("… says the
 * man"), found by where each is named; a pronoun is whoever was named last and fits. What nobody says is not spoken.
 */
export function attributeLines(
  tokens: readonly string[],
  quotes: readonly Quote[],
  mentions: readonly Mention[],
): SpokenLine[] {
  const living = mentions.filter(({ subject }) => LIVING.has(subject.figure.kind));
  const lines: SpokenLine[] = [];
  for (const { at, text } of quotes) {
    const spoken =
      speakerBefore(tokens, at, living) ?? speakerAfter(tokens, at, living) ?? goesOn(tokens, at, lines);
    if (spoken) lines.push({ ...spoken, text });
  }
  return lines;
}

type Spoken = Omit<SpokenLine, 'text'>;

function speakerBefore(tokens: readonly string[], at: number, living: readonly Mention[]): Spoken | null {
  const start =
    tokens.findLastIndex((token, index) => index < at && (ENDS.has(token) || QUOTATION.test(token))) + 1;
  const words = tokens.slice(start, at);
  const verb = words.findLastIndex((word) => isSpeaking(word));
  if (words.some((word) => NARRATORS.has(word)) || isVoiceOver(words)) return { by: null, manner: 'say' };
  if (verb < 0 && words.at(-1) !== ':') return null;
  const end = verb < 0 ? at : start + verb;
  const clause = tokens.findLastIndex((token, index) => index < end && CLAUSES.has(token)) + 1;
  const named = firstIn(living, Math.max(start, clause), end) ?? firstIn(living, start, end);
  // "And says:", "from the radio: …": it goes on with whoever was named last, if anybody.
  const speaker = named ?? pronounIn(words, start, living) ?? living.findLast((mention) => mention.at < at);
  return told(speaker, words, verb < 0 ? 'say' : words[verb]!);
}

function speakerAfter(tokens: readonly string[], at: number, living: readonly Mention[]): Spoken | null {
  let end = at + 1;
  while (
    end < tokens.length &&
    end <= at + LONGEST_TAG &&
    !ENDS.has(tokens[end]!) &&
    !QUOTATION.test(tokens[end]!)
  )
    end += 1;
  const words = tokens.slice(at + 1, end);
  const verb = words.findIndex((word) => isSpeaking(word));
  // "Hello" is followed by somebody else's "the man says: …" where a colon or a quotation ends it.
  if (
    verb < 0 ||
    words.includes(':') ||
    (tokens[end] && QUOTATION.test(tokens[end]!) && words.at(-1) !== ',')
  )
    return null;
  const speaker = firstIn(living, at + 1, end) ?? pronounIn(words, at, living);
  return told(speaker ?? living.findLast((mention) => mention.at < at), words, words[verb]!);
}

/** "Hello," says the man. "How are you?" */
function goesOn(tokens: readonly string[], at: number, lines: readonly SpokenLine[]): Spoken | null {
  const last = lines.at(-1);
  if (!last || !(ENDS.has(tokens[at - 1]!) || QUOTATION.test(tokens[at - 1]!))) return null;
  const { text: _, ...spoken } = last;
  return spoken;
}

function told(speaker: Mention | undefined, words: readonly string[], verb: string): Spoken {
  const which = words.map((word) => ORDINALS[word]).find((number) => number !== undefined);
  const form = baseForms(verb).find((each) => SPEAKING.has(each)) ?? 'say';
  const one = speaker && which !== undefined && speaker.subject.count > which && speaker.subject.count > 1;
  return { by: speaker?.subject.id ?? null, manner: mannerOf(form), ...(one ? { which } : {}) };
}

function pronounIn(
  words: readonly string[],
  before: number,
  living: readonly Mention[],
): Mention | undefined {
  const wanted = words.map((word) => PRONOUNS[word]).find((gender) => gender !== undefined);
  if (!wanted) return undefined;
  const named = living.filter((mention) => mention.at < before);
  return (
    named.findLast(
      ({ subject }) => wanted === 'any' || isFemale(speakerKind(subject)) === (wanted === 'female'),
    ) ?? named.at(0)
  );
}

function firstIn(living: readonly Mention[], from: number, to: number): Mention | undefined {
  return living.find(({ at }) => at >= from && at < to);
}

function isSpeaking(word: string): boolean {
  return baseForms(word).some((form) => SPEAKING.has(form));
}

function isVoiceOver(words: readonly string[]): boolean {
  return words.some((word, index) => word === 'voice' && words[index + 1] === 'over');
}
