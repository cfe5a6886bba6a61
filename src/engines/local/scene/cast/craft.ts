import { alpha, darker, lighter, NAMED_COLOURS } from '../painting/colour.ts';
import { type Brush, disc, oval, polygon, roundedBox, stroke, TURN } from '../painting/shapes.ts';
import type { ColourName } from '../scene-description.ts';
import type { Rig } from './rig.ts';

type Drawing = (brush: Brush, phase: number, colour: string) => void;
type Craft = Omit<Rig, 'draw'> & { readonly colour: string; readonly draw: Drawing };

const GLASS = '#bfe3f2';
const slow = { cycle: 3, frames: 30 };
const quick = { cycle: 0.25, frames: 6 };

const CRAFT: Readonly<Record<string, Craft>> = {
  sailboat: {
    ...slow,
    box: { left: -110, right: 110, top: -230, bottom: 30 },
    speed: 70,
    medium: 'water',
    colour: '#f4f1ea',
    draw: drawSailboat,
    seat: () => ({ x: -40, y: -22, angle: 0 }),
  },
  boat: {
    ...slow,
    box: { left: -130, right: 130, top: -110, bottom: 30 },
    speed: 90,
    medium: 'water',
    colour: '#d2503c',
    draw: drawBoat,
    seat: () => ({ x: -50, y: -24, angle: 0 }),
  },
  ship: {
    ...slow,
    box: { left: -300, right: 300, top: -210, bottom: 40 },
    speed: 60,
    medium: 'water',
    colour: '#f4f6f8',
    draw: drawShip,
  },
  canoe: {
    ...slow,
    box: { left: -110, right: 110, top: -100, bottom: 24 },
    speed: 50,
    medium: 'water',
    colour: '#a8642f',
    draw: drawCanoe,
    seat: () => ({ x: -8, y: -14, angle: 0 }),
  },
  submarine: {
    ...slow,
    box: { left: -160, right: 130, top: -100, bottom: 60 },
    speed: 70,
    medium: 'submerged',
    colour: '#f2b72a',
    draw: drawSubmarine,
  },
  rocket: {
    cycle: 0.25,
    frames: 6,
    box: { left: -50, right: 50, top: -230, bottom: 150 },
    speed: 300,
    medium: 'air',
    colour: '#f4f6f8',
    draw: drawRocket,
  },
  spaceship: {
    cycle: 0.25,
    frames: 6,
    box: { left: -170, right: 130, top: -60, bottom: 60 },
    speed: 260,
    medium: 'air',
    colour: '#cfd8e3',
    draw: drawSpaceship,
  },
  ufo: {
    cycle: 1,
    frames: 24,
    box: { left: -100, right: 100, top: -70, bottom: 50 },
    speed: 120,
    medium: 'air',
    colour: '#aab6c6',
    draw: drawUfo,
  },
  airplane: {
    ...quick,
    box: { left: -190, right: 180, top: -90, bottom: 70 },
    speed: 420,
    medium: 'air',
    colour: '#f4f6f8',
    draw: drawAirplane,
    seat: () => ({ x: 0, y: -30, angle: 0 }),
  },
  helicopter: {
    cycle: 0.17,
    frames: 4,
    box: { left: -180, right: 130, top: -90, bottom: 60 },
    speed: 240,
    medium: 'air',
    colour: '#d2503c',
    draw: drawHelicopter,
  },
  drone: {
    cycle: 0.17,
    frames: 4,
    box: { left: -60, right: 60, top: -30, bottom: 30 },
    speed: 130,
    medium: 'air',
    colour: '#4b525c',
    draw: drawDrone,
  },
  'hot air balloon': {
    ...slow,
    box: { left: -110, right: 110, top: -290, bottom: 20 },
    speed: 36,
    medium: 'air',
    colour: '#e2433a',
    draw: drawHotAirBalloon,
  },
  airship: {
    ...slow,
    box: { left: -210, right: 200, top: -90, bottom: 90 },
    speed: 70,
    medium: 'air',
    colour: '#c9cfd8',
    draw: drawAirship,
  },
  balloon: {
    ...slow,
    box: { left: -30, right: 30, top: -70, bottom: 60 },
    speed: 16,
    medium: 'air',
    colour: '#e23b3b',
    draw: drawBalloon,
  },
  kite: {
    ...slow,
    box: { left: -60, right: 50, top: -56, bottom: 110 },
    speed: 20,
    medium: 'air',
    colour: '#e2433a',
    draw: drawKite,
  },
  'paper plane': {
    ...slow,
    box: { left: -50, right: 50, top: -30, bottom: 26 },
    speed: 150,
    medium: 'air',
    colour: '#fbfaf5',
    draw: drawPaperPlane,
  },
  lantern: {
    ...slow,
    glows: true,
    box: { left: -34, right: 34, top: -60, bottom: 34 },
    speed: 12,
    medium: 'air',
    colour: '#f2742a',
    draw: drawLantern,
  },
};

