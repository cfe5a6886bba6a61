import { disc, oval, polygon, roundedBox, stroke, TURN } from '../../painting/shapes.ts';
import type { Accessory } from './draw-person.ts';

export const guitar: Accessory = (brush, body) => {
  const middle = { x: (body.hip.x + body.neck.x) / 2 + 5, y: (body.hip.y + body.neck.y) / 2 + 6 };
  brush.save();
  brush.translate(middle.x, middle.y);
  brush.rotate(Math.atan2(body.farHand.y - middle.y, body.farHand.x - middle.x));
  roundedBox(brush, 4, -1.8, 38, 3.6, 1.6, '#5a3a26');
  roundedBox(brush, 40, -3.4, 8, 6.8, 2, '#3f2819');
  disc(brush, -7, 0, 11.5, '#c9702f');
  disc(brush, 7, 0, 8.4, '#c9702f');
  disc(brush, 1, 0, 4, '#4a2a18');
  for (const y of [-0.8, 0.2, 1.1])
    stroke(
      brush,
      [
        [-10, y],
        [44, y],
      ],
      0.4,
      '#f3e6c8',
    );
  brush.restore();
};

export const violin: Accessory = (brush, body, phase) => {
  brush.save();
  brush.translate(body.head.x + 8, body.head.y + 12);
  brush.rotate(0.12);
  oval(brush, 2, 0, 8, 4.6, '#a8562a');
  oval(brush, 10, 0, 6, 4, '#a8562a');
  roundedBox(brush, 13, -1.2, 18, 2.4, 1, '#3f2819');
  brush.restore();
  const bow = Math.sin(phase * TURN) * 6;
  stroke(
    brush,
    [
      [body.nearHand.x, body.nearHand.y],
      [body.head.x + 22 + bow, body.head.y + 2],
    ],
    1.2,
    '#e9d8b0',
  );
};

export const horn =
  (colour: string): Accessory =>
  (brush, body) => {
    const mouth = { x: body.head.x + 11, y: body.head.y + 6 };
    stroke(
      brush,
      [
        [mouth.x, mouth.y],
        [body.nearHand.x + 12, body.nearHand.y + 2],
      ],
      3,
      colour,
    );
    disc(brush, body.nearHand.x + 2, body.nearHand.y + 1, 4.4, colour);
    polygon(
      brush,
      [
        [body.nearHand.x + 10, body.nearHand.y + 1],
        [body.nearHand.x + 24, body.nearHand.y - 8],
        [body.nearHand.x + 24, body.nearHand.y + 11],
      ],
      colour,
    );
  };

export const flute: Accessory = (brush, body) =>
  stroke(
    brush,
    [
      [body.head.x + 9, body.head.y + 5],
      [body.farHand.x + 8, body.farHand.y],
    ],
    2.6,
    '#d9dde3',
  );

export const drums: Accessory = (brush, body) => {
  for (const hand of [body.nearHand, body.farHand])
    stroke(
      brush,
      [
        [hand.x, hand.y],
        [hand.x + 13, hand.y - 3],
      ],
      1.6,
      '#e3c79a',
    );
  for (const [x, y, r] of [
    [26, -30, 11],
    [44, -34, 9],
  ] as const) {
    roundedBox(brush, x - r, y, r * 2, 16, 3, '#c0392b');
    oval(brush, x, y, r, 3.4, '#f6f1e6');
  }
  roundedBox(brush, 22, -16, 26, 18, 9, '#a62f25');
  disc(brush, 35, -8, 9, '#f6f1e6');
  stroke(
    brush,
    [
      [58, 0],
      [58, -48],
    ],
    1.6,
    '#8f969f',
  );
  oval(brush, 58, -48, 12, 2, '#e3bd4f');
};

export const piano: Accessory = (brush, body) => {
  roundedBox(brush, 24, -62, 46, 62, 3, '#2b2833');
  roundedBox(brush, 16, -38, 24, 6, 1.6, '#2b2833');
  roundedBox(brush, 15, -40, 22, 3, 1, '#fbfaf5');
  for (let key = 0; key < 6; key++) roundedBox(brush, 16.5 + key * 3.5, -40.2, 1.6, 2, 0.4, '#1d1a22');
  stroke(
    brush,
    [
      [20, -34],
      [20, 0],
    ],
    3.4,
    '#1d1a22',
  );
  roundedBox(brush, 22, -66, 50, 5, 2, '#3b3745');
  polygon(
    brush,
    [
      [30, -66],
      [46, -66],
      [48, -82],
      [32, -82],
    ],
    '#f6f1e4',
  );
  for (const hand of [body.nearHand, body.farHand]) disc(brush, hand.x, hand.y, 0.1, '#000000');
};

export const microphone: Accessory = (brush, body) => {
  const { x, y } = body.nearHand;
  stroke(
    brush,
    [
      [x, y + 3],
      [x + 2, y - 5],
    ],
    2.4,
    '#3b3a44',
  );
  disc(brush, x + 2.4, y - 7.4, 3.4, '#5f6470');
};
