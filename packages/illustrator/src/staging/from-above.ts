import { speciesOf } from '../cast/animals/species-of.ts';
import { known, playing } from '../cast/painted-as.ts';
import type { Rig } from '../cast/rig.ts';
import { subjectLook } from '../cast/subject-look.ts';
import { wordTable } from '../catalogue/word-tables.ts';
import { once } from '../once.ts';
import { NAMED_COLOURS } from '../painting/colour.ts';
import { placed } from '../painting/shapes.ts';
import { drawSketch, type Sketch } from '../painting/sketch.ts';
import type { SceneDescription, Subject } from '../scene-description.ts';
import type { Floor } from '../scenery/stage.ts';
import { seededRandom, seedOf } from '../seeded-random.ts';
import { LIVING } from '../vocabulary/living.ts';
import { wordClass } from '../vocabulary/word-classes.ts';
import type { Figure } from './figure.ts';
import type { Role } from './role.ts';

interface Above {
  readonly words: readonly string[];
  readonly colour: string;
  readonly reach: number;
  readonly holds?: boolean;
  readonly over?: boolean;
  readonly kind?: string;
  readonly sketch: Sketch;
}

/** `words/from-above.yaml`, which says what each is. */
const seen = once(() =>
  wordTable<{
    readonly person: Sketch;
    readonly quadruped: Sketch;
    readonly things: readonly Above[];
  }>('from-above'),
);

const MOVING = wordClass('movingActions');
/** How far somebody reaches, and how far from what they stand around, in hundredths of a person's height. */
const BODY = 42;
const GAP = 10;
const APART = 34;
/** What has no drawing from above lies there as it is seen from the side. */
const LYING = 44;
/** So many of a kind are seen on a table. */
const MOST = 8;
/** At these one stays where one is. */
const AT = new Set(['furniture']);
/** Of the frame's height, and of a circle that goes round while the film lasts. */
const FILLED = 0.94;
const ROUND = 0.7;
const HALF = Math.PI / 2;

/** Everybody and everything from directly above: who is around something stands in a ring, and looks at its middle. */
export function figuresFromAbove(stage: Floor, roles: readonly Role[]): Figure[] {
  const { scene, width, height } = stage;
  const people = scene.subjects.filter(({ figure }) => LIVING.has(figure.kind));
  const bodies = people.flatMap((subject) => Array.from({ length: subject.count }, () => subject));
  const things = thingsOf(scene);
  const held = things.find((thing) => aboveOf(thing)?.over) ?? null;
  const lying = things.filter((thing) => thing !== held && (aboveOf(thing) || rigOf(roles, thing)));
  const centre = lying.toSorted((a, b) => reachOf(b) - reachOf(a))[0];
  const isIn = centre !== undefined && aboveOf(centre)?.holds === true;
  const middle = centre ? reachOf(centre) : 0;
  const isAlone = bodies.length === 1 && (!centre || isIn);
  const away = isAlone
    ? 0
    : isIn
      ? middle * 0.42
      : Math.max(middle + (centre ? APART * 0.7 : 0), (bodies.length * BODY) / Math.PI, APART);
  const small = lying.filter((thing) => thing !== centre && reachOf(thing) < middle * 0.6);
  const beside = lying.filter((thing) => thing !== centre && !small.includes(thing));
  const ring = Math.max(middle, bodies.length > 0 ? away + BODY : 0, BODY * 1.5);
  const row = beside.reduce((sum, thing) => sum + reachOf(thing) * 2 + GAP, 0);
  const extent = Math.max(ring * 2, ((ring * 2 + row) * height) / width);
  const scale = (Math.min(width, height) * FILLED) / extent;
  const at = { x: width / 2 - (row / 2) * scale, y: height / 2 };
  const isDoing = people.some(({ action, deed }) => deed !== null || (action !== null && MOVING.has(action)));
  const isTurning = isDoing && !isIn && bodies.length > 2 && (!centre || !AT.has(centre.kind));
  const common = (thing: Thing, index: number) => ({
    role: roles.find((role) => role.subject.id === thing.id) ?? null,
    index,
    scale,
    look: `above ${thing.noun} ${thing.id} ${index}`,
    beat: index,
  });
  const round = (index: number, of: number, turned: number) => HALF + (index / of) * Math.PI * 2 + turned;
  const onIt = small.flatMap((thing) => Array.from({ length: Math.min(MOST, thing.count) }, () => thing));
  return [
    ...(centre
      ? [{ ...common(centre, 0), rig: thingFromAbove(centre, roles), depth: 0, path: () => at }]
      : []),
    ...beside.map((thing, index): Figure => {
      const before = beside.slice(0, index).reduce((sum, each) => sum + reachOf(each) * 2 + GAP, 0);
      const x = at.x + (ring + GAP + before + reachOf(thing)) * scale;
      return {
        ...common(thing, index),
        rig: thingFromAbove(thing, roles),
        depth: 0,
        path: () => ({ x, y: at.y }),
      };
    }),
    ...onIt.map((thing, index): Figure => {
      const angle = round(index, onIt.length, 0);
      const far = onIt.length === 1 ? 0 : middle * 0.56 * scale;
      const path = () => ({ x: at.x + Math.cos(angle) * far, y: at.y + Math.sin(angle) * far });
      return { ...common(thing, index), rig: thingFromAbove(thing, roles), depth: 1, path };
    }),
    ...bodies.map(
      (subject, index): Figure => ({
        ...common({ ...subject, kind: 'living' }, index),
        rig: playing(bodyFromAbove(subject, index, held), subject),
        depth: 2 + index,
        path({ progress }) {
          if (isAlone) return at;
          const angle = round(index, bodies.length, isTurning ? progress * Math.PI * ROUND : 0);
          return {
            x: at.x + Math.cos(angle) * away * scale,
            y: at.y + Math.sin(angle) * away * scale,
            rotation: isIn ? 0 : angle - HALF,
          };
        },
      }),
    ),
  ];
}

