import { alpha, darker, lighter } from '../../../painting/colour.ts';
import { disc, oval, polygon, roundedBox, stroke } from '../../../painting/shapes.ts';
import type { ObjectDrawing } from '../object-drawing.ts';
import { thing } from '../thing.ts';

const WOOD = '#a8723f';
const DARK = '#3a2c26';

const couch: ObjectDrawing = (colour) => {
  const tone = colour ?? '#3f7fa8';
  return thing({ wide: 216, tall: 98, size: 52, surface: -52 }, (brush) => {
    for (const x of [-88, 76]) roundedBox(brush, x, -10, 12, 10, 2, DARK);
    roundedBox(brush, -92, -98, 184, 78, 16, darker(tone, 0.12));
    stroke(
      brush,
      [
        [0, -92],
        [0, -54],
      ],
      2.4,
      darker(tone, 0.35),
    );
    for (const x of [-84, 2]) roundedBox(brush, x, -60, 82, 30, 9, lighter(tone, 0.12));
    roundedBox(brush, -90, -34, 180, 26, 6, darker(tone, 0.2));
    for (const side of [-1, 1]) {
      roundedBox(brush, side * 92 - 16, -72, 32, 64, 14, tone);
      oval(brush, side * 92, -62, 14, 9, lighter(tone, 0.18));
    }
  });
};

const armchair: ObjectDrawing = (colour) => {
  const tone = colour ?? '#b5563f';
  return thing({ wide: 128, tall: 112, size: 56, surface: -50 }, (brush) => {
    for (const x of [-46, 34]) roundedBox(brush, x, -10, 12, 10, 2, DARK);
    roundedBox(brush, -46, -112, 92, 92, 20, darker(tone, 0.12));
    roundedBox(brush, -40, -58, 80, 28, 9, lighter(tone, 0.12));
    roundedBox(brush, -48, -34, 96, 26, 6, darker(tone, 0.2));
    for (const side of [-1, 1]) roundedBox(brush, side * 50 - 14, -74, 28, 66, 13, tone);
  });
};

const chair: ObjectDrawing = (colour) => {
  const tone = colour ?? WOOD;
  return thing({ wide: 92, tall: 150, size: 54, surface: -66 }, (brush) => {
    // Seen a little from the side: the back to the left, four legs.
    for (const x of [-20, 34]) roundedBox(brush, x - 4, -64, 8, 56, 2, darker(tone, 0.38));
    for (const x of [-36, -8]) roundedBox(brush, x - 4, -148, 8, 146, 3, darker(tone, 0.14));
    roundedBox(brush, 20, -62, 9, 62, 2, tone);
    for (const y of [-146, -122, -98]) roundedBox(brush, -38, y, 32, 14, 4, tone);
    polygon(
      brush,
      [
        [-42, -66],
        [30, -66],
        [44, -76],
        [-22, -76],
      ],
      lighter(tone, 0.16),
    );
    polygon(
      brush,
      [
        [-42, -66],
        [30, -66],
        [30, -57],
        [-42, -57],
      ],
      tone,
    );
    polygon(
      brush,
      [
        [30, -66],
        [44, -76],
        [44, -67],
        [30, -57],
      ],
      darker(tone, 0.22),
    );
    roundedBox(brush, -40, -60, 9, 60, 2, tone);
    stroke(
      brush,
      [
        [-34, -26],
        [26, -26],
      ],
      5,
      darker(tone, 0.2),
    );
  });
};

const stool: ObjectDrawing = (colour) => {
  const tone = colour ?? WOOD;
  return thing({ wide: 66, tall: 90, size: 40, surface: -84 }, (brush) => {
    for (const x of [-24, 24])
      stroke(
        brush,
        [
          [x * 0.7, -80],
          [x, -3],
        ],
        6,
        darker(tone, 0.2),
      );
    stroke(
      brush,
      [
        [0, -80],
        [0, -6],
      ],
      6,
      darker(tone, 0.35),
    );
    stroke(
      brush,
      [
        [-20, -34],
        [20, -34],
      ],
      4,
      darker(tone, 0.2),
    );
    oval(brush, 0, -80, 31, 8, darker(tone, 0.2));
    oval(brush, 0, -84, 31, 8, lighter(tone, 0.1));
  });
};

const bed: ObjectDrawing = (colour) => {
  const tone = colour ?? '#4f7fc4';
  return thing({ wide: 236, tall: 106, size: 56, surface: -58 }, (brush) => {
    // From the side: headboard, mattress, pillow, blanket, foot.
    roundedBox(brush, -116, -106, 14, 106, 5, darker(WOOD, 0.15));
    roundedBox(brush, 104, -66, 12, 66, 5, darker(WOOD, 0.15));
    roundedBox(brush, -110, -34, 220, 22, 3, WOOD);
    roundedBox(brush, -104, -58, 210, 28, 8, '#f6f4ee');
    roundedBox(brush, -100, -80, 56, 27, 12, '#ffffff');
    oval(brush, -72, -64, 24, 8, '#e3e6ea');
    brush.fillStyle = tone;
    brush.beginPath();
    brush.moveTo(-46, -63);
    brush.quadraticCurveTo(30, -74, 106, -62);
    brush.lineTo(108, -22);
    brush.lineTo(-40, -22);
    brush.closePath();
    brush.fill();
    polygon(
      brush,
      [
        [-46, -63],
        [-26, -65],
        [-20, -22],
        [-40, -22],
      ],
      lighter(tone, 0.4),
    );
    for (const x of [20, 62])
      stroke(
        brush,
        [
          [x, -62],
          [x + 4, -26],
        ],
        2,
        darker(tone, 0.22),
      );
  });
};

