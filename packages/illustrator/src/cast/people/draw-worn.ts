import { type Brush, placed } from '../../painting/shapes.ts';
import { drawSketch } from '../../painting/sketch.ts';
import { measured } from '../measured.ts';
import { drawWhole, type Rig } from '../rig.ts';
import type { Worn } from './person-look.ts';

/** `inks` are colours of the wearer: clothes have holes. */
export function drawWorn(
  brush: Brush,
  worn: readonly Worn[] | undefined,
  at: Worn['at'],
  inks: Readonly<Record<string, string>> = {},
): void {
  for (const each of worn ?? []) {
    if (each.at !== at) continue;
    if (each.thing) drawOnHead(brush, each.thing);
    else drawSketch(brush, each.sketch, { main: each.colour, inks });
  }
}

/** A little wider than a head of radius 12, and down to the brow. */
const WIDE = 32;
const TALL = 30;
const BROW = -2;

/** What is worn on the head without being a hat. */
export function asHeadgear(thing: Rig): Worn {
  return {
    at: 'head',
    sketch: '',
    colour: '',
    thing: { ...thing, box: measured({ ...thing, frames: 1 }).box },
  };
}

/** The same figure with something over the top of it; the head of a bird is in front. */
export function crowned(rig: Rig, worn: readonly Worn[], bird: boolean): Rig {
  const { box } = measured({ ...rig, frames: 1 });
  const wide = box.right - box.left;
  const radius = Math.min(wide * 0.2, (box.bottom - box.top) * 0.16);
  const x = (box.left + box.right) / 2 + (bird ? wide * 0.2 : 0);
  return {
    ...rig,
    box: { ...rig.box, top: Math.min(rig.box.top, box.top - radius) },
    draw(brush, phase) {
      rig.draw(brush, phase);
      placed(brush, { x, y: box.top + radius * 1.9, scale: radius / 12 }, () =>
        drawWorn(brush, worn, 'head'),
      );
    },
  };
}

/** What holds water is worn with its opening down. */
function drawOnHead(brush: Brush, thing: Rig): void {
  const { box, mouth, inside } = thing;
  const scale = Math.min(WIDE / (box.right - box.left), TALL / (box.bottom - box.top));
  const turned = mouth !== undefined || inside !== undefined;
  const from = { x: (box.left + box.right) / 2, y: turned ? box.top : box.bottom };
  drawWhole(brush, thing, 0, { y: BROW, scale: [scale, turned ? -scale : scale], from });
}
