import type { Event } from '@phonofilm/reader/reader';
import { isDoneToThing } from '../catalogue/deed-index.ts';
import type { Deed, DeedRole, Subject, SubjectId } from '../scene-description.ts';
import { LIVING } from '../vocabulary/living.ts';
import type { Shown } from './do-events.ts';
import type { Drafted } from './draft.ts';
import { agentsOf, type MeaningIndex, objectsOf } from './meaning-index.ts';
import { isGoing } from './ways-of-event.ts';

/** What is poured does so without anybody being named. */
const FLOWING = new Set(['pour', 'splash', 'spill']);
/** Roles of those at whom something is done. */
const DIRECTED = new Set(['direction', 'recipient', 'topic']);
/** And of those whose parts are named: crumbs off a king's shoulder. */
const BY_PARTS = new Set(['place', 'source', 'path']);

/** What each of the subjects does, to whom and with what. */
export function deedsOf(
  shown: readonly Shown[],
  drafted: readonly Drafted[],
  told: MeaningIndex,
  stepOf: (event: Event) => number,
): Deed[] {
  const isDrafted = (id: number) => drafted.some(({ entity }) => entity.id === id);
  const subjectsOf = (id: number): readonly Subject[] => {
    const seen = isDrafted(id) ? id : told.wholeOf(id);
    return drafted.filter(({ entity }) => entity.id === seen).map(({ subject }) => subject);
  };
  const idsOf = (ids: readonly number[]) => ids.flatMap(subjectsOf).map(({ id }) => id);
  const done = shown.flatMap(({ event, name, drawn }): Deed[] => {
    const { particle, roles, verb: said } = event;
    const agents = agentsOf(event);
    const isOwnPart = (id: number) => told.isPart(id) && agents.includes(told.wholeOf(id));
    const isOthersPart = (id: number) => told.isPart(id) && !isOwnPart(id);
    const rolesOf = (isMeant: (role: Event['roles'][number]) => boolean) =>
      roles.filter(isMeant).map(({ entity }) => entity);
    // Who shows an arm does not show somebody else.
    const named = objectsOf(event).filter((id) => (!drawn.has(id) || isDrafted(id)) && !isOwnPart(id));
    // "Listens to the chest of a bear": what the drawing has no part of is done to the bear.
    const owners = [...drawn]
      .flatMap((id) => told.tiesOf(id, 'part-of', 'belongs-to').map((owner) => owner.id))
      .filter((id) => !agents.includes(id));
    // "Pins the hem of a dress that an actress wears": what somebody else has on is done to them.
    const wearers = named
      .flatMap((id) => told.tiesOf(told.wholeOf(id), 'worn-by').map((wearer) => wearer.id))
      .filter((id) => !agents.includes(id) && subjectsOf(named[0]!).length === 0);
    const objects = idsOf(wearers.length > 0 ? wearers : named.length > 0 || name === null ? named : owners);
    const directed = rolesOf(
      ({ name: role, entity, preposition }) =>
        DIRECTED.has(role) ||
        (preposition === 'at' && subjectsOf(entity).some(({ figure }) => LIVING.has(figure.kind))) ||
        (role === 'source' && !isGoing(event)) ||
        (BY_PARTS.has(role) && isOthersPart(entity)),
    );
    const [toward] = idsOf(directed);
    const [using] = idsOf(rolesOf(({ name: role, entity }) => role === 'instrument' && !drawn.has(entity)));
    const others = idsOf(rolesOf(({ name: role }) => role === 'recipient' || role === 'companion'));
    const part = [...objectsOf(event), ...directed]
      .filter((id) => told.isPart(id) && !isDrafted(id))
      .map((id) => told.entity(id)?.noun)[0];
    const verb = particle === 'off' || particle === 'on' ? `${said} ${particle}` : said;
    const doers = idsOf(agents);
    const [first = FLOWING.has(said) ? objects[0] : undefined, ...rest] = doers;
    if (first === undefined) return [];
    if (doers.length === 0) return [{ by: first, verb, name: null, object: null, participants: [] }];
    const step = stepOf(event);
    const takePart = roles.flatMap(({ name: role, preposition, entity }): DeedRole[] => {
      const called = told.entity(entity);
      if (!called) return [];
      const ids: readonly (SubjectId | null)[] = idsOf([entity]);
      const other = drawn.has(entity) ? entity : null;
      return (ids.length > 0 ? ids : [other]).map((id) => ({
        name: role,
        preposition,
        noun: called.name,
        id,
        ...(called.writing !== undefined && { writing: called.writing }),
      }));
    });
    const isTogether = name !== null && !isDoneToThing(name);
    const deedBy = (by: SubjectId): Deed => ({
      by,
      verb,
      name,
      // Of two who push each other, each pushes the other.
      object: objects.find((each) => each !== by) ?? objects[0] ?? null,
      participants: [],
      roles: takePart.filter(({ name: role, id }) => role !== 'agent' || (isTogether && id !== by)),
      ...(toward !== undefined && { toward }),
      ...(step > 0 && { step }),
    });
    // Those who do it together are led by the first; what is done to a thing each does alone.
    const together = isTogether ? rest : [];
    return [
      {
        ...deedBy(first),
        ...(part !== undefined && { part }),
        participants: [...together, ...others, ...objects.slice(1)],
        ...(using !== undefined && { using }),
      },
      ...(together.length > 0 ? [] : rest.map(deedBy)),
    ];
  });
  // "A girl with an umbrella" has it in hand without a verb that says so.
  const had = told.meaning.relations
    .filter(({ kind, of }) => kind === 'held-by' && told.eventsWith(of).length === 0)
    .flatMap(({ of, to }) => {
      const [[by], [object]] = [idsOf([to]), idsOf([of])];
      return by === undefined || object === undefined
        ? []
        : [{ by, verb: 'hold', name: null, object, participants: [] }];
    });
  return [...done, ...had];
}
