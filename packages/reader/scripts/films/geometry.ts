import type { Box } from '../../../illustrator/src/cast/rig.ts';
import type { Sight } from '../../../illustrator/src/witness/sight.ts';
import { FRAME } from '../../../illustrator/src/witness/watch-film.ts';
import type { Placed } from './placed.ts';

const wide = ({ left, right }: Box) => right - left;
const tall = ({ top, bottom }: Box) => bottom - top;
const middle = ({ left, right }: Box) => (left + right) / 2;
const centre = ({ top, bottom }: Box) => (top + bottom) / 2;
const across = (one: Box, other: Box) => Math.min(one.right, other.right) - Math.max(one.left, other.left);
const along = (one: Box, other: Box) => Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);

/** How far apart two boxes are, in pixels; 0 where they touch. */
export function gap(one: Box, other: Box): number {
  return Math.hypot(Math.max(0, -across(one, other)), Math.max(0, -along(one, other)));
}

/** Nobody sees a gap that is narrower. */
export const TOUCH = FRAME.height * 0.05;
/** What is farther apart has nothing to do with each other. */
export const NEAR = FRAME.width * 0.14;

export const isOneInOther = (one: Placed, other: Placed) =>
  one.inside.includes(other.sight) || other.inside.includes(one.sight);
/** One above the other, and not beside it. */
const isInColumn = (one: Box, other: Box) => across(one, other) > Math.min(wide(one), wide(other)) * 0.35;

/** Touched, and not on the ground. */
export const isInHand: Holds = ({ box: one }, { box: other }) =>
  gap(one, other) <= TOUCH && one.bottom < other.bottom - 0.08 * tall(other);

type Holds = (one: Placed, other: Placed) => boolean;

const on: Holds = ({ box: one }, { box: other }) =>
  isInColumn(one, other) &&
  one.bottom > other.top - TOUCH &&
  one.bottom < other.bottom + TOUCH * 0.5 &&
  centre(one) < centre(other) + tall(other) * 0.1;
/** Most of its width is between the sides of the other, and it stands no lower. */
const within: Holds = (one, other) =>
  isOneInOther(one, other) ||
  (across(one.box, other.box) > wide(one.box) * 0.7 &&
    one.box.bottom > other.box.top + tall(other.box) * 0.1 &&
    one.box.bottom < other.box.bottom + TOUCH * 0.5);
const above: Holds = ({ box: one }, { box: other }) =>
  across(one, other) > -wide(other) * 0.3 &&
  one.bottom < other.top + tall(other) * 0.4 &&
  centre(one) < centre(other);
const under: Holds = (one, other) =>
  isInColumn(one.box, other.box) &&
  one.box.top > other.box.top + tall(other.box) * 0.2 &&
  centre(one.box) > centre(other.box);
const behind: Holds = (one, other) =>
  one.order < other.order && across(one.box, other.box) > -TOUCH && along(one.box, other.box) > 0;
const beside: Holds = ({ box: one }, { box: other }) =>
  along(one, other) > Math.min(tall(one), tall(other)) * 0.2 &&
  -across(one, other) < NEAR &&
  !(across(one, other) > wide(one) * 0.8);
const touching: Holds = (one, other) => isOneInOther(one, other) || gap(one.box, other.box) <= TOUCH;
const leftOf: Holds = ({ box: one }, { box: other }) => middle(one) < middle(other) - wide(other) * 0.2;
const size = ({ whole }: Sight) => Math.max(wide(whole), tall(whole));

/** What each word for a relation asks of where the two are. */
export const RELATIONS: Readonly<Record<string, Holds>> = {
  on,
  in: within,
  above,
  under,
  behind,
  before: (one, other) => behind(other, one),
  beside,
  between: beside,
  opposite: (one, other) => along(one.box, other.box) > 0 && across(one.box, other.box) < 0,
  at: touching,
  against: touching,
  'held-by': (one, other) => isOneInOther(one, other) || isInHand(one, other),
  'worn-by': touching,
  'hanging-from': touching,
  'left-of': leftOf,
  'right-of': (one, other) => leftOf(other, one),
  'larger-than': ({ sight: one }, { sight: other }) => size(one) > size(other) * 1.1,
  'smaller-than': ({ sight: one }, { sight: other }) => size(one) * 1.1 < size(other),
  'as-large-as': ({ sight: one }, { sight: other }) =>
    size(one) > size(other) * 0.75 && size(one) < size(other) * 1.35,
  outside: (one, other) => !one.inside.includes(other.sight),
  'belongs-to': (one, other) => isOneInOther(one, other) || gap(one.box, other.box) < NEAR * 2,
};

/** Some of them are on each side of it. */
export function isAmong({ box }: Placed, others: readonly Placed[]): boolean {
  return (
    others.some((other) => middle(other.box) < middle(box)) &&
    others.some((other) => middle(other.box) > middle(box))
  );
}

/** On each side, and before or behind it. */
export function isSurrounded(one: Placed, others: readonly Placed[]): boolean {
  return isAmong(one, others) && others.some(({ box }) => across(box, one.box) > wide(box) * 0.5);
}

export const isNear: Holds = (one, other) => isOneInOther(one, other) || gap(one.box, other.box) < NEAR;
