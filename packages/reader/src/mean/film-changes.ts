import type { Lexicon } from './lexicon.ts';
import type { Sentence } from './sentence.ts';

const COMES = new Set(
  'come roll approach move sweep arrive gather brew begin start set close build drift draw break fall'.split(
    ' ',
  ),
);
const STARTS = new Set(['begin', 'start']);
const GOES = new Set('stop end clear lift pass disappear part vanish fade dissolve go leave'.split(' '));
const BECOMES = new Set(['to', 'into', 'till', 'until', 'becomes', 'becoming']);
const WHOLE = new Set(['whole', 'full', 'entire']);
/** Nouns of the sky that are things as well. */
const SKIES: ReadonlyMap<string, string> = new Map([
  ['snow', 'snow'],
  ['clouds', 'cloud'],
]);

type Known = (word: string) => { readonly about: string; readonly value: string } | undefined;

/** How weather and hour change: "storm comes", "fog goes", "day to night". */
export function filmChanges(sentence: Sentence, lexicon: Lexicon, known: Known): string[] {
  return [...changesOfWeather(sentence, lexicon, known), ...changesOfHour(sentence, known)];
}

function* changesOfWeather(sentence: Sentence, lexicon: Lexicon, known: Known): Generator<string> {
  for (const word of sentence.words) {
    const found = known(word.lower);
    const weather = SKIES.get(word.lower) ?? (found?.about === 'weather' ? found.value : undefined);
    if (weather === undefined) continue;
    const head = sentence.head(word);
    const verb = lexicon.verb(head?.lower ?? '');
    const isDoer = word.label === 'nsubj';
    const begins = head !== undefined && (STARTS.has(verb) || sentence.below(head, 'xcomp').length > 0);
    const said = sentence.below(word, 'amod').some(({ lower }) => COMES.has(lexicon.verb(lower)));
    // Rain that stops a band goes on.
    const isDoneToOther = head !== undefined && sentence.below(head, 'obj').length > 0;
    if (isDoer && GOES.has(verb) && !isDoneToOther) yield `${weather} goes`;
    // Snow falls all the time; it begins to fall once.
    else if (isDoer && COMES.has(verb) && (verb !== 'fall' || begins)) yield `${weather} comes`;
    else if (said && !lexicon.verb(sentence.below(word, 'amod')[0]?.lower ?? '').startsWith('fall'))
      yield `${weather} comes`;
    else if (word.label === 'xcomp' && STARTS.has(verb)) yield `${weather} comes`;
  }
}

function* changesOfHour(sentence: Sentence, known: Known): Generator<string> {
  let before: { readonly value: string; readonly at: number } | null = null;
  for (const word of sentence.words) {
    const found = word.lower === 'day' ? { about: 'time', value: 'day' } : known(word.lower);
    if (found?.about !== 'time') continue;
    const between = before === null ? [] : sentence.words.slice(before.at, word.index - 1);
    if (before && between.length < 7 && between.some(({ lower }) => BECOMES.has(lower)))
      yield `${before.value} to ${found.value}`;
    const isWhole = sentence.below(word, 'amod').some(({ lower }) => WHOLE.has(lower));
    const isCourse = sentence.head(word)?.lower === 'course';
    if (word.lower === 'day' && (isWhole || isCourse)) yield 'whole day';
    before = { value: found.value, at: word.index };
  }
}
