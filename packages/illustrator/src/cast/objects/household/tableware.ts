import { alpha, darker, lighter } from '../../../painting/colour.ts';
import { type Brush, oval, roundedBox, stroke } from '../../../painting/shapes.ts';
import type { Rig } from '../../rig.ts';
import { outline } from '../outline.ts';
import { thing } from '../thing.ts';

export function vase(colour: string | null): Rig {
  const tone = colour ?? '#3f8f9a';
  return thing(
    { wide: 62, tall: 100, size: 24, mouth: { x: 0, y: -97, radiusX: 13, radiusY: 2.6 } },
    (brush) => {
      const body = (scale: number) => (pen: Brush) => {
        pen.moveTo(-17 * scale, -98);
        pen.quadraticCurveTo(-7 * scale, -84, -12 * scale, -74);
        pen.bezierCurveTo(-36 * scale, -62, -36 * scale, -24, -15 * scale, 0);
        pen.lineTo(15 * scale, 0);
        pen.bezierCurveTo(36 * scale, -24, 36 * scale, -62, 12 * scale, -74);
        pen.quadraticCurveTo(7 * scale, -84, 17 * scale, -98);
      };
      outline(brush, tone, body(1));
      brush.save();
      brush.beginPath();
      body(1)(brush);
      brush.clip();
      brush.fillStyle = alpha(darker(tone, 0.35), 0.5);
      brush.fillRect(10, -100, 30, 100);
      brush.fillStyle = alpha('#ffffff', 0.28);
      brush.fillRect(-22, -66, 7, 46);
      stroke(
        brush,
        [
          [-40, -52],
          [40, -52],
        ],
        3,
        darker(tone, 0.3),
      );
      stroke(
        brush,
        [
          [-40, -34],
          [40, -34],
        ],
        3,
        darker(tone, 0.3),
      );
      for (let x = -36; x < 40; x += 12)
        stroke(
          brush,
          [
            [x, -37],
            [x + 6, -49],
            [x + 12, -37],
          ],
          2.5,
          lighter(tone, 0.45),
        );
      brush.restore();
      oval(brush, 0, -97, 17.5, 4, darker(tone, 0.25));
      oval(brush, 0, -97, 13, 2.6, darker(tone, 0.6));
    },
  );
}

export function cup(colour: string | null): Rig {
  const tone = colour ?? '#e8ebee';
  return thing(
    { wide: 92, tall: 66, size: 9, mouth: { x: -2, y: -57, radiusX: 27, radiusY: 6 } },
    (brush) => {
      brush.strokeStyle = darker(tone, 0.12);
      brush.lineWidth = 8;
      brush.beginPath();
      brush.ellipse(28, -34, 15, 17, 0, -Math.PI / 2, Math.PI / 2);
      brush.stroke();
      outline(brush, tone, (pen) => {
        pen.moveTo(-34, -58);
        pen.lineTo(-30, -8);
        pen.quadraticCurveTo(-29, 0, -20, 0);
        pen.lineTo(16, 0);
        pen.quadraticCurveTo(25, 0, 26, -8);
        pen.lineTo(30, -58);
      });
      outline(brush, alpha(darker(tone, 0.3), 0.35), (pen) => {
        pen.moveTo(14, -58);
        pen.lineTo(12, 0);
        pen.lineTo(17, 0);
        pen.quadraticCurveTo(25, 0, 26, -8);
        pen.lineTo(30, -58);
      });
      oval(brush, -2, -58, 32, 8, lighter(tone, 0.3));
      oval(brush, -2, -57, 27, 6, '#6b4226');
    },
  );
}

export function bowl(colour: string | null): Rig {
  const tone = colour ?? '#e9eef2';
  return thing(
    { wide: 104, tall: 52, size: 8, mouth: { x: 0, y: -44, radiusX: 49, radiusY: 8 } },
    (brush) => {
      oval(brush, 0, -44, 51, 9, darker(tone, 0.32));
      outline(brush, tone, (pen) => {
        pen.moveTo(-51, -44);
        pen.bezierCurveTo(-48, -14, -26, -5, -18, -5);
        pen.lineTo(18, -5);
        pen.bezierCurveTo(26, -5, 48, -14, 51, -44);
        pen.ellipse(0, -44, 51, 9, 0, 0, Math.PI);
      });
      outline(brush, alpha(darker(tone, 0.3), 0.3), (pen) => {
        pen.moveTo(24, -36.5);
        pen.bezierCurveTo(22, -16, 14, -8, 10, -5);
        pen.lineTo(18, -5);
        pen.bezierCurveTo(26, -5, 48, -14, 51, -44);
      });
      roundedBox(brush, -20, -7, 40, 7, 2, darker(tone, 0.18));
      stroke(
        brush,
        [
          [-38, -30],
          [-30, -19],
        ],
        4,
        alpha('#ffffff', 0.6),
      );
    },
  );
}

