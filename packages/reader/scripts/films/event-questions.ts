import { isDoneToThing } from '../../../illustrator/src/catalogue/deed-index.ts';
import type { Subject } from '../../../illustrator/src/scene-description.ts';
import { LIVING } from '../../../illustrator/src/vocabulary/living.ts';
import { FRAME } from '../../../illustrator/src/witness/watch-film.ts';
import { gap, isInHand, isOneInOther, RELATIONS, TOUCH } from './geometry.ts';
import { doersOf, type Happening, isAll, isAny, objectsOf, placesOf } from './happening.ts';
import { groundPasses, moves, wayOf } from './moves.ts';
import type { Placed } from './placed.ts';
import { isToldByBody } from './tells-verb.ts';
import { isEverywhere } from './things-shown.ts';
import {
  GIVING,
  GOING,
  HOLDING,
  LEAPING,
  LOOKING,
  MOVING,
  RESTING,
  SENDING,
  SPINNING,
  TAKING,
  words,
} from './verb-classes.ts';

/** Says why it is not seen; null: as far as this question goes, it is. */
type Question = (happening: Happening) => string | null;

/** Nobody notices that somebody gets along who does not go so far, nor a leap or a flight by itself that is shorter. */
const FAR = FRAME.width * 0.1;
const HIGH = FRAME.height * 0.1;
const BY_ITSELF = FRAME.width * 0.08;
/** So much wider is who spins from before than from the side. */
const SPUN = 1.5;

/** Is it drawn as one does it? */
export const tellsVerb: Question = (happening) => {
  const { lead, others, own, verbs, witnessed } = happening;
  const taking = [lead, ...others].flatMap(({ things }) => things);
  return own.some((event) => isToldByBody(event, verbs, taking, witnessed)) ? null : 'its pose tells no verb';
};

/** Does anything move, unless it is a verb of rest? */
export const isLively: Question = (happening) => {
  const { lead, others, witnessed } = happening;
  const taking = [lead, ...others].flatMap(({ things }) => things);
  const isRest = lead.things.some(isEverywhere) || isAny(happening, RESTING);
  return isRest || doersOf(happening).some(isDrawnDoing) || moves(taking, witnessed.film)
    ? null
    : 'nothing moves';
};

function isDrawnDoing({ action, change, deed, does, hands }: Subject): boolean {
  const isBusy = deed !== null || change !== null || does !== undefined || hands !== undefined;
  return isBusy || (action !== null && action !== 'stand');
}

/** Is it done to the thing that is named, and not to one that the drawing of the deed brings along? */
export const isDoneToNamed: Question = (happening) => {
  const { lead } = happening;
  const deeds = doersOf(happening).flatMap(({ deed }) => deed ?? []);
  const objects = objectsOf(happening);
  if (
    isAny(happening, LOOKING) ||
    isAny(happening, GOING) ||
    deeds.length === 0 ||
    objects.length === 0 ||
    objects.some(({ as }) => as === 'part')
  )
    return null;
  const places = placesOf(happening, lead.things, objects);
  // Who rides is drawn as one with what is ridden, and who hugs with who is hugged.
  const isApart = !places.some(({ these, those }) =>
    these.some((one) => those.some((other) => isOneInOther(one, other))),
  );
  const isLifeless = !places.some(({ those }) =>
    those.some(({ sight }) => sight.what.subject && LIVING.has(sight.what.subject.figure.kind)),
  );
  return isApart && isLifeless && !deeds.some(isDoneToThing) ? 'it is drawn with another thing' : null;
};

/** Is what is moved with who moves it? */
export const isMovedByHand: Question = (happening) => {
  const { lead, others } = happening;
  if (!isAny(happening, MOVING) || isAny(happening, SENDING)) return null;
  const moved = objectsOf(happening).filter(
    ({ as, id }) => as === 'itself' && !lead.things.some((each) => each.id === id),
  );
  const receivers = others.filter(({ names }) => names.includes('recipient') || names.includes('to'));
  const hands = [lead, ...receivers].flatMap(({ things }) => things);
  const places = placesOf(happening, moved, hands);
  let way = 0;
  for (const [index, { these, those, isNewScene }] of places.entries()) {
    const before = isNewScene ? [] : (places[index - 1]?.these ?? []);
    const alone = these.flatMap((thing, which) => {
      const last = before[which];
      const isMet = those.some((doer) => isOneInOther(doer, thing) || gap(doer.box, thing.box) <= TOUCH);
      return last && !isMet
        ? [Math.hypot(thing.box.left - last.box.left, thing.box.bottom - last.box.bottom)]
        : [];
    });
    way += Math.max(0, ...alone);
  }
  return way > BY_ITSELF ? 'it moves by itself' : null;
};

/** Is it seen in hands, and what is taken or put away out of them as well? */
export const changesHands: Question = (happening) => {
  const isChange = isAll(happening, new Set([...TAKING, ...GIVING]));
  const things = objectsOf(happening).filter(({ as }) => as === 'itself');
  if (things.length === 0 || isAny(happening, SENDING)) return null;
  if (!isChange && !isAll(happening, HOLDING)) return null;
  const held = placesOf(happening, things, happening.lead.things).flatMap(({ these, those }) =>
    these.map((thing) => those.some((doer) => isInHand(thing, doer))),
  );
  if (!held.includes(true)) return 'it is in nobody’s hands';
  return isChange && !held.includes(false) ? 'it is in the same hands all the time' : null;
};

