import type { Word } from '../parse/tree.ts';
import type { EventDraft } from './discourse.ts';
import type { Frame } from './frames.ts';
import type { Mentions } from './mentions.ts';
import { findPreposition, isPlace } from './prepositions.ts';
import { describePhrase, isSaidWhere, relatePhrase } from './relate.ts';
import { wordSet } from './word-sets.ts';

const ALIVE = new Set(['person', 'animal']);
/** What is too small to be a place for the agent. */
const HELD = new Set(['container', 'tool', 'food', 'drink', 'text', 'toy', 'garment', 'substance']);
/** What somebody has on or in the hand who does something with it. */
const IN_HAND = new Set(['tool', 'garment', 'device', 'instrument']);
/** What other things are near to, rather than near to other things. */
const LARGE = new Set(['place', 'building', 'furniture', 'vehicle', 'plant']);
/** What is nowhere by itself: a tango, a song. */
const NOWHERE = new Set(['event', 'abstract', 'place', 'time']);

/** Phrases with a preposition, also those that hang on an adverb of the verb: "out from under a truck". */
export function phrasesOf(word: Word, { sentence }: Mentions): Word[] {
  const adverbs = sentence
    .below(word, 'advmod', 'compound:prt', 'obj', 'xcomp')
    .filter(({ tag }) => tag === 'ADV' || tag === 'ADJ' || tag === 'ADP');
  return [word, ...adverbs].flatMap((each) => sentence.below(each, 'obl', 'obl:agent', 'nmod'));
}

/** "with lanterns overhead": nobody has these in hand. */
function isOverhead({ index }: Word, { sentence }: Mentions): boolean {
  const next = sentence.at(index + 1);
  return next?.tag === 'ADV' && wordSet('overhead').has(next.lower);
}

