import { wordTable } from '../../catalogue/word-tables.ts';
import { type Brush, oval, placed, polygon } from '../../painting/shapes.ts';
import { drawSketch, type Sketch } from '../../painting/sketch.ts';
import type { Drink } from '../../scene-description.ts';
import { liquidOf } from '../people/liquids.ts';
import type { Rig } from '../rig.ts';

type Vessel = 'glass' | 'cup';

const SKETCHES = wordTable<
  Readonly<Record<'ice' | 'cream' | 'cloud' | 'stream' | 'jug', Sketch>> &
    Readonly<Record<Vessel, Readonly<Record<'behind' | 'before', Sketch>>>>
>('drinks');

/** How high the rim is. */
const RIMS: Readonly<Record<Vessel, number>> = { glass: 92, cup: 70 };

/** A glass or cup with what is in it; when something is poured, from a jug above, it fills while it is filmed. */
export function drinkRig(drink: Drink, noun: string): Rig {
  const vessel = /cup|mug/.test(noun) ? 'cup' : 'glass';
  const pours = drink.poured !== null;
  const mixed = pours && drink.poured !== drink.liquid;
  const main = colourOf(drink.poured);
  return {
    box: { left: -64, right: 84, top: pours ? -196 : -114, bottom: 4 },
    cycle: 2,
    frames: pours ? 30 : 1,
    ...(pours && { unfolds: true }),
    speed: 0,
    medium: 'ground',
    draw(brush, phase) {
      const full = pours ? (mixed ? 0.5 : 0.16) + phase * (mixed ? 0.34 : 0.66) : 0.8;
      drawSketch(brush, SKETCHES[vessel].behind);
      if (vessel === 'cup') paintInCup(brush, drink, full);
      if (pours) {
        const level = RIMS[vessel] * (vessel === 'cup' ? 1 : full);
        placed(brush, { y: -150, scale: [1, 1 - level / 150], from: { y: -150 } }, () =>
          drawSketch(brush, SKETCHES.stream, { main }),
        );
        drawSketch(brush, SKETCHES.jug);
      }
      if (vessel === 'glass') paintInGlass(brush, drink, full, mixed ? phase : 0);
      drawSketch(brush, SKETCHES[vessel].before);
    },
  };
}

const colourOf = (liquid: string | null) => liquidOf(liquid ?? '').colour;

function paintInGlass(
  brush: Brush,
  { cream, ice, liquid, poured }: Drink,
  full: number,
  mixing: number,
): void {
  const level = (RIMS.glass - 8) * full;
  const half = 23 + (8 * level) / RIMS.glass;
  polygon(brush, colourOf(liquid), [-half, -level - 5], [half, -level - 5], [23, -5], [-23, -5]);
  placed(brush, { y: -level }, () => {
    if (mixing > 0)
      placed(brush, { scale: mixing }, () => drawSketch(brush, SKETCHES.cloud, { main: colourOf(poured) }));
    if (ice) drawSketch(brush, SKETCHES.ice);
    if (cream) drawSketch(brush, SKETCHES.cream);
  });
}

function paintInCup(brush: Brush, { cream, liquid, poured }: Drink, full: number): void {
  oval(brush, 0, -68 + (1 - full) * 5, 36, 9.5, colourOf(full > 0.75 ? (poured ?? liquid) : liquid));
  if (cream) oval(brush, 0, -68, 24, 6, '#fffaf0');
}
