import type { FishKind } from '../../catalogue/animal-bodies.ts';
import { darker } from '../../painting/colour.ts';
import { type Brush, polygon, TURN } from '../../painting/shapes.ts';
import type { Rig } from '../rig.ts';
import { drawFishFace } from './fish-face.ts';
import { drawFishMarks } from './fish-marks.ts';

/** The body is a row of ribs along a spine that a wave runs down, small at the head and wide at the tail. */
export function fish(kind: FishKind): Rig {
  const { length } = kind;
  return {
    box: { left: -length * 0.78, right: length * 0.6, top: -length * 0.45, bottom: length * 0.4 },
    cycle: kind.cycle,
    frames: Math.round(Math.min(30, kind.cycle * 24)),
    speed: kind.speed,
    medium: 'submerged',
    draw: (brush, phase) => drawFish(brush, kind, phase),
    seat: () => ({ x: -length * 0.06, y: -length * kind.depth * 0.48, angle: 0 }),
  };
}

function drawFish(brush: Brush, kind: FishKind, phase: number): void {
  const { length, depth } = kind;
  // Along runs from 0 (nose) to 1 (root of the tail). Whales beat up and down, as seen here; fish hint at it.
  const beat = kind.tail === 'fluke' ? 0.09 : 0.05;
  const spine = (along: number) => Math.sin(phase * TURN - along * 3.4) * length * beat * along ** 1.6;
  const rib = (along: number) =>
    length *
    depth *
    0.5 *
    Math.sin(Math.PI * Math.min(1, along ** 0.72 * 0.97 + 0.03)) ** 0.8 *
    (1 - along * 0.12);
  const x = (along: number) => length * (0.5 - along);
  const tail = { x: x(0.98), y: spine(1) };
  const sweep = Math.sin(phase * TURN - 3.6) * 0.5;
  drawTail(brush, kind, tail.x, tail.y, sweep);
  const outline = (side: 1 | -1) =>
    Array.from({ length: 15 }, (_, index): [number, number] => [
      x(index / 14),
      spine(index / 14) + side * (rib(index / 14) + length * 0.012),
    ]);
  const upper = outline(-1);
  const lower = outline(1);
  const finBase = { x: x(0.42), y: spine(0.42) - rib(0.42) };
  if (kind.face !== 'whale')
    polygon(
      brush,
      [
        [finBase.x + length * 0.1, finBase.y + 4],
        [finBase.x - length * 0.05, finBase.y - length * (kind.length > 60 ? 0.13 : 0.16)],
        [finBase.x - length * 0.12, finBase.y + 5],
      ],
      kind.fin,
    );
  const path = () => {
    brush.beginPath();
    for (const [px, py] of [...upper, ...lower.toReversed()]) brush.lineTo(px, py);
    brush.closePath();
  };
  path();
  brush.fillStyle = kind.top;
  brush.fill();
  brush.save();
  path();
  brush.clip();
  polygon(
    brush,
    [
      ...Array.from({ length: 15 }, (_, index): [number, number] => [
        x(index / 14),
        spine(index / 14) + rib(index / 14) * 0.25,
      ]),
      [x(1), length],
      [x(0), length],
    ],
    kind.belly,
  );
  drawFishMarks(brush, kind, x, spine, rib);
  brush.restore();
  const fin = { x: x(0.36), y: spine(0.36) + rib(0.36) * 0.45 };
  const stroke2 = Math.sin(phase * TURN) * length * 0.03;
  polygon(
    brush,
    [
      [fin.x + length * 0.06, fin.y],
      [fin.x - length * 0.1, fin.y + length * 0.13 + stroke2],
      [fin.x - length * 0.04, fin.y],
    ],
    darker(kind.fin, 0.1),
  );
  drawFishFace(brush, kind, x, spine, rib);
}

function drawTail(brush: Brush, kind: FishKind, x: number, y: number, sweep: number): void {
  const size = kind.length * (kind.tail === 'fan' ? 0.26 : 0.2);
  brush.save();
  brush.translate(x, y);
  brush.rotate(sweep * 0.5);
  if (kind.tail === 'fluke') {
    // Seen from the side, flukes foreshorten as they beat.
    const open = 0.35 + 0.3 * Math.abs(sweep);
    polygon(
      brush,
      [
        [size * 0.3, 0],
        [-size * 0.7, -size * open],
        [-size, -size * open * 0.8],
        [-size * 0.45, 0],
        [-size, size * open * 0.8],
        [-size * 0.7, size * open],
      ],
      kind.fin,
    );
  } else {
    const spread = kind.tail === 'fan' ? 0.8 : 1;
    polygon(
      brush,
      [
        [size * 0.3, 0],
        [-size, -size * spread],
        [-size * (kind.tail === 'fan' ? 0.9 : 0.5), 0],
        [-size, size * spread * 0.9],
      ],
      kind.fin,
    );
  }
  brush.restore();
}
