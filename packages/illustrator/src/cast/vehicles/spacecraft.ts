import { alpha, darker, lighter } from '../../painting/colour.ts';
import { type Brush, disc, oval, polygon, roundedBox, stroke, TURN } from '../../painting/shapes.ts';
import type { Accent } from './accent.ts';

export function drawRocket(brush: Brush, phase: number, colour: string, accent: Accent): void {
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
      accent('#d2403a', -0.22),
    );
  brush.fillStyle = colour;
  brush.beginPath();
  brush.moveTo(0, -224);
  brush.bezierCurveTo(34, -180, 38, -110, 28, -8);
  brush.lineTo(-28, -8);
  brush.bezierCurveTo(-38, -110, -34, -180, 0, -224);
  brush.fill();
  brush.fillStyle = accent('#d2403a', -0.22);
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
  roundedBox(brush, -5, -60, 10, 52, 3, accent('#d2403a', -0.22));
}

export function drawSpaceship(brush: Brush, phase: number, colour: string): void {
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

export function drawUfo(brush: Brush, phase: number, colour: string): void {
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
