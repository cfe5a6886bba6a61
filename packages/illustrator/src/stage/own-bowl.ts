import type { Draft } from './draft.ts';

/** Pictures of dishes that have their bowl or plate in them. */
const SERVED = new Set(
  'steaming-bowl pot-of-food curry-rice cooked-rice shallow-pan-of-food green-salad bowl-with-spoon spaghetti hot-beverage teacup-without-handle'.split(
    ' ',
  ),
);
const DISH = /^(bowl|plate|cup|pot|pan|dish)$/;

/** A bowl of noodles is one thing where the picture of the noodles has a bowl. */
export function inItsOwnBowl(draft: Draft): Draft {
  const { subjects, relations } = draft;
  const held = relations.find(({ kind, of, to }) => {
    const [dish, bowl] = [of, to].map((id) => subjects.find((subject) => subject.id === id));
    const served = dish?.figure.kind === 'emoji' && SERVED.has(dish.figure.icon);
    return (kind === 'in' || kind === 'on') && served && bowl !== undefined && DISH.test(bowl.noun);
  });
  if (!held) return draft;
  return {
    ...draft,
    subjects: subjects.filter(({ id }) => id !== held.to),
    relations: relations
      .filter((relation) => relation !== held)
      .map(({ kind, of, to }) => ({
        kind,
        of: of === held.to ? held.of : of,
        to: to === held.to ? held.of : to,
      })),
    deeds: draft.deeds.map((deed) => (deed.object === held.to ? { ...deed, object: held.of } : deed)),
  };
}
