import type { Deed } from '../../catalogue/deed-data.ts';
import { thingWords } from '../../catalogue/thing-index.ts';
import type { Hands, SceneDescription, SpatialRelation, Subject } from '../../scene-description.ts';
import { lifeSize } from '../../vocabulary/life-size.ts';
import type { CastingContext } from '../casting.ts';
import { supportUnder } from '../drawn-together.ts';
import { measured } from '../measured.ts';
import type { Rig } from '../rig.ts';
import type { InHand } from './cast-deed.ts';
import type { ThingInDeed } from './deeds/draw-thing.ts';
import type { HeldBody } from './held-body.ts';
import { peopleTable } from './people-table.ts';
import type { PersonLook } from './person-look.ts';

/** Somebody with hands, eyes and back toward what stands there, as high as that is, or with a thing in hand. */
export async function castHands(
  subject: Subject & { readonly hands: Hands },
  look: PersonLook,
  context: CastingContext,
  body: HeldBody,
): Promise<Rig> {
  const { hands } = subject;
  const thing = context.scene.subjects.find(({ id }) => id === hands.holds);
  const held = thing ? await heldIn(thing, context) : null;
  const height = await handHeight(hands, context, look.height);
  const script =
    hands.at === subject.id
      ? toOneself(hands.part ?? '')
      : hands.does === 'look'
        ? looking(height)
        : hands.does === 'reach'
          ? REACHING
          : bent(hands.does, body.posture ? Math.max(40, height) : height);
  const at = hands.at === undefined ? 'hands' : 'nh';
  const props = held ? `mid anything:nothing ${at} ${Math.max(20, Math.min(50, held.tall))} 0 low` : '';
  const { deedRig } = await import('./deeds/deed-rig.ts');
  const { astride = false } = context;
  return deedRig({ ...script, props }, { look, object: held?.thing ?? null, astride, ...body });
}

/** Over the head it keeps the rain off. */
const OVERHEAD = 88;
/** What is longer and slender stands on the ground. */
const LONG = 45;

/** Somebody with something in one hand, who walks or stays, or moves in another way. */
export async function castHolding(
  thing: Subject,
  moves: 'walk' | 'stay' | 'dance' | 'jump',
  look: PersonLook,
  context: CastingContext,
  body: HeldBody,
): Promise<Rig> {
  const held = await inNearHand(thing, context);
  const hangs = thing.figure.kind === 'object' && thingWords(thing.figure.model)?.held === 'hanging';
  const walks = moves === 'walk';
  const plain = hangs ? (walks ? 'walk-carry' : 'stand') : walks ? 'walk-hold' : 'hold';
  const movement = walks || moves === 'stay' ? plain : moves;
  const { moving } = await import('./movements.ts');
  const { astride = false } = context;
  return moving(
    movement,
    { look, object: held?.thing ?? null, astride, roomy: false, ...body },
    held?.prop ?? '',
  );
}

export async function inNearHand(subject: Subject, context: CastingContext): Promise<InHand | null> {
  const held = await heldIn(subject, context);
  return held && { thing: held.thing, prop: `front anything:nothing nh ${gripOf(subject, held)}` };
}

/** How long it is in the hand, how it leans, and what of it is there. */
function gripOf({ figure }: Subject, { thing, tall }: Held): string {
  const { held: way, rests } = (figure.kind === 'object' && thingWords(figure.model)) || {};
  const { bottom, left, right, top } = thing.rig.box;
  const isSlender = bottom - top > (right - left) * 1.8;
  if (way === 'hanging') return `${tall} 0 hang`;
  if (way === 'overhead') return `${OVERHEAD} 0 foot`;
  // A balloon is on its string.
  if (figure.kind === 'craft') return `${(bottom - top) * 0.6} .15 foot`;
  if (figure.kind !== 'object') return `${tall} .1`;
  return isSlender && bottom - top > LONG && rests !== 'table'
    ? 'own 0 foot low ground'
    : `${tall} ${isSlender ? 0.4 : 0} foot`;
}

/** How high hands are that work at nothing in particular. */
const CHEST = 58;
/** In hundredths of the height of the person whose hands they are. */
async function handHeight(
  { at, part, shared }: Hands,
  context: CastingContext,
  own: number,
): Promise<number> {
  const target = context.scene.subjects.find(({ id }) => id === at);
  if (!target || shared) return CHEST;
  const tall = await heightOf(target, context);
  const below = await supportHeight(target, context);
  const share = peopleTable().heights[part ?? ''] ?? (target.figure.kind === 'person' ? 0.66 : 0.6);
  return (below + Math.min(tall * share, TALLEST)) / own;
}

