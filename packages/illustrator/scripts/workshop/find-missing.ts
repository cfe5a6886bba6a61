import { readScene } from '../../src/stage/read-scene.ts';
import { ANYBODY } from '../../src/stage/trade-mark.ts';
import { findEmoji } from '../../src/vocabulary/emoji-index.ts';
import { figureOfWord } from '../../src/vocabulary/nouns.ts';
import { commonWords, type KindOfWord } from './common-words.ts';

/**
 * What a word leads to. A noun: a drawing or a picture of its own, a place, what it is a kind of (`kin`), a sign with the word
 * on it, or nothing. Somebody: a look or a thing at hand of their own, the look of what they are a kind of (`kin`), their word on them
 * (`word`), or anybody. A verb: a drawing of the deed, a pose that is put together (`pose`), or somebody who stands there (`nothing`).
 */
export type Shown =
  | 'drawing'
  | 'picture'
  | 'place'
  | 'kin'
  | 'pose'
  | 'sign'
  | 'word'
  | 'anybody'
  | 'nothing';

export interface ShownWord {
  readonly word: string;
  readonly shown: Shown;
  /** What is shown for its kin. */
  readonly as?: string;
}

export type Coverage = Readonly<Record<KindOfWord, readonly ShownWord[]>>;

export const PEOPLE = 400;
const LISTED = ['sign', 'word', 'anybody', 'nothing', 'kin'] as const;

/** The commonest words of everyday English, each with what it leads to; this takes some twenty seconds. */
export async function coverage(): Promise<Coverage> {
  const shown = async (kind: KindOfWord, count: number, show: typeof showNoun) => {
    const words: ShownWord[] = [];
    for (const word of commonWords(kind, count)) words.push(await show(word));
    return words;
  };
  return {
    nouns: await shown('nouns', 2000, showNoun),
    people: await shown('people', PEOPLE, showPerson),
    verbs: await shown('verbs', 500, showVerb),
  };
}

export async function showNoun(word: string): Promise<ShownWord> {
  const { place, subjects } = await readScene(`${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`);
  const figure = subjects[0]?.figure;
  if (!figure) return { word, shown: place === 'abstract' ? 'nothing' : 'place' };
  if (figure.kind === 'sign') return { word, shown: 'sign' };
  if (figureOfWord(word)) return { word, shown: 'drawing' };
  if (findEmoji(word, true)) return { word, shown: 'picture' };
  return { word, shown: 'kin', as: figure.kind === 'emoji' ? figure.icon : figure.model };
}

export async function showPerson(word: string): Promise<ShownWord> {
  const { subjects } = await readScene(`${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`);
  const [subject] = subjects;
  const figure = subject?.figure;
  if (!subject || figure?.kind !== 'person') return { word, shown: 'nothing' };
  if (subject.word) return { word, shown: 'word' };
  if (ANYBODY.has(figure.model) && !OF_AGE_OR_SEX.has(word)) return { word, shown: 'anybody' };
  return figureOfWord(word) ? { word, shown: 'drawing' } : { word, shown: 'kin', as: figure.model };
}

/** Nothing more is to be seen of these than that they are. */
const OF_AGE_OR_SEX = new Set('man woman boy girl lady guy kid child teenager'.split(' '));

/** Done alone, or to a thing: the better of both. */
export async function showVerb(word: string): Promise<ShownWord> {
  const done = inThirdPerson(word);
  const shown = [await deedOf(`a woman ${done}`), await deedOf(`a woman ${done} a box`)];
  return { word, shown: (['drawing', 'pose'] as const).find((each) => shown.includes(each)) ?? 'nothing' };
}

async function deedOf(prompt: string): Promise<Shown> {
  const { subjects } = await readScene(prompt);
  const doer = subjects.find(({ noun }) => noun === 'woman');
  if (doer?.deed || (doer?.action && doer.action !== 'stand')) return 'drawing';
  return doer?.hands || doer?.posture ? 'pose' : 'nothing';
}

function inThirdPerson(verb: string): string {
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  return /(?:[sxzo]|[cs]h)$/.test(verb) ? `${verb}es` : `${verb}s`;
}

/** `sign: bullet, wire`, with those that are said oftener first. */
export function tellMissing(covered: Coverage): string {
  return Object.entries(covered)
    .map(([kind, words]) => tellWords(kind, words))
    .join('\n\n');
}

function tellWords(kind: string, words: readonly ShownWord[]): string {
  const byShown = Map.groupBy(words, ({ shown }) => shown);
  const counts = [...byShown].map(([shown, { length }]) => `${shown} ${length}`).toSorted();
  const lists = LISTED.filter((shown) => byShown.has(shown)).map((shown) => {
    const told = byShown.get(shown)!.map(({ as, word }) => (as ? `${word} (${as})` : word));
    return `${shown}: ${told.join(', ')}`;
  });
  return [`${words.length} ${kind}: ${counts.join(', ')}`, ...lists].join('\n\n');
}
