import { alpha, darker } from '../../painting/colour.ts';
import { type Brush, oval, polygon, roundedBox, stroke, TURN } from '../../painting/shapes.ts';
import type { Accent } from './accent.ts';
import { rock } from './boats.ts';

export function drawBalloon(brush: Brush, phase: number, colour: string): void {
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

export function drawKite(brush: Brush, phase: number, colour: string, accent: Accent): void {
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
      accent('#f6cd3c', 0),
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
    accent('#f6cd3c', 0.18),
  );
  polygon(
    brush,
    [
      [-4, 44],
      [-36, -4],
      [4, -6],
    ],
    accent('#3f8fd2', -0.16),
  );
}

export function drawPaperPlane(brush: Brush, phase: number, colour: string): void {
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

export function drawLantern(brush: Brush, phase: number, colour: string): void {
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
