import { alpha, darker, lighter } from '../../../painting/colour.ts';
import { disc, oval, polygon, roundedBox, stroke } from '../../../painting/shapes.ts';
import type { ObjectDrawing } from '../object-drawing.ts';
import { thing } from '../thing.ts';

const DARK = '#2b2a33';

export const frisbee: ObjectDrawing = (colour) => {
  const tone = colour ?? '#e2433a';
  return thing({ wide: 132, tall: 62, size: 9 }, (brush) => {
    // A shallow disc, tilted towards the eye, with the rings moulded into its top.
    oval(brush, 0, -26, 64, 25, darker(tone, 0.35), -0.16);
    oval(brush, 0, -33, 64, 25, tone, -0.16);
    for (const [share, shade] of [
      [0.82, 0.16],
      [0.6, 0.16],
      [0.34, 0.2],
    ] as const) {
      brush.strokeStyle = darker(tone, shade);
      brush.lineWidth = 2.6;
      brush.beginPath();
      brush.ellipse(0, -34, 64 * share, 25 * share, -0.16, 0, Math.PI * 2);
      brush.stroke();
    }
    brush.strokeStyle = alpha('#ffffff', 0.65);
    brush.lineWidth = 4;
    brush.beginPath();
    brush.ellipse(0, -34, 56, 20, -0.16, Math.PI * 1.05, Math.PI * 1.4);
    brush.stroke();
  });
};

export const baseballBat: ObjectDrawing = (colour) => {
  const tone = colour ?? '#c98f4e';
  return thing({ wide: 100, tall: 168, size: 50 }, (brush) => {
    brush.save();
    brush.translate(0, 0);
    brush.rotate(0.16);
    polygon(
      brush,
      [
        [-4, -12],
        [4, -12],
        [5, -66],
        [12, -110],
        [12, -152],
        [-12, -152],
        [-12, -110],
        [-5, -66],
      ],
      tone,
    );
    disc(brush, 0, -152, 12, tone);
    polygon(
      brush,
      [
        [3, -12],
        [4, -12],
        [5, -66],
        [12, -110],
        [12, -152],
        [5, -158],
        [5, -100],
      ],
      darker(tone, 0.2),
    );
    roundedBox(brush, -5, -52, 10, 44, 3, '#2f2c36');
    for (let y = -48; y < -10; y += 8)
      stroke(
        brush,
        [
          [-5, y + 3],
          [5, y],
        ],
        1.6,
        '#5a5666',
      );
    roundedBox(brush, -9, -9, 18, 8, 4, darker(tone, 0.25));
    brush.restore();
  });
};

export const baseballGlove: ObjectDrawing = (colour) => {
  const tone = colour ?? '#a8632f';
  return thing({ wide: 124, tall: 128, size: 17 }, (brush) => {
    // Four fingers, the webbing, the thumb, the palm; a ball in the pocket.
    for (const [x, top, lean] of [
      [-44, -98, -0.22],
      [-22, -118, -0.08],
      [2, -122, 0.04],
      [24, -112, 0.16],
    ] as const) {
      brush.save();
      brush.translate(x, -40);
      brush.rotate(lean);
      roundedBox(brush, -13, top + 40, 26, -top - 20, 13, darker(tone, 0.08));
      stroke(
        brush,
        [
          [0, top + 52],
          [0, -4],
        ],
        2,
        darker(tone, 0.4),
      );
      brush.restore();
    }
    polygon(
      brush,
      [
        [26, -84],
        [50, -74],
        [44, -44],
        [22, -50],
      ],
      darker(tone, 0.3),
    );
    for (const y of [-76, -66, -56])
      stroke(
        brush,
        [
          [26, y],
          [47, y + 5],
        ],
        2.2,
        lighter(tone, 0.4),
      );
    brush.save();
    brush.translate(40, -34);
    brush.rotate(0.62);
    roundedBox(brush, -14, -50, 28, 72, 14, tone);
    brush.restore();
    oval(brush, -6, -42, 50, 40, tone);
    oval(brush, -4, -44, 34, 28, darker(tone, 0.22));
    roundedBox(brush, -44, -18, 74, 18, 7, darker(tone, 0.3));
    for (let lace = 0; lace < 6; lace++)
      stroke(
        brush,
        [
          [-38 + lace * 12, -20],
          [-34 + lace * 12, -26],
        ],
        3,
        lighter(tone, 0.5),
      );
    disc(brush, -2, -48, 18, '#f8f6ee');
    for (const side of [-1, 1]) {
      brush.strokeStyle = '#d8433a';
      brush.lineWidth = 2;
      brush.beginPath();
      brush.arc(-2 + side * 18, -48, 13, side < 0 ? -0.9 : Math.PI - 0.9, side < 0 ? 0.9 : Math.PI + 0.9);
      brush.stroke();
    }
  });
};

