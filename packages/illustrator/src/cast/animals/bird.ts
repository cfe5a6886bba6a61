import { BIRD, type BirdData, type BirdKind } from '../../catalogue/animal-bodies.ts';
import { animalDrawing } from '../../catalogue/animal-index.ts';
import { darker, mix, NAMED_COLOURS } from '../../painting/colour.ts';
import { placed } from '../../painting/shapes.ts';
import { drawSketch, type Sketch } from '../../painting/sketch.ts';
import type { ColourName, Subject } from '../../scene-description.ts';
import type { CastingContext } from '../casting.ts';
import { measured } from '../measured.ts';
import type { Rig } from '../rig.ts';
import { sketchedCreature } from './sketched-creatures.ts';

export function birdKind(data: BirdData, own: string, colour: ColourName | null): BirdKind {
  const kind: BirdKind = { body: own, ...BIRD, ...data };
  if (!colour) return kind;
  const tone = NAMED_COLOURS[colour];
  return {
    ...kind,
    body: mix(tone, kind.body, 0.2),
    wing: darker(tone, 0.12),
    tip: darker(tone, 0.35),
    head: tone,
  };
}

function figure(kind: BirdKind, sketch: Sketch, rest: Omit<Rig, 'box' | 'draw' | 'frames'>): Rig {
  const { beak, body, head, legColour, size, tip, wing } = kind;
  return measured({
    ...rest,
    frames: Math.round(Math.min(26, rest.cycle * 24)),
    draw(brush, phase) {
      placed(brush, { scale: size }, () =>
        drawSketch(brush, sketch, {
          main: body,
          phase,
          inks: { body, wing, tip, head, beak, legs: legColour },
        }),
      );
    },
  });
}

const OPEN = `
    disc #ffffff 6 -3 3.6
    disc #1d1a22 6.6 -3 2.4`;
const CLOSED = 'curve #1d1a22 2 M 2 -3 Q 6 1 10 -3';

function headAt(x: number, y: number, { beakLength, crest = '', face }: BirdKind, eye = OPEN): Sketch {
  const beak = beakLength > 0 ? `poly beak 10 -6 ${14 + beakLength} 3 10 7` : '';
  const plain = `
    ${beak}
    disc head 0 0 16
    ${crest}
    ${eye}`;
  return `
    moves at ${x},${y}
    ${face ?? plain}
    whole`;
}

/** The down stroke lifts the body. */
export function flyingBird(kind: BirdKind): Rig {
  const { legs, neck, size, span, train = '' } = kind;
  const cycle = size < 0.4 ? 0.5 : size < 0.55 ? 0.7 : 1;
  const [x, y] = [42 + neck * 0.95, -10 - neck * 0.12];
  const wing = (shift: number, shade: string) => `
    moves at ${shift},0 tall 10
    path tip${shade} M 22 0 Q 26 ${-5.3 * span} -26 ${-8.8 * span} Q -58 ${-6.4 * span} -44 .4 Z
    path wing${shade} M 24 0 Q 26 ${-4.4 * span} -20 ${-7.2 * span} Q -32 ${-4.4 * span} -30 .4 Z
    whole`;
  const sketch = `
    moves by 0,6
    ${wing(10, '-24')}
    ${legs > 0 ? `2x 0 5 line legs 3.4 -34 4 ${-34 - legs * 1.4} 10` : ''}
    poly tip -36 -2 -86 -12 -92 2 -84 14 -38 12
    ${train}
    oval body -4 4 46 22 -.06
    oval body+30 6 12 32 11 -.06
    ${neck > 0 ? `line body 13 28 0 ${42 + neck * 0.4} -2 ${x} ${y}` : ''}
    ${headAt(x, y, kind)}
    ${wing(0, '')}
    whole`;
  const seat = { x: -6 * size, y: -16 * size, angle: 0 };
  return figure(kind, sketch, { cycle, speed: 190, medium: 'air', seat: () => seat });
}

