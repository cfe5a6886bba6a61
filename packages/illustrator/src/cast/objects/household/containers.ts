import { alpha, darker, lighter } from '../../../painting/colour.ts';
import { type Brush, disc, oval, polygon, roundedBox } from '../../../painting/shapes.ts';
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
  return thing({ wide: 124, tall: 92, size: 28 }, (brush) => {
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
  });
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
