import { Path2D } from '@napi-rs/canvas';
import { darker, lighter, mix } from '../../painting/colour.ts';
import { type Brush, disc, oval, polygon, stroke } from '../../painting/shapes.ts';
import { mouthOpening } from '../mouth.ts';
import { drawHorns } from './animal-horns.ts';
import type { Species } from './species.ts';

/** A head in profile, looking right, about 60 wide, with the origin where it meets the neck. */
export function drawAnimalHead(
  brush: Brush,
  species: Species,
  coat: string,
  blink: boolean,
  trunkSwing: number | 'raised' = 0,
): void {
  const muzzle = 34 + 34 * species.snout;
  if (species.bigMane) {
    brush.fillStyle = species.bigMane;
    brush.beginPath();
    for (let tip = 0; tip <= 26; tip++) {
      const angle = (tip / 26) * 6.2832;
      const reach = 52 + (tip % 2) * 9;
      brush.lineTo(-4 + Math.cos(angle) * reach, 4 + Math.sin(angle) * reach);
    }
    brush.fill();
  }
  if (species.horns) drawHorns(brush, species.horns, muzzle);
  drawEar(brush, species, coat, 9, -20, true);
  if (species.extra === 'trunk') drawTrunk(brush, coat, trunkSwing, species.mark === 'shaggy');
  brush.fillStyle = coat;
  brush.beginPath();
  brush.moveTo(-27, 6);
  brush.bezierCurveTo(-31, -27, 8, -38, 26, -15);
  brush.bezierCurveTo(38, -9, muzzle - 4, -6, muzzle, 5);
  brush.bezierCurveTo(muzzle + 2, 14, muzzle - 6, 21, muzzle - 14, 21);
  brush.bezierCurveTo(16, 31, -21, 35, -27, 6);
  brush.fill();
  const light = species.mark === 'wool' ? species.markColour! : species.belly;
  if (species.mark === 'wool') oval(brush, 14, 2, 30, 21, species.markColour);
  else if (species.extra !== 'trunk') {
    brush.fillStyle = light;
    brush.beginPath();
    brush.moveTo(3, 27);
    brush.bezierCurveTo(6, 9, 26, 5, muzzle - 1, 8);
    brush.bezierCurveTo(muzzle + 2, 16, muzzle - 6, 21, muzzle - 14, 21);
    brush.bezierCurveTo(16, 29, 8, 31, 3, 27);
    brush.fill();
    if (species.whiskers) oval(brush, muzzle - 2, 3, 5, 4, '#d9737a');
    else oval(brush, muzzle - 2, 3, 7, 5.6, '#2a1f24');
    stroke(
      brush,
      [
        [muzzle - 6, 17],
        [muzzle - 22, 19],
        [muzzle - 30, 15],
      ],
      2,
      darker(light, 0.45),
    );
    const opening = mouthOpening() ?? 0;
    if (opening > 0) {
      oval(brush, muzzle - 17, 19 + opening * 4, 12, 2 + opening * 6, '#7d2730', -0.12);
      oval(brush, muzzle - 17, 20 + opening * 7, 8, 1 + opening * 3, '#d9606a', -0.12);
    }
  }
  if (species.mark === 'stripes')
    for (const x of [-8, 1, 10])
      stroke(
        brush,
        [
          [x, -28],
          [x + 2, -18],
        ],
        4.5,
        species.markColour!,
      );
  if (species.mark === 'panda') oval(brush, 16, -4, 11, 10, species.markColour, 0.5);
  if (species.mark === 'mask')
    polygon(
      brush,
      [
        [2, -12],
        [28, -12],
        [32, 2],
        [10, 5],
      ],
      species.markColour,
    );
  if (species.whiskers) drawWhiskers(brush, muzzle);
  drawEye(brush, species, blink);
  if (species.bigMane === undefined) oval(brush, 2, 12, 5, 3, mix(coat, '#ff8f7a', 0.35));
  drawEar(brush, species, coat, -10, -18, false);
  if (species.mark === 'wool')
    for (const [x, y] of [
      [-14, -20],
      [0, -26],
      [12, -22],
    ] as const)
      disc(brush, x, y, 11, species.coat);
  if (species.mane) {
    brush.fillStyle = species.mane;
    brush.beginPath();
    brush.moveTo(14, -34);
    brush.bezierCurveTo(2, -44, -14, -40, -22, -26);
    brush.bezierCurveTo(-8, -30, 2, -26, 12, -14);
    brush.fill();
  }
}

