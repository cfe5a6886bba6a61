import type { Drink, Subject } from '../scene-description.ts';
import { LIVING } from '../vocabulary/living.ts';
import { wordClass } from '../vocabulary/word-classes.ts';
import type { Draft } from './draft.ts';

const LIQUIDS = wordClass('liquids');
const VESSEL = /^(?:\w+ )?(?:glass|cup|mug|tumbler|goblet)$/;
const ADDED = new Set(['cream', 'ice', 'ice cube', 'foam', 'milk foam']);
const FLOWING = new Set(['pour', 'flow', 'splash', 'stream']);

/** A drink is one thing: the glass, what is in it, what floats on it and what is poured into it. */
export function pourDrinks(draft: Draft): Draft {
  const { deeds, named, relations, subjects } = draft;
  const vessel = subjects.find(({ noun }) => VESSEL.test(noun));
  if (!vessel) return draft;
  const liquidOf = ({ noun }: Subject) => noun.replace(/^iced /, '');
  const isLiquid = (subject: Subject) => LIQUIDS.has(liquidOf(subject)) || ADDED.has(subject.noun);
  const pourer = subjects.find(({ deed }) => deed?.startsWith('pour'));
  // The pose of whoever pours has the glass and the bottle in it.
  if (pourer) return without(draft, (subject) => subject !== vessel && !isLiquid(subject), pourer);
  if (subjects.some(({ figure }) => LIVING.has(figure.kind))) return draft;
  const contents = subjects.filter(
    (subject) =>
      LIQUIDS.has(liquidOf(subject)) && relations.some(({ of, to }) => of === subject.id && to === vessel.id),
  );
  const poured = contents.find(({ id }) =>
    deeds.some(({ by, object, verb }) => FLOWING.has(verb) && (by === id || object === id)),
  );
  const [first] = contents;
  if (!first) return draft;
  const cream = named.some((noun) => noun === 'cream' || noun === 'foam') && poured?.noun !== 'milk';
  const drink: Drink = {
    liquid: liquidOf(contents.find((each) => each !== poured) ?? first),
    poured: poured?.noun ?? null,
    ice:
      named.some((noun) => noun === 'ice' || noun === 'ice cube') ||
      contents.some(({ noun }) => noun.startsWith('iced ')),
    cream,
  };
  const kept = without(draft, (subject) => !isLiquid(subject), vessel);
  return {
    ...kept,
    // Ice in a glass is no arctic.
    place: draft.place === 'arctic' ? null : draft.place,
    subjects: kept.subjects.map((subject): Subject => (subject === vessel ? { ...subject, drink } : subject)),
    relation: null,
  };
}

/** Without some of the subjects; where those were said to be, the one they belong to is. */
function without(draft: Draft, keeps: (subject: Subject) => boolean, owner: Subject): Draft {
  const subjects = draft.subjects.filter(keeps);
  const ids = new Set(subjects.map(({ id }) => id));
  const relations = draft.relations
    .map((relation) => (ids.has(relation.of) ? relation : { ...relation, of: owner.id }))
    .filter(({ of, to }) => of !== to && ids.has(of) && ids.has(to))
    .filter(({ of, to }, at, all) => all.findIndex((each) => each.of === of && each.to === to) === at);
  return { ...draft, subjects, relations, relation: subjects.length > 1 ? draft.relation : null };
}