/** What lies there: a subject, or what a deed or the place has. */
interface Thing extends Pick<Subject, 'id' | 'noun' | 'count' | 'colour'> {
  readonly kind: string;
  readonly subject?: Subject;
}

function thingsOf({ deeds, details = [], place, subjects }: SceneDescription): Thing[] {
  const own = subjects
    .filter(({ figure }) => !LIVING.has(figure.kind))
    .map((subject): Thing => ({ ...subject, kind: aboveOf(subject)?.kind ?? '', subject }));
  const told = deeds.flatMap(({ roles = [] }) => roles.map(({ noun }) => noun));
  const others = [...details.map(({ noun }) => noun), ...told, place as string].map((noun, index): Thing => {
    const named = { id: -1 - index, noun, count: 1, colour: null };
    return { ...named, kind: aboveOf(named)?.kind ?? '' };
  });
  const all = [...own, ...others.filter((thing) => aboveOf(thing))];
  return all.filter((thing, index) => all.findIndex(({ noun }) => noun === thing.noun) === index);
}

function aboveOf({ noun }: Pick<Subject, 'noun'>): Above | undefined {
  const { things } = seen();
  return (
    things.find(({ words }) => words.includes(noun)) ??
    things.find(({ words }) => words.includes(noun.split(' ').at(-1)!))
  );
}

const rigOf = (roles: readonly Role[], { id }: Thing) => roles.find(({ subject }) => subject.id === id)?.rig;
const reachOf = (thing: Thing) => aboveOf(thing)?.reach ?? LYING / 2;

function flat(reach: number, draw: Rig['draw'], frames = 12): Rig {
  const box = { left: -reach, right: reach, top: -reach, bottom: reach };
  return { box, cycle: 2, frames, draw, medium: 'air', speed: 0 };
}

function thingFromAbove(thing: Thing, roles: readonly Role[]): Rig {
  const above = aboveOf(thing);
  const main = thing.colour ? NAMED_COLOURS[thing.colour] : undefined;
  const as = { name: thing.noun, ...(thing.subject && { subject: thing.subject }) };
  if (above)
    return known(
      flat(above.reach + 12, (brush, phase) =>
        drawSketch(brush, above.sketch, { own: above.colour, ...(main && { main }), phase }),
      ),
      as,
    );
  const rig = rigOf(roles, thing)!;
  const { left, right, top, bottom } = rig.box;
  const scale = LYING / Math.max(right - left, bottom - top);
  const [x, y] = [(-(left + right) / 2) * scale, (-(top + bottom) / 2) * scale];
  return flat(LYING / 2, (brush, phase) => placed(brush, { x, y, scale }, () => rig.draw(brush, phase)));
}

const SWING = 0.12;
const UMBRELLAS = ['#d8433b', '#3576c9', '#f2c230', '#3f9a52', '#8a4fd0', '#f2832a'];

function bodyFromAbove(subject: Subject, index: number, held: Thing | null): Rig {
  const { person, quadruped } = seen();
  const over = held && aboveOf(held);
  const reach = BODY + (over ? 6 : 0) + (subject.figure.kind === 'person' ? 0 : 34);
  if (subject.figure.kind !== 'person') {
    const model = 'model' in subject.figure ? subject.figure.model : '';
    const main = subject.colour ? NAMED_COLOURS[subject.colour] : (speciesOf(model)?.coat ?? '#8b5a3a');
    return flat(reach, (brush) => drawSketch(brush, quadruped, { main }), 1);
  }
  const look = subjectLook(subject, seededRandom(seedOf(`above ${subject.id} ${index}`)));
  const inks = { hair: look.hair, skin: look.skin, top: look.top, shoes: look.shoes };
  const named = held?.colour && NAMED_COLOURS[held.colour];
  return flat(reach, (brush, phase) => {
    const turn = Math.sin(phase * Math.PI * 2) * SWING;
    placed(brush, { turn }, () => drawSketch(brush, person, { inks }));
    if (over)
      // Aslant, so that who holds it is seen.
      placed(brush, { x: 12, y: -14, turn: turn * 2, scale: 0.84 }, () =>
        drawSketch(brush, over.sketch, { main: named || UMBRELLAS[index % UMBRELLAS.length]! }),
      );
  });
}
