import type { Event } from '@phonofilm/reader/reader';
import { byWord } from '../catalogue/word-tables.ts';
import type { Movement, SubjectId, Way } from '../scene-description.ts';
import { wordRecord } from '../vocabulary/word-classes.ts';
import { agentsOf, type MeaningIndex, objectsOf, takenOutOf } from './meaning-index.ts';
import { isGoing, isSending, moversOf, TAKING, takingOf, waysOf } from './ways-of-event.ts';

/** Who goes where. `idsOf` are the subjects of an entity, `isPlace` tells whether it is where all of it happens. */
export function findMoves(
  told: MeaningIndex,
  idsOf: (entity: number) => readonly SubjectId[],
  isPlace: (entity: number) => boolean,
  stepOf: (event: Event) => number,
): Movement[] {
  const files = filesOf(told);
  const ways = (event: Event, among: readonly number[] = []): readonly SeenWay[] =>
    waysOf(event)
      .filter(({ role }) => !among.includes(role.entity) && takenOutOf(event, told) !== role.entity)
      .flatMap(({ way, role }): SeenWay[] => {
        const [to] = idsOf(role.entity);
        const noun = told.entity(role.entity)?.noun ?? '';
        const isThere = to !== undefined || (isPlace(role.entity) && OF_PLACES[way]?.includes(noun));
        return isThere ? [{ way, to: to ?? null }] : [];
      });
  const movesBy = (by: SubjectId, event: Event, taken: readonly SeenWay[]): Movement[] => {
    const [source] = sourceOf(event).flatMap(idsOf);
    const [thing] = objectsOf(event).flatMap(idsOf);
    const taking = takingOf(event, told);
    return taken
      .filter(({ to }) => by !== to)
      .map(({ way, to }) => ({
        by,
        way,
        to,
        ...(source !== undefined && source !== by && source !== to && { from: source }),
        ...(taking &&
          thing !== undefined &&
          thing !== by &&
          thing !== to && { takes: { id: thing, ...taking } }),
        manner: mannerOf(event),
        step: stepOf(event),
      }));
  };
  const filed = files.flatMap(({ members, event: first }) => {
    const theirs = told.events.filter((event) => moversOf(event, told).some((id) => members.includes(id)));
    const event = theirs.find((each) => ways(each, members).length > 0) ?? first;
    const found = ways(event, members);
    const taken = found.length > 0 ? found : [ONWARD];
    return members.flatMap(idsOf).flatMap((by) => movesBy(by, event, taken));
  });
  const inFile = new Set(files.flatMap(({ members }) => members).flatMap(idsOf));
  const alone = told.events.flatMap((event) => {
    const found = ways(event);
    const isOnward = isTaking(event, told) || isThingThatGoes(event, told);
    const taken = found.length > 0 || !isOnward ? found : [ONWARD];
    return moversOf(event, told)
      .flatMap(idsOf)
      .filter((by) => !inFile.has(by))
      .flatMap((by) => movesBy(by, event, taken));
  });
  return [...filed, ...alone];
}

interface SeenWay {
  readonly way: Way;
  readonly to: SubjectId | null;
}

/** Wherever it leads. */
const ONWARD: SeenWay = { way: 'onward', to: null };

/** Who goes one after the other, and what is told first of it. */
interface File {
  readonly members: readonly number[];
  readonly event: Event;
}

const AFTER = new Set<string | null>(['after', 'behind', 'ahead of']);
const MOBILE = new Set(['person', 'animal', 'vehicle']);

/** All who go after others: who chases, follows, or runs from somebody. */
function filesOf(told: MeaningIndex): readonly File[] {
  return told.events.reduce<readonly File[]>((files, event) => {
    const members = membersOf(event, told);
    if (members.length === 0) return files;
    const known = files.find((file) => file.members.some((id) => members.includes(id)));
    // Who is chased by one who chases goes first of all.
    const joined = [...new Set([...members, ...(known?.members ?? [])])];
    return [...files.filter((file) => file !== known), { members: joined, event: known?.event ?? event }];
  }, []);
}

function membersOf(event: Event, told: MeaningIndex): readonly number[] {
  if (TAKING.get(event.verb) || !isGoing(event)) return [];
  const agents = agentsOf(event);
  const ahead = agents.flatMap((id) => told.tiesOf(id, 'behind').map((each) => each.id));
  const met = [
    ...objectsOf(event).filter((id) => ahead.includes(id)),
    ...event.roles.flatMap(({ entity, preposition }) => (AFTER.has(preposition) ? [entity] : [])),
  ];
  const fled = waysOf(event).flatMap(({ way, role }) => (way === 'away-from' ? [role.entity] : []));
  const file = [...new Set([...met, ...agents, ...fled])].filter((id) => MOBILE.has(told.kindOf(id)));
  return file.some((id) => !agents.includes(id)) ? file : [];
}

/** What is pulled or led comes along, though it is not said where to. Those who push each other stay. */
function isTaking(event: Event, told: MeaningIndex): boolean {
  const agents = agentsOf(event);
  return takingOf(event, told) !== null && objectsOf(event).some((id) => !agents.includes(id));
}

const GOING_BY_THEMSELVES = new Set(['person', 'animal', 'vehicle', 'phenomenon', 'substance', 'place']);

/** A vending machine that walks away has no legs to be drawn walking, and goes all the same. */
function isThingThatGoes(event: Event, told: MeaningIndex): boolean {
  const doers = agentsOf(event).map((id) => told.kindOf(id));
  return (
    isGoing(event) && event.outcome === undefined && doers.every((kind) => !GOING_BY_THEMSELVES.has(kind))
  );
}

/** Ways through the place itself: from its far side to the near one, or away into it. */
const OF_PLACES = wordRecord<Readonly<Partial<Record<Way, readonly string[]>>>>('waysThroughPlaces');

/** Where it comes from: "from a log", or from what lost it before. */
function sourceOf(event: Event): readonly number[] {
  const named = event.roles
    .filter(({ preposition }) => preposition === 'from' || preposition === 'off')
    .map(({ entity }) => entity);
  if (named.length > 0) return named;
  return isSending(event) ? agentsOf(event) : [];
}

const MANNERS = byWord(wordRecord<Record<'jump' | 'roll' | 'slide', readonly string[]>>('mannersOfGoing'));

function mannerOf(event: Event): Movement['manner'] {
  return MANNERS.get(event.verb) ?? (isSending(event) ? 'throw' : 'go');
}