/** Null when there is no drawing of it: then its emoji stands in. */
export function craft(model: string, colour: ColourName | null): Rig | null {
  const found = CRAFT[model];
  if (!found) return null;
  const tone = colour ? NAMED_COLOURS[colour] : found.colour;
  return { ...found, draw: (brush, phase) => found.draw(brush, phase, tone) };
}

const rock = (brush: Brush, phase: number, amount: number) => brush.rotate(Math.sin(phase * TURN) * amount);

/** The bow wave and wake, drawn last so that the hull sits in the water. */
function foam(brush: Brush, from: number, to: number): void {
  for (let fleck = 0; fleck < 9; fleck++)
    oval(
      brush,
      from + ((to - from) * fleck) / 8,
      3 + (fleck % 3),
      (to - from) / 13,
      4,
      'rgba(255,255,255,0.55)',
    );
}

function drawSailboat(brush: Brush, phase: number, colour: string): void {
  rock(brush, phase, 0.045);
  stroke(
    brush,
    [
      [-2, -26],
      [-2, -224],
    ],
    5,
    '#8a6242',
  );
  const belly = 12 + Math.sin(phase * TURN) * 4;
  brush.fillStyle = colour;
  brush.beginPath();
  brush.moveTo(4, -220);
  brush.quadraticCurveTo(92 + belly, -110, 96, -44);
  brush.lineTo(4, -44);
  brush.fill();
  brush.fillStyle = '#e2574c';
  brush.beginPath();
  brush.moveTo(-8, -196);
  brush.quadraticCurveTo(-76 - belly * 0.6, -100, -84, -48);
  brush.lineTo(-8, -48);
  brush.fill();
  stroke(
    brush,
    [
      [16, -120],
      [74, -120],
    ],
    5,
    darker(colour, 0.12),
  );
  polygon(
    brush,
    [
      [-2, -224],
      [24, -216],
      [-2, -208],
    ],
    '#e2574c',
  );
  brush.fillStyle = '#b5652f';
  brush.beginPath();
  brush.moveTo(-102, -34);
  brush.lineTo(104, -34);
  brush.bezierCurveTo(92, -4, 74, 12, 50, 14);
  brush.lineTo(-62, 14);
  brush.bezierCurveTo(-84, 10, -96, -12, -102, -34);
  brush.fill();
  roundedBox(brush, -104, -38, 210, 9, 3, '#f4ead6');
  foam(brush, -78, 84);
}

function drawBoat(brush: Brush, phase: number, colour: string): void {
  rock(brush, phase, 0.035);
  roundedBox(brush, -34, -78, 84, 44, 6, '#f8f4ea');
  roundedBox(brush, -42, -84, 100, 9, 4, darker(colour, 0.25));
  for (const x of [-24, 2, 28]) roundedBox(brush, x, -70, 18, 18, 4, GLASS);
  stroke(
    brush,
    [
      [-50, -40],
      [-50, -104],
    ],
    4,
    '#8a6242',
  );
  polygon(
    brush,
    [
      [-50, -104],
      [-26, -96],
      [-50, -88],
    ],
    '#f2b134',
  );
  brush.fillStyle = colour;
  brush.beginPath();
  brush.moveTo(-116, -38);
  brush.lineTo(126, -46);
  brush.bezierCurveTo(112, -10, 92, 14, 70, 16);
  brush.lineTo(-86, 16);
  brush.bezierCurveTo(-106, 6, -114, -18, -116, -38);
  brush.fill();
  polygon(
    brush,
    [
      [-114, -26],
      [118, -32],
      [112, -20],
      [-110, -14],
    ],
    '#ffffff',
  );
  foam(brush, -100, 96);
}

