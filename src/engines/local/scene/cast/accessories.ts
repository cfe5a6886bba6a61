import { darker, NAMED_COLOURS } from '../painting/colour.ts';
import { type Brush, disc, oval, polygon, roundedBox, stroke, TURN } from '../painting/shapes.ts';
import type { ColourName } from '../scene-description.ts';
import type { Accessory, Body } from './person.ts';

/** Things people hold, wear or stand on, drawn by the joints of whoever has them. */

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

export const umbrella =
  (colour: ColourName | null): Accessory =>
  (brush, body, phase) => {
    const { x, y } = body.nearHand;
    const tone = NAMED_COLOURS[colour ?? 'red'];
    const tilt = Math.sin(phase * TURN) * 1.5;
    stroke(
      brush,
      [
        [x, y + 6],
        [x + tilt, y - 58],
      ],
      1.8,
      '#4a4650',
    );
    const cx = x + tilt;
    const cy = y - 54;
    brush.fillStyle = tone;
    brush.beginPath();
    brush.moveTo(cx - 40, cy + 8);
    brush.bezierCurveTo(cx - 34, cy - 30, cx + 34, cy - 30, cx + 40, cy + 8);
    for (let rib = 4; rib > 0; rib--)
      brush.quadraticCurveTo(cx - 40 + (rib - 0.5) * 20, cy + 1, cx - 40 + (rib - 1) * 20, cy + 8);
    brush.fill();
    brush.fillStyle = darker(tone, 0.16);
    brush.beginPath();
    brush.moveTo(cx, cy - 21);
    brush.quadraticCurveTo(cx + 22, cy - 16, cx + 20, cy + 8);
    brush.quadraticCurveTo(cx + 10, cy + 1, cx, cy + 8);
    brush.fill();
  };

export const book: Accessory = (brush, body) => {
  const x = (body.nearHand.x + body.farHand.x) / 2 + 3;
  const y = (body.nearHand.y + body.farHand.y) / 2 - 3;
  polygon(
    brush,
    [
      [x - 9, y - 6],
      [x, y - 2],
      [x, y + 9],
      [x - 9, y + 5],
    ],
    '#c0483f',
  );
  polygon(
    brush,
    [
      [x + 10, y - 7],
      [x, y - 2],
      [x, y + 9],
      [x + 10, y + 4],
    ],
    '#a83a33',
  );
  polygon(
    brush,
    [
      [x - 8, y - 7],
      [x, y - 3],
      [x + 9, y - 8],
      [x + 9, y + 2],
      [x, y + 7],
      [x - 8, y + 3],
    ],
    '#fbf6e8',
  );
};

export const laptop: Accessory = (brush) => {
  roundedBox(brush, 14, -37, 40, 4, 1.5, '#8a6242');
  for (const x of [18, 50])
    stroke(
      brush,
      [
        [x, -34],
        [x, 0],
      ],
      3,
      '#6b4a32',
    );
  roundedBox(brush, 20, -40, 20, 3, 1, '#b9c1cc');
  polygon(
    brush,
    [
      [38, -39],
      [47, -58],
      [50, -57],
      [41, -38],
    ],
    '#cfd6df',
  );
};

export const pan: Accessory = (brush, body, phase) => {
  const { x, y } = body.nearHand;
  stroke(
    brush,
    [
      [x, y],
      [x + 11, y + 1],
    ],
    2.6,
    '#3b3a44',
  );
  oval(brush, x + 21, y + 1, 12, 3.4, '#3b3a44');
  const toss = Math.abs(Math.sin(phase * TURN)) * 14;
  oval(brush, x + 21, y - 3 - toss, 7, 2.6, '#f2b134', Math.sin(phase * TURN) * 0.6);
};

export const easel: Accessory = (brush, body) => {
  stroke(
    brush,
    [
      [40, -70],
      [30, 0],
    ],
    2.6,
    '#8a6242',
  );
  stroke(
    brush,
    [
      [44, -70],
      [54, 0],
    ],
    2.6,
    '#8a6242',
  );
  polygon(
    brush,
    [
      [30, -80],
      [56, -84],
      [60, -40],
      [34, -36],
    ],
    '#fbf8ef',
  );
  for (const [x, y, colour] of [
    [40, -70, '#e2574c'],
    [48, -62, '#3f8fd2'],
    [42, -54, '#f2b134'],
    [51, -50, '#4fae7b'],
  ] as const)
    oval(brush, x, y, 5, 4, colour, 0.4);
  stroke(
    brush,
    [
      [body.nearHand.x, body.nearHand.y],
      [body.nearHand.x + 8, body.nearHand.y - 3],
    ],
    1.6,
    '#6b4a32',
  );
};

export const surfboard =
  (colour: ColourName | null): Accessory =>
  (brush, body) => {
    const x = (body.nearFoot.x + body.farFoot.x) / 2;
    const y = Math.max(body.nearFoot.y, body.farFoot.y) + 3;
    drawBreaker(brush, x, y);
    brush.save();
    brush.translate(x, y);
    brush.rotate(-0.08);
    oval(brush, 0, 0, 50, 5, NAMED_COLOURS[colour ?? 'yellow']);
    oval(brush, 0, -0.8, 46, 2, '#fff4d6');
    brush.restore();
  };

