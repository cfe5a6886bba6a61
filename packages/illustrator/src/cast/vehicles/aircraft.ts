import { alpha, darker, lighter } from '../../painting/colour.ts';
import { type Brush, disc, oval, polygon, roundedBox, stroke, TURN } from '../../painting/shapes.ts';
import type { Accent } from './accent.ts';
import { rock } from './boats.ts';
import { GLASS } from './glass.ts';

export function drawAirplane(brush: Brush, phase: number, colour: string, accent: Accent): void {
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
    accent('#3f7fc9', -0.2),
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
    accent('#3f7fc9', -0.2),
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

export function drawHelicopter(brush: Brush, phase: number, colour: string): void {
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

export function drawDrone(brush: Brush, phase: number, colour: string): void {
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

export function drawHotAirBalloon(brush: Brush, phase: number, colour: string, accent: Accent): void {
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
  const stripes = [colour, accent('#f6cd3c', 0.24), accent('#f4f1ea', 0), accent('#f6cd3c', 0.24), colour];
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

export function drawAirship(brush: Brush, phase: number, colour: string): void {
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
