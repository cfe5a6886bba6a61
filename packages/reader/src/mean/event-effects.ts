import type { Word } from '../parse/tree.ts';
import type { EventDraft } from './discourse.ts';
import type { Frame } from './frames.ts';
import type { Mentions } from './mentions.ts';
import { relatePhrase } from './relate.ts';

/** What the frame says is true while it is done. */
export function applyFrame(
  event: EventDraft,
  frame: Pick<Frame, 'relations' | 'states' | 'stays'>,
  mentions: Mentions,
): void {
  const { discourse } = mentions;
  const isThing = (id: number) => !['person', 'animal'].includes(discourse.kindOf(id));
  const meant = (name: string): number[] =>
    name === 'thing'
      ? meant('agent').filter(isThing)
      : event.roles
          .filter((role) => role.name === name || role.preposition === name)
          .map(({ entity }) => entity);
  if (event.negated) {
    for (const { of, state } of frame.stays)
      for (const one of meant(of)) discourse.describe(one, { name: 'state', value: state, word: event.verb });
    return;
  }
  for (const { of, kind, to } of frame.relations)
    for (const one of meant(of))
      for (const other of meant(to))
        if (kind === 'with') relatePhrase(mentions, one, 'with', [other]);
        else discourse.relate(kind, one, other);
  // Who burns a letter does not burn.
  const hasObject = meant('object').length > 0;
  for (const { of, state } of frame.states.filter((each) => each.of !== 'agent' || !hasObject))
    for (const one of meant(of))
      if (state === 'gone') discourse.leaveOut(discourse.entity(one)?.name ?? 'thing');
      else discourse.describe(one, { name: 'state', value: state, word: event.verb });
}

/** "its passengers masked", "keeps his mouth shut": what is done to something is how it is. */
export function describeDone(word: Word, subjects: readonly number[], mentions: Mentions): void {
  const { discourse, lexicon, sentence } = mentions;
  // "is being eaten", "carried by a giant": somebody is at it.
  if (sentence.has(word, 'aux', new Set(['being'])) || sentence.has(word, 'obl:agent')) return;
  const known = lexicon.attributes(word.lower);
  const said = known.length > 0 ? known : [{ name: 'state', value: word.lower }];
  for (const id of subjects)
    for (const { name, value } of said) discourse.describe(id, { name, value, word: word.lower });
}

/** "wags a tail", "has a frog in each hand": parts of the agent, unless they are named as another's; in each hand there is one. */
export function ownParts(word: Word, { roles }: EventDraft, mentions: Mentions): void {
  const { discourse, sentence } = mentions;
  const isFree = (label: string) =>
    sentence.below(word, label).every((each) => sentence.below(each, 'nmod', 'nmod:poss').length === 0);
  const agents = roles.filter(({ name }) => name === 'agent').map(({ entity }) => entity);
  if (!agents.some((id) => ['person', 'animal'].includes(discourse.kindOf(id)))) return;
  for (const { name, entity } of roles) {
    const { kinds = [] } = discourse.entity(entity) ?? {};
    // A tree trunk is nobody's trunk.
    const isTheirs =
      ((name === 'object' && isFree('obj')) || (name === 'place' && isFree('obl'))) &&
      kinds.includes('limb') &&
      (kinds[0] === 'part' || kinds[0] === 'limb');
    const isOwned = discourse.relations.some(({ kind, of }) => kind === 'part-of' && of === entity);
    if (isTheirs && !isOwned) for (const agent of agents) discourse.relate('part-of', entity, agent);
  }
  const limbs = sentence
    .below(word, 'obl')
    .filter((each) => sentence.has(each, 'det', new Set(['each', 'either'])));
  if (!limbs.flatMap((each) => mentions.own(each)).some((id) => discourse.entity(id)?.kinds.includes('limb')))
    return;
  for (const { name, entity } of roles) {
    const held = name === 'object' ? discourse.entity(entity) : undefined;
    if (held?.count === 1) held.count = 2;
  }
}