/** The wave that carries a surfer: a wall of water that curls over behind. */
function drawBreaker(brush: Brush, x: number, y: number): void {
  const wall = (inset: number) => {
    brush.beginPath();
    brush.moveTo(x - 176 + inset, y + 30);
    brush.bezierCurveTo(x - 150 + inset, y - 40, x - 120, y - 118 + inset, x - 40, y - 112 + inset);
    brush.bezierCurveTo(x - 4, y - 108 + inset, x + 14, y - 84, x + 6, y - 66);
    brush.bezierCurveTo(x - 6, y - 84, x - 40, y - 84 + inset, x - 52, y - 52);
    brush.bezierCurveTo(x - 62, y - 14, x - 10, y + 4, x + 110, y + 30);
    brush.closePath();
  };
  wall(0);
  brush.fillStyle = '#eaf8fd';
  brush.fill();
  wall(12);
  const water = brush.createLinearGradient(0, y - 110, 0, y + 30);
  water.addColorStop(0, '#7fd3e6');
  water.addColorStop(0.5, '#2f9dc4');
  water.addColorStop(1, '#1f78ad');
  brush.fillStyle = water;
  brush.fill();
  for (const [dx, dy, size] of [
    [4, -68, 9],
    [-6, -60, 7],
    [12, -58, 6],
    [-60, -50, 5],
    [-120, 10, 10],
    [-96, 16, 8],
    [60, 18, 8],
  ] as const)
    disc(brush, x + dx, y + dy, size, '#ffffffe0');
}

export const skis: Accessory = (brush, body) => {
  for (const [foot, colour] of [
    [body.farFoot, '#a83a33'],
    [body.nearFoot, '#e2574c'],
  ] as const) {
    stroke(
      brush,
      [
        [foot.x - 26, foot.y + 4],
        [foot.x + 30, foot.y + 3],
        [foot.x + 38, foot.y - 2],
      ],
      3,
      colour,
    );
  }
  for (const hand of [body.nearHand, body.farHand])
    stroke(
      brush,
      [
        [hand.x + 3, hand.y - 4],
        [hand.x - 20, hand.y + 34],
      ],
      1.5,
      '#cfd6df',
    );
};

export const skateboard: Accessory = (brush, body) => {
  const x = body.nearFoot.x + 1;
  const y = body.nearFoot.y + 5;
  stroke(
    brush,
    [
      [x - 20, y - 3],
      [x - 15, y],
      [x + 15, y],
      [x + 20, y - 3],
    ],
    3.4,
    '#e2574c',
  );
  for (const wheel of [-11, 11]) disc(brush, x + wheel, y + 4, 3, '#33313c');
};

export const fishingRod: Accessory = (brush, body, phase) => {
  const { x, y } = body.nearHand;
  const tip: [number, number] = [x + 52, y - 36 + Math.sin(phase * TURN) * 2];
  stroke(brush, [[x - 6, y + 4], tip], 1.8, '#7a5a3a');
  stroke(brush, [tip, [tip[0] + 6, 8]], 0.5, '#e6ecf2');
  disc(brush, tip[0] + 6, 8 + Math.sin(phase * TURN * 2) * 1.4, 2.4, '#e2574c');
};

export const sword =
  (colour: string): Accessory =>
  (brush, body) => {
    const { x, y } = body.nearHand;
    stroke(
      brush,
      [
        [x, y],
        [x + 16, y - 38],
      ],
      3,
      colour,
    );
    stroke(
      brush,
      [
        [x - 4, y - 4],
        [x + 7, y],
      ],
      2.4,
      '#c9a23a',
    );
  };

export const wand: Accessory = (brush, body, phase) => {
  const { x, y } = body.nearHand;
  stroke(
    brush,
    [
      [x, y],
      [x + 12, y - 14],
    ],
    1.8,
    '#6b4a32',
  );
  for (let ray = 0; ray < 5; ray++) {
    const angle = ray * 1.2566 + phase * TURN;
    disc(brush, x + 13 + Math.cos(angle) * 6, y - 16 + Math.sin(angle) * 6, 1.6, '#ffe27a');
  }
  disc(brush, x + 13, y - 16, 3, '#fff4c0');
};

/** Any small thing, as a picture held up in the hand. */
export const picture =
  (draw: (brush: Brush, size: number) => void, size: number, string = 0): Accessory =>
  (brush, body: Body, phase) => {
    const { x, y } = body.nearHand;
    const sway = Math.sin(phase * TURN) * string * 0.08;
    if (string > 0)
      stroke(
        brush,
        [
          [x, y],
          [x + 8 + sway, y - string],
        ],
        0.9,
        '#f0ece4',
      );
    brush.save();
    brush.translate(x + (string > 0 ? 8 + sway : 4), y - string - (string > 0 ? size * 0.45 : size * 0.3));
    draw(brush, size);
    brush.restore();
  };
