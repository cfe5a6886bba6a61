import { type Brush, disc, oval, placed, polygon, TURN } from '../../painting/shapes.ts';
import type { SceneDescription, Subject } from '../../scene-description.ts';
import { isHoldable } from '../../vocabulary/holdable.ts';
import { LIVING } from '../../vocabulary/living.ts';
import { measured } from '../measured.ts';
import { outlineAnatomy } from '../outline-anatomy.ts';
import type { Rig } from '../rig.ts';

/** What animals do in a way of their own, beyond walking and running. */
export type Way =
  | 'howl'
  | 'roar'
  | 'gape'
  | 'pant'
  | 'dig'
  | 'stretch'
  | 'shake-off'
  | 'stalk'
  | 'hatch'
  | 'bark'
  | 'reach';

/** By the verb, or by the verb and the part of itself that it does it with. */
const WAYS: readonly (readonly [RegExp, Way])[] = [
  [/^hatch/, 'hatch'],
  [/^howl/, 'howl'],
  [/^roar/, 'roar'],
  [/^(yawn|gape|\w+ (mouth|jaw|tooth|fang|beak))$/, 'gape'],
  [/^(pant|\w+ tongue)$/, 'pant'],
  [/^(bark|growl|snarl|yap|hiss|meow|bleat|neigh|moo)/, 'bark'],
  [/^(dig|bury|burrow)/, 'dig'],
  [/^stretch/, 'stretch'],
  [/^shak/, 'shake-off'],
  [/^(stalk|prowl|slink)/, 'stalk'],
  [/^(scratch|paw|claw|beg|rear)/, 'reach'],
];

export function wayOf({ deeds }: SceneDescription, { figure, id }: Subject): Way | null {
  if (!LIVING.has(figure.kind) || figure.kind === 'person') return null;
  const done = deeds
    .filter(({ by }) => by === id)
    .flatMap(({ object, part, verb }) =>
      part && (object === null || object === id) ? [verb, `${verb} ${part}`] : [verb],
    );
  return WAYS.find(([pattern]) => done.some((each) => pattern.test(each)))?.[1] ?? null;
}

const CARRIES = /^(lift|pick|hoist|carry|carri|hold|bring|grab|catch|steal|stolen|snatch|fetch|drag|retriev)/;

/** What an animal has in its mouth or beak. */
export function carriedBy(
  { deeds, relations, subjects }: Pick<SceneDescription, 'deeds' | 'relations' | 'subjects'>,
  { deed, figure, id }: Subject,
): Subject | null {
  if (!LIVING.has(figure.kind) || figure.kind === 'person' || deed !== null) return null;
  const said = relations.find(({ of, part, to }) => to === id && of !== id && GRIPS.has(part ?? ''));
  const done = deeds.find(({ by, object, verb }) => by === id && object !== null && CARRIES.test(verb));
  const thing = subjects.find((each) => each.id === (said?.of ?? done?.object));
  // On its back it is no longer in its mouth.
  const isOn = !said && relations.some(({ kind, of, to }) => kind === 'on' && of === thing?.id && to === id);
  return thing &&
    (said || isHoldable(thing) || thing.figure.kind === 'fish' || thing.figure.kind === 'object') &&
    !isOn
    ? thing
    : null;
}

/** What animals have things in. */
const GRIPS = new Set('mouth beak jaw teeth tooth bill snout muzzle trunk claw talon paw'.split(' '));

const EATS = /^(eat|devour|gobble|munch|nibble|chew|lick|drink|lap|sip|sniff|taste|feast)/;

/** What an animal on four legs has before its mouth. */
export function eatenBy(
  { deeds, subjects }: Pick<SceneDescription, 'deeds' | 'subjects'>,
  { deed, figure, id }: Subject,
): Subject | null {
  if (figure.kind !== 'quadruped' || deed !== null) return null;
  const done = deeds.find(({ by, object, verb }) => by === id && object !== null && EATS.test(verb));
  const played = deeds.find(({ by, verb }) => by === id && verb === 'play')?.using;
  const thing = subjects.find((each) => each.id === (done?.object ?? played));
  return thing && isHoldable(thing) ? thing : null;
}

/** With something on the ground before its mouth. */
export function eating(rig: Rig, thing: Rig): Rig {
  const { box } = measured({ ...rig, frames: 1 });
  const food = measured({ ...thing, frames: 1 }).box;
  const size = Math.max(food.bottom - food.top, food.right - food.left);
  const tall = Math.max(14, Math.min((box.bottom - box.top) * 0.42, 40));
  const x = (rig.muzzle?.(0).x ?? box.right) + tall * 0.22;
  return {
    ...rig,
    speed: 0,
    box: { ...rig.box, right: Math.max(rig.box.right, x + tall * 0.6) },
    draw(brush, phase) {
      placed(
        brush,
        { x, scale: tall / size, from: { x: (food.left + food.right) / 2, y: food.bottom } },
        () => {
          thing.draw(brush, 0);
          thing.drawFront?.(brush, 0);
        },
      );
      rig.draw(brush, phase);
    },
  };
}

/** A figure that does it; `null` where its gait alone shows it. */
export function inItsWay(rig: Rig, way: Way): Rig | null {
  const draw = DRAWN[way];
  if (!draw) return null;
  const { box } = measured({ ...rig, frames: 1 });
  const { seat: _, muzzle: __, ...rest } = rig;
  return measured({
    ...rest,
    speed: way === 'stalk' ? rig.speed * 0.5 : 0,
    cycle: way === 'shake-off' ? 0.4 : way === 'stalk' ? rig.cycle * 1.5 : 1.6,
    frames: 18,
    draw: (brush, phase) => draw(brush, phase, rig, box),
  });
}

