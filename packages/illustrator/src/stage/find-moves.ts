import type { Event, Role } from '@phonofilm/reader/reader';
import type { Movement, SubjectId, Way } from '../scene-description.ts';
import { actionOf } from './name-action.ts';
import { agentsOf, objectsOf, own, type Told } from './told.ts';

const GOING = new Set(
  'walk run fly swim jump ride drive sail surf ski skate climb float fall chase'.split(' '),
);
/** Verbs of getting along that no action is drawn for. */
const FURTHER = new Set(
  'roll slide push pull drag carry creep pass circle come enter leave approach slither lead haul tow wheel crawl zoom whiz zip land head trundle hobble stagger shuffle tumble bring squeeze swoop steer parade limp'.split(
    ' ',
  ),
);
const STOPPING = new Set('stop halt brake arrive park'.split(' '));
const TAKING: Readonly<Record<string, NonNullable<Movement['takes']>['where']>> = {
  push: 'ahead',
  wheel: 'ahead',
  pull: 'behind',
  drag: 'behind',
  haul: 'behind',
  tow: 'behind',
  lead: 'behind',
  carry: 'above',
  bring: 'above',
};
const WAYS: Readonly<Record<string, Way>> = {
  past: 'past',
  by: 'past',
  around: 'around',
  round: 'around',
  across: 'across',
  along: 'along',
  into: 'into',
  onto: 'onto',
  'out of': 'out-of',
  off: 'off',
  under: 'under',
  underneath: 'under',
  beneath: 'under',
  below: 'under',
  toward: 'toward',
  towards: 'toward',
  to: 'toward',
  over: 'over',
  through: 'through',
  down: 'down',
  up: 'up',
};
/** Verbs whose object is what one goes by. */
const TO_OBJECT: Readonly<Record<string, Way>> = {
  pass: 'past',
  cross: 'across',
  circle: 'around',
  enter: 'into',
  approach: 'toward',
  leave: 'out-of',
};
const BEFORE = new Set(['in front of', 'before', 'at', 'near', 'beside', 'next to', 'by']);

/** What an event says of getting along: by which way, past what. */
interface ToldWay {
  readonly way: Way;
  readonly role: Role;
}

function isGoing(event: Event): boolean {
  const action = actionOf(event);
  return (action !== null && GOING.has(action)) || FURTHER.has(event.verb) || STOPPING.has(event.verb);
}

/** The ways that an event tells, in the order in which they are taken. */
export function waysOf(event: Event): readonly ToldWay[] {
  if (!isGoing(event)) return [];
  const told = event.roles.flatMap((role): ToldWay[] => {
    const way = wayOf(event, role);
    return way ? [{ way, role }] : [];
  });
  // One goes down the hill before one is in the river.
  return told.toSorted((one, other) => Number(isGoal(one)) - Number(isGoal(other)));
}

function isGoal({ way }: ToldWay): boolean {
  return way === 'into' || way === 'onto' || way === 'toward' || way === 'stop-at';
}

function wayOf(event: Event, { name, preposition }: Role): Way | null {
  if (name === 'object') return own(TO_OBJECT, event.verb) ?? null;
  if (preposition === null || name === 'agent' || name === 'companion' || name === 'instrument') return null;
  if (STOPPING.has(event.verb)) return BEFORE.has(preposition) ? 'stop-at' : null;
  const away = event.particle === 'away' || (event.adverbs ?? []).includes('away');
  if (preposition === 'away from' || (preposition === 'from' && away)) return 'away-from';
  if (preposition === 'from') return null;
  if (preposition === 'in') return name === 'direction' ? 'into' : null;
  if (preposition === 'on') return name === 'direction' ? 'onto' : null;
  return own(WAYS, preposition) ?? own(WAYS, preposition.split(' ')[0] ?? '') ?? null;
}

/** Who goes where. `idsOf` are the subjects of an entity, `isPlace` tells whether it is where all of it happens. */
export function findMoves(
  told: Told,
  idsOf: (entity: number) => readonly SubjectId[],
  isPlace: (entity: number) => boolean,
  stepOf: (event: Event) => number,
): Movement[] {
  return told.events.flatMap((event) => {
    const movers = moversOf(event, told).flatMap(idsOf);
    const source = sourceOf(event, told).flatMap(idsOf);
    const [thing] = objectsOf(event).flatMap(idsOf);
    const where = own(TAKING, event.verb);
    return waysOf(event).flatMap(({ way, role }) => {
      const [to] = idsOf(role.entity);
      const isThere =
        to !== undefined ||
        (isPlace(role.entity) && OF_PLACES[way]?.has(told.entity(role.entity)?.noun ?? ''));
      if (!isThere) return [];
      return movers
        .filter((by) => by !== to)
        .map((by) => ({
          by,
          way,
          to: to ?? null,
          ...(source[0] !== undefined && source[0] !== by && source[0] !== to && { from: source[0] }),
          ...(where &&
            thing !== undefined &&
            thing !== by &&
            thing !== to && { takes: { id: thing, where } }),
          manner: mannerOf(event),
          step: stepOf(event),
        }));
    });
  });
}

/** Ways through the place itself: from its far side to the near one, or away into it. */
const OF_PLACES: Readonly<Partial<Record<Way, ReadonlySet<string>>>> = {
  across: new Set(
    'road street highway crosswalk crossing lane avenue alley rail track railway river pond lake'.split(' '),
  ),
  into: new Set('sea ocean lake wave forest wood jungle fog mist distance'.split(' ')),
};

/** What is pushed off a table falls, and not whoever pushes. */
function moversOf(event: Event, told: Told): readonly number[] {
  const off = event.roles.some(({ preposition }) => preposition === 'off');
  const objects = objectsOf(event).filter((id) => told.entity(id) !== undefined);
  return off && objects.length > 0 ? objects : agentsOf(event);
}

const LOSING = new Set(['lose', 'drop', 'release', 'shed']);

/** Where it comes from: "from a log", or from what lost it before. */
function sourceOf(event: Event, told: Told): readonly number[] {
  const named = event.roles
    .filter(({ name, preposition }) => name === 'source' && preposition === 'from')
    .map(({ entity }) => entity);
  if (named.length > 0) return named;
  const agents = agentsOf(event);
  const lost = told.events.find(
    (other) => LOSING.has(other.verb) && objectsOf(other).some((id) => agents.includes(id)),
  );
  if (lost) return agentsOf(lost);
  // Whoever sits on a log jumps from there.
  return told.meaning.relations
    .filter(
      ({ kind, of, to }) =>
        kind === 'on' && agents.includes(of) && !event.roles.some(({ entity }) => entity === to),
    )
    .filter(({ to }) => told.events.some((other) => other !== event && restsOn(other, agents, to)))
    .map(({ to }) => to);
}

function restsOn(event: Event, agents: readonly number[], on: number): boolean {
  return (
    agentsOf(event).some((id) => agents.includes(id)) &&
    event.roles.some(({ entity, name }) => entity === on && name === 'place')
  );
}

const JUMPING = new Set('jump leap hop pounce dive spring vault bound skip'.split(' '));
const ROLLING = new Set(['roll', 'tumble']);
const SLIDING = new Set(['slide', 'glide', 'slip', 'sled', 'sledge']);

function mannerOf({ verb }: Event): Movement['manner'] {
  if (JUMPING.has(verb)) return 'jump';
  return ROLLING.has(verb) ? 'roll' : SLIDING.has(verb) ? 'slide' : 'go';
}
