import { DEEDS, isDoneToThing } from '../catalogue/deed-index.ts';
import { wordTable } from '../catalogue/word-tables.ts';
import type { Deed, Figure, SpatialRelation, Subject } from '../scene-description.ts';
import { isHoldable } from '../vocabulary/holdable.ts';
import { LIVING } from '../vocabulary/living.ts';
import { wordClass } from '../vocabulary/word-classes.ts';
import type { Draft } from './draft.ts';
import { actionOf } from './name-action.ts';

const CONTAINERS = wordClass('containers', 'containers');
const SURFACES = wordClass('surfaces', 'containers');

/** Lemons that a person juggles and an apple that a person eats do not stand beside that person. */
export function takeInHand(read: Draft): Draft {
  const draft = { ...read, subjects: read.subjects.map((subject) => asAnimal(subject, read)) };
  const [first, ...others] = draft.subjects.flatMap((subject) => gripOf(subject, draft) ?? []);
  if (!first) return withoutEmptyHands(draft);
  const led = inFirstPlace(draft, first);
  const free = others.filter(({ doer, thing }) => isDoneToThing(doer.deed) && thing !== first.thing);
  const doneBy = ({ by, object }: Deed) =>
    free.find(({ doer, thing }) => doer.id === by && thing?.id === object)?.doer.deed;
  return withoutEmptyHands({
    ...led,
    subjects: led.subjects.map((each) => free.find(({ doer }) => doer.id === each.id)?.doer ?? each),
    deeds: led.deeds.map((each) => ({ ...each, name: doneBy(each) ?? each.name })),
  });
}

/** Who does what to which thing, and where that comes to be. */
interface Grip {
  readonly doer: Subject;
  readonly thing: Subject | null;
  readonly target: Subject | null;
  /** The same, where it is what it is done with. */
  readonly using: Subject | null;
}

function gripOf(subject: Subject, draft: Draft): Grip | null {
  const { deeds, subjects } = draft;
  const objects = deeds.filter(
    ({ by, object, verb }) =>
      by === subject.id && object !== null && (verb !== 'hold' || subject.action === 'hold'),
  );
  const done = objects.find(({ name }) => name !== null && name === subject.deed) ?? objects[0];
  const thing = subjects.find(({ id }) => id === done?.object) ?? null;
  const using = subjects.find(({ id }) => id === done?.using) ?? null;
  const target = using ?? targetOf(draft, thing ?? (isDoneToThing(subject.deed) ? subject : null), subject);
  const deed = thing ? deedWith(subject, thing, draft) : target && subject.deed;
  if (!deed) return null;
  const doer: Subject = deed === 'walk' ? { ...subject, deed: null, action: deed } : { ...subject, deed };
  return { doer, thing, target, using };
}

function inFirstPlace(draft: Draft, { doer, thing, target, using }: Grip): Draft {
  const { relations, subjects } = draft;
  const parts = [thing, target].filter((each) => each !== null);
  const others = subjects.filter((each) => each.id !== doer.id && !parts.includes(each));
  return {
    ...draft,
    subjects: [doer, ...parts, ...others],
    relation: 'holding',
    relations: thing ? relationsOf(draft, doer, thing, using ? null : target) : relations,
  };
}

/** What something is put on or into, or taken from. */
function targetOf(
  { deeds, relations, subjects }: Draft,
  thing: Subject | null,
  { id: by, deed }: Subject,
): Subject | null {
  const isToAnything = deed !== null && TO_ANYTHING.has(deed);
  const ids = isToAnything ? [thing?.id, by] : [thing?.id];
  const done = isToAnything ? deeds.find((each) => each.by === by && each.object === thing?.id) : undefined;
  const end = done?.roles?.find(({ id, name }) => ENDS.has(name) && id !== null)?.id;
  const into = relations.find(({ of, kind }) => ids.includes(of) && INTO.has(kind))?.to ?? end;
  const found = subjects.find(({ id, figure }) => id === into && !LIVING.has(figure.kind));
  if (found && deed !== null && TO_ANYTHING.has(deed)) return found;
  const noun = found?.noun.split(' ').at(-1) ?? '';
  return found && (CONTAINERS.has(noun) || SURFACES.has(noun)) ? found : null;
}

/** Whatever it is that something is put into or taken from, or that somebody trips over. */
const TO_ANYTHING = new Set<string | null>(['put', 'hang-on', 'take-out', 'trip']);
const ENDS = new Set<string>(['direction', 'place', 'source']);

/** An animal crawls, falls and carries in its own way. */
function asAnimal(subject: Subject, { deeds }: Draft): Subject {
  const { deed, figure, id } = subject;
  if (deed === null || figure.kind === 'person' || !DEEDS[deed]?.ownLegs) return subject;
  const verb = deeds.find(({ by, name }) => by === id && name === deed)?.verb ?? '';
  const action = actionOf({ verb, particle: null }) ?? subject.action;
  return { ...subject, deed: null, action };
}

