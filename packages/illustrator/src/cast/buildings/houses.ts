import { darker, lighter } from '../../painting/colour.ts';
import { type Brush, oval, polygon, roundedBox, stroke } from '../../painting/shapes.ts';

export function drawCastle(brush: Brush, _phase = 0, stone = '#b9bcc9'): void {
  const tower = (x: number, width: number, tall: number, roof: string) => {
    roundedBox(brush, x - width / 2, -tall, width, tall, 2, stone);
    roundedBox(brush, x + width * 0.2, -tall, width * 0.3, tall, 0, darker(stone, 0.14));
    for (let tooth = 0; tooth < 4; tooth++)
      roundedBox(brush, x - width / 2 + (tooth * width) / 3.5, -tall - 9, width / 6, 11, 0, stone);
    polygon(
      brush,
      [
        [x - width * 0.62, -tall - 6],
        [x, -tall - width * 1.25],
        [x + width * 0.62, -tall - 6],
      ],
      roof,
    );
    stroke(
      brush,
      [
        [x, -tall - width * 1.25],
        [x, -tall - width * 1.25 - 18],
      ],
      2,
      '#5a4a4a',
    );
    polygon(
      brush,
      [
        [x, -tall - width * 1.25 - 18],
        [x + 20, -tall - width * 1.25 - 13],
        [x, -tall - width * 1.25 - 8],
      ],
      '#d2403a',
    );
    roundedBox(brush, x - 5, -tall + 26, 10, 18, 5, '#4a5068');
  };
  tower(-60, 44, 180, '#7a4a8f');
  tower(64, 44, 190, '#7a4a8f');
  roundedBox(brush, -120, -100, 240, 100, 2, lighter(stone, 0.08));
  for (let tooth = 0; tooth < 10; tooth++)
    roundedBox(brush, -120 + tooth * 25.6, -110, 13, 12, 0, lighter(stone, 0.08));
  tower(-124, 54, 140, '#8f4a6a');
  tower(128, 54, 132, '#8f4a6a');
  tower(0, 60, 210, '#6a4a9a');
  brush.fillStyle = '#5f4330';
  brush.beginPath();
  brush.roundRect(-24, -58, 48, 60, [24, 24, 0, 0]);
  brush.fill();
}

export function drawHouse(brush: Brush, _phase = 0, wall = '#f3e3c8'): void {
  roundedBox(brush, -90, -100, 180, 100, 2, wall);
  polygon(
    brush,
    [
      [-110, -96],
      [0, -176],
      [110, -96],
    ],
    '#c0503f',
  );
  roundedBox(brush, 46, -168, 24, 46, 2, '#9a5a4a');
  roundedBox(brush, -18, -62, 38, 62, 3, '#7a5236');
  for (const x of [-70, 38]) {
    roundedBox(brush, x - 3, -79, 40, 40, 3, '#ffffff');
    roundedBox(brush, x, -76, 34, 34, 2, '#ffe2a0');
    stroke(
      brush,
      [
        [x + 17, -76],
        [x + 17, -42],
      ],
      2.4,
      '#ffffff',
    );
  }
}

export function drawCabin(brush: Brush, _phase = 0, wood = '#9a6a43'): void {
  for (let log = 0; log < 6; log++)
    roundedBox(brush, -92, -16 - log * 16, 184, 16, 7, log % 2 ? wood : darker(wood, 0.12));
  polygon(
    brush,
    [
      [-112, -92],
      [0, -156],
      [112, -92],
      [92, -92],
      [0, -138],
      [-92, -92],
    ],
    '#5a3f30',
  );
  polygon(
    brush,
    [
      [-92, -94],
      [0, -140],
      [92, -94],
    ],
    '#8a5c39',
  );
  roundedBox(brush, -16, -58, 34, 58, 3, '#5a3f30');
  for (const x of [-70, 40]) roundedBox(brush, x, -70, 32, 30, 3, '#ffd98a');
}

export function drawTemple(brush: Brush, _phase = 0, wall = '#b8332f'): void {
  roundedBox(brush, -130, -16, 260, 16, 2, '#c9c2b6');
  for (const [y, half, tall] of [
    [-16, 92, 60],
    [-104, 68, 48],
    [-176, 46, 40],
  ] as const) {
    roundedBox(brush, -half, y - tall, half * 2, tall, 2, wall);
    for (let column = 0; column < 5; column++)
      roundedBox(brush, -half + 4 + (column * (half * 2 - 16)) / 4, y - tall, 8, tall, 2, darker(wall, 0.25));
    brush.fillStyle = '#3f5a5f';
    brush.beginPath();
    brush.moveTo(-half - 44, y - tall + 8);
    brush.quadraticCurveTo(-half, y - tall - 4, -half + 8, y - tall - 28);
    brush.lineTo(half - 8, y - tall - 28);
    brush.quadraticCurveTo(half, y - tall - 4, half + 44, y - tall + 8);
    brush.fill();
  }
  stroke(
    brush,
    [
      [0, -244],
      [0, -258],
    ],
    6,
    '#e0b64a',
  );
}

export function drawTent(brush: Brush, _phase = 0, cloth = '#e2743a'): void {
  polygon(
    brush,
    [
      [-100, 0],
      [-10, -104],
      [20, -104],
      [104, 0],
    ],
    cloth,
  );
  polygon(
    brush,
    [
      [-10, -104],
      [20, -104],
      [104, 0],
      [40, 0],
    ],
    darker(cloth, 0.2),
  );
  polygon(
    brush,
    [
      [-50, 0],
      [-8, -92],
      [20, 0],
    ],
    '#ffe0a0',
  );
  polygon(
    brush,
    [
      [-50, 0],
      [-8, -92],
      [-24, 0],
    ],
    '#f2c27a',
  );
}

export function drawIgloo(brush: Brush): void {
  brush.fillStyle = '#eef6fc';
  brush.beginPath();
  brush.arc(0, 0, 100, Math.PI, 0);
  brush.fill();
  for (const radius of [96, 70, 44]) {
    brush.strokeStyle = '#bcd4e6';
    brush.lineWidth = 2;
    brush.beginPath();
    brush.arc(0, 0, radius, Math.PI, 0);
    brush.stroke();
  }
  oval(brush, 34, -6, 36, 48, '#dcebf6');
  oval(brush, 38, -2, 24, 36, '#4a6078');
  brush.clearRect(-120, 1, 240, 60);
}
