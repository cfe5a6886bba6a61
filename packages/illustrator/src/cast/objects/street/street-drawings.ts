import { alpha, darker, lighter } from '../../../painting/colour.ts';
import { useLettering } from '../../../painting/lettering.ts';
import { type Brush, disc, oval, polygon, roundedBox, stroke } from '../../../painting/shapes.ts';
import type { ObjectDrawing } from '../object-drawing.ts';
import { thing } from '../thing.ts';

const DARK = '#2b2a33';
const STEEL = '#8d949d';

const fireHydrant: ObjectDrawing = (colour) => {
  const tone = colour ?? '#d8332a';
  return thing({ wide: 92, tall: 128, size: 46 }, (brush) => {
    roundedBox(brush, -34, -12, 68, 12, 3, darker(tone, 0.3));
    roundedBox(brush, -24, -92, 48, 84, 4, tone);
    roundedBox(brush, 6, -92, 18, 84, 4, alpha(darker(tone, 0.4), 0.4));
    for (const side of [-1, 1]) {
      roundedBox(brush, side * 33 - 12, -72, 24, 26, 3, darker(tone, 0.12));
      roundedBox(brush, side * 42 - 4, -76, 8, 34, 2, darker(tone, 0.35));
    }
    disc(brush, 0, -52, 16, darker(tone, 0.3));
    disc(brush, 0, -52, 11, '#d9dde2');
    polygon(
      brush,
      [
        [-5, -57],
        [5, -57],
        [7, -52],
        [5, -47],
        [-5, -47],
        [-7, -52],
      ],
      STEEL,
    );
    roundedBox(brush, -32, -98, 64, 10, 4, darker(tone, 0.2));
    brush.fillStyle = tone;
    brush.beginPath();
    brush.arc(0, -97, 25, Math.PI, 0);
    brush.fill();
    roundedBox(brush, -7, -128, 14, 12, 2, darker(tone, 0.35));
    stroke(
      brush,
      [
        [-16, -86],
        [-16, -20],
      ],
      4,
      alpha('#ffffff', 0.4),
    );
  });
};

const parkingMeter: ObjectDrawing = (colour) => {
  const tone = colour ?? '#6f7c8c';
  return thing({ wide: 76, tall: 196, size: 80 }, (brush) => {
    oval(brush, 0, -4, 20, 4, DARK);
    roundedBox(brush, -5, -112, 10, 110, 3, STEEL);
    brush.fillStyle = tone;
    brush.beginPath();
    brush.roundRect(-34, -166, 68, 60, 8);
    brush.arc(0, -162, 34, Math.PI, 0);
    brush.fill();
    // The window with its dial, the slot for coins, the letter every car park has.
    brush.fillStyle = '#eaf4f8';
    brush.beginPath();
    brush.arc(0, -160, 25, Math.PI, 0);
    brush.roundRect(-25, -161, 50, 10, 2);
    brush.fill();
    stroke(
      brush,
      [
        [0, -153],
        [-13, -170],
      ],
      3,
      '#d8332a',
    );
    for (let tick = 0; tick <= 6; tick++) {
      const turn = Math.PI + (tick / 6) * Math.PI;
      stroke(
        brush,
        [
          [Math.cos(turn) * 19, -158 + Math.sin(turn) * 19],
          [Math.cos(turn) * 23, -158 + Math.sin(turn) * 23],
        ],
        1.8,
        DARK,
      );
    }
    roundedBox(brush, -24, -144, 22, 30, 3, '#2563b8');
    letters(brush, 'P', -13, -129, 24, '#ffffff');
    roundedBox(brush, 8, -142, 14, 4, 1, DARK);
    roundedBox(brush, 4, -132, 22, 18, 3, darker(tone, 0.35));
    disc(brush, 15, -123, 5, '#d9dde2');
    stroke(
      brush,
      [
        [15, -126],
        [15, -120],
      ],
      1.6,
      DARK,
    );
  });
};

const stopSign: ObjectDrawing = (colour) => {
  const tone = colour ?? '#cf2a27';
  return thing({ wide: 104, tall: 210, size: 110 }, (brush) => {
    roundedBox(brush, -4, -120, 8, 120, 2, STEEL);
    oval(brush, 0, -3, 16, 3, DARK);
    const octagon = (radius: number, shade: string) =>
      polygon(
        brush,
        Array.from({ length: 8 }, (_, corner): [number, number] => {
          const turn = ((corner + 0.5) / 8) * Math.PI * 2;
          return [Math.cos(turn) * radius, -156 + Math.sin(turn) * radius];
        }),
        shade,
      );
    octagon(55, '#ffffff');
    octagon(50, tone);
    letters(brush, 'STOP', 0, -155, 33, '#ffffff');
  });
};

