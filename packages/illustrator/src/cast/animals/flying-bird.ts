import type { BirdKind } from '../../catalogue/animal-bodies.ts';
import { darker, lighter } from '../../painting/colour.ts';
import { type Brush, disc, oval, polygon, stroke, TURN } from '../../painting/shapes.ts';
import type { Rig } from '../rig.ts';
import { drawBirdHead } from './bird-head.ts';

export function flyingBird(kind: BirdKind): Rig {
  const { size } = kind;
  const quick = size < 0.4 ? 0.5 : size < 0.55 ? 0.7 : 1;
  return {
    box: {
      left: -120 * size,
      right: (110 + kind.neck) * size,
      top: -130 * size * kind.span,
      bottom: 120 * size * kind.span,
    },
    cycle: quick,
    frames: Math.round(24 * quick),
    speed: 190,
    medium: 'air',
    draw(brush, phase) {
      brush.save();
      brush.scale(size, size);
      drawFlying(brush, kind, phase);
      brush.restore();
    },
    seat: () => ({ x: -6 * size, y: -16 * size, angle: 0 }),
  };
}

function drawFlying(brush: Brush, kind: BirdKind, phase: number): void {
  // The down stroke is quicker than the up stroke, and the body answers it.
  const flap = Math.sin(phase * TURN) + 0.2 * Math.sin(phase * TURN * 2);
  brush.translate(0, flap * 6);
  drawWing(brush, kind, flap * 0.9, true);
  if (kind.legs)
    for (const y of [4, 9])
      stroke(
        brush,
        [
          [-34, y],
          [-34 - kind.legs * 1.4, y + 6],
        ],
        3.4,
        kind.legColour,
      );
  polygon(
    brush,
    [
      [-36, -2],
      [-86, -12],
      [-92, 2],
      [-84, 14],
      [-38, 12],
    ],
    kind.tip,
  );
  if (kind.crest === 'plumes')
    for (const y of [-10, 4, 18])
      stroke(
        brush,
        [
          [-60, 4],
          [-118, y + flap * 8],
        ],
        7,
        y === 4 ? '#f2c23a' : '#e2331f',
      );
  oval(brush, -4, 4, 46, 22, kind.body, -0.06);
  oval(brush, 6, 12, 32, 11, lighter(kind.body, 0.3), -0.06);
  const headX = 42 + kind.neck * 0.95;
  const headY = -10 - kind.neck * 0.12;
  if (kind.neck > 0)
    stroke(
      brush,
      [
        [28, 0],
        [42 + kind.neck * 0.4, -2],
        [headX, headY],
      ],
      13,
      kind.body,
    );
  if (kind.face === 'owl') drawOwlFace(brush, kind, headX - 8, headY);
  else drawBirdHead(brush, kind, headX, headY);
  drawWing(brush, kind, flap, false);
}

/** Owls look at whoever watches them, with both eyes. */
function drawOwlFace(brush: Brush, kind: BirdKind, x: number, y: number): void {
  disc(brush, x, y, 30, kind.head);
  for (const side of [-1, 1]) {
    polygon(
      brush,
      [
        [x + side * 26, y - 36],
        [x + side * 8, y - 26],
        [x + side * 26, y - 12],
      ],
      kind.head,
    );
    disc(brush, x + side * 12, y - 3, 13, lighter(kind.head, 0.5));
    disc(brush, x + side * 11, y - 3, 8.5, '#f2b134');
    disc(brush, x + side * 11, y - 3, 5, '#1d1a22');
    disc(brush, x + side * 11 + 2, y - 5, 1.6, '#ffffff');
  }
  polygon(
    brush,
    [
      [x - 5, y + 5],
      [x + 5, y + 5],
      [x, y + 16],
    ],
    '#d8912a',
  );
}

function drawWing(brush: Brush, kind: BirdKind, flap: number, far: boolean): void {
  const reach = 96 * kind.span;
  const lift = -flap * reach * 0.92;
  const colour = far ? darker(kind.wing, 0.24) : kind.wing;
  const shift = far ? 10 : 0;
  const tipX = -34 + shift - Math.abs(flap) * 6;
  brush.fillStyle = far ? darker(kind.tip, 0.2) : kind.tip;
  brush.beginPath();
  brush.moveTo(22 + shift, -4);
  brush.quadraticCurveTo(26 + shift, lift * 0.6, tipX + 8, lift);
  brush.quadraticCurveTo(tipX - 24, lift * 0.72, -44 + shift, 2);
  brush.closePath();
  brush.fill();
  brush.fillStyle = colour;
  brush.beginPath();
  brush.moveTo(24 + shift, -4);
  brush.quadraticCurveTo(26 + shift, lift * 0.5, tipX + 14, lift * 0.82);
  brush.quadraticCurveTo(tipX + 2, lift * 0.5, -30 + shift, 4);
  brush.closePath();
  brush.fill();
}
