import { darker } from '../../painting/colour.ts';
import { type Brush, disc, oval, polygon, roundedBox, stroke, TURN } from '../../painting/shapes.ts';
import { sin } from '../beat.ts';
import { limb, type Rig } from '../rig.ts';

export function breathingFire(dragon: Rig): Rig {
  return {
    ...dragon,
    box: { ...dragon.box, right: 250 },
    draw(brush, phase) {
      brush.save();
      dragon.draw(brush, phase);
      brush.restore();
      brush.translate(118, -46 + sin(phase) * 7);
      for (const [length, width, tone] of [
        [118, 34, '#ff6a2a'],
        [92, 22, '#ffb02e'],
        [58, 11, '#fff3c4'],
      ] as const) {
        const lick = sin(phase, 3, length) * 8;
        brush.fillStyle = tone;
        brush.beginPath();
        brush.moveTo(0, 0);
        brush.bezierCurveTo(
          length * 0.4,
          -width * 0.4,
          length * 0.7,
          -width,
          length + lick,
          -width * 0.5 + lick,
        );
        brush.bezierCurveTo(
          length * 0.8,
          width * 0.1,
          length * 1.05,
          width * 0.8,
          length * 0.7,
          width + lick * 0.5,
        );
        brush.bezierCurveTo(length * 0.4, width * 0.7, length * 0.3, width * 0.4, 0, 0);
        brush.fill();
      }
    },
  };
}

export function drawDragon(brush: Brush, phase: number, colour: string): void {
  const flap = sin(phase);
  brush.translate(0, flap * 7);
  const wing = (far: boolean) => {
    const lift = -flap * 92 - 18;
    const shift = far ? 14 : 0;
    brush.fillStyle = far ? darker(colour, 0.42) : darker(colour, 0.22);
    brush.beginPath();
    brush.moveTo(18 + shift, -14);
    brush.quadraticCurveTo(24 + shift, lift * 0.7, -10 + shift, lift);
    brush.quadraticCurveTo(-20 + shift, lift * 0.62, -44 + shift, lift * 0.72);
    brush.quadraticCurveTo(-40 + shift, lift * 0.36, -64 + shift, lift * 0.32);
    brush.quadraticCurveTo(-44 + shift, 0, -34 + shift, -2);
    brush.fill();
    stroke(
      brush,
      [
        [16 + shift, -14],
        [8 + shift, lift * 0.6],
        [-10 + shift, lift],
      ],
      5,
      far ? darker(colour, 0.3) : colour,
    );
  };
  wing(true);
  const tail = Array.from({ length: 12 }, (_, index): [number, number] => [
    -30 - index * 10,
    6 + Math.sin(phase * TURN - index * 0.5) * index * 1.4,
  ]);
  for (let part = 0; part < 11; part++) stroke(brush, [tail[part]!, tail[part + 1]!], 25 - part * 2, colour);
  const tip = tail[11]!;
  polygon(
    brush,
    [
      [tip[0] + 4, tip[1] - 3],
      [tip[0] - 20, tip[1] - 12],
      [tip[0] - 12, tip[1] + 2],
      [tip[0] - 20, tip[1] + 13],
    ],
    darker(colour, 0.25),
  );
  for (const x of [-22, 14])
    limb(
      brush,
      [
        { x, y: 14 },
        { x: x - 8, y: 36 },
        { x: x + 2, y: 48 },
      ],
      [14, 9, 6],
      [darker(colour, 0.15), darker(colour, 0.15)],
    );
  oval(brush, -4, 4, 44, 25, colour);
  oval(brush, 2, 14, 34, 14, '#f2dca0');
  stroke(
    brush,
    [
      [30, -4],
      [54, -26],
      [72, -46],
    ],
    23,
    colour,
  );
  stroke(
    brush,
    [
      [36, 2],
      [58, -20],
      [72, -38],
    ],
    9,
    '#f2dca0',
  );
  for (let spike = 0; spike < 7; spike++)
    polygon(
      brush,
      [
        [-40 + spike * 13, -14 - spike * 1.5],
        [-34 + spike * 13, -30 - spike * 2],
        [-26 + spike * 13, -15 - spike * 1.5],
      ],
      '#f2a63a',
    );
  oval(brush, 80, -54, 20, 15, colour);
  roundedBox(brush, 84, -60, 34, 17, 8, colour);
  stroke(
    brush,
    [
      [94, -46],
      [116, -46],
    ],
    2,
    darker(colour, 0.45),
  );
  for (const x of [68, 78])
    stroke(
      brush,
      [
        [x, -66],
        [x - 14, -86],
      ],
      5,
      '#f2e3c0',
    );
  disc(brush, 86, -60, 5, '#ffd23f');
  oval(brush, 87, -60, 1.6, 4, '#15131a');
  disc(brush, 113, -55, 1.8, darker(colour, 0.5));
  wing(false);
}
