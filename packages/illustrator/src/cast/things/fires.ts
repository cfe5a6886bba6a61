import { alpha } from '../../painting/colour.ts';
import { type Brush, disc, polygon, roundedBox, stroke, TURN } from '../../painting/shapes.ts';

export function drawVolcano(brush: Brush, phase: number): void {
  for (let puff = 0; puff < 7; puff++) {
    const age = (puff + phase) / 7;
    disc(
      brush,
      Math.sin(puff * 2.1) * 30 + age * 46,
      -240 - age * 84,
      24 + age * 34,
      alpha('#6a6068', 0.85 - age * 0.75),
    );
  }
  for (let bomb = 0; bomb < 6; bomb++) {
    const age = (phase + bomb / 6) % 1;
    disc(brush, (bomb - 2.5) * 34 * age, -236 - Math.sin(age * Math.PI) * 80, 6, '#ff8a2a');
  }
  polygon(
    brush,
    [
      [-300, 0],
      [-52, -236],
      [52, -236],
      [300, 0],
    ],
    '#6a4a4a',
  );
  polygon(
    brush,
    [
      [20, -236],
      [52, -236],
      [300, 0],
      [120, 0],
    ],
    '#553a3c',
  );
  polygon(
    brush,
    [
      [-52, -236],
      [52, -236],
      [30, -190],
      [44, -120],
      [10, -150],
      [-4, -70],
      [-26, -170],
    ],
    '#ff6a2a',
  );
  polygon(
    brush,
    [
      [-30, -236],
      [30, -236],
      [12, -200],
      [0, -130],
      [-14, -190],
    ],
    '#ffc23a',
  );
}

export function drawCampfire(brush: Brush, phase: number): void {
  const gradient = brush.createRadialGradient(0, -34, 4, 0, -34, 58);
  gradient.addColorStop(0, '#ffc86a99');
  gradient.addColorStop(1, '#ffc86a00');
  brush.fillStyle = gradient;
  brush.fillRect(-60, -100, 120, 110);
  for (const [lean, width, tall, colour] of [
    [-10, 20, 60, '#f2602a'],
    [12, 18, 54, '#f2742a'],
    [0, 17, 76, '#ff9a2a'],
    [2, 10, 48, '#ffd65a'],
  ] as const) {
    const lick = Math.sin(phase * TURN + lean) * 7;
    brush.fillStyle = colour;
    brush.beginPath();
    brush.moveTo(lean - width, -8);
    brush.quadraticCurveTo(lean - width, -tall * 0.6, lean + lick, -tall - lick);
    brush.quadraticCurveTo(lean + width, -tall * 0.5, lean + width, -8);
    brush.fill();
  }
  stroke(
    brush,
    [
      [-36, -2],
      [34, -14],
    ],
    11,
    '#6b4a32',
  );
  stroke(
    brush,
    [
      [36, -2],
      [-34, -14],
    ],
    11,
    '#5a3d29',
  );
}

export function drawFireplace(brush: Brush, phase: number): void {
  roundedBox(brush, -92, -150, 184, 150, 4, '#b9a898');
  for (let row = 0; row < 6; row++)
    for (let brick = 0; brick < 5; brick++)
      roundedBox(
        brush,
        -90 + brick * 37 - (row % 2) * 10,
        -146 + row * 24,
        33,
        20,
        2,
        (row + brick) % 2 ? '#c2604a' : '#b0523f',
      );
  roundedBox(brush, -108, -164, 216, 16, 4, '#7a5236');
  brush.fillStyle = '#241a1c';
  brush.beginPath();
  brush.roundRect(-56, -96, 112, 96, [40, 40, 0, 0]);
  brush.fill();
  brush.save();
  brush.translate(0, -4);
  drawCampfire(brush, phase);
  brush.restore();
}
