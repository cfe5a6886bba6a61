import type { Drink, Subject } from '../scene-description.ts';
import type { Reading } from './reading.ts';
import { LIVING } from './scene-draft.ts';

const LIQUID =
  '(coffee|espresso|latte|cappuccino|milk|tea|matcha|orange juice|apple juice|juice|water|red wine|white wine|wine|beer|whiskey|whisky|cola|soda|lemonade|honey|hot chocolate|chocolate|champagne|cocktail)';
const VESSEL = '(?:glass|cup|mug|tumbler|goblet)';
const ATTRIBUTES = '(?:iced |hot |cold |fresh |steamed |black |dark |creamy |warm |the |some |a |of )*';
const POURED = [
  new RegExp(
    `\\b${LIQUID}(?: is| being| gets| slowly| gently)* (?:poured|pours|pouring|flows|flowing|splashes|splashing|streams|streaming) (?:\\w+ly )?(?:into|in|over|onto)\\b`,
  ),
  new RegExp(`\\bpour(?:s|ing|ed)? ${ATTRIBUTES}${LIQUID} (?:\\w+ly )?(?:into|in|over)\\b`),
];
const CONTENTS = new RegExp(`\\b${VESSEL}s? (?:of|with|filled with|full of) ${ATTRIBUTES}${LIQUID}\\b`);
const ICED = /\biced\b|\bice cubes?\b|\b(?:with|and|over|of|on) ice\b(?! cream)|\bon the rocks\b/;
const CREAM = /\b(?<!ice )cream\b|\bmilk foam\b|\bfoam\b/;
const HOLDS = new RegExp(`^(?:\\w+ )?${VESSEL}(?: of .*)?$`);
const INGREDIENT = new RegExp(
  `^(?:(?:iced |hot )?${LIQUID}|cream|ice|ice cream|ice cube|ice cub|cub|cube|foam|soft ice cream)$`,
);

/** A drink is one thing: the glass, what is in it, what floats on it and what is poured into it. */
export function pourDrinks(reading: Reading): Reading {
  const text = reading.text.toLowerCase();
  const { subjects } = reading;
  const vessel = subjects.find(({ noun }) => HOLDS.test(noun));
  if (!vessel) return reading;
  const pourer = subjects.find(({ deed }) => deed?.startsWith('pour'));
  // The pose of whoever pours has the glass and the bottle in it.
  if (pourer)
    return without(reading, (subject) => subject !== vessel && !INGREDIENT.test(subject.noun), pourer);
  const others = subjects.filter(({ noun }) => !INGREDIENT.test(noun));
  const drink = others.some(({ figure }) => LIVING.has(figure.kind)) ? null : drinkIn(text);
  if (!drink) return reading;
  const kept = without(reading, (subject) => others.includes(subject), vessel);
  return {
    ...kept,
    // Ice in a glass is no arctic.
    place: reading.place === 'arctic' ? null : reading.place,
    subjects: kept.subjects.map((subject): Subject => (subject === vessel ? { ...subject, drink } : subject)),
    relation: null,
  };
}

/** Without some of the subjects; where those were said to be, the one they belong to is. */
function without(reading: Reading, keeps: (subject: Subject) => boolean, owner: Subject): Reading {
  const subjects = reading.subjects.filter(keeps);
  const ids = new Set(subjects.map(({ id }) => id));
  const relations = reading.relations
    .map((relation) => (ids.has(relation.of) ? relation : { ...relation, of: owner.id }))
    .filter(({ of, to }) => of !== to && ids.has(of) && ids.has(to))
    .filter(({ of, to }, at, all) => all.findIndex((each) => each.of === of && each.to === to) === at);
  return { ...reading, subjects, relations, relation: subjects.length > 1 ? reading.relation : null };
}

function drinkIn(text: string): Drink | null {
  const poured = POURED.map((pattern) => pattern.exec(text)?.[1]).find(Boolean) ?? null;
  const contents = CONTENTS.exec(text)?.[1] ?? null;
  const ice = ICED.test(text);
  if (!poured && !(contents && (ice || CREAM.test(text)))) return null;
  return { liquid: contents ?? poured!, poured, ice, cream: CREAM.test(text) && poured !== 'milk' };
}