/** What a phrase with a preposition is in an event, and where it puts whom. */
export function readEventPhrase(
  phrase: Word,
  event: EventDraft,
  frame: Frame,
  passive: boolean,
  mentions: Mentions,
): void {
  const { discourse, lexicon } = mentions;
  const text = mentions.preposition(phrase);
  const ids = mentions.of(phrase);
  const themes = entitiesOf(event, passive ? 'object' : 'agent');
  if (
    text === null ||
    describePhrase(mentions, themes, text, phrase, frame.takes.has('of'), !(passive && event.verb === 'make'))
  )
    return;
  // "burst in green and gold"
  if (ids.length === 0 && text === 'in')
    for (const word of [phrase, ...mentions.sentence.below(phrase, 'conj')])
      for (const { name, value } of lexicon.attributes(word.lower).slice(0, 1))
        if (name === 'colour' || name === 'material')
          for (const id of themes) discourse.describe(id, { name: 'colour', value, word: word.lower });
  if (ids.length === 0) return;
  const isAlive = ids.some((id) => ALIVE.has(discourse.kindOf(id)));
  const add = (name: string) =>
    event.roles.push(...ids.map((entity) => ({ name, preposition: text, entity })));
  if (passive && text === 'by' && (isAlive || phrase.label === 'obl:agent' || event.verb !== 'park')) {
    add('agent');
    return;
  }
  const owners = mentions.sentence.below(phrase, 'nmod:poss').flatMap((owner) => mentions.own(owner));
  // "driven by a robot in a straw hat": who does it wears it.
  const wearers = entitiesOf(event, 'agent').filter((id) => ALIVE.has(discourse.kindOf(id)));
  if (text === 'in' && wearers.length > 0 && ids.every((id) => discourse.kindOf(id) === 'garment')) {
    // A mouse that lives in a boot does not wear it.
    const isLodged = (id: number) => discourse.kindOf(id) === 'animal' && wordSet('lodging').has(event.verb);
    if (wearers.every(isLodged)) add('place');
    for (const id of ids)
      for (const one of wearers) {
        if (isLodged(one)) discourse.relate('in', one, id, text);
        else discourse.relate('worn-by', id, one);
      }
    return;
  }
  const isCarried = text === 'by' && !mentions.sentence.has(phrase, 'det');
  if (isCarried && ids.every((id) => discourse.kindOf(id) === 'vehicle')) {
    add('instrument');
    for (const one of themes) for (const id of ids) discourse.relate('on', one, id);
    return;
  }
  if (text === 'with' && !isAlive && isOverhead(phrase, mentions)) {
    for (const one of themes) for (const id of ids) discourse.relate('under', one, id);
    return;
  }
  if (text === 'with' && isSaidWhere(phrase, mentions)) return;
  const known = findPreposition(text);
  const byFrame = roleByFrame(frame, text, isAlive);
  add(byFrame ?? (text === 'with' ? (isAlive ? 'companion' : 'instrument') : (known?.role ?? text)));
  if (text === 'with' && !isAlive && !event.negated && !passive)
    for (const one of themes.filter((id) => ALIVE.has(discourse.kindOf(id)) && isOwn(phrase, id, mentions)))
      for (const id of ids) if (IN_HAND.has(discourse.kindOf(id))) relatePhrase(mentions, one, 'with', [id]);
  // "stands with one foot on a football"
  const isLimbOf = (id: number) => discourse.entity(id)?.kinds.includes('limb') && owners.length === 0;
  if (text === 'with' && !passive)
    for (const one of themes.filter((id) => ALIVE.has(discourse.kindOf(id))))
      for (const id of ids.filter(isLimbOf)) discourse.relate('part-of', id, one);
  // "watches from behind a curtain", "howls from a cliff": an agent that goes nowhere is there.
  const isTaken = wordSet('taking').has(event.verb);
  // "throws nuts from a tree": that is where one does it.
  const isSentFrom = frame.passes?.from === 'agent' && ids.every((id) => LARGE.has(discourse.kindOf(id)));
  const isStill = !frame.takes.has('into') || wordSet('looking').has(event.verb) || isSentFrom;
  // "feeds pigeons from a paper bag": nobody is in the bag.
  const isOutOf = text === 'from' && ids.every((id) => HELD.has(discourse.kindOf(id)));
  // "sips lemonade out of a pool"
  const isAnimals = themes.every((id) => discourse.kindOf(id) === 'animal');
  if ((text === 'out of' || (isOutOf && isAnimals)) && wordSet('eating').has(event.verb))
    for (const one of entitiesOf(event, 'object')) for (const id of ids) discourse.relate('in', one, id);
  // "peeks out from behind a pot": behind it, with the head out.
  const whence = text.startsWith('out from') ? text.slice('out '.length) : text;
  if (whence.startsWith('from') && isStill && !isTaken && !isOutOf)
    for (const one of themes) relatePhrase(mentions, one, whence.slice('from '.length) || 'upon', ids);
  // "painted like a tiger", "swims like a fish"
  if (text === 'like') for (const one of themes) for (const id of ids) discourse.relate('like', one, id);
  // "is hit on the head": one's own.
  const [limb] = ids;
  const isLimb = passive && discourse.entity(limb ?? 0)?.kinds.includes('limb') === true;
  if (limb && isLimb && mentions.sentence.below(phrase, 'nmod', 'nmod:poss').length === 0) {
    for (const one of themes.filter((id) => ALIVE.has(discourse.kindOf(id))))
      discourse.relate('part-of', limb, one);
    return;
  }
  const isSaid = frame.relations.some(({ of, to }) => of === text || to === text);
  if (!known || isSaid || !isPlace(known)) return;
  if (byFrame !== undefined && byFrame !== 'place') return;
  // "looks into a fishbowl", "blows into a bag"
  if (text === 'into' && (wordSet('looking').has(event.verb) || wordSet('breathing').has(event.verb))) return;
  const placed = placedBy(phrase, ids, event, frame, passive, mentions);
  // "does not notice the shark behind him": where the shark is, is so.
  const isSo = !event.negated || placed.every((id) => !entitiesOf(event, 'agent').includes(id));
  if (isSo) for (const one of placed) relatePhrase(mentions, one, text, ids);
  const { sentence } = mentions;
  // "with a torch in one hand", "puts a coin in his hand"
  if (text === 'in' && ids.every((id) => discourse.entity(id)?.noun === 'hand'))
    for (const one of entitiesOf(event, 'object'))
      for (const holder of owners.length > 0 ? owners : themes) discourse.relate('held-by', one, holder);
  // "falls on a mailbox in front of a cabin": the mailbox is there as well.
  let before = wordBefore(phrase, mentions);
  const nested = before ? [...mentions.own(before)] : [];
  while (before?.label === 'nmod' && sentence.preposition(before) === 'of') {
    before = sentence.head(before);
    if (before) nested.push(...mentions.own(before));
  }
  const isNested = before?.label === 'obl' && before.head === phrase.head && wordSet('nested').has(text);
  const outer = before && isNested ? findPreposition(mentions.preposition(before)) : null;
  const areLarge = ids.every((id) => LARGE.has(discourse.kindOf(id)));
  const isThere = outer !== null && (isPlace(outer) || outer.role === 'source');
  if (isThere && areLarge) for (const one of nested) relatePhrase(mentions, one, text, ids);
}