/** A bird on its two legs, wings folded; one that walks waddles from one leg to the other, one that sleeps lies on them. */
function standingBird(kind: BirdKind, does: 'stand' | 'walk' | 'sleep' = 'stand'): Rig {
  const [walks, sleeps] = [does === 'walk', does === 'sleep'];
  const neck = sleeps ? 0 : kind.neck;
  const leg = sleeps ? 4 : 30 + kind.legs * 1.6;
  const [thick, tone] = neck > 20 ? [14, 'body'] : [30, 'head'];
  const y = sleeps ? -50 : -62 - neck * 1.1;
  const legs = `
    2x 18 0 line #d98a3a 5 -6 ${-leg - 6} -9 ${-leg * 0.45} -6 -2
    2x 18 0 line #d98a3a 4.5 -14 -1 -6 -3 7 -1`;
  const sketch = `
    moves ${walks ? 'turn .07 by 0,-3' : ''}
    ${sleeps ? '' : legs}
    moves at 0,${-leg}
    poly tip -34 -26 -94 2 -84 12 -22 -2
    oval body -2 -26 46 30 -.42
    oval body+35 12 -18 26 20 -.4
    moves by 2,0
    line ${tone} ${thick} 22 -34 30 -46 26 ${y + 8}
    ${headAt(30, y, kind, sleeps ? CLOSED : OPEN)}
    whole
    oval wing -18 -26 38 17 -.28
    2x 0 6 line tip 3 -40 -14 -8 -26
    whole
    whole`;
  const way = walks ? { cycle: 0.7, speed: 40 } : { cycle: 2.6, speed: 0 };
  return figure(kind, sketch, { ...way, medium: 'ground' });
}

/** Ducks, swans and geese rest on the water. */
function swimmingBird(kind: BirdKind): Rig {
  const { neck } = kind;
  const y = -46 - neck * 1.1;
  const sketch = `
    moves at -40,-20 turn .04
    poly tip -4 6 -30 -10 4 -8
    whole
    oval body -4 -12 48 22
    moves by 2,0
    line ${neck > 20 ? 'body' : 'head'} 14 28 -14 38 -30 25 ${-40 - neck * 0.5} 32 ${y}
    ${headAt(34, y, kind)}
    whole
    oval wing -12 -18 32 14 .16
    oval #ffffff@35 0 6 58 5`;
  return figure(kind, sketch, { cycle: 2.2, speed: 40, medium: 'water' });
}

const WATERS = new Set(['lake', 'ocean', 'pond']);

const AFOOT = new Set<Subject['action']>(['walk', 'run', 'chase']);

export function castBird(subject: Subject, { scene }: CastingContext): Rig {
  const { action, colour } = subject;
  const { model } = subject.figure as { model: string };
  const drawing = animalDrawing(model)!;
  const kind = birdKind(drawing.bird!, drawing.colour, colour);
  // What it sits on is drawn for itself, where it is named.
  const perched = !scene.relations.some(
    ({ kind, of }) => of === subject.id && (kind === 'on' || kind === 'in'),
  );
  if (action === 'sleep' && !drawing.sketched && !kind.hangs) return standingBird(kind, 'sleep');
  const flies = action === 'fly' || scene.place === 'sky';
  if (drawing.sketched && !flies)
    return sketchedCreature(drawing.sketched, colour ? NAMED_COLOURS[colour] : drawing.colour, perched);
  const afoot = action !== null && AFOOT.has(action);
  if (kind.swims && !flies && !afoot && (action === 'swim' || WATERS.has(scene.place)))
    return swimmingBird(kind);
  // Who has long legs is seen on them.
  if (kind.legs > 0 && !flies && action === null) return standingBird(kind);
  if ((action === 'stand' || action === 'sit') && !kind.hangs) return standingBird(kind);
  const walks = afoot && (action !== 'chase' || kind.swims);
  if (walks && !flies && !kind.hangs) return standingBird(kind, 'walk');
  return flyingBird(kind);
}