export function plate(colour: string | null): Rig {
  const tone = colour ?? '#f1f3f5';
  return thing({ wide: 120, tall: 30, size: 5, surface: -16 }, (brush) => {
    oval(brush, 0, -14, 59, 14, darker(tone, 0.2));
    oval(brush, 0, -16, 59, 13.5, tone);
    oval(brush, 0, -16, 40, 8.5, darker(tone, 0.08));
  });
}

export function fork(colour: string | null): Rig {
  const tone = colour ?? '#8f98a3';
  return thing({ wide: 26, tall: 104, size: 12 }, (brush) => {
    for (const x of [-9, -3, 3, 9])
      stroke(
        brush,
        [
          [x, -102],
          [x, -76],
        ],
        3.2,
        tone,
      );
    outline(brush, tone, (pen) => {
      pen.moveTo(-10.6, -80);
      pen.quadraticCurveTo(-11, -62, -3, -58);
      pen.lineTo(3, -58);
      pen.quadraticCurveTo(11, -62, 10.6, -80);
    });
    stroke(
      brush,
      [
        [0, -60],
        [0, -30],
      ],
      4.5,
      tone,
    );
    stroke(
      brush,
      [
        [0, -32],
        [0, -4],
      ],
      7.5,
      tone,
    );
    stroke(
      brush,
      [
        [-1.5, -30],
        [-1.5, -8],
      ],
      1.6,
      lighter(tone, 0.5),
    );
  });
}

export function knife(colour: string | null): Rig {
  const steel = '#c3cbd4';
  const grip = colour ?? '#3a3440';
  return thing({ wide: 24, tall: 106, size: 13 }, (brush) => {
    outline(brush, steel, (pen) => {
      pen.moveTo(-4, -42);
      pen.lineTo(-4, -104);
      pen.quadraticCurveTo(10, -92, 10, -62);
      pen.lineTo(10, -42);
    });
    outline(brush, '#f2f5f8', (pen) => {
      pen.moveTo(6, -42);
      pen.lineTo(6, -84);
      pen.quadraticCurveTo(10, -76, 10, -62);
      pen.lineTo(10, -42);
    });
    roundedBox(brush, -6, -43, 16, 43, 5, grip);
    for (const y of [-34, -22, -10]) oval(brush, 2, y, 1.8, 1.8, '#d9dee4');
  });
}

export function cookingPot(colour: string | null): Rig {
  const tone = colour ?? '#9aa3ad';
  return thing({ wide: 124, tall: 76, size: 13 }, (brush) => {
    for (const side of [-1, 1]) roundedBox(brush, side * 52 - 10, -44, 20, 9, 4, '#33303a');
    roundedBox(brush, -44, -56, 88, 56, 9, tone);
    roundedBox(brush, 16, -56, 28, 56, 9, alpha(darker(tone, 0.4), 0.35));
    roundedBox(brush, -48, -62, 96, 9, 4, lighter(tone, 0.3));
    roundedBox(brush, -9, -76, 18, 11, 4, '#33303a');
    outline(brush, lighter(tone, 0.15), (pen) => {
      pen.moveTo(-44, -62);
      pen.quadraticCurveTo(0, -76, 44, -62);
    });
  });
}

export function fryingPan(colour: string | null): Rig {
  const tone = colour ?? '#3b3942';
  return thing({ wide: 176, tall: 34, size: 8, surface: -20 }, (brush) => {
    stroke(
      brush,
      [
        [38, -20],
        [84, -26],
      ],
      10,
      '#6b4a34',
    );
    outline(brush, darker(tone, 0.2), (pen) => {
      pen.moveTo(-84, -22);
      pen.quadraticCurveTo(-80, 0, -60, 0);
      pen.lineTo(20, 0);
      pen.quadraticCurveTo(40, 0, 44, -22);
    });
    oval(brush, -20, -22, 64, 11, tone);
    oval(brush, -20, -21, 54, 8, lighter(tone, 0.12));
  });
}