/** Nobody works on a roof from the ground. */
const TALLEST = 84;

async function heightOf(subject: Subject, context: CastingContext): Promise<number> {
  const rig = await context.castThing?.({ ...still(subject), count: 1 });
  if (!rig) return CHEST;
  const { box } = measured({ ...rig, frames: 1 });
  const drawn = Math.max(box.bottom - box.top, box.right - box.left);
  return -box.top * Math.min(1, lifeSize(subject, drawn) / drawn);
}

async function supportHeight(subject: Subject, context: CastingContext): Promise<number> {
  const support = supportUnder(context.scene, subject);
  const rig = support && (await context.castThing?.({ ...still(support), count: 1 }));
  if (!support || !rig) return 0;
  return rig.surface === undefined ? heightOf(support, context) : -rig.surface;
}

/** As it is when nobody does anything to it. */
function still(subject: Subject): Subject {
  const { hands: _, ...rest } = subject;
  return { ...rest, deed: null, action: 'stand' };
}

interface Held {
  readonly thing: ThingInDeed;
  readonly tall: number;
}

async function heldIn(subject: Subject, context: CastingContext): Promise<Held | null> {
  const { thingOf } = await import('./cast-deed.ts');
  const thing = await thingOf(context, subject);
  return thing && { thing: { ...thing, size: 1, towers: false }, tall: thing.held };
}

/** The back bends and the knees as far as the hands have to go down. */
function bent(does: Hands['does'], height: number): Deed {
  if (height > 96)
    return { cycle: 1.8, keys: ['nh 15,-99 fh 17,-97 head -.4', 'nh 18,-97 fh 14,-100 head -.44'] };
  const { hands } = peopleTable();
  const low = Math.round(Math.max(9, height));
  const [stance, body, lean, head] =
    height < 22
      ? (['kneel', 'hip -10,-28', 0.78, -0.2] as const)
      : height < 46
        ? (['stand', 'hip -10,-41 nf 2,0 ff -12,0', 0.8, -0.2] as const)
        : (['stand', 'hip -4,-44', 0.12, 0.1] as const);
  const { at, ...doing } = hands[does] ?? hands['work']!;
  const keys = at.map(
    ([x, y, by]) =>
      `${body} lean ${(lean + by).toFixed(2)} nh ${x},${-low - y} fh ${x + 3},${5 - low - y} head ${head}`,
  );
  return { ...doing, stance, keys };
}

/** A hand held out, to give or to take. */
const REACHING: Deed = { cycle: 2.4, keys: ['nh 29,-60 fh 3,-44 head .05', 'nh 30,-62 fh 3,-44 head .08'] };

/** A hand on one's own back, belly or knee. */
function toOneself(part: string): Deed {
  const share = peopleTable().heights[part] ?? 0.6;
  const y = -Math.round(share * 100);
  const body = share < 0.4 ? 'lean .7 hip -6,-41 fh 8,-34' : 'fh 2,-44';
  const x = BEHIND.has(part) ? -11 : share < 0.4 ? 12 : 8;
  return { cycle: 1.4, keys: [`${body} nh ${x},${y} head .06`, `${body} nh ${x + 3},${y - 4} head .1`] };
}

const BEHIND = new Set(['back', 'bottom', 'neck', 'hip', 'spine']);

/** Toward what is low one bends, toward what is high one looks up. */
function looking(height: number): Deed {
  const head = height > 100 ? -0.3 : height < 40 ? 0.32 : 0.06;
  const lean = height < 40 ? 0.2 : 0.06;
  return { cycle: 3, keys: [`lean ${lean} head ${head}`, `lean ${lean + 0.03} head ${head + 0.03}`] };
}

/** What hands work at: the person stands close to it. */
export function touched({ subjects }: SceneDescription): readonly SpatialRelation[] {
  return subjects.flatMap(({ id, hands }) =>
    hands?.at !== undefined && hands.at !== id && hands.does !== 'look' && hands.does !== 'reach'
      ? [{ kind: 'at' as const, of: id, to: hands.at, ...(hands.shared && { part: 'shared' }) }]
      : [],
  );
}