function drawShip(brush: Brush, phase: number, colour: string): void {
  rock(brush, phase, 0.01);
  for (const [x, y, w, h] of [
    [-190, -100, 360, 44],
    [-160, -136, 290, 40],
    [-120, -168, 190, 36],
  ] as const) {
    roundedBox(brush, x, y, w, h, 5, colour);
    for (let pane = x + 12; pane < x + w - 16; pane += 22)
      roundedBox(brush, pane, y + 12, 13, 12, 3, '#5f9ac9');
  }
  for (const x of [-70, 0]) {
    polygon(
      brush,
      [
        [x, -166],
        [x + 6, -206],
        [x + 44, -206],
        [x + 42, -166],
      ],
      '#d2503c',
    );
    polygon(
      brush,
      [
        [x + 5, -196],
        [x + 44, -196],
        [x + 44, -206],
        [x + 6, -206],
      ],
      '#33313c',
    );
  }
  brush.fillStyle = '#26406a';
  brush.beginPath();
  brush.moveTo(-280, -60);
  brush.lineTo(296, -70);
  brush.bezierCurveTo(272, -20, 244, 22, 210, 24);
  brush.lineTo(-230, 24);
  brush.bezierCurveTo(-264, 8, -276, -30, -280, -60);
  brush.fill();
  polygon(
    brush,
    [
      [-272, -20],
      [260, -20],
      [246, -8],
      [-266, -8],
    ],
    '#d2503c',
  );
  foam(brush, -250, 230);
}

function drawCanoe(brush: Brush, phase: number, colour: string): void {
  rock(brush, phase, 0.03);
  brush.fillStyle = colour;
  brush.beginPath();
  brush.moveTo(-108, -34);
  brush.quadraticCurveTo(-70, -16, 0, -16);
  brush.quadraticCurveTo(70, -16, 108, -34);
  brush.quadraticCurveTo(90, 12, 54, 14);
  brush.lineTo(-54, 14);
  brush.quadraticCurveTo(-90, 12, -108, -34);
  brush.fill();
  brush.strokeStyle = lighter(colour, 0.3);
  brush.lineWidth = 4;
  brush.beginPath();
  brush.moveTo(-106, -33);
  brush.quadraticCurveTo(-70, -16, 0, -16);
  brush.quadraticCurveTo(70, -16, 106, -33);
  brush.stroke();
  foam(brush, -74, 74);
}

function drawSubmarine(brush: Brush, phase: number, colour: string): void {
  const spin = Math.sin(phase * TURN * 4);
  oval(brush, -136, 4, 5, 26 * Math.abs(spin) + 4, darker(colour, 0.4));
  polygon(
    brush,
    [
      [-96, -10],
      [-134, -28],
      [-134, 34],
      [-96, 18],
    ],
    darker(colour, 0.2),
  );
  roundedBox(brush, -22, -76, 66, 44, 10, darker(colour, 0.1));
  stroke(
    brush,
    [
      [18, -74],
      [18, -94],
      [34, -94],
    ],
    6,
    darker(colour, 0.3),
  );
  oval(brush, 0, 4, 118, 46, colour);
  oval(brush, 0, 26, 100, 20, darker(colour, 0.12));
  for (const x of [-46, 4, 54]) {
    disc(brush, x, -2, 17, darker(colour, 0.35));
    disc(brush, x, -2, 12, GLASS);
    oval(brush, x - 4, -7, 4, 3, '#ffffff');
  }
}

function drawRocket(brush: Brush, phase: number, colour: string): void {
  const lick = Math.sin(phase * TURN) * 12;
  for (const [width, length, tone] of [
    [24, 118, '#ff7a2a'],
    [16, 84, '#ffc23a'],
    [8, 50, '#fff3c4'],
  ] as const) {
    brush.fillStyle = alpha(tone, 0.95);
    brush.beginPath();
    brush.moveTo(-width, -6);
    brush.quadraticCurveTo(-width * 0.7, length * 0.5, lick * 0.4, length + lick);
    brush.quadraticCurveTo(width * 0.7, length * 0.5, width, -6);
    brush.fill();
  }
  for (const side of [-1, 1])
    polygon(
      brush,
      [
        [side * 24, -70],
        [side * 48, -20],
        [side * 46, 2],
        [side * 22, -18],
      ],
      '#d2403a',
    );
  brush.fillStyle = colour;
  brush.beginPath();
  brush.moveTo(0, -224);
  brush.bezierCurveTo(34, -180, 38, -110, 28, -8);
  brush.lineTo(-28, -8);
  brush.bezierCurveTo(-38, -110, -34, -180, 0, -224);
  brush.fill();
  brush.fillStyle = '#d2403a';
  brush.beginPath();
  brush.moveTo(0, -224);
  brush.quadraticCurveTo(20, -198, 27, -166);
  brush.lineTo(-27, -166);
  brush.quadraticCurveTo(-20, -198, 0, -224);
  brush.fill();
  polygon(
    brush,
    [
      [10, -160],
      [30, -150],
      [29, -20],
      [14, -20],
    ],
    darker(colour, 0.12),
  );
  disc(brush, 0, -124, 17, '#6d7683');
  disc(brush, 0, -124, 12, '#5fb4e6');
  roundedBox(brush, -5, -60, 10, 52, 3, '#d2403a');
}

