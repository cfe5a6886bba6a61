import type { Drink, Subject } from '../scene-description.ts';
import { LIVING } from '../vocabulary/living.ts';
import { wordClass } from '../vocabulary/word-classes.ts';
import type { Draft } from './draft.ts';

const LIQUIDS = wordClass('liquids');
const VESSEL = /^(?:\w+ )?(?:glass|cup|mug|tumbler|goblet)$/;
const ADDED = new Set(['cream', 'ice', 'ice cube', 'foam', 'milk foam']);

/** A drink is one thing: the glass, what is in it, what floats on it and what is poured into it. */
export function pourDrinks(draft: Draft): Draft {
  const { deeds, named, subjects } = draft;
  const liquidOf = ({ noun }: Subject) => noun.replace(/^iced /, '');
  const liquids = subjects.filter((each) => LIQUIDS.has(liquidOf(each)));
  const vessel = subjects.find(({ noun }) => VESSEL.test(noun));
  const pourer = subjects.find(({ deed }) => deed?.startsWith('pour'));
  const [first] = liquids;
  if (!vessel || !first) return draft;
  // The pose of pouring has the glass and the bottle in it.
  if (pourer) return without(draft, [vessel, ...liquids], pourer);
  if (subjects.some(({ figure }) => LIVING.has(figure.kind))) return draft;
  const poured = liquids.find(({ id }) => deeds.some(({ by, object }) => by === id || object === id));
  const drink: Drink = {
    liquid: liquidOf(liquids.find((each) => each !== poured) ?? first),
    poured: poured?.noun ?? null,
    ice: [...named, ...liquids.map(({ noun }) => noun)].some((noun) => /^iced? ?/.test(noun)),
    cream: named.some((noun) => noun === 'cream' || noun === 'foam') && poured?.noun !== 'milk',
  };
  const added = subjects.filter(({ noun }) => ADDED.has(noun));
  const kept = without(draft, [...liquids, ...added], vessel);
  return {
    ...kept,
    // Ice in a glass is no arctic.
    place: draft.place === 'arctic' ? null : draft.place,
    subjects: kept.subjects.map((each): Subject => (each === vessel ? { ...each, drink } : each)),
  };
}

/** Without some of the subjects; where those were said to be, the one they belong to is. */
function without(draft: Draft, gone: readonly Subject[], owner: Subject): Draft {
  const isGone = (id: number) => gone.some((each) => each.id === id);
  const relations = draft.relations
    .map((each) => (isGone(each.of) ? { ...each, of: owner.id } : each))
    .filter(
      ({ of, to }, at, all) =>
        !isGone(to) && all.findIndex((each) => each.of === of && each.to === to) === at,
    );
  const subjects = draft.subjects.filter((each) => !gone.includes(each));
  return { ...draft, subjects, relation: null, relations: relations.filter(({ of, to }) => of !== to) };
}
