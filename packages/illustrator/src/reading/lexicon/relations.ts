import type { SpatialRelation } from '../../scene-description.ts';

/** Prepositions by the relation they are drawn as. The first noun is `kind` the second. */
export const RELATION_WORDS: Readonly<Partial<Record<SpatialRelation['kind'], string>>> = {
  'left-of':
    'on the left of, to the left of, left of, at the left of, on the left side of, to the left side of, on the left hand side of, left from',
  'right-of':
    'on the right of, to the right of, right of, at the right of, on the right side of, to the right side of, on the right hand side of, right from',
  on: 'on the top of, on top of, at the top of, atop, atop of, on, upon, onto, on the back of, along the top of, across the top of, on the edge of, perched on, up on',
  under:
    'on the bottom of, at the bottom of, under, underneath, beneath, on the underside of, at the foot of',
  above: 'above, over',
  below: 'below',
  in: 'in, inside, inside of, within, into, in the inside of, in the middle of, out of, aboard',
  behind: 'behind, in back of, at the back of',
  'in-front-of': 'in front of, in the front of',
  beside:
    'next to, beside, besides, by, near, nearby, alongside, close to, by the side of, at the side of, adjacent to, side by side with, along with, together with, against, leaning on',
  between: 'between, in between, in the middle between',
  around: 'around, all around, round, circling, orbiting, encircling',
};

/** Where something is in the picture, without saying of what. */
export const SIDE_WORDS: Readonly<Record<'left' | 'right' | 'front' | 'back', string>> = {
  left: 'on the left, on the left side, on the left hand side, at left, to the left, in the left corner',
  right:
    'on the right, on the right side, on the right hand side, at right, to the right, in the right corner',
  front: 'in the foreground, in front, in the front',
  back: 'in the background, in the distance, in the back, at the back, far behind',
};

/** Prepositions that say nothing about where things stand. */
export const OTHER_PREPOSITIONS = new Set(
  'with of at to from for through across along towards toward against during off past down up via amid among like than without outside about'.split(
    ' ',
  ),
);