function letters(brush: Brush, text: string, x: number, y: number, size: number, colour: string): void {
  brush.save();
  brush.translate(x, y);
  brush.scale(size / 100, size / 100);
  useLettering(brush, 100);
  brush.textAlign = 'center';
  brush.fillStyle = colour;
  brush.fillText(text, 0, 0);
  brush.restore();
}

const trafficLight: ObjectDrawing = (colour) => {
  const tone = colour ?? '#33333b';
  return thing({ wide: 78, tall: 236, size: 130 }, (brush) => {
    oval(brush, 0, -4, 18, 4, DARK);
    roundedBox(brush, -6, -104, 12, 102, 2, STEEL);
    roundedBox(brush, -30, -236, 60, 136, 12, tone);
    roundedBox(brush, -25, -231, 50, 126, 9, darker(tone, 0.35));
    for (const [y, lit] of [
      [-208, '#ff3b30'],
      [-168, '#ffc22e'],
      [-128, '#34d15c'],
    ] as const) {
      disc(brush, 0, y, 18, darker(lit, 0.45));
      disc(brush, 0, y, 15.5, lit);
      oval(brush, -5, y - 5, 5, 3.5, alpha('#ffffff', 0.6), -0.6);
      brush.strokeStyle = tone;
      brush.lineWidth = 5;
      brush.beginPath();
      brush.arc(0, y, 19, Math.PI * 1.12, Math.PI * 1.88);
      brush.stroke();
      for (const side of [-1, 1])
        polygon(
          brush,
          [
            [side * 30, y - 12],
            [side * 39, y - 6],
            [side * 30, y + 10],
          ],
          tone,
        );
    }
  });
};

const bench: ObjectDrawing = (colour) => {
  const tone = colour ?? '#a8723f';
  return thing({ wide: 184, tall: 96, size: 48, surface: -46 }, (brush) => {
    for (const side of [-1, 1]) {
      const x = side * 66;
      stroke(
        brush,
        [
          [x, -92],
          [x, -40],
        ],
        6,
        DARK,
      );
      stroke(
        brush,
        [
          [x - 12 * side, -42],
          [x - 8 * side, -2],
        ],
        7,
        DARK,
      );
      stroke(
        brush,
        [
          [x + 10 * side, -42],
          [x + 14 * side, -2],
        ],
        7,
        DARK,
      );
      stroke(
        brush,
        [
          [x, -62],
          [x + 18 * side, -62],
          [x + 18 * side, -42],
        ],
        5,
        DARK,
      );
    }
    for (const y of [-94, -79, -64]) roundedBox(brush, -90, y, 180, 11, 3, tone);
    roundedBox(brush, -90, -52, 180, 7, 2, lighter(tone, 0.12));
    roundedBox(brush, -92, -46, 184, 9, 3, darker(tone, 0.12));
  });
};

const trashCan: ObjectDrawing = (colour) => {
  const tone = colour ?? '#5f6b78';
  return thing({ wide: 76, tall: 104, size: 46 }, (brush) => {
    polygon(
      brush,
      [
        [-30, -84],
        [30, -84],
        [25, 0],
        [-25, 0],
      ],
      tone,
    );
    for (const x of [-16, -5, 6, 17])
      stroke(
        brush,
        [
          [x, -76],
          [x * 0.85, -8],
        ],
        3,
        darker(tone, 0.25),
      );
    roundedBox(brush, -36, -93, 72, 11, 4, darker(tone, 0.2));
    brush.strokeStyle = darker(tone, 0.4);
    brush.lineWidth = 5;
    brush.beginPath();
    brush.arc(0, -92, 10, Math.PI, 0);
    brush.stroke();
  });
};

const streetLamp: ObjectDrawing = (colour) => {
  const tone = colour ?? '#33363f';
  return thing({ wide: 60, tall: 260, size: 190 }, (brush) => {
    polygon(
      brush,
      [
        [-14, 0],
        [14, 0],
        [7, -22],
        [-7, -22],
      ],
      tone,
    );
    roundedBox(brush, -3.5, -206, 7, 190, 2, tone);
    stroke(
      brush,
      [
        [-14, -196],
        [14, -196],
      ],
      4,
      tone,
    );
    polygon(
      brush,
      [
        [-13, -208],
        [13, -208],
        [19, -244],
        [-19, -244],
      ],
      '#ffe9a8',
    );
    stroke(
      brush,
      [
        [-13, -208],
        [-19, -244],
      ],
      3,
      tone,
    );
    stroke(
      brush,
      [
        [13, -208],
        [19, -244],
      ],
      3,
      tone,
    );
    polygon(
      brush,
      [
        [-23, -244],
        [23, -244],
        [0, -260],
      ],
      tone,
    );
  });
};

export const STREET_DRAWINGS: Readonly<Record<string, ObjectDrawing>> = {
  'fire hydrant': fireHydrant,
  'parking meter': parkingMeter,
  'stop sign': stopSign,
  'traffic light': trafficLight,
  bench,
  'trash can': trashCan,
  'street lamp': streetLamp,
};