function drawSpaceship(brush: Brush, phase: number, colour: string): void {
  const lick = 1 + Math.sin(phase * TURN) * 0.2;
  for (const y of [-14, 14])
    polygon(
      brush,
      [
        [-100, y - 8],
        [-100 - 58 * lick, y],
        [-100, y + 8],
      ],
      '#5fd0ff',
    );
  polygon(
    brush,
    [
      [-70, -20],
      [-120, -56],
      [-60, -50],
      [10, -22],
    ],
    darker(colour, 0.3),
  );
  polygon(
    brush,
    [
      [-70, 20],
      [-120, 54],
      [-60, 48],
      [10, 22],
    ],
    darker(colour, 0.22),
  );
  brush.fillStyle = colour;
  brush.beginPath();
  brush.moveTo(-104, -24);
  brush.bezierCurveTo(-20, -34, 70, -28, 124, 2);
  brush.bezierCurveTo(70, 26, -20, 32, -104, 24);
  brush.fill();
  oval(brush, 44, -10, 32, 12, '#3f7fc9');
  oval(brush, 38, -14, 16, 4, 'rgba(255,255,255,0.6)');
  stroke(
    brush,
    [
      [-90, 6],
      [70, 10],
    ],
    3,
    darker(colour, 0.25),
  );
  roundedBox(brush, -112, -20, 14, 40, 3, '#6d7683');
}

function drawUfo(brush: Brush, phase: number, colour: string): void {
  polygon(
    brush,
    [
      [-34, 18],
      [34, 18],
      [56, 50],
      [-56, 50],
    ],
    alpha('#9fffd0', 0.35),
  );
  oval(brush, 0, -18, 42, 36, alpha('#9fe6ff', 0.85));
  oval(brush, -12, -32, 12, 8, 'rgba(255,255,255,0.7)', -0.5);
  oval(brush, 0, 6, 96, 24, colour);
  oval(brush, 0, 0, 90, 16, lighter(colour, 0.25));
  for (let lamp = 0; lamp < 7; lamp++)
    disc(
      brush,
      (lamp - 3) * 25,
      10 + Math.cos((lamp - 3) * 0.5) * 5,
      5,
      (lamp + Math.floor(phase * 7)) % 2 ? '#ffe27a' : '#ff7a5f',
    );
}

function drawAirplane(brush: Brush, phase: number, colour: string): void {
  polygon(
    brush,
    [
      [-10, -10],
      [-70, -66],
      [-40, -66],
      [50, -10],
    ],
    darker(colour, 0.22),
  );
  polygon(
    brush,
    [
      [-130, -16],
      [-176, -76],
      [-142, -76],
      [-88, -18],
    ],
    '#3f7fc9',
  );
  brush.fillStyle = colour;
  brush.beginPath();
  brush.moveTo(-172, -26);
  brush.bezierCurveTo(-80, -36, 80, -36, 136, -28);
  brush.bezierCurveTo(168, -22, 174, -2, 140, 6);
  brush.bezierCurveTo(60, 16, -60, 14, -124, 4);
  brush.fill();
  polygon(
    brush,
    [
      [-160, -14],
      [150, -4],
      [140, 6],
      [-124, 4],
    ],
    '#3f7fc9',
  );
  for (let pane = 0; pane < 12; pane++) roundedBox(brush, -92 + pane * 16, -22, 8, 9, 3, '#3b4a5c');
  polygon(
    brush,
    [
      [128, -27],
      [152, -20],
      [140, -14],
      [122, -18],
    ],
    '#3b4a5c',
  );
  polygon(
    brush,
    [
      [10, 2],
      [-72, 60],
      [-40, 62],
      [62, 4],
    ],
    darker(colour, 0.1),
  );
  roundedBox(brush, -18, 24, 44, 18, 9, '#6d7683');
  polygon(
    brush,
    [
      [-130, -8],
      [-174, 14],
      [-150, 16],
      [-100, -4],
    ],
    darker(colour, 0.12),
  );
  if (phase > 0.5) disc(brush, -172, -70, 3, '#ff4f4f');
}