/** Who gets something is alive; so is who helps, and what one works with is not. */
function roleByFrame(frame: Frame, text: string, isAlive: boolean): string | undefined {
  const role = frame.roles.get(text);
  if (role === 'recipient' && !isAlive) return undefined;
  if (role === 'instrument' && isAlive) return 'companion';
  if (role === 'companion' && !isAlive) return 'instrument';
  return role;
}

/** Of whom a place is said: who does it, or what it is done to. */
function placedBy(
  phrase: Word,
  ids: readonly number[],
  event: EventDraft,
  frame: Frame,
  passive: boolean,
  mentions: Mentions,
): readonly number[] {
  const { discourse, sentence } = mentions;
  const objects = entitiesOf(event, 'object').filter(
    (id) => passive || frame.movesObject || !NOWHERE.has(discourse.kindOf(id)),
  );
  const agents = entitiesOf(event, 'agent');
  // "tries on a wig in front of a mirror": she stands there.
  if (frame.relations.some(({ kind }) => kind === 'worn-by') && agents.length > 0) return agents;
  const kindOfPlace = discourse.kindOf(ids[0] ?? 0);
  // "waves to a worker inside the tower", "asks the lady on the bench": the phrase belongs to the entity right before it.
  const before = wordBefore(phrase, mentions);
  const target =
    before && frame.roles.size > 0 && wordSet('turned to').has(event.verb) ? mentions.own(before) : [];
  const isTarget = target.some((id) =>
    event.roles.some(({ name, entity }) => entity === id && name !== 'agent'),
  );
  if (isTarget) return kindOfPlace === 'place' ? [...target, ...agents] : target;
  // "is followed by a man on a bicycle"
  const doer = before?.label === 'obl:agent' ? mentions.own(before) : [];
  if (passive && doer.length > 0) return kindOfPlace === 'place' ? [...doer, ...objects] : doer;
  if (objects.length === 0 || passive) return passive ? objects : agents;
  // "holds an umbrella over a dog"
  const text = mentions.preposition(phrase);
  const isHeld = frame.relations.some(({ kind }) => kind === 'held-by');
  if (isHeld && (text === 'over' || text === 'above')) return objects;
  // "sews a button onto a coat"
  if (text === 'onto' || text === 'into') return objects;
  // "On the back seat a bride eats noodles", "combs her hair on a rock": it is she who is there.
  const isAhead = phrase.index < phrase.head && !frame.movesObject;
  const areParts = objects.every((id) => discourse.kindOf(id) === 'part') && !frame.movesObject;
  if ((isAhead || areParts) && kindOfPlace !== 'place' && agents.length > 0) return agents;
  if (frame.movesObject || agents.length === 0) return objects;
  // "ignores the pigeons around him", "carries a can on its back": nothing is around itself, or on its own back.
  const owners = sentence.below(phrase, 'nmod:poss').flatMap((owner) => mentions.own(owner));
  const where = discourse.entity(ids[0] ?? 0);
  const kind = where?.kinds[0] ?? '';
  const isTheirs = kind !== 'place' && owners.length > 0;
  if (agents.some((id) => ids.includes(id) || (isTheirs && owners.includes(id)))) return objects;
  const isWide = kind === 'place' || kind === 'building' || kind === 'weather';
  if (isWide) return [...agents, ...objects.filter((id) => discourse.kindOf(id) !== 'part')];
  // "cuts bread on a board", but "reads a book on a sofa": who does it is where people are.
  const isForPeople = kind === 'vehicle' || ALIVE.has(kind) || where?.kinds.includes('seat') === true;
  return (text === 'on' || text === 'in' || text === 'inside') && !isForPeople ? objects : agents;
}

/** "a police car with its siren on": nobody's but the car's. */
function isOwn(phrase: Word, id: number, mentions: Mentions): boolean {
  const owners = mentions.sentence.below(phrase, 'nmod:poss').filter(({ tag }) => tag === 'PRON');
  return owners.every((owner) => mentions.own(owner).includes(id));
}

/** The noun right before the preposition of a phrase. */
function wordBefore(phrase: Word, { sentence }: Mentions): Word | undefined {
  const [preposition] = sentence.below(phrase, 'case');
  const before = preposition && sentence.at(preposition.index - 1);
  const isNext = before?.label === 'advmod' && ['next', 'close'].includes(before.lower);
  return isNext ? sentence.at(before.index - 1) : before;
}

function entitiesOf(event: EventDraft, name: string): number[] {
  return event.roles.filter((role) => role.name === name).map(({ entity }) => entity);
}
