import { alpha, darker, lighter } from '../../painting/colour.ts';
import { type Brush, disc, polygon, roundedBox, stroke, TURN } from '../../painting/shapes.ts';

export function drawLighthouse(brush: Brush, phase: number, wall: string | null = null): void {
  const sweep = Math.cos(phase * TURN);
  polygon(
    brush,
    [
      [0, -262],
      [sweep * 195, -262 - 34],
      [sweep * 195, -262 + 34],
    ],
    alpha('#fff3c0', 0.42),
  );
  polygon(
    brush,
    [
      [-100, 12],
      [-70, -24],
      [60, -28],
      [110, 12],
    ],
    '#6a6570',
  );
  polygon(
    brush,
    [
      [-44, -20],
      [-26, -240],
      [26, -240],
      [44, -20],
    ],
    wall ?? '#f6f3ec',
  );
  for (const y of [-70, -140, -210])
    polygon(
      brush,
      [
        [-40 + (-y - 20) * 0.082, y],
        [40 - (-y - 20) * 0.082, y],
        [37 - (-y - 20) * 0.082, y - 32],
        [-37 + (-y - 20) * 0.082, y - 32],
      ],
      wall ? lighter(wall, 0.3) : '#d2403a',
    );
  roundedBox(brush, -34, -246, 68, 9, 3, '#33313c');
  roundedBox(brush, -20, -278, 40, 34, 3, '#ffe9a0');
  polygon(
    brush,
    [
      [-26, -276],
      [0, -304],
      [26, -276],
    ],
    '#d2403a',
  );
}

export function drawTower(brush: Brush, _phase = 0, iron = '#8a6a5a'): void {
  brush.fillStyle = iron;
  brush.beginPath();
  brush.moveTo(-92, 0);
  brush.bezierCurveTo(-50, -60, -26, -160, -10, -330);
  brush.lineTo(10, -330);
  brush.bezierCurveTo(26, -160, 50, -60, 92, 0);
  brush.lineTo(60, 0);
  brush.bezierCurveTo(40, -70, -40, -70, -60, 0);
  brush.fill();
  for (const [y, half] of [
    [-110, 44],
    [-210, 26],
    [-318, 14],
  ] as const)
    roundedBox(brush, -half, y, half * 2, 9, 2, darker(iron, 0.25));
  for (let cross = 0; cross < 9; cross++) {
    const y = -90 - cross * 26;
    const half = 32 - cross * 2.7;
    stroke(
      brush,
      [
        [-half, y],
        [half * 0.9, y - 24],
      ],
      2,
      darker(iron, 0.3),
    );
    stroke(
      brush,
      [
        [half, y],
        [-half * 0.9, y - 24],
      ],
      2,
      darker(iron, 0.3),
    );
  }
  stroke(
    brush,
    [
      [0, -330],
      [0, -392],
    ],
    5,
    iron,
  );
}

export function drawWindmill(brush: Brush, phase: number, wall = '#f3e9d8'): void {
  polygon(
    brush,
    [
      [-58, 0],
      [-34, -180],
      [34, -180],
      [58, 0],
    ],
    wall,
  );
  polygon(
    brush,
    [
      [10, 0],
      [8, -180],
      [34, -180],
      [58, 0],
    ],
    darker(wall, 0.12),
  );
  polygon(
    brush,
    [
      [-42, -176],
      [0, -214],
      [42, -176],
    ],
    '#b5553f',
  );
  roundedBox(brush, -14, -50, 28, 50, 12, '#7a5236');
  roundedBox(brush, -10, -130, 20, 26, 8, '#7aa8c0');
  // A quarter turn a round: four blades look the same again.
  for (let blade = 0; blade < 4; blade++) {
    brush.save();
    brush.translate(0, -176);
    brush.rotate(((blade + phase) / 4) * TURN);
    stroke(
      brush,
      [
        [0, 0],
        [0, -104],
      ],
      5,
      '#7a5236',
    );
    polygon(
      brush,
      [
        [3, -24],
        [28, -28],
        [28, -102],
        [3, -102],
      ],
      '#fbf6ea',
    );
    for (const y of [-44, -64, -84])
      stroke(
        brush,
        [
          [3, y],
          [28, y],
        ],
        1.6,
        '#c9b48f',
      );
    brush.restore();
  }
  disc(brush, 0, -176, 8, '#5a3f30');
}

export function drawFerrisWheel(brush: Brush, phase: number): void {
  for (const x of [-90, 90])
    stroke(
      brush,
      [
        [x, 0],
        [0, -190],
      ],
      9,
      '#8f96a8',
    );
  brush.strokeStyle = '#e25f8a';
  brush.lineWidth = 7;
  brush.beginPath();
  brush.arc(0, -190, 140, 0, TURN);
  brush.stroke();
  const colours = ['#f2b134', '#3f8fd2', '#4fae7b', '#e2574c'];
  for (let cabin = 0; cabin < 12; cabin++) {
    const angle = ((cabin + phase) / 12) * TURN;
    const x = Math.cos(angle) * 140;
    const y = -190 + Math.sin(angle) * 140;
    stroke(
      brush,
      [
        [0, -190],
        [x, y],
      ],
      2.4,
      '#c9cfdc',
    );
    // Colours repeat every four cabins while one round moves one cabin; a single colour keeps it seamless.
    roundedBox(brush, x - 13, y, 26, 22, 6, colours[0]!);
    roundedBox(brush, x - 9, y + 4, 18, 8, 3, '#fff4d6');
  }
  disc(brush, 0, -190, 14, '#f4f1ea');
}
