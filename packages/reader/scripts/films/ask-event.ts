import { presentParticiple } from '../../../illustrator/src/vocabulary/inflections.ts';
import type { Glimpse } from '../../../illustrator/src/witness/sight.ts';
import type { Event } from '../../src/mean/meaning.ts';
import type { Fact } from '../facts/fact.ts';
import { isVerb } from '../facts/score.ts';
import { type Answer, answer, no, type Witnessed } from './answer.ts';
import { meantBy, seenAt, whyHidden } from './ask-entity.ts';
import { QUESTIONS } from './event-questions.ts';
import { isNear } from './geometry.ts';
import type { Happening } from './happening.ts';
import { type Placed, placedIn } from './placed.ts';
import { isEverywhere, type Shown } from './things-shown.ts';
import { LOOKING } from './verb-classes.ts';
import { isGlimpsed } from './visible.ts';

/** How several stand is no thing of its own. */
const FORMATIONS = new Set(['row', 'line', 'queue', 'circle', 'pair', 'group', 'crowd']);
/** At whom something is thrown, waved or said is not in reach of who does it. */
const AFAR = new Set(['recipient', 'direction', 'to', 'at', 'toward']);

type EventFact = Extract<Fact, { type: 'event' }>;

/** Is somebody seen to do it: drawn as one does it, with all who take part in reach, and does it come about? */
export function askEvent({ verbs, roles }: EventFact, witnessed: Witnessed): Answer {
  const { film } = witnessed;
  const taking = roles
    .filter(({ who }) => !who.nouns.every((noun) => FORMATIONS.has(noun)))
    .map(({ names, who }) => ({ names, who, things: meantBy(who, witnessed) }));
  const missing = taking.find(({ things }) => things.length === 0);
  if (missing) return no(`${missing.who.nouns[0]} is not drawn`);
  const [doer] = taking.filter(({ names }) => names.includes('agent'));
  const [lead] = doer ? [doer] : taking;
  const done = [...witnessed.meanings.values()].flatMap(({ events }) =>
    events.filter((event) => verbs.some((verb) => isVerb(event, verb) || isWithout(event, verb))),
  );
  // What befalls a thing is seen of it: a cage opens.
  const befallen = taking.flatMap(({ things }) => things).filter((thing) => befalls(verbs, thing));
  if (done.length === 0 && befallen.length > 0)
    return answer(seenAt(befallen, witnessed, isGlimpsed), whyHidden(befallen, witnessed));
  // Fireworks explode and snow falls as long as they are there.
  if (done.length === 0 && lead?.things.some(({ as }) => as === 'weather'))
    return answer([...film.glimpses.keys()], '');
  if (done.length === 0) return no('nobody is drawn doing it');
  if (!lead) return answer([...witnessed.film.glimpses.keys()], '');
  const own = done.filter((event) =>
    lead.things.some((thing) => takesPart(event, thing, doer !== undefined)),
  );
  if (own.length === 0) return no(`it is not ${lead.who.nouns[0]} who is drawn doing it`);
  const seen = seenAt(lead.things, witnessed, isGlimpsed);
  if (answer(seen, '').because !== null)
    return no(`${lead.who.nouns[0]}: ${whyHidden(lead.things, witnessed)}`);
  const others = taking.filter((each) => each !== lead);
  const isLooking = verbs.some((verb) => LOOKING.has(verb.replace(/-.*/, '')));
  for (const { names, things, who } of others) {
    if (things.some(isEverywhere)) continue;
    if (
      (isLooking || names.some((name) => AFAR.has(name))) &&
      answer(seenAt(things, witnessed), '').because === null
    )
      continue;
    const near = film.glimpses.flatMap((glimpse, index) =>
      areNear(glimpse, lead.things, things) ? [index] : [],
    );
    if (answer(near, '').because !== null) {
      const there = seenAt(things, witnessed);
      return no(`${who.nouns[0]}: ${there.length === 0 ? whyHidden(things, witnessed) : 'out of reach'}`);
    }
  }
  const at = whileDone(own, witnessed);
  const happening: Happening = { verbs, own, lead, others, at, witnessed };
  for (const question of QUESTIONS) {
    const because = question(happening);
    if (because !== null) return no(because);
  }
  return { at, because: null };
}

/** Scenes keep "knocks over" as "knock". */
function isWithout({ particle, verb }: Event, said: string): boolean {
  return particle === null && said.startsWith(`${verb}-`);
}

function befalls(verbs: readonly string[], { attributes }: Shown): boolean {
  return attributes.some(
    ({ name, value }) => name === 'state' && verbs.some((verb) => value === presentParticiple(verb)),
  );
}

function takesPart({ roles }: Event, thing: Shown, isDoer: boolean): boolean {
  if (isEverywhere(thing)) return true;
  return roles.some(({ name, entity }) => entity === thing.id && (!isDoer || name === 'agent'));
}

/** The moments of those scenes in which it is done. */
function whileDone(own: readonly Event[], { film, meanings }: Witnessed): number[] {
  return film.glimpses.flatMap(({ scene }, index) =>
    own.some((event) => meanings.get(scene)?.events.includes(event)) ? [index] : [],
  );
}

function areNear(glimpse: Glimpse, ones: readonly Shown[], others: readonly Shown[]): boolean {
  const [these, those] = [placedIn(glimpse, ones), placedIn(glimpse, others)];
  const isPair = (one: Placed, other: Placed) => one.sight === other.sight || isNear(one, other);
  return these.some((one) => those.some((other) => isPair(one, other)));
}
