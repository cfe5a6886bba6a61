import { type Brush, disc, polygon, roundedBox, stroke } from '../../painting/shapes.ts';

export function drawPyramid(brush: Brush): void {
  polygon(
    brush,
    [
      [-250, 0],
      [0, -240],
      [250, 0],
    ],
    '#e6bd74',
  );
  polygon(
    brush,
    [
      [0, -240],
      [250, 0],
      [70, 0],
    ],
    '#c0904e',
  );
  for (let row = 1; row < 9; row++)
    stroke(
      brush,
      [
        [-250 * (1 - row / 9), -240 * (row / 9)],
        [(1 - row / 9) * 70, -240 * (row / 9)],
      ],
      1.6,
      '#cfa05a',
    );
  roundedBox(brush, -40, -34, 24, 34, 2, '#5f4330');
}

export function drawChristmasTree(brush: Brush, phase: number): void {
  roundedBox(brush, -10, -30, 20, 30, 2, '#6b4a32');
  for (let tier = 0; tier < 4; tier++)
    polygon(
      brush,
      [
        [-78 + tier * 15, -22 - tier * 46],
        [0, -110 - tier * 34],
        [78 - tier * 15, -22 - tier * 46],
      ],
      tier % 2 ? '#2f8a50' : '#277a46',
    );
  const colours = ['#ff5f5f', '#ffd65a', '#5fc8ff', '#ff9af0'];
  for (let bauble = 0; bauble < 18; bauble++) {
    const tier = bauble % 4;
    const x = Math.sin(bauble * 2.4) * (58 - tier * 13);
    disc(
      brush,
      x,
      -34 - tier * 46 + (bauble % 3) * 5,
      5.6,
      (bauble + Math.floor(phase * 4)) % 4 === 0 ? '#fff8e0' : colours[bauble % 4]!,
    );
  }
  polygon(
    brush,
    [
      [0, -232],
      [6, -216],
      [22, -216],
      [10, -206],
      [14, -190],
      [0, -200],
      [-14, -190],
      [-10, -206],
      [-22, -216],
      [-6, -216],
    ],
    '#ffd65a',
  );
}
