import { wordTable } from '../../catalogue/word-tables.ts';
import { once } from '../../once.ts';
import { type Brush, placed, stroke } from '../../painting/shapes.ts';
import type { SceneDescription, Subject } from '../../scene-description.ts';
import { isHoldable } from '../../vocabulary/holdable.ts';
import { LIVING } from '../../vocabulary/living.ts';
import { measured } from '../measured.ts';
import { outlineAnatomy } from '../outline-anatomy.ts';
import { asPicture, drawWhole, type Rig } from '../rig.ts';
import { centred } from '../transformed.ts';
import type { Gait } from './quadruped.ts';

/** What animals do in a way of their own, beyond walking and running. */
interface Way {
  readonly verbs: readonly string[];
  readonly parts?: readonly string[];
  readonly lies?: Subject['lies'];
  readonly gait?: Gait;
  readonly raised?: number;
  readonly mouth?: number;
  readonly happens?: string;
}

/** `words/animal-ways.yaml`, which says what each is. */
const animalWays = once(() =>
  wordTable<{
    readonly ways: Readonly<Record<string, Way>>;
    readonly carries: readonly string[];
    readonly eats: readonly string[];
    readonly pulls: readonly string[];
    readonly grips: readonly string[];
  }>('animal-ways'),
);

const isOneOf = (verb: string, beginnings: readonly string[]): boolean =>
  beginnings.some((beginning) => verb.startsWith(beginning));

type SceneFacts = Pick<SceneDescription, 'deeds' | 'relations' | 'subjects'>;

const isAnimal = ({ figure }: Subject): boolean => LIVING.has(figure.kind) && figure.kind !== 'person';

export function wayOf({ deeds }: SceneDescription, subject: Subject): (Way & { name: string }) | null {
  if (!isAnimal(subject)) return null;
  const done = deeds.filter(({ by }) => by === subject.id);
  const found = Object.entries(animalWays().ways).find(([, { lies, parts, verbs }]) =>
    lies
      ? lies === subject.lies
      : done.some(
          ({ object, part, verb }) =>
            isOneOf(verb, verbs) ||
            (part && parts?.includes(part) && (object === null || object === subject.id)),
        ),
  );
  return found ? { name: found[0], ...found[1] } : null;
}

/** What it does so to something. */
function objectOf(
  { deeds, subjects }: SceneFacts,
  { id }: Subject,
  verbs: readonly string[],
): Subject | undefined {
  const done = deeds.find(({ by, object, verb }) => by === id && object !== null && isOneOf(verb, verbs));
  return subjects.find((each) => each.id === done?.object);
}

/** What an animal has in its mouth or beak. */
export function carriedBy(told: SceneFacts, subject: Subject): Subject | null {
  if (!isAnimal(subject) || subject.deed !== null) return null;
  const { relations, subjects } = told;
  const { carries, grips } = animalWays();
  const said = relations.find(
    ({ of, part, to }) => to === subject.id && of !== to && grips.includes(part ?? ''),
  );
  if (said) return subjects.find(({ id }) => id === said.of) ?? null;
  const thing = objectOf(told, subject, carries);
  if (!thing) return null;
  // On its back it is no longer in its mouth.
  const isOn = relations.some(({ kind, of, to }) => kind === 'on' && of === thing.id && to === subject.id);
  const fits = isHoldable(thing) || thing.figure.kind === 'fish' || thing.figure.kind === 'object';
  return fits && !isOn ? thing : null;
}

/** What an animal on four legs has before its mouth. */
export function eatenBy(told: SceneFacts, subject: Subject): Subject | null {
  if (subject.figure.kind !== 'quadruped' || subject.deed !== null) return null;
  const played = told.deeds.find(({ by, verb }) => by === subject.id && verb === 'play')?.using;
  const thing = objectOf(told, subject, animalWays().eats) ?? told.subjects.find(({ id }) => id === played);
  return thing && isHoldable(thing) ? thing : null;
}

/** The cart, sled or plough that animals draw; with somebody on it, it comes after them as anything that is pulled. */
export function pulledBy(told: SceneFacts, subject: Subject): Subject | null {
  if (subject.figure.kind !== 'quadruped') return null;
  const thing = objectOf(told, subject, animalWays().pulls);
  if (!thing || LIVING.has(thing.figure.kind) || thing.figure.kind === 'landmark') return null;
  return told.relations.some(({ kind, to }) => (kind === 'on' || kind === 'in') && to === thing.id)
    ? null
    : thing;
}

/** Draws a thing so large, with its foot or its middle at a point. */
function shown(thing: Rig, large: number, by: 'foot' | 'middle') {
  const { left, right, top, bottom } = measured({ ...thing, frames: 1 }).box;
  const from = { x: (left + right) / 2, y: by === 'foot' ? bottom : (top + bottom) / 2 };
  const scale = large / Math.max(bottom - top, right - left);
  return (brush: Brush, x: number, y: number) => drawWhole(brush, thing, 0, { x, y, scale, from });
}

/** With something on the ground before its mouth. */
export function eating(rig: Rig, thing: Rig): Rig {
  const { box } = measured({ ...rig, frames: 1 });
  const tall = Math.max(14, Math.min((box.bottom - box.top) * 0.42, 40));
  const show = shown(thing, tall, 'foot');
  const x = (rig.muzzle?.(0).x ?? box.right) + tall * 0.22;
  return {
    ...rig,
    speed: 0,
    box: { ...rig.box, right: Math.max(rig.box.right, x + tall * 0.6) },
    draw(brush, phase) {
      show(brush, x, 0);
      rig.draw(brush, phase);
    },
  };
}

/** With something in its mouth. */
export function carrying(rig: Rig, thing: Rig, share: number): Rig {
  const { box } = measured({ ...rig, frames: 1 });
  const tall = share * Math.sqrt((box.bottom - box.top) * (box.right - box.left));
  const show = shown(thing, tall, 'middle');
  const anatomy = rig.anatomy ?? outlineAnatomy(rig);
  return {
    ...rig,
    box: { ...rig.box, right: rig.box.right + tall, top: Math.min(rig.box.top, box.top - tall * 0.3) },
    draw(brush, phase) {
      rig.draw(brush, phase);
      const { x, y } = rig.muzzle?.(phase) ?? anatomy.at('mouth', phase);
      show(brush, x, y + tall * 0.12);
    },
  };
}

const MOST_PULL = 4;

/** All of them before it, one after the other, in harness. */
export function pulling(animal: Rig, load: Rig, count: number, ridden = false): Rig {
  const one = measured({ ...animal, frames: Math.min(8, animal.frames) }).box;
  const cart = measured({ ...load, frames: 1 }).box;
  const long = one.right - one.left;
  const high = Math.max(-one.top * 0.62, 34);
  const scale = ridden ? 1 : Math.min(1.6, high / Math.max(10, cart.bottom - cart.top));
  const several = Math.min(MOST_PULL, count);
  const ahead = (each: number) => -one.left + 14 + each * long * 0.82;
  return centred(
    measured({
      ...asPicture(animal),
      company: count - 1,
      draw(brush, phase) {
        drawWhole(brush, load, 0, { x: -cart.right * scale, y: -cart.bottom * scale, scale });
        const y = one.top * 0.42;
        stroke(brush, 2, '#5c4028', [-6, -high * 0.35], [ahead(several - 1) + one.right * 0.3, y]);
        for (let each = several - 1; each >= 0; each--) {
          placed(brush, { x: ahead(each) }, () => animal.draw(brush, (phase + each * 0.31) % 1));
        }
      },
    }),
  );
}