const diningTable: ObjectDrawing = (colour) => {
  const tone = colour ?? WOOD;
  return thing({ wide: 228, tall: 100, size: 46, surface: -90 }, (brush) => {
    for (const x of [-78, 70]) roundedBox(brush, x, -84, 9, 70, 2, darker(tone, 0.4));
    for (const x of [-102, 91]) roundedBox(brush, x, -84, 12, 84, 3, darker(tone, 0.15));
    roundedBox(brush, -104, -82, 208, 12, 2, darker(tone, 0.25));
    polygon(
      brush,
      [
        [-112, -88],
        [112, -88],
        [94, -100],
        [-94, -100],
      ],
      lighter(tone, 0.2),
    );
    roundedBox(brush, -113, -88, 226, 9, 3, tone);
  });
};

const desk: ObjectDrawing = (colour) => {
  const tone = colour ?? WOOD;
  return thing({ wide: 200, tall: 96, size: 44, surface: -86 }, (brush) => {
    roundedBox(brush, -94, -84, 12, 84, 2, darker(tone, 0.2));
    roundedBox(brush, 28, -84, 66, 84, 3, darker(tone, 0.1));
    for (const y of [-76, -50, -24]) {
      roundedBox(brush, 34, y, 54, 22, 2, tone);
      disc(brush, 61, y + 11, 3, DARK);
    }
    polygon(
      brush,
      [
        [-99, -86],
        [99, -86],
        [84, -96],
        [-84, -96],
      ],
      lighter(tone, 0.2),
    );
    roundedBox(brush, -99, -87, 198, 9, 2, tone);
  });
};

const bookshelf: ObjectDrawing = (colour) => {
  const tone = colour ?? WOOD;
  const spines = ['#d4574a', '#e7b34c', '#4f8f8b', '#5a6fb0', '#8f5a9a', '#3f7a54'];
  return thing({ wide: 116, tall: 176, size: 104 }, (brush) => {
    roundedBox(brush, -58, -176, 116, 176, 4, tone);
    for (let shelf = 0; shelf < 4; shelf++) {
      const y = -168 + shelf * 42;
      roundedBox(brush, -50, y, 100, 36, 1, darker(tone, 0.5));
      for (let index = 0; index < 8; index++)
        roundedBox(
          brush,
          -48 + index * 12,
          y + 6 + ((index * 7 + shelf * 5) % 9),
          10,
          30 - ((index * 7 + shelf * 5) % 9),
          1,
          spines[(index + shelf * 2) % 6]!,
        );
    }
  });
};

const wardrobe: ObjectDrawing = (colour) => {
  const tone = colour ?? WOOD;
  return thing({ wide: 122, tall: 176, size: 104 }, (brush) => {
    roundedBox(brush, -60, -176, 120, 170, 4, tone);
    roundedBox(brush, -61, -176, 122, 10, 3, darker(tone, 0.25));
    for (const x of [-54, 4]) roundedBox(brush, x, -160, 50, 144, 3, lighter(tone, 0.12));
    for (const x of [-9, 9]) roundedBox(brush, x - 2.5, -96, 5, 20, 2, DARK);
    for (const x of [-54, 42]) roundedBox(brush, x, -8, 12, 8, 1, DARK);
  });
};

const toilet: ObjectDrawing = (colour) => {
  const tone = colour ?? '#f4f7f9';
  return thing({ wide: 116, tall: 128, size: 46, surface: -62 }, (brush) => {
    roundedBox(brush, 14, -128, 42, 66, 6, darker(tone, 0.1));
    roundedBox(brush, 11, -128, 48, 11, 4, tone);
    stroke(
      brush,
      [
        [18, -106],
        [8, -106],
      ],
      5,
      '#98a3ae',
    );
    brush.fillStyle = tone;
    brush.beginPath();
    brush.moveTo(-54, -62);
    brush.bezierCurveTo(-52, -36, -30, -28, -20, -24);
    brush.lineTo(-24, 0);
    brush.lineTo(40, 0);
    brush.lineTo(46, -62);
    brush.closePath();
    brush.fill();
    brush.fillStyle = alpha(darker(tone, 0.3), 0.35);
    brush.beginPath();
    brush.moveTo(20, -58);
    brush.lineTo(16, 0);
    brush.lineTo(40, 0);
    brush.lineTo(46, -62);
    brush.fill();
    roundedBox(brush, -58, -70, 84, 11, 5, darker(tone, 0.16));
    // The lid, up against the cistern.
    brush.save();
    brush.translate(16, -68);
    brush.rotate(0.16);
    roundedBox(brush, -7, -54, 11, 56, 5, darker(tone, 0.2));
    brush.restore();
    roundedBox(brush, -26, -5, 70, 5, 2, darker(tone, 0.2));
  });
};

export const FURNITURE_DRAWINGS: Readonly<Record<string, ObjectDrawing>> = {
  couch,
  armchair,
  chair,
  stool,
  bed,
  'dining table': diningTable,
  desk,
  bookshelf,
  wardrobe,
  toilet,
};
