import { alpha, darker, lighter } from '../../../painting/colour.ts';
import { type Brush, polygon, roundedBox, stroke } from '../../../painting/shapes.ts';
import type { Rig } from '../../rig.ts';
import { outline } from '../outline.ts';
import { thing } from '../thing.ts';

const GLASS = '#bfe3ee';

export function bottle(colour: string | null): Rig {
  const tone = colour ?? '#3f9a5c';
  const body = (brush: Brush) => {
    brush.moveTo(-6, -96);
    brush.lineTo(-6, -72);
    brush.bezierCurveTo(-7, -62, -17, -60, -17, -48);
    brush.lineTo(-17, -4);
    brush.quadraticCurveTo(-17, 0, -13, 0);
    brush.lineTo(13, 0);
    brush.quadraticCurveTo(17, 0, 17, -4);
    brush.lineTo(17, -48);
    brush.bezierCurveTo(17, -60, 7, -62, 6, -72);
    brush.lineTo(6, -96);
  };
  const front = (brush: Brush) => {
    brush.fillStyle = alpha('#ffffff', 0.4);
    brush.fillRect(-13, -50, 4, 44);
    brush.strokeStyle = darker(tone, 0.35);
    brush.lineWidth = 1.6;
    brush.beginPath();
    body(brush);
    brush.stroke();
  };
  return thing(
    { wide: 38, tall: 104, size: 20, inside: { left: -15, right: 15, top: -56, bottom: -3 }, front },
    (brush) => {
      outline(brush, alpha(tone, 0.82), body);
      outline(brush, alpha(lighter(tone, 0.75), 0.5), (pen) => pen.rect(-14.5, -46, 29, 43));
      roundedBox(brush, -7.5, -104, 15, 11, 2, '#c9a26a');
      roundedBox(brush, -7.5, -94, 15, 5, 1, darker(tone, 0.25));
    },
  );
}

/** On its side, as one builds ships into them. */
export function lyingBottle(colour: string | null): Rig {
  const tone = colour ?? '#9fd3c0';
  const body = (brush: Brush) => {
    brush.moveTo(-62, -58);
    brush.lineTo(26, -58);
    brush.bezierCurveTo(44, -58, 44, -40, 58, -40);
    brush.lineTo(82, -40);
    brush.lineTo(82, -22);
    brush.lineTo(58, -22);
    brush.bezierCurveTo(44, -22, 44, -4, 26, -4);
    brush.lineTo(-62, -4);
    brush.quadraticCurveTo(-70, -4, -70, -12);
    brush.lineTo(-70, -50);
    brush.quadraticCurveTo(-70, -58, -62, -58);
  };
  return thing(
    {
      wide: 172,
      tall: 60,
      size: 10,
      inside: { left: -64, right: 30, top: -56, bottom: -12 },
      front: (brush) => {
        outline(brush, alpha(tone, 0.22), body);
        brush.strokeStyle = darker(tone, 0.4);
        brush.lineWidth = 2;
        brush.beginPath();
        body(brush);
        brush.closePath();
        brush.stroke();
        stroke(
          brush,
          [
            [-58, -52],
            [16, -52],
          ],
          3.5,
          alpha('#ffffff', 0.75),
        );
      },
    },
    (brush) => {
      outline(brush, alpha(lighter(tone, 0.5), 0.75), body);
      outline(brush, '#5aa9d8', (pen) => {
        pen.moveTo(-68, -14);
        pen.quadraticCurveTo(-30, -19, 0, -14);
        pen.quadraticCurveTo(20, -11, 38, -15);
        pen.lineTo(30, -6);
        pen.lineTo(-66, -6);
      });
      roundedBox(brush, 80, -39, 8, 16, 2, '#b98a52');
      for (const x of [-48, 20]) roundedBox(brush, x - 6, -6, 12, 6, 2, '#8a6242');
    },
  );
}

export function jar(colour: string | null): Rig {
  const tone = colour ?? GLASS;
  return thing(
    {
      wide: 60,
      tall: 84,
      size: 14,
      inside: { left: -25, right: 25, top: -62, bottom: -4 },
      front: (brush) => {
        brush.fillStyle = alpha('#ffffff', 0.4);
        brush.fillRect(-22, -60, 6, 50);
        brush.strokeStyle = darker(tone, 0.3);
        brush.lineWidth = 2;
        brush.strokeRect(-28, -68, 56, 67);
      },
    },
    (brush) => {
      roundedBox(brush, -29, -70, 58, 70, 9, alpha(tone, 0.55));
      roundedBox(brush, -26, -84, 52, 15, 3, '#b8bec6');
      roundedBox(brush, -26, -76, 52, 3, 1, '#8d949d');
    },
  );
}

export function drinkingGlass(colour: string | null): Rig {
  const tone = colour ?? GLASS;
  return thing(
    {
      wide: 50,
      tall: 72,
      size: 10,
      inside: { left: -19, right: 19, top: -68, bottom: -5 },
      front: (brush) => {
        brush.strokeStyle = darker(tone, 0.25);
        brush.lineWidth = 2;
        brush.beginPath();
        for (const [x, y] of [
          [-24, -70],
          [-18, -1],
          [18, -1],
          [24, -70],
        ] as const)
          brush.lineTo(x, y);
        brush.closePath();
        brush.stroke();
        stroke(
          brush,
          [
            [-16, -60],
            [-12, -12],
          ],
          3.5,
          alpha('#ffffff', 0.7),
        );
      },
    },
    (brush) => {
      polygon(
        brush,
        [
          [-24, -70],
          [24, -70],
          [18, 0],
          [-18, 0],
        ],
        alpha(tone, 0.5),
      );
      polygon(
        brush,
        [
          [-22, -48],
          [22, -48],
          [18, -3],
          [-18, -3],
        ],
        alpha(colour ? tone : '#7fc4e6', 0.75),
      );
    },
  );
}
