import { alpha, lighter } from '../../painting/colour.ts';
import { type Brush, disc, oval, placed, polygon, roundedBox } from '../../painting/shapes.ts';
import { drawSketch } from '../../painting/sketch.ts';
import type { Drink } from '../../scene-description.ts';
import { liquidOf } from '../people/deed-things.ts';
import type { Rig } from '../rig.ts';

/** How high the rim of the glass is, and that of the cup. */
const [GLASS, CUP] = [92, 70];
const GLASS_BACK = 'poly #d7eef8@35 -34 -92 34 -92 26 0 -26 0';
const GLASS_FRONT = `
  poly #ffffff@50 -27 -88 -21 -88 -15 -8 -20 -8
  band #a9cfe0 2.4 M -34 -92 L -26 0 L 26 0 L 34 -92`;
/** From the level of what is in the glass downwards. */
const ICE = `
  poly #eaf8ff@85 -18.6 -8.5 0.5 -2.6 -5.4 16.5 -24.5 10.6
  poly #ffffff -16.0 -3.5 -9.3 -1.4 -10.7 3.3 -17.4 1.3
  poly #eaf8ff@85 -2.1 4.7 16.3 -3.1 24.1 15.3 5.7 23.1
  poly #ffffff 3.1 6.8 9.6 4.1 11.5 8.7 5.1 11.4
  poly #eaf8ff@85 -3.2 11.9 12.1 24.8 -0.8 40.1 -16.1 27.2
  poly #ffffff -2.7 17.5 2.6 22.1 -0.6 25.9 -5.9 21.4`;
const CREAM = `
  disc #fffdf6 -18 -8 11
  disc #fffdf6 -4 -8 11
  disc #fff8ea 11 -8 11
  disc #fffdf6 20 -8 11`;
const CUP_BACK = `
  ring #dfe3e8 9 40 -38 17
  oval #cfd5db 0 -70 40 12`;
const CUP_FRONT = 'path #f4f6f8 M -40 -70 A 40 12 0 0 0 40 -70 Q 38 -6 20 0 L -20 0 Q -38 -6 -40 -70 Z';
const JUG = `
  ring #8d98a6 6 54.6 -178.4 15
  poly #b9c3cd -5.9 -145.2 23.4 -188.3 76.7 -164.6 51.8 -121.3
  poly #b9c3cd-18 17.6 -180.1 23.4 -188.3 76.7 -164.6 70.7 -154.2`;

/** A glass or cup with what is in it; when something is poured, from a jug above, it fills while it is filmed. */
export function drinkRig(drink: Drink, vessel: 'glass' | 'cup'): Rig {
  const pours = drink.poured !== null;
  const mixed = pours && drink.poured !== drink.liquid;
  return {
    box: { left: -64, right: 84, top: pours ? -196 : -GLASS - 22, bottom: 4 },
    cycle: 2,
    frames: pours ? 30 : 1,
    ...(pours && { unfolds: true }),
    speed: 0,
    medium: 'ground',
    draw(brush, phase) {
      const full = pours ? (mixed ? 0.5 : 0.16) + phase * (mixed ? 0.34 : 0.66) : 0.8;
      if (vessel === 'cup') paintCup(brush, drink, full);
      if (pours) paintPouring(brush, drink, vessel === 'cup' ? -CUP : -GLASS * full);
      if (vessel === 'cup') drawSketch(brush, CUP_FRONT);
      else paintGlass(brush, drink, full, mixed ? phase : 0);
    },
  };
}

const colourOf = (liquid: string | null) => liquidOf(liquid ?? '').colour;

function paintGlass(brush: Brush, { cream, ice, liquid, poured }: Drink, full: number, mixing: number): void {
  const level = (GLASS - 8) * full;
  const half = 23 + (8 * level) / GLASS;
  drawSketch(brush, GLASS_BACK);
  const inside: [number, number][] = [-half, half, 23, -23].map((x, corner) => [
    x,
    corner < 2 ? -level - 5 : -5,
  ]);
  polygon(brush, inside, colourOf(liquid));
  placed(brush, { y: -level }, () => {
    // What is poured in sinks in clouds.
    for (let cloud = 0; cloud < 7 * mixing; cloud++) {
      const [x, y] = [((cloud * 13) % 38) - 19, 4 + ((cloud * 17) % 30) * mixing];
      disc(brush, x, y, 9 + (cloud % 3) * 3, alpha(colourOf(poured), 0.75));
    }
    if (ice) drawSketch(brush, ICE);
    if (cream) drawSketch(brush, CREAM);
  });
  drawSketch(brush, GLASS_FRONT);
}

function paintCup(brush: Brush, { cream, liquid, poured }: Drink, full: number): void {
  drawSketch(brush, CUP_BACK);
  oval(brush, 0, -68 + (1 - full) * 5, 36, 9.5, colourOf(full > 0.75 ? (poured ?? liquid) : liquid));
  if (cream) oval(brush, 0, -68, 24, 6, '#fffaf0');
}

/** A jug that is tilted over the vessel, and the stream from it. */
function paintPouring(brush: Brush, { poured }: Drink, level: number): void {
  const colour = colourOf(poured);
  roundedBox(brush, -5, -150, 9, 150 + level + 4, 4, colour);
  roundedBox(brush, -3, -150, 2.5, 150 + level, 1, lighter(colour, 0.35));
  drawSketch(brush, JUG);
}
