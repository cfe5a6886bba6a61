import type { Event } from '@phonofilm/reader/reader';
import type { Movement, Subject, SubjectId, Way } from '../scene-description.ts';
import { isHoldable } from '../vocabulary/holdable.ts';
import { LIVING } from '../vocabulary/living.ts';
import { HATS } from './clothe.ts';
import type { Drafted } from './draft.ts';
import { agentsOf, type MeaningIndex } from './meaning-index.ts';
import { isGoing, isSending } from './ways-of-event.ts';

/** What goes by itself, or has a drawing of how it falls. */
const ON_THEIR_OWN = new Set<Subject['figure']['kind']>(['person', 'vehicle', 'craft', 'landmark']);

/** What changes hands or places, as ways of the thing from one to the other. */
export function findPassings(
  told: MeaningIndex,
  drafted: readonly Drafted[],
  idsOf: (entity: number) => readonly SubjectId[],
  stepOf: (event: Event) => number,
): Movement[] {
  // A hat that somebody wears is where they are.
  const wearerOf = (entity: number) =>
    [...told.tiesOf(entity, 'worn-by'), ...told.tiesOf(entity, 'belongs-to')].flatMap(({ id }) => idsOf(id));
  const subjectOf = (entity: number | null, others = wearerOf): Subject | undefined => {
    const [id] = entity === null ? [] : [...idsOf(entity), ...others(entity)];
    return drafted.find(({ subject }) => subject.id === id)?.subject;
  };
  return told.events.flatMap((event): Movement[] => {
    const { passes } = event;
    const thing = passes && subjectOf(passes.thing, () => []);
    if (!thing || (ON_THEIR_OWN.has(thing.figure.kind) && !isHoldable(thing))) return [];
    const goal = passes.to === 'away' ? undefined : subjectOf(passes.to);
    const source = subjectOf(passes.from);
    const isGiver = agentsOf(event).some((id) => id === passes.from);
    const isPut = goal !== undefined && !LIVING.has(goal.figure.kind);
    // Who throws something, drops it or puts it on a table may be drawn so.
    const isAimed = event.roles.some(({ name, entity }) => entity === passes.to && name !== 'recipient');
    if (isGiver && isSending(event) && isAimed) return [];
    if (goal?.deed === 'take-out' && agentsOf(event).some((id) => id === passes.to)) return [];
    const isDropped = event.verb === 'drop' && goal !== undefined;
    const isDrawn =
      source?.figure.kind === 'person' && !isDropped && (source.deed !== null || isGoing(event));
    const isAtClothes = passes.to !== 'away' && passes.to !== null && idsOf(passes.to).length === 0;
    if (isDrawn && isGiver && (isPut || isAtClothes || passes.to === null)) return [];
    // Out of a lake something is fished, and not caught from above.
    if (source === undefined && passes.from !== null && agentsOf(event).includes(Number(passes.to)))
      return [];
    if (goal === undefined && passes.to !== 'away' && !(passes.to === null && source)) return [];
    if (goal === thing || source === thing || (goal === source && passes.from !== passes.to)) return [];
    const step = stepOf(event);
    // What the wind blows off was in nobody's hand.
    const takePart = [passes.thing, passes.from, passes.to];
    const isByHand = source !== undefined && agentsOf(event).every((id) => takePart.includes(id));
    const partOf = (entity: number | 'away' | null, subject: Subject | undefined) => {
      if (entity === null || entity === 'away' || !subject) return undefined;
      if (told.isPart(entity)) return told.entity(entity)?.noun;
      const worn = told.kindOf(entity) === 'garment' && idsOf(entity).length === 0;
      if (worn) return HATS.test(told.entity(entity)?.noun ?? '') ? 'head' : 'shoulder';
      const isActing = LIVING.has(subject.figure.kind) || agentsOf(event).includes(entity);
      return isActing ? partAt(thing, subject, isByHand) : undefined;
    };
    const [fromPart, toPart] = [partOf(passes.from, source), partOf(passes.to, goal)];
    return [
      {
        by: thing.id,
        way: goal ? (isPut ? wayOnto(event, passes.to) : 'toward') : passes.to === 'away' ? 'up' : 'down',
        to: goal?.id ?? null,
        ...(source && { from: source.id }),
        ...(fromPart && { fromPart }),
        ...(toPart && { toPart }),
        manner: 'pass',
        ...(isSending(event) && source && goal && { thrown: true as const }),
        step,
      },
    ];
  });
}

function wayOnto({ roles }: Event, goal: number | 'away' | null): Way {
  const said = roles.find(({ entity }) => entity === goal)?.preposition ?? '';
  return said.startsWith('in') ? 'into' : 'onto';
}

/** Where somebody has a thing: hats on the head, all else in the hand or the mouth; what falls on them is above that. */
function partAt({ noun }: Subject, { figure }: Subject, isByHand: boolean): string {
  if (HATS.test(noun)) return 'head';
  const isAnimal = figure.kind !== 'person' && LIVING.has(figure.kind);
  if (isByHand) return isAnimal ? 'mouth' : 'hand';
  return isAnimal ? 'back' : 'head';
}
