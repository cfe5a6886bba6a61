import type { Change } from '../scene-description.ts';
import type { DraftSubject } from './draft-subject.ts';
import { baseForms } from './lexicon/inflections.ts';
import { LIVING } from './scene-draft.ts';

const CHANGES: Readonly<Record<string, Change>> = {
  grow: 'grow',
  sprout: 'grow',
  germinate: 'grow',
  bloom: 'bloom',
  blossom: 'bloom',
  unfurl: 'bloom',
  unfold: 'bloom',
  open: 'bloom',
  melt: 'melt',
  thaw: 'melt',
};
const FLOWERS = /flower|rose|tulip|daisy|lily|orchid|lotus|blossom|hibiscus|peony|dandelion|poppy/;
/** "a rose is slowly opening": as many words may stand between. */
const REACH = 3;

/** What becomes of a subject while it is filmed: of what grows, opens or melts, and is not alive as people are. */
export function readChange(tokens: readonly string[], subject: DraftSubject): Change | null {
  if (LIVING.has(subject.figure.kind) && subject.noun !== 'snowman') return null;
  const head = subject.noun.split(' ').at(-1)!;
  const at = tokens.findIndex((token) => baseForms(token).includes(head));
  if (at < 0) return null;
  const after = tokens.slice(at + 1, at + 1 + REACH);
  const before = tokens.slice(Math.max(0, at - REACH), at);
  if (isBurning(before, tokens.slice(at + 1)) && !MEANT_TO_BURN.test(head)) return 'burn';
  const verb =
    after.find((token) => changeOf(token)) ?? (before.includes('into') ? before.find(changeOf) : undefined);
  const change = verb === undefined ? null : changeOf(verb);
  // Doors and books open too; flowers that grow somewhere just stand there.
  if (change === 'bloom' && !FLOWERS.test(subject.noun)) return null;
  return change;
}

const ON_FIRE =
  /^(?:(?:that|which) )?(?:is |are |was )?(?:now |still )?(?:on fire|in flames|ablaze|burns?\b|burning|engulfed|catch(?:es|ing)? fire|caught fire|goes up in flames)/;
/** What burns in its everyday use. */
const MEANT_TO_BURN =
  /^(candle|torch|campfire|bonfire|fireplace|hearth|match|lamp|lantern|stove|oven|grill|barbecue|volcano|log|incense|cigarette|cigar|fire|wood|rocket|sun|star)$/;

/** "a burning house", "a car on fire". */
export function isBurning(before: readonly string[], after: readonly string[]): boolean {
  return before.slice(-2).includes('burning') || ON_FIRE.test(after.slice(0, 6).join(' '));
}

function changeOf(token: string): Change | null {
  // "Melted cheese" has changed before.
  if (token.endsWith('ed')) return null;
  for (const form of baseForms(token)) if (CHANGES[form]) return CHANGES[form];
  return null;
}
