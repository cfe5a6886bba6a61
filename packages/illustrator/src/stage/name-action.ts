import type { Event } from '@phonofilm/reader/reader';
import { byWord, wordTable } from '../catalogue/word-tables.ts';
import type { Action, Change, Figure } from '../scene-description.ts';
import { ACTION_WORDS } from '../vocabulary/verbs.ts';
import { wordClass } from '../vocabulary/word-classes.ts';
import { own } from './meaning-index.ts';

const BY_VERB = byWord(ACTION_WORDS);
/** Verbs that ACTION_WORDS has only in phrases. */
const FURTHER: Readonly<Record<string, Action>> = { wave: 'wave', fish: 'fish', prepare: 'cook' };

/** The plain action that a verb is drawn as. */
export function actionOf(
  { verb, particle, adverbs = [] }: Pick<Event, 'verb' | 'particle'> & Partial<Pick<Event, 'adverbs'>>,
  done = '',
): Action | null {
  if (verb === 'ride' && done === 'wave') return 'surf';
  // "Curled up on the sofa" has its "up" as an adverb.
  const phrase = `${verb} ${particle ?? adverbs[0]}`;
  return BY_VERB.get(phrase) ?? own(FURTHER, verb) ?? BY_VERB.get(verb) ?? null;
}

/** What no vehicle does. */
const TAKES_SOMEBODY = wordClass('takesSomebody');
const CANNOT_ACT = new Set<Figure['kind']>(['landmark', 'prop', 'object', 'sign', 'instrument']);

/** Vehicles run and fly; they do not look out of windows. */
export function canDo({ kind }: Pick<Figure, 'kind'>, action: Action): boolean {
  return !CANNOT_ACT.has(kind) && !(TAKES_SOMEBODY.has(action) && (kind === 'vehicle' || kind === 'craft'));
}

const CHANGES = byWord(wordTable<Record<Change, string[]>>('changes'));
const FLOWERS = wordClass('flowers');
/** What burns in its everyday use. */
const MEANT_TO_BURN = wordClass('meantToBurn');

export function isMeantToBurn(noun: string): boolean {
  return MEANT_TO_BURN.has(noun);
}

/** What becomes of something while it is filmed. */
export function changeOf(
  noun: string,
  isAlive: boolean,
  isBurning: boolean,
  events: readonly Pick<Event, 'verb'>[],
): Change | null {
  if (isAlive && noun !== 'snowman') return null;
  const last = noun.split(' ').at(-1) ?? noun;
  if (isBurning) return MEANT_TO_BURN.has(last) ? null : 'burn';
  const change = events.map(({ verb }) => CHANGES.get(verb)).find((each) => each !== undefined) ?? null;
  // Doors and books open too.
  return change === 'bloom' && !FLOWERS.has(last) ? null : change;
}
