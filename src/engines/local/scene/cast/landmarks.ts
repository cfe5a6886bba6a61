import { alpha, darker, lighter } from '../painting/colour.ts';
import { type Brush, disc, oval, polygon, roundedBox, stroke, TURN } from '../painting/shapes.ts';
import type { Rig } from './rig.ts';

type Landmark = Pick<Rig, 'box' | 'glows'> & {
  readonly cycle?: number;
  readonly frames?: number;
  draw(brush: Brush, phase: number): void;
};

const LANDMARKS: Readonly<Record<string, Landmark>> = {
  castle: { box: box(170, 300), draw: drawCastle },
  house: { box: box(120, 180), draw: drawHouse },
  cabin: { box: box(120, 160), draw: drawCabin },
  lighthouse: {
    box: { left: -200, right: 200, top: -310, bottom: 20 },
    cycle: 3,
    frames: 30,
    draw: drawLighthouse,
  },
  tower: { box: box(110, 400), draw: drawTower },
  pyramid: { box: box(270, 250), draw: drawPyramid },
  windmill: { box: box(150, 290), cycle: 1.6, frames: 20, draw: drawWindmill },
  temple: { box: box(170, 260), draw: drawTemple },
  tent: { box: box(110, 110), draw: drawTent },
  'ferris wheel': { box: box(170, 350), cycle: 2, frames: 30, draw: drawFerrisWheel },
  volcano: { box: box(330, 330), cycle: 1.2, frames: 20, draw: drawVolcano },
  campfire: { glows: true, box: box(60, 110), cycle: 0.8, frames: 16, draw: drawCampfire },
  fireplace: { glows: true, box: box(110, 190), cycle: 0.8, frames: 16, draw: drawFireplace },
  igloo: { box: box(120, 110), draw: drawIgloo },
  'christmas tree': { box: box(90, 230), cycle: 1, frames: 8, draw: drawChristmasTree },
};

/** Stands still in the scene; null when there is no drawing of it: then its emoji stands in. */
export function landmark(model: string): Rig | null {
  const found = LANDMARKS[model];
  if (!found) return null;
  return { cycle: 2, frames: 1, ...found, speed: 0, medium: 'ground' };
}

function box(half: number, tall: number) {
  return { left: -half, right: half, top: -tall, bottom: 10 };
}

function drawCastle(brush: Brush): void {
  const stone = '#b9bcc9';
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

function drawHouse(brush: Brush): void {
  roundedBox(brush, -90, -100, 180, 100, 2, '#f3e3c8');
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

function drawCabin(brush: Brush): void {
  for (let log = 0; log < 6; log++)
    roundedBox(brush, -92, -16 - log * 16, 184, 16, 7, log % 2 ? '#9a6a43' : '#8a5c39');
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

function drawLighthouse(brush: Brush, phase: number): void {
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
    '#f6f3ec',
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
      '#d2403a',
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

function drawTower(brush: Brush): void {
  const iron = '#8a6a5a';
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

function drawPyramid(brush: Brush): void {
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

function drawWindmill(brush: Brush, phase: number): void {
  polygon(
    brush,
    [
      [-58, 0],
      [-34, -180],
      [34, -180],
      [58, 0],
    ],
    '#f3e9d8',
  );
  polygon(
    brush,
    [
      [10, 0],
      [8, -180],
      [34, -180],
      [58, 0],
    ],
    '#d9ccb6',
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

function drawTemple(brush: Brush): void {
  roundedBox(brush, -130, -16, 260, 16, 2, '#c9c2b6');
  for (const [y, half, tall] of [
    [-16, 92, 60],
    [-104, 68, 48],
    [-176, 46, 40],
  ] as const) {
    roundedBox(brush, -half, y - tall, half * 2, tall, 2, '#b8332f');
    for (let column = 0; column < 5; column++)
      roundedBox(brush, -half + 4 + (column * (half * 2 - 16)) / 4, y - tall, 8, tall, 2, '#8f2622');
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

function drawTent(brush: Brush): void {
  polygon(
    brush,
    [
      [-100, 0],
      [-10, -104],
      [20, -104],
      [104, 0],
    ],
    '#e2743a',
  );
  polygon(
    brush,
    [
      [-10, -104],
      [20, -104],
      [104, 0],
      [40, 0],
    ],
    '#c05a2a',
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

function drawFerrisWheel(brush: Brush, phase: number): void {
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

function drawVolcano(brush: Brush, phase: number): void {
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

function drawCampfire(brush: Brush, phase: number): void {
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

function drawFireplace(brush: Brush, phase: number): void {
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

function drawIgloo(brush: Brush): void {
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

function drawChristmasTree(brush: Brush, phase: number): void {
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