type Draw = (brush: Brush, phase: number, rig: Rig, box: Rig['box']) => void;

const DRAWN: Partial<Record<Way, Draw>> = {
  dig(brush, phase, rig, { right, left, top }) {
    const long = right - left;
    const x = right - long * 0.16;
    oval(brush, x, 0, long * 0.16, long * 0.03, '#5c4028');
    rig.draw(brush, phase);
    polygon(
      brush,
      [
        [left - long * 0.2, 2],
        [left - long * 0.06, top * 0.28],
        [left + long * 0.1, 2],
      ],
      '#7a5a3a',
    );
    for (let clod = 0; clod < 12; clod++) {
      const share = (phase * 2 + clod / 12) % 1;
      disc(
        brush,
        x - share * (long * 1.02),
        -Math.sin(share * Math.PI) * -top * (0.5 + ((clod * 5) % 4) * 0.12) - 2,
        long * (0.014 + ((clod * 3) % 4) * 0.005),
        clod % 2 ? '#7a5a3a' : '#94704a',
      );
    }
  },
  stretch(brush, phase, rig, { left, right }) {
    const far = 0.5 + 0.5 * Math.sin(phase * TURN);
    placed(brush, { x: left }, () => {
      brush.transform(1 + 0.16 * far, 0.1 * far, 0, 1 - 0.2 * far, 0, -(right - left) * 0.03 * far);
      brush.translate(-left, 0);
      rig.draw(brush, 0);
    });
  },
  'shake-off'(brush, phase, rig, { left, right, top }) {
    placed(brush, { turn: Math.sin(phase * TURN) * 0.06 }, () => rig.draw(brush, 0));
    for (let drop = 0; drop < 16; drop++) {
      const angle = -Math.PI * (drop / 15);
      const far = (right - left) * (0.5 + ((phase + drop * 0.37) % 1) * 0.3);
      disc(
        brush,
        (left + right) / 2 + Math.cos(angle) * far,
        top * 0.5 + Math.sin(angle) * far * 0.7,
        2.6,
        '#7fc8ee',
      );
    }
  },
  bark(brush, phase, rig, { right, left, top, bottom }) {
    const high = bottom - top;
    placed(brush, { turn: -0.05 * Math.max(0, Math.sin(phase * TURN * 2)) }, () => rig.draw(brush, 0));
    if (Math.sin(phase * TURN * 2) < -0.3) return;
    const at = rig.muzzle?.(0) ?? { x: right, y: top + high * 0.35 };
    brush.strokeStyle = '#e2503c';
    brush.lineCap = 'round';
    for (const [ring, share] of [0.09, 0.15, 0.21].entries()) {
      brush.lineWidth = high * 0.022;
      brush.beginPath();
      brush.arc(at.x + (right - left) * 0.03, at.y, high * share, -0.6, 0.6);
      brush.globalAlpha = 1 - ring * 0.25;
      brush.stroke();
    }
    brush.globalAlpha = 1;
  },
  stalk(brush, phase, rig) {
    placed(brush, { scale: [1.06, 0.8] }, () => rig.draw(brush, phase));
  },
  hatch(brush, phase, rig, { left, right, top, bottom }) {
    const wide = (right - left) * 0.62;
    const x = (left + right) / 2;
    const high = bottom - top;
    const up = 0.5 + 0.5 * Math.sin(phase * TURN);
    const rim = bottom - high * 0.5;
    placed(brush, { y: -high * 0.16 * up }, () => rig.draw(brush, phase));
    shell(brush, x, rim, wide, high * 0.56, 1);
    placed(brush, { x, y: top - high * (0.02 + 0.16 * up), turn: -0.22 }, () =>
      shell(brush, 0, high * 0.18, wide * 0.72, high * 0.3, -1),
    );
  },
};

/** Half of an egg with a jagged edge. */
function shell(brush: Brush, x: number, rim: number, half: number, deep: number, down: 1 | -1): void {
  brush.fillStyle = '#f6efe0';
  brush.strokeStyle = '#cfc2a6';
  brush.lineWidth = 1.4;
  brush.beginPath();
  brush.moveTo(x - half, rim);
  for (let tooth = 0; tooth <= 8; tooth++)
    brush.lineTo(x - half + (half * 2 * tooth) / 8, rim + (tooth % 2 ? -1 : 1) * deep * 0.1);
  brush.bezierCurveTo(x + half, rim + down * deep * 1.3, x - half, rim + down * deep * 1.3, x - half, rim);
  brush.fill();
  brush.stroke();
}

/** With something in its mouth. */
export function carrying(rig: Rig, thing: Rig, share: number): Rig {
  const { box } = measured({ ...rig, frames: 1 });
  const held = measured({ ...thing, frames: 1 }).box;
  const size = Math.max(held.bottom - held.top, held.right - held.left);
  const tall = share * Math.sqrt((box.bottom - box.top) * (box.right - box.left));
  const anatomy = rig.anatomy ?? outlineAnatomy(rig);
  return {
    ...rig,
    box: { ...rig.box, right: rig.box.right + tall, top: Math.min(rig.box.top, box.top - tall * 0.3) },
    draw(brush, phase) {
      rig.draw(brush, phase);
      const at = rig.muzzle?.(phase) ?? anatomy.at('mouth', phase);
      placed(
        brush,
        {
          x: at.x,
          y: at.y + tall * 0.12,
          scale: tall / size,
          from: { x: (held.left + held.right) / 2, y: (held.top + held.bottom) / 2 },
        },
        () => {
          thing.draw(brush, 0);
          thing.drawFront?.(brush, 0);
        },
      );
    },
  };
}