export const tennisRacket: ObjectDrawing = (colour) => {
  const tone = colour ?? '#d8433a';
  return thing({ wide: 130, tall: 172, size: 40 }, (brush) => {
    brush.save();
    brush.translate(-6, 0);
    brush.rotate(0.2);
    brush.save();
    brush.beginPath();
    brush.ellipse(0, -124, 33, 42, 0, 0, Math.PI * 2);
    brush.fillStyle = alpha('#ffffff', 0.35);
    brush.fill();
    brush.clip();
    for (let x = -30; x <= 30; x += 8)
      stroke(
        brush,
        [
          [x, -170],
          [x, -80],
        ],
        1.3,
        '#7d828a',
      );
    for (let y = -164; y <= -84; y += 8)
      stroke(
        brush,
        [
          [-36, y],
          [36, y],
        ],
        1.3,
        '#7d828a',
      );
    brush.restore();
    brush.strokeStyle = tone;
    brush.lineWidth = 7;
    brush.beginPath();
    brush.ellipse(0, -124, 33, 42, 0, 0, Math.PI * 2);
    brush.stroke();
    stroke(
      brush,
      [
        [-15, -86],
        [0, -58],
      ],
      6,
      tone,
    );
    stroke(
      brush,
      [
        [15, -86],
        [0, -58],
      ],
      6,
      tone,
    );
    roundedBox(brush, -6, -62, 12, 60, 4, DARK);
    for (let y = -54; y < -4; y += 9)
      stroke(
        brush,
        [
          [-6, y + 4],
          [6, y],
        ],
        1.8,
        '#565263',
      );
    brush.restore();
    disc(brush, 36, -14, 13, '#d6ea3a');
    brush.strokeStyle = '#ffffff';
    brush.lineWidth = 2.4;
    brush.beginPath();
    brush.arc(24, -14, 13, -0.8, 0.8);
    brush.stroke();
  });
};

export const sportsBall: ObjectDrawing = (colour) => {
  const tone = colour ?? '#f8f8f6';
  return thing({ wide: 102, tall: 100, size: 13 }, (brush) => {
    disc(brush, 0, -50, 49, '#3a3842');
    disc(brush, 0, -50, 47, tone);
    brush.save();
    brush.beginPath();
    brush.arc(0, -50, 47, 0, Math.PI * 2);
    brush.clip();
    const patch = (x: number, y: number, size: number) =>
      polygon(
        brush,
        Array.from({ length: 5 }, (_, corner): [number, number] => {
          const turn = (corner / 5) * Math.PI * 2 - Math.PI / 2;
          return [x + Math.cos(turn) * size, y + Math.sin(turn) * size];
        }),
        '#26252d',
      );
    patch(0, -50, 15);
    for (let corner = 0; corner < 5; corner++) {
      const turn = (corner / 5) * Math.PI * 2 - Math.PI / 2;
      patch(Math.cos(turn) * 44, -50 + Math.sin(turn) * 44, 15);
      stroke(
        brush,
        [
          [Math.cos(turn) * 15, -50 + Math.sin(turn) * 15],
          [Math.cos(turn) * 32, -50 + Math.sin(turn) * 32],
        ],
        2.6,
        '#26252d',
      );
    }
    oval(brush, 26, -26, 34, 40, alpha('#3a3842', 0.14));
    brush.restore();
  });
};
