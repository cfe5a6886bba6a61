import { alpha, darker, lighter } from '../../../painting/colour.ts';
import { type Brush, disc, oval, polygon, roundedBox, stroke } from '../../../painting/shapes.ts';
import type { Rig } from '../../rig.ts';
import { thing } from '../thing.ts';

export function snowGlobe(colour: string | null): Rig {
  const tone = colour ?? '#8a5a3a';
  const front = (brush: Brush) => {
    disc(brush, 0, -68, 48, alpha('#d8f0fa', 0.16));
    brush.strokeStyle = alpha('#8fb9cc', 0.9);
    brush.lineWidth = 2.4;
    brush.beginPath();
    brush.arc(0, -68, 48, 0, Math.PI * 2);
    brush.stroke();
    brush.strokeStyle = alpha('#ffffff', 0.85);
    brush.lineWidth = 5;
    brush.beginPath();
    brush.arc(0, -68, 39, Math.PI * 1.08, Math.PI * 1.4);
    brush.stroke();
  };
  return thing(
    { wide: 104, tall: 118, size: 16, inside: { left: -35, right: 35, top: -104, bottom: -32 }, front },
    (brush) => {
      disc(brush, 0, -68, 48, '#cfeaf6');
      polygon(
        brush,
        [
          [-34, -26],
          [34, -26],
          [42, 0],
          [-42, 0],
        ],
        tone,
      );
      roundedBox(brush, -36, -30, 72, 8, 3, lighter(tone, 0.25));
    },
  );
}

export function box(colour: string | null): Rig {
  const tone = colour ?? '#c69a66';
  return thing(
    { wide: 124, tall: 92, size: 28, mouth: { x: 0, y: -70, radiusX: 43, radiusY: 0.5 } },
    (brush) => {
      polygon(
        brush,
        [
          [-46, -70],
          [-60, -90],
          [-8, -84],
          [0, -70],
        ],
        lighter(tone, 0.18),
      );
      polygon(
        brush,
        [
          [46, -70],
          [60, -90],
          [8, -84],
          [0, -70],
        ],
        lighter(tone, 0.1),
      );
      polygon(
        brush,
        [
          [-46, -70],
          [46, -70],
          [42, -60],
          [-42, -60],
        ],
        darker(tone, 0.5),
      );
      roundedBox(brush, -46, -70, 92, 70, 2, tone);
      roundedBox(brush, 22, -70, 24, 70, 2, alpha(darker(tone, 0.3), 0.35));
      roundedBox(brush, -8, -70, 16, 26, 1, alpha('#f3e2bf', 0.85));
    },
  );
}

export function fishBowl(colour: string | null): Rig {
  const tone = colour ?? '#a9dcf2';
  return thing(
    {
      wide: 116,
      tall: 96,
      size: 16,
      inside: { left: -40, right: 40, top: -70, bottom: -14 },
      front: (brush) => {
        brush.strokeStyle = alpha('#7fb2c8', 0.95);
        brush.lineWidth = 2.6;
        brush.beginPath();
        brush.arc(0, -48, 48, -Math.PI * 0.28, Math.PI * 1.28);
        brush.stroke();
        oval(brush, 0, -86, 31, 4, alpha('#d8f0fa', 0.9));
        brush.strokeStyle = alpha('#ffffff', 0.85);
        brush.lineWidth = 5;
        brush.beginPath();
        brush.arc(0, -48, 39, Math.PI * 0.85, Math.PI * 1.15);
        brush.stroke();
      },
    },
    (brush) => {
      brush.save();
      brush.beginPath();
      brush.arc(0, -48, 48, 0, Math.PI * 2);
      brush.clip();
      brush.fillStyle = '#e4f5fb';
      brush.fillRect(-50, -86, 100, 90);
      brush.fillStyle = tone;
      brush.fillRect(-50, -74, 100, 76);
      oval(brush, 0, 0, 40, 8, '#d9c08a');
      brush.restore();
    },
  );
}

export function basket(colour: string | null): Rig {
  const tone = colour ?? '#c98f4e';
  return thing(
    { wide: 112, tall: 104, size: 18, mouth: { x: 0, y: -50, radiusX: 46, radiusY: 7 } },
    (brush) => {
      brush.strokeStyle = darker(tone, 0.18);
      brush.lineWidth = 7;
      brush.beginPath();
      brush.ellipse(0, -50, 44, 50, 0, Math.PI, 0);
      brush.stroke();
      oval(brush, 0, -50, 52, 10, darker(tone, 0.55));
      woven(brush, tone);
    },
  );
}

/** The side of a basket: rows of reed that go over and under. */
function woven(brush: Brush, tone: string): void {
  for (let row = 0; row < 5; row++) {
    const y = -48 + row * 9.6;
    const half = 51 - row * 3.2;
    for (let part = 0; part < 8; part++) {
      const wide = (half * 2) / 8;
      const shade = (part + row) % 2 ? tone : lighter(tone, 0.22);
      roundedBox(brush, -half + part * wide, y, wide + 0.6, 10, 4, shade);
    }
  }
  stroke(
    brush,
    [
      [-52, -48],
      [-26, -43],
      [0, -42],
      [26, -43],
      [52, -48],
    ],
    7,
    darker(tone, 0.12),
  );
}

export function bucket(colour: string | null): Rig {
  const tone = colour ?? '#9fb0bf';
  return thing(
    { wide: 84, tall: 84, size: 20, mouth: { x: 0, y: -62, radiusX: 36, radiusY: 7 } },
    (brush) => {
      brush.strokeStyle = '#6d7683';
      brush.lineWidth = 3;
      brush.beginPath();
      brush.ellipse(0, -62, 37, 20, 0, Math.PI, 0);
      brush.stroke();
      oval(brush, 0, -62, 40, 9, darker(tone, 0.5));
      polygon(
        brush,
        [
          [-40, -62],
          [-34, -53],
          [34, -53],
          [40, -62],
          [29, 0],
          [-29, 0],
        ],
        tone,
      );
      oval(brush, 0, 0, 29, 4, tone);
      for (const y of [-44, -10])
        roundedBox(brush, -33 + (y + 44) * 0.1, y, 66 - (y + 44) * 0.2, 4, 1, darker(tone, 0.2));
    },
  );
}