function drawHelicopter(brush: Brush, phase: number, colour: string): void {
  const blur = Math.abs(Math.cos(phase * Math.PI * 2));
  polygon(
    brush,
    [
      [-40, -18],
      [-160, -30],
      [-168, -60],
      [-150, -58],
      [-142, -40],
      [-40, -36],
    ],
    darker(colour, 0.1),
  );
  oval(brush, -160, -46, 4 + 16 * blur, 20 - 14 * blur, alpha('#3b4a5c', 0.6));
  brush.fillStyle = colour;
  brush.beginPath();
  brush.moveTo(-58, -20);
  brush.bezierCurveTo(-60, -56, 40, -68, 86, -34);
  brush.bezierCurveTo(112, -12, 100, 22, 56, 26);
  brush.lineTo(-20, 26);
  brush.bezierCurveTo(-50, 20, -58, 0, -58, -20);
  brush.fill();
  brush.fillStyle = GLASS;
  brush.beginPath();
  brush.moveTo(36, -46);
  brush.bezierCurveTo(78, -44, 100, -14, 94, 4);
  brush.lineTo(36, 4);
  brush.fill();
  roundedBox(brush, -22, -38, 40, 30, 6, GLASS);
  stroke(
    brush,
    [
      [6, -56],
      [6, -76],
    ],
    6,
    '#3b4a5c',
  );
  oval(brush, 6, -78, 40 + 86 * blur, 4, alpha('#3b4a5c', 0.75));
  stroke(
    brush,
    [
      [-30, 46],
      [74, 46],
      [88, 38],
    ],
    5,
    '#3b4a5c',
  );
  for (const x of [-8, 48])
    stroke(
      brush,
      [
        [x, 24],
        [x, 46],
      ],
      4,
      '#3b4a5c',
    );
}

function drawDrone(brush: Brush, phase: number, colour: string): void {
  stroke(
    brush,
    [
      [-44, -8],
      [0, 0],
      [44, -8],
    ],
    6,
    colour,
  );
  for (const x of [-44, 44]) {
    stroke(
      brush,
      [
        [x, -8],
        [x, -16],
      ],
      4,
      colour,
    );
    oval(brush, x, -18, 12 + 14 * Math.abs(Math.cos(phase * Math.PI * 2)), 2.6, alpha('#cfd6de', 0.85));
  }
  roundedBox(brush, -18, -10, 36, 18, 8, lighter(colour, 0.15));
  disc(brush, 4, 12, 7, '#1d2530');
  disc(brush, 6, 12, 3, '#5fb4e6');
  disc(brush, -14, -2, 2.4, phase < 0.5 ? '#4fff8a' : '#2a7a4a');
}

function drawHotAirBalloon(brush: Brush, phase: number, colour: string): void {
  rock(brush, phase, 0.02);
  for (const x of [-24, 24])
    stroke(
      brush,
      [
        [x * 1.7, -112],
        [x, -36],
      ],
      2,
      '#6b4a32',
    );
  const stripes = [colour, '#f6cd3c', '#f4f1ea', '#f6cd3c', colour];
  brush.save();
  brush.beginPath();
  brush.moveTo(-40, -106);
  brush.bezierCurveTo(-120, -170, -116, -286, 0, -286);
  brush.bezierCurveTo(116, -286, 120, -170, 40, -106);
  brush.closePath();
  brush.fillStyle = colour;
  brush.fill();
  brush.clip();
  for (const [index, stripe] of stripes.entries()) {
    const half = 104 - index * 24;
    oval(brush, 0, -196, half, 110, stripe);
  }
  oval(brush, 60, -190, 50, 130, 'rgba(60,10,40,0.13)');
  oval(brush, -44, -244, 18, 34, 'rgba(255,255,255,0.28)', 0.4);
  brush.restore();
  roundedBox(brush, -41, -112, 82, 9, 4, darker(colour, 0.3));
  const flame = 12 + Math.sin(phase * TURN * 5) * 5;
  polygon(
    brush,
    [
      [-6, -66],
      [0, -72 - flame * 1.6],
      [6, -66],
    ],
    '#ffb43a',
  );
  roundedBox(brush, -26, -38, 52, 36, 6, '#9a6a3f');
  roundedBox(brush, -29, -42, 58, 8, 4, '#7a5230');
  for (const y of [-26, -16])
    stroke(
      brush,
      [
        [-24, y],
        [24, y],
      ],
      1.6,
      '#7a5230',
    );
}