/** Does what goes into or onto something get there? */
export const getsThere: Question = (happening) => {
  const { lead, others } = happening;
  if (!isAny(happening, new Set([...GOING, ...MOVING, ...SENDING]))) return null;
  const objects = objectsOf(happening);
  const goals = others.filter(({ names }) => names.includes('into') || names.includes('onto'));
  for (const { things, who } of goals) {
    if (things.some(isEverywhere)) continue;
    const isThere = placesOf(happening, objects.length > 0 ? objects : lead.things, things).some(
      ({ these, those }) => these.some((one) => those.some((other) => isAt(one, other))),
    );
    if (!isThere) return `it does not get to the ${who.nouns[0]}`;
  }
  return null;
};

const isAt = (one: Placed, other: Placed) =>
  one.sight !== other.sight &&
  (isOneInOther(one, other) || ['on', 'in'].some((kind) => RELATIONS[kind]?.(one, other)));

/** Is what it is done with in hand? */
export const isWithInstrument: Question = (happening) => {
  for (const { names, things, who } of happening.others) {
    if (!names.includes('instrument') || !things.every(({ as }) => as === 'itself')) continue;
    const isHeld = placesOf(happening, things, happening.lead.things).some(({ these, those }) =>
      these.some((thing) => those.some((doer) => isInHand(thing, doer))),
    );
    if (!isHeld) return `the ${who.nouns[0]} is not in hand`;
  }
  return null;
};

const RESTS = words('on in at under');

/** Are those who sit or lie somewhere drawn there? */
export const restsThere: Question = (happening) => {
  if (!isAny(happening, RESTING) || isAny(happening, LOOKING)) return null;
  for (const { names, things, who } of happening.others) {
    const kinds = names.filter((name) => RESTS.has(name));
    if (kinds.length === 0 || !things.every(({ as }) => as === 'itself')) continue;
    const isThere = placesOf(happening, happening.lead.things, things).some(({ these, those }) =>
      these.every((one) =>
        those.some(
          (other) => one.sight !== other.sight && kinds.some((kind) => RELATIONS[kind]?.(one, other)),
        ),
      ),
    );
    if (!isThere) return `nobody is ${kinds[0]} the ${who.nouns[0]}`;
  }
  return null;
};

/** Does who leaps leave the ground? */
export const leaps: Question = (happening) => {
  if (!isAll(happening, LEAPING)) return null;
  const feet = placesOf(happening, happening.lead.things).flatMap(({ these }) =>
    these.map(({ box }) => box.bottom),
  );
  return Math.max(...feet) - Math.min(...feet) > HIGH ? null : 'nobody leaves the ground';
};

/** Is who spins seen from other sides, and so now wider and now narrower? */
export const spins: Question = (happening) => {
  if (!isAll(happening, SPINNING) || happening.lead.things.some(isEverywhere)) return null;
  const widths = placesOf(happening, happening.lead.things).flatMap(({ these }) =>
    these.map(({ sight }) => sight.whole.right - sight.whole.left),
  );
  return Math.max(...widths) > Math.min(...widths) * SPUN ? null : 'nobody turns around';
};

/** Is who goes around something now on the one and now on the other side of it? */
export const goesAround: Question = (happening) => {
  const { lead, others, at, witnessed } = happening;
  if (!isAny(happening, GOING)) return null;
  for (const { names, things, who } of others) {
    if (!names.includes('around') || things.some(isEverywhere)) continue;
    const sides = placesOf(happening, lead.things, things).flatMap(({ these, those: [centre] }) =>
      centre ? these.map((one) => sideOf(one, centre)) : [],
    );
    if (wayOf(lead.things, witnessed.film, at) < FAR || !sides.includes(-1) || !sides.includes(1))
      return `it does not get around the ${who.nouns[0]}`;
  }
  return null;
};

/** Left of its middle, right of it, or before or behind it. */
function sideOf({ box }: Placed, { box: centre }: Placed): -1 | 0 | 1 {
  const middle = (centre.left + centre.right) / 2;
  return box.right < middle ? -1 : box.left > middle ? 1 : 0;
}

/** Does who goes get along, in the frame or past the scenery? */
export const getsAlong: Question = (happening) => {
  const { lead, at, witnessed } = happening;
  if (!isAll(happening, GOING) || lead.things.some(isEverywhere)) return null;
  // What is pulled out of something is not pulled along.
  if (happening.others.some(({ names }) => names.includes('source') || names.includes('out-of'))) return null;
  // A pose tells these; and a kite flies, not who flies it.
  if (isAll(happening, POSED) || (isAll(happening, FLYING) && objectsOf(happening).length > 0)) return null;
  return wayOf(lead.things, witnessed.film, at) > FAR || groundPasses(witnessed.film, at)
    ? null
    : 'nobody gets along';
};
const FLYING = words('fly');
const POSED = words('climb ride drive land dance');

/** All that is asked of an event, in this order. */
export const QUESTIONS: readonly Question[] = [
  tellsVerb,
  isLively,
  isDoneToNamed,
  isMovedByHand,
  changesHands,
  getsThere,
  isWithInstrument,
  restsThere,
  leaps,
  spins,
  goesAround,
  getsAlong,
];
