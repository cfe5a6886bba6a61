import { darker, lighter, mix } from '../painting/colour.ts';
import { type Brush, even, oval, polygon, repeated, roundedBox, stroke } from '../painting/shapes.ts';
import { withFill } from './interior-brush.ts';
import type { Stage } from './stage.ts';

const DEEP = '#0d4f80';

/** What lies at the bottom of the sea: a city of columns, or a ship. */
export function addSeabedRemains(stage: Stage): void {
  const { seabed } = stage.scene;
  if (seabed === 'ruins') {
    ruins(stage, 0.78, 0.62, 0.3, 0.5);
    ruins(stage, 0.87, 1, 0.6, 0.22);
  } else if (seabed === 'wreck') wreck(stage);
}

/** Temples and rows of columns, some of them broken. */
function ruins(stage: Stage, share: number, size: number, parallax: number, blue: number): void {
  const { unit, random, height } = stage;
  const tall = 420 * size * unit;
  const stone = mix('#f1efe8', DEEP, blue);
  const base = even(height * share);
  stage.addStrip({ top: base - even(tall), height: tall + 80 * unit, parallax }, (brush, period) => {
    const foot = tall + 60 * unit;
    const place = (at: number, reach: number, draw: (x: number) => void) =>
      repeated(period, at * period, reach, draw);
    place(0.16, 260 * size * unit, (x) => temple(brush, x, foot, size * unit, stone));
    for (const at of [0.4, 0.48, 0.56, 0.72, 0.84, 0.96]) {
      const high = (0.4 + random() * 0.5) * 380;
      place(at, 60 * size * unit, (x) => column(brush, x, foot, high, size * unit, stone, random() < 0.5));
    }
    place(0.64, 130 * size * unit, (x) => {
      roundedBox(
        brush,
        x - 120 * size * unit,
        foot - 70 * size * unit,
        220 * size * unit,
        44 * size * unit,
        16 * size * unit,
        darker(stone, 0.08),
      );
      oval(
        brush,
        x - 116 * size * unit,
        foot - 48 * size * unit,
        14 * size * unit,
        24 * size * unit,
        lighter(stone, 0.15),
      );
    });
  });
}

function column(
  brush: Brush,
  x: number,
  foot: number,
  high: number,
  size: number,
  stone: string,
  broken: boolean,
): void {
  const half = 24 * size;
  const top = foot - high * size;
  roundedBox(brush, x - half, top, half * 2, foot - top, 2 * size, stone);
  for (const flute of [-0.55, -0.1, 0.35])
    roundedBox(brush, x + flute * half, top, half * 0.22, foot - top, 0, darker(stone, 0.16));
  if (broken)
    polygon(withFill(brush, stone), [
      [x - half, top + 2],
      [x - half * 0.5, top - 26 * size],
      [x + half * 0.1, top - 8 * size],
      [x + half, top + 2],
    ]);
  else {
    roundedBox(brush, x - half * 1.5, top - 22 * size, half * 3, 22 * size, 4 * size, lighter(stone, 0.12));
    roundedBox(brush, x - half * 1.2, top, half * 2.4, 12 * size, 3 * size, darker(stone, 0.1));
  }
}

function temple(brush: Brush, x: number, foot: number, size: number, stone: string): void {
  for (const at of [-165, -55, 55, 165]) column(brush, x + at * size, foot, 260, size, stone, false);
  roundedBox(brush, x - 220 * size, foot - 310 * size, 440 * size, 34 * size, 3 * size, stone);
  polygon(withFill(brush, darker(stone, 0.06)), [
    [x - 225 * size, foot - 310 * size],
    [x, foot - 400 * size],
    [x + 225 * size, foot - 310 * size],
  ]);
  polygon(withFill(brush, darker(stone, 0.2)), [
    [x - 160 * size, foot - 318 * size],
    [x, foot - 380 * size],
    [x + 160 * size, foot - 318 * size],
  ]);
}

/** A hull that lies on its side, with broken masts and ribs. */
function wreck(stage: Stage): void {
  const { unit, height } = stage;
  const tall = 400 * unit;
  const wood = mix('#7a5236', DEEP, 0.3);
  stage.addStrip(
    { top: even(height * 0.79) - even(tall), height: tall + 90 * unit, parallax: 0.4 },
    (brush, period) => {
      const foot = tall + 80 * unit;
      repeated(period, period * 0.36, 420 * unit, (x) => {
        for (const [at, high, lean] of [
          [-110, 330, -60],
          [90, 260, -46],
        ] as const)
          stroke(
            brush,
            [
              [x + at * unit, foot - 120 * unit],
              [x + (at + lean) * unit, foot - high * unit],
            ],
            15 * unit,
            darker(wood, 0.15),
          );
        stroke(
          brush,
          [
            [x - 240 * unit, foot - 300 * unit],
            [x - 60 * unit, foot - 262 * unit],
          ],
          9 * unit,
          darker(wood, 0.1),
        );
        polygon(withFill(brush, wood), [
          [x - 380 * unit, foot - 210 * unit],
          [x - 250 * unit, foot - 150 * unit],
          [x + 240 * unit, foot - 130 * unit],
          [x + 360 * unit, foot - 190 * unit],
          [x + 300 * unit, foot],
          [x - 290 * unit, foot],
        ]);
        for (let plank = 0; plank < 4; plank++)
          stroke(
            brush,
            [
              [x - (330 - plank * 10) * unit, foot - (126 - plank * 32) * unit],
              [x + (320 - plank * 6) * unit, foot - (112 - plank * 30) * unit],
            ],
            4 * unit,
            darker(wood, 0.25),
          );
        oval(brush, x + 60 * unit, foot - 60 * unit, 62 * unit, 40 * unit, mix('#0a2038', wood, 0.1));
        for (const hole of [-200, -110, 200])
          oval(brush, x + hole * unit, foot - 96 * unit, 17 * unit, 17 * unit, mix('#0a2038', wood, 0.2));
      });
    },
  );
}