/** What is said aloud is heard and seen from the lips. */
const SAID = new Set<string | null>(['whisper', 'shout', 'quarrel', 'talk']);

/** In "with her eyes open" nobody opens anything; a person who whispers a quoted line does not need a second person to whisper to. */
function withoutEmptyHands(draft: Draft): Draft {
  const isIdle = ({ deed, id }: Subject) =>
    (SAID.has(deed) && draft.lines.some(({ by }) => by === id)) ||
    (DEEDS[deed ?? '']?.thing === 'needed' &&
      !draft.deeds.some(({ by, object }) => by === id && object !== null));
  return {
    ...draft,
    subjects: draft.subjects.map((each) => (isIdle(each) ? { ...each, deed: null } : each)),
  };
}

const INTO = new Set<SpatialRelation['kind']>(['in', 'on', 'above', 'around']);
const CARRIED = new Set<SpatialRelation['kind']>(['in', 'on', 'riding']);

/** What somebody stacks on a cart is there, and not the one who does it; whose shirt something is spilled on has its holder beside them. */
function ofHolder(
  { kind, part, to }: SpatialRelation,
  { id: of }: Subject,
  thing: Subject,
  deeds: readonly Deed[],
): SpatialRelation {
  const isGoal = deeds.some(
    ({ by, object, roles = [], verb }) =>
      by === of && object === thing.id && MOVING_OBJECT.has(verb) && roles.some(({ id }) => id === to),
  );
  return part === undefined && !isGoal ? { kind, of, to } : { kind: 'beside', of, to };
}

const MOVING_OBJECT = wordClass('movingObject');

/** A relation of the thing holds for its holder too (both are on the ship), except what it is put on or into. */
function relationsOf(
  { deeds, relations }: Draft,
  doer: Subject,
  thing: Subject,
  target: Subject | null,
): SpatialRelation[] {
  const kept = relations
    .map((each) =>
      each.of === thing.id && each.to !== target?.id && each.kind !== 'larger-than'
        ? ofHolder(each, doer, thing, deeds)
        : each,
    )
    .filter(
      ({ kind, of, to }) =>
        of !== to &&
        (to !== thing.id || (CARRIED.has(kind) && of !== doer.id)) &&
        !(of === doer.id && to === target?.id),
    );
  const told = kept.some(({ of, to }) => of === thing.id && to === target?.id);
  return target && !told ? [...kept, { kind: 'on', of: thing.id, to: target.id }] : kept;
}

/** What a verb becomes by what it is done to: pigeons are not fed as horses are. */
const BY_KIND =
  wordTable<Readonly<Record<string, Partial<Record<Subject['figure']['kind'], string>>>>>('deeds-by-kind');
const TALL = wordClass('tallAnimals');
const FED_OTHERWISE = new Set<Figure['kind']>(['quadruped', 'fish', 'person']);
const TAKING_UP = wordClass('takingUp');

/** What is done, where it is done to that thing. */
function deedWith(subject: Subject, thing: Subject, draft: Draft): string | null {
  const { action, deed, figure, id } = subject;
  const { kind } = thing.figure;
  const living = LIVING.has(kind);
  const holdable = isHoldable(thing) && thing.figure.kind !== 'instrument';
  const full = draft.relations.some(({ kind, to }) => to === thing.id && (kind === 'in' || kind === 'on'));
  if (deed === 'carry' && holdable && !full && thing.size !== 'large' && thing.size !== 'giant')
    return 'walk';
  if (deed === 'feed-animal' && TALL.has(thing.noun)) return 'feed-tall';
  const fed = draft.deeds.find(({ by, object }) => by === id && object === thing.id);
  // One bird or seal takes from the hand what it is fed.
  if (deed?.startsWith('feed-') && fed?.using !== undefined && thing.count === 1 && !FED_OTHERWISE.has(kind))
    return 'feed-one';
  if (deed === 'wash' && !living && !isHoldable(thing)) return 'wash-large';
  // A person who brushes the teeth of a dinosaur does nothing to their own.
  if (deed !== null && DEEDS[deed]?.toOneself && living && thing.figure.kind !== 'person') return 'brush-pet';
  const other = deed && BY_KIND[deed]?.[thing.figure.kind];
  if (other) return other;
  if (thing.figure.kind === 'person' && deed === null) return null;
  if (deed !== null) return isDoneToThing(deed) ? deed : null;
  // A person who rescues or comforts an animal has it in the arms.
  if (action === null && living && figure.kind === 'person' && TAKING_UP.has(fed?.verb))
    return TALL.has(thing.noun) ? 'pet' : 'cradle';
  if (action === 'hold' && living && thing.figure.kind !== 'person')
    // A person who holds a paw does not hold the wolf.
    return fed?.part === undefined ? 'cradle' : null;
  // Animals on four legs have it before their mouths.
  if (action === 'eat') return holdable && figure.kind !== 'quadruped' ? 'eat-food' : null;
  return null;
}
