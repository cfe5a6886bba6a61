import { alpha, darker, lighter } from '../../painting/colour.ts';
import { type Brush, disc, oval, placed, polygon, roundedBox } from '../../painting/shapes.ts';
import type { Drink } from '../../scene-description.ts';
import type { Rig } from '../rig.ts';

const COLOURS: readonly (readonly [RegExp, string])[] = [
  [/milk/, '#fbf6ea'],
  [/latte|cappuccino/, '#b98355'],
  [/coffee|espresso|cola|chocolate/, '#5a3420'],
  [/matcha/, '#8fb14a'],
  [/tea|whisk/, '#b9702c'],
  [/orange/, '#f59a23'],
  [/white wine|champagne|apple|lemonade/, '#f2dd8a'],
  [/wine/, '#8c1c3a'],
  [/beer|honey/, '#e5a52b'],
  [/juice|cocktail/, '#f2703c'],
];

const colourOf = (liquid: string) => COLOURS.find(([name]) => name.test(liquid))?.[1] ?? '#8fd0ee';

const [HALF, LOW_HALF, TALL] = [34, 26, 92];

/** A glass or cup with what is in it; when something is poured, from a jug above, it fills while it is filmed. */
export function drinkRig(drink: Drink, vessel: 'glass' | 'cup'): Rig {
  const pours = drink.poured !== null;
  return {
    box: { left: -64, right: 84, top: pours ? -196 : -TALL - 22, bottom: 4 },
    cycle: 2,
    frames: pours ? 30 : 1,
    ...(pours && { unfolds: true }),
    speed: 0,
    medium: 'ground',
    draw(brush, phase) {
      const mixed = pours && drink.poured !== drink.liquid;
      const full = pours ? (mixed ? 0.5 : 0.16) + phase * (mixed ? 0.34 : 0.66) : 0.8;
      if (vessel === 'cup') paintCup(brush, drink, full);
      if (pours) paintPouring(brush, drink, vessel === 'cup' ? -70 : -TALL * full);
      if (vessel === 'cup') paintCupFront(brush);
      else paintGlass(brush, drink, full, mixed ? phase : 0);
    },
  };
}

/** The glass's half width at a height above its foot. */
const halfAt = (height: number) => LOW_HALF + (HALF - LOW_HALF) * (height / TALL);

function paintGlass(brush: Brush, drink: Drink, full: number, mixing: number): void {
  const level = (TALL - 8) * full;
  brush.fillStyle = alpha('#d7eef8', 0.35);
  polygon(brush, [
    [-HALF, -TALL],
    [HALF, -TALL],
    [LOW_HALF, 0],
    [-LOW_HALF, 0],
  ]);
  brush.fillStyle = colourOf(drink.liquid);
  polygon(brush, [
    [-halfAt(level) + 3, -level - 5],
    [halfAt(level) - 3, -level - 5],
    [LOW_HALF - 3, -5],
    [-LOW_HALF + 3, -5],
  ]);
  // What is poured in sinks in clouds.
  for (let cloud = 0; cloud < 7 * mixing; cloud++)
    disc(
      brush,
      ((cloud * 13) % 38) - 19,
      -level + 4 + ((cloud * 17) % 30) * mixing,
      9 + (cloud % 3) * 3,
      alpha(colourOf(drink.poured ?? ''), 0.75),
    );
  if (drink.ice)
    for (const [x, y, turn] of [
      [-12, 4, 0.3],
      [11, 10, -0.4],
      [-2, 26, 0.7],
    ] as const) {
      placed(brush, { x, y: -level + y, turn }, () => {
        roundedBox(brush, -10, -10, 20, 20, 4, alpha('#eaf8ff', 0.85));
        roundedBox(brush, -6, -6, 7, 5, 2, '#ffffff');
      });
    }
  if (drink.cream)
    for (const x of [-18, -4, 11, 20]) disc(brush, x, -level - 8, 11, x % 2 ? '#fff8ea' : '#fffdf6');
  brush.fillStyle = alpha('#ffffff', 0.5);
  polygon(brush, [
    [-HALF + 7, -TALL + 4],
    [-HALF + 13, -TALL + 4],
    [-LOW_HALF + 11, -8],
    [-LOW_HALF + 6, -8],
  ]);
  brush.strokeStyle = '#a9cfe0';
  brush.lineWidth = 2.4;
  brush.beginPath();
  brush.moveTo(-HALF, -TALL);
  brush.lineTo(-LOW_HALF, 0);
  brush.lineTo(LOW_HALF, 0);
  brush.lineTo(HALF, -TALL);
  brush.stroke();
}

function paintCup(brush: Brush, drink: Drink, full: number): void {
  brush.strokeStyle = '#dfe3e8';
  brush.lineWidth = 9;
  brush.beginPath();
  brush.arc(40, -38, 17, 0, Math.PI * 2);
  brush.stroke();
  oval(brush, 0, -70, 40, 12, '#cfd5db');
  oval(
    brush,
    0,
    -68 + (1 - full) * 5,
    36,
    9.5,
    colourOf(full > 0.75 ? (drink.poured ?? drink.liquid) : drink.liquid),
  );
  if (drink.cream) oval(brush, 0, -68, 24, 6, '#fffaf0');
}

function paintCupFront(brush: Brush): void {
  brush.fillStyle = '#f4f6f8';
  brush.beginPath();
  brush.moveTo(-40, -70);
  brush.ellipse(0, -70, 40, 12, 0, Math.PI, 0, true);
  brush.quadraticCurveTo(38, -6, 20, 0);
  brush.lineTo(-20, 0);
  brush.quadraticCurveTo(-38, -6, -40, -70);
  brush.fill();
}

/** A jug that is tilted over the vessel, and the stream from it. */
function paintPouring(brush: Brush, drink: Drink, level: number): void {
  const colour = colourOf(drink.poured!);
  roundedBox(brush, -5, -150, 9, 150 + level + 4, 4, colour);
  roundedBox(brush, -3, -150, 2.5, 150 + level, 1, lighter(colour, 0.35));
  placed(brush, { x: 36, y: -158, turn: -1.05 }, () => {
    brush.strokeStyle = '#8d98a6';
    brush.lineWidth = 6;
    brush.beginPath();
    brush.arc(27, 6, 15, 0, Math.PI * 2);
    brush.stroke();
    brush.fillStyle = '#b9c3cd';
    polygon(brush, [
      [-32, -30],
      [20, -26],
      [26, 32],
      [-24, 32],
    ]);
    brush.fillStyle = darker('#b9c3cd', 0.18);
    polygon(brush, [
      [10, -27],
      [20, -26],
      [26, 32],
      [14, 32],
    ]);
  });
}