function drawWhiskers(brush: Brush, muzzle: number): void {
  for (const [rise, from] of [
    [-6, 8],
    [0, 12],
    [7, 16],
  ] as const)
    stroke(
      brush,
      [
        [muzzle - 14, from],
        [muzzle + 16, from + rise],
      ],
      1.4,
      'rgba(255,255,255,0.85)',
    );
}

function drawEye(brush: Brush, species: Species, blink: boolean): void {
  const light = species.mark === 'panda' || species.mark === 'mask' || species.mark === 'wool';
  if (blink) {
    stroke(
      brush,
      [
        [11, -5],
        [16, -3],
        [21, -5],
      ],
      2.4,
      light ? '#ffffff' : '#231a1f',
    );
    return;
  }
  if (light) oval(brush, 16, -6, 5, 6, '#ffffff');
  oval(brush, 16.5, -6, light ? 3.2 : 5, light ? 4 : 6.2, '#231a1f');
  disc(brush, 18.4, -8.4, 1.9, '#ffffff');
}

function drawEar(brush: Brush, species: Species, coat: string, x: number, y: number, far: boolean): void {
  const colour = species.mark === 'panda' ? species.markColour! : far ? darker(coat, 0.28) : coat;
  const inner = mix(coat, '#ffb9a0', 0.55);
  brush.fillStyle = colour;
  switch (species.ear) {
    case 'point': {
      const size = species.mane ? 0.62 : species.whiskers ? 0.76 : 1;
      polygon(
        brush,
        [
          [x - 13 * size, y + 5],
          [x - 4 * size, y - 43 * size],
          [x + 14 * size, y + 6],
        ],
        colour,
      );
      if (!far)
        polygon(
          brush,
          [
            [x - 6 * size, y],
            [x - 2 * size, y - 30 * size],
            [x + 8 * size, y + 2],
          ],
          inner,
        );
      return;
    }
    case 'flop':
      oval(brush, x - 8, y + 11, 12, 25, darker(coat, far ? 0.35 : 0.2), 0.4);
      return;
    case 'leaf':
      oval(brush, x - 14, y - 4, 8, 22, colour, -1.05);
      if (!far) oval(brush, x - 14, y - 4, 4, 14, inner, -1.05);
      return;
    case 'long':
      oval(brush, x - 8, y - 30, 9, 36, colour, -0.22);
      if (!far) oval(brush, x - 8, y - 30, 4.4, 27, inner, -0.22);
      return;
    case 'fan':
      if (far) return;
      oval(brush, x - 26, y + 34, 36, 46, darker(coat, 0.14), 0.2);
      oval(brush, x - 25, y + 35, 26, 36, lighter(mix(coat, '#d99aa0', 0.3), 0.05), 0.2);
      return;
    case 'round': {
      const size = species.whiskers ? 20 : 13;
      disc(brush, x, y - 6, size, colour);
      if (!far && species.mark !== 'panda') disc(brush, x, y - 5, size / 2, inner);
      return;
    }
    default:
      species.ear satisfies never;
  }
}

function drawTrunk(brush: Brush, coat: string, pose: number | 'raised', mammoth: boolean): void {
  const swing = pose === 'raised' ? 0 : pose;
  brush.strokeStyle = darker(coat, 0.06);
  brush.lineCap = 'round';
  for (let part = 0; part < 14; part++) {
    const share = part / 14;
    const at = (t: number): [number, number] =>
      pose === 'raised'
        ? [38 + Math.sin(t * 2.4) * 62, 10 + Math.sin(t * 3) * 34 - t * t * 78]
        : [38 + Math.sin(t * 2.2 + swing * 0.5) * 22 - t * 4 + swing * 12 * t, 10 + t * 92];
    brush.lineWidth = 30 - share * 17;
    brush.beginPath();
    brush.moveTo(...at(share));
    brush.lineTo(...at((part + 1) / 14));
    brush.stroke();
  }
  const short = 'M 26 20 L 44 40 L 62 38';
  const tusk = new Path2D(mammoth ? 'M 24 20 C 30 96 104 104 108 28' : short);
  brush.strokeStyle = '#f7f1e2';
  brush.lineWidth = mammoth ? 11 : 8;
  brush.stroke(tusk);
}
