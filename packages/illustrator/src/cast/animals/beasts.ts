import { darker, lighter } from '../../painting/colour.ts';
import { type Brush, disc, oval, polygon, roundedBox, stroke, TURN } from '../../painting/shapes.ts';
import { sin } from '../beat.ts';
import { limb, swing } from '../rig.ts';

export function drawPenguin(brush: Brush, phase: number, colour: string): void {
  const sway = sin(phase) * 0.11;
  for (const [side, offset] of [
    [-1, 0],
    [1, Math.PI],
  ] as const)
    oval(brush, side * 8 + 2, -2 - Math.max(0, sin(phase, 1, offset)) * 5, 9, 4, '#f2a33a');
  brush.rotate(sway);
  brush.save();
  brush.translate(-18, -44);
  brush.rotate(0.35 + sin(phase) * 0.2);
  oval(brush, 0, 11, 5, 17, darker(colour, 0.2));
  brush.restore();
  oval(brush, 0, -30, 21, 31, colour);
  oval(brush, 5, -26, 15, 25, '#f7f8fa');
  disc(brush, 3, -60, 15, colour);
  oval(brush, 9, -57, 8, 8.6, '#f7f8fa');
  polygon(
    brush,
    [
      [14, -60],
      [28, -56],
      [14, -53],
    ],
    '#f2a33a',
  );
  disc(brush, 9, -62, 2.3, '#15131a');
  oval(brush, 5, -54, 3, 2, '#f7b9a8');
  brush.save();
  brush.translate(16, -44);
  brush.rotate(-0.3 + sin(phase, 1, 2) * 0.25);
  oval(brush, 0, 12, 5, 17, darker(colour, 0.1));
  brush.restore();
}

export function drawDinosaur(brush: Brush, phase: number, colour: string): void {
  const bob = sin(phase, 2) * 3;
  const leg = (offset: number, far: boolean) => {
    const angle = sin(phase, 1, offset) * 0.5;
    const lift = Math.max(0, Math.cos(phase * TURN + offset)) * 0.8;
    const hip = { x: -16, y: -84 + bob };
    const knee = swing(hip, angle + 0.45, 40);
    const ankle = swing(knee, angle - 0.5 - lift, 34);
    const foot = { x: ankle.x + 4, y: Math.min(-5, ankle.y + 12) };
    const shade = far ? darker(colour, 0.3) : darker(colour, 0.08);
    limb(brush, [hip, knee, ankle, foot], [44, 24, 13, 12], [shade, shade, shade]);
    oval(brush, foot.x + 9, foot.y, 17, 6, shade);
  };
  leg(Math.PI, true);
  const tail = Array.from({ length: 11 }, (_, index): [number, number] => [
    -34 - index * 11,
    -90 + bob - index * 1.5 + Math.sin(phase * TURN - index * 0.4) * index * 1.2,
  ]);
  for (let part = 0; part < 10; part++)
    stroke(brush, [tail[part]!, tail[part + 1]!], 46 - part * 4.2, colour);
  oval(brush, -4, -92 + bob, 50, 33, colour, -0.35);
  oval(brush, 8, -78 + bob, 36, 20, lighter(colour, 0.35), -0.4);
  stroke(
    brush,
    [
      [26, -108 + bob],
      [44, -134 + bob],
    ],
    36,
    colour,
  );
  leg(0, false);
  for (const [x, y] of [
    [34, -92],
    [40, -96],
  ] as const)
    stroke(
      brush,
      [
        [x, y + bob],
        [x + 14, y + 10 + bob],
        [x + 22, y + 4 + bob],
      ],
      6,
      darker(colour, 0.15),
    );
  const jaw = 5 + Math.max(0, sin(phase)) * 7;
  roundedBox(brush, 48, -136 + bob + jaw, 48, 15, 7, darker(colour, 0.12));
  roundedBox(brush, 32, -164 + bob, 72, 33, 14, colour);
  for (let tooth = 0; tooth < 6; tooth++)
    polygon(
      brush,
      [
        [62 + tooth * 6.5, -132 + bob],
        [65 + tooth * 6.5, -125 + bob],
        [68 + tooth * 6.5, -132 + bob],
      ],
      '#ffffff',
    );
  disc(brush, 60, -154 + bob, 5, '#ffe27a');
  disc(brush, 61, -154 + bob, 2.6, '#15131a');
  disc(brush, 98, -154 + bob, 2, darker(colour, 0.5));
}