function drawAirship(brush: Brush, phase: number, colour: string): void {
  for (const side of [-1, 1])
    polygon(
      brush,
      [
        [-130, side * 10],
        [-190, side * 52],
        [-160, side * 54],
        [-90, side * 34],
      ],
      '#d2503c',
    );
  oval(brush, 0, 0, 186, 66, colour);
  oval(brush, 0, 22, 170, 36, darker(colour, 0.1));
  stroke(
    brush,
    [
      [-178, 0],
      [180, 0],
    ],
    3,
    darker(colour, 0.25),
  );
  roundedBox(brush, -50, 58, 96, 26, 10, '#4b525c');
  for (let pane = 0; pane < 4; pane++) roundedBox(brush, -40 + pane * 20, 64, 13, 9, 3, '#ffe9b0');
  oval(brush, -60, 72, 3, 4 + 14 * Math.abs(Math.sin(phase * TURN * 6)), '#33313c');
}

function drawBalloon(brush: Brush, phase: number, colour: string): void {
  rock(brush, phase, 0.06);
  brush.strokeStyle = '#f4f1ea';
  brush.lineWidth = 1.4;
  brush.beginPath();
  brush.moveTo(0, -12);
  brush.bezierCurveTo(6, 10, -8, 30, 2, 58);
  brush.stroke();
  oval(brush, 0, -40, 24, 28, colour);
  polygon(
    brush,
    [
      [-4, -10],
      [0, -15],
      [4, -10],
    ],
    colour,
  );
  oval(brush, -8, -50, 6, 9, 'rgba(255,255,255,0.5)', 0.5);
}

function drawKite(brush: Brush, phase: number, colour: string): void {
  rock(brush, phase, 0.12);
  const points: [number, number][] = Array.from({ length: 9 }, (_, index) => [
    -8 - index * 3 + Math.sin(phase * TURN - index * 0.8) * index * 1.6,
    40 + index * 8,
  ]);
  stroke(brush, points, 1.6, '#f4f1ea');
  for (let bow = 1; bow < 8; bow += 2)
    polygon(
      brush,
      [
        [points[bow]![0] - 6, points[bow]![1] - 3],
        points[bow]!,
        [points[bow]![0] - 6, points[bow]![1] + 4],
        [points[bow]![0] + 6, points[bow]![1] - 3],
        [points[bow]![0] + 6, points[bow]![1] + 4],
      ],
      '#f6cd3c',
    );
  polygon(
    brush,
    [
      [10, -52],
      [44, -10],
      [-4, 44],
      [-36, -4],
    ],
    colour,
  );
  polygon(
    brush,
    [
      [10, -52],
      [44, -10],
      [4, -6],
    ],
    '#f6cd3c',
  );
  polygon(
    brush,
    [
      [-4, 44],
      [-36, -4],
      [4, -6],
    ],
    '#3f8fd2',
  );
}

function drawPaperPlane(brush: Brush, phase: number, colour: string): void {
  rock(brush, phase, 0.08);
  polygon(
    brush,
    [
      [48, -10],
      [-44, -24],
      [-20, 2],
    ],
    colour,
  );
  polygon(
    brush,
    [
      [48, -10],
      [-20, 2],
      [-26, 22],
    ],
    darker(colour, 0.22),
  );
  polygon(
    brush,
    [
      [48, -10],
      [-26, 22],
      [-10, 4],
    ],
    darker(colour, 0.1),
  );
}

function drawLantern(brush: Brush, phase: number, colour: string): void {
  rock(brush, phase, 0.04);
  const gradient = brush.createRadialGradient(0, -12, 4, 0, -12, 34);
  gradient.addColorStop(0, '#fff0b8');
  gradient.addColorStop(1, alpha(colour, 0));
  brush.fillStyle = gradient;
  brush.fillRect(-34, -46, 68, 68);
  brush.fillStyle = colour;
  brush.beginPath();
  brush.moveTo(-13, 16);
  brush.bezierCurveTo(-26, -10, -24, -46, 0, -48);
  brush.bezierCurveTo(24, -46, 26, -10, 13, 16);
  brush.fill();
  oval(brush, 0, 2, 12, 17, '#ffd98a');
  roundedBox(brush, -13, 13, 26, 5, 2, darker(colour, 0.4));
}
