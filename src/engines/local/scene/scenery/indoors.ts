import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { alpha, darker, lighter, mix } from '../painting/colour.ts';
import {
  type Brush,
  disc,
  even,
  glow,
  oval,
  polygon,
  roundedBox,
  stroke,
  verticalGradient,
} from '../painting/shapes.ts';
import { paintMoon } from './sky.ts';
import type { Stage } from './stage.ts';

/** Rooms do not pass by: one backdrop, with what is outside the window in it. */

function paintWindow(brush: Brush, stage: Stage, x: number, y: number, wide: number, tall: number): void {
  const { palette, unit, random } = stage;
  brush.save();
  brush.beginPath();
  brush.roundRect(x, y, wide, tall, 4 * unit);
  brush.clip();
  brush.fillStyle = verticalGradient(brush, y, y + tall, ...palette.sky);
  brush.fillRect(x, y, wide, tall);
  if (palette.stars > 0)
    for (let star = 0; star < 26; star++)
      disc(brush, x + random() * wide, y + random() * tall * 0.8, (0.7 + random()) * unit, '#ffffff');
  if (palette.disc === 'moon')
    paintMoon(brush, x + wide * 0.7, y + tall * 0.3, 24 * unit, palette.sun, palette.sky[1]);
  if (palette.disc === 'sun') {
    glow(
      brush,
      x + wide * 0.7,
      y + tall * (stage.scene.time === 'day' ? 0.3 : 0.66),
      140 * unit,
      palette.glow,
      0.9,
    );
    disc(brush, x + wide * 0.7, y + tall * (stage.scene.time === 'day' ? 0.3 : 0.66), 24 * unit, palette.sun);
  }
  oval(brush, x + wide * 0.3, y + tall * 1.05, wide * 0.6, tall * 0.3, stage.paint('#5d9a5a', 0.3));
  oval(brush, x + wide * 0.85, y + tall * 1.08, wide * 0.5, tall * 0.26, stage.paint('#4c8850', 0.15));
  if (stage.scene.weather === 'rain' || stage.scene.weather === 'storm') {
    for (let drop = 0; drop < 60; drop++) {
      const dx = x + random() * wide;
      const dy = y + random() * tall;
      stroke(
        brush,
        [
          [dx, dy],
          [dx - 3 * unit, dy + 16 * unit],
        ],
        1.6 * unit,
        alpha('#e6f3ff', 0.6),
      );
    }
  }
  if (stage.scene.weather === 'snow')
    for (let flake = 0; flake < 60; flake++)
      disc(brush, x + random() * wide, y + random() * tall, (1 + random() * 2.4) * unit, '#ffffff');
  brush.restore();
  const frame = stage.scene.time === 'night' ? '#cdbfae' : '#fffaf0';
  brush.strokeStyle = frame;
  brush.lineWidth = 11 * unit;
  brush.strokeRect(x, y, wide, tall);
  stroke(
    brush,
    [
      [x + wide / 2, y],
      [x + wide / 2, y + tall],
    ],
    6 * unit,
    frame,
  );
  stroke(
    brush,
    [
      [x, y + tall * 0.5],
      [x + wide, y + tall * 0.5],
    ],
    6 * unit,
    frame,
  );
  roundedBox(brush, x - 18 * unit, y + tall, wide + 36 * unit, 13 * unit, 3 * unit, frame);
}

function wallColours(stage: Stage): { wall: string; floor: string } {
  const night = stage.scene.time === 'night';
  const walls = ['#f1d9bd', '#cfe0d6', '#e6d3e0', '#d6dcec'];
  const wall = walls[stage.scene.seed % walls.length]!;
  return {
    wall: night ? mix(wall, '#2a2350', 0.58) : stage.paint(wall),
    floor: night ? '#5d4350' : stage.paint('#b98458'),
  };
}

function paintFloor(brush: Brush, stage: Stage, colour: string): void {
  const { horizon, height, width, unit } = stage;
  brush.fillStyle = verticalGradient(brush, horizon, height, lighter(colour, 0.06), darker(colour, 0.18));
  brush.fillRect(-80, horizon, width + 160, height - horizon);
  for (let board = 1; board < 9; board++) {
    const y = horizon + (height - horizon) * (board / 9) ** 1.5;
    brush.fillStyle = alpha(darker(colour, 0.35), 0.5);
    brush.fillRect(-80, y, width + 160, 2 * unit);
    for (let joint = 0; joint < 6; joint++)
      brush.fillRect(
        ((joint + (board % 2) * 0.5) / 5.5) * width,
        y - (height - horizon) * 0.1,
        2 * unit,
        (height - horizon) * 0.1,
      );
  }
}

export function room(stage: Stage): void {
  const { width, height, horizon, unit } = stage;
  const { wall, floor } = wallColours(stage);
  const night = stage.scene.time === 'night';
  stage.addBackdrop((brush) => {
    brush.fillStyle = verticalGradient(brush, 0, horizon, darker(wall, 0.08), wall);
    brush.fillRect(-80, 0, width + 160, horizon);
    for (let stripe = 0; stripe < 30; stripe++) {
      brush.fillStyle = alpha(lighter(wall, 0.25), 0.16);
      brush.fillRect((stripe / 30) * width, 0, width / 60, horizon);
    }
    paintWindow(brush, stage, width * 0.6, horizon * 0.2, Math.min(300 * unit, width * 0.34), 240 * unit);
    paintCurtains(brush, stage);
    paintFloor(brush, stage, floor);
    roundedBox(brush, -80, horizon - 14 * unit, width + 160, 16 * unit, 0, lighter(wall, 0.35));
    paintBookshelf(brush, stage, width * 0.04, horizon - 4 * unit);
    paintSofa(
      brush,
      stage,
      Math.max(width * 0.32, 330 * unit) - (stage.portrait ? 60 * unit : 0),
      horizon + 26 * unit,
    );
    paintFloorLamp(brush, stage, width * 0.93, horizon + 40 * unit);
    oval(
      brush,
      width * 0.5,
      stage.ground + 6 * unit,
      Math.min(width * 0.42, 470 * unit),
      74 * unit,
      night ? '#6d3a50' : stage.paint('#c8604a'),
    );
    oval(
      brush,
      width * 0.5,
      stage.ground + 6 * unit,
      Math.min(width * 0.36, 410 * unit),
      60 * unit,
      night ? '#844a5c' : stage.paint('#dd8a64'),
    );
    oval(
      brush,
      width * 0.5,
      stage.ground + 6 * unit,
      Math.min(width * 0.29, 330 * unit),
      46 * unit,
      night ? '#6d3a50' : stage.paint('#c8604a'),
    );
    if (night) glow(brush, width * 0.93, horizon - 170 * unit, 420 * unit, '#ffc873', 0.5);
    brush.fillStyle = alpha('#000000', 0);
    brush.fillRect(0, height - 1, 1, 1);
  });
  stage.placeCast();
}

function paintCurtains(brush: Brush, stage: Stage): void {
  const { width, horizon, unit } = stage;
  const colour = stage.scene.time === 'night' ? '#7a4f66' : stage.paint('#e08e6d');
  const wide = Math.min(300 * unit, width * 0.34);
  const x = width * 0.6;
  const y = horizon * 0.2 - 24 * unit;
  for (const side of [0, 1]) {
    const edge = side === 0 ? x - 34 * unit : x + wide - 22 * unit;
    for (let fold = 0; fold < 4; fold++)
      roundedBox(
        brush,
        edge + fold * 14 * unit,
        y,
        15 * unit,
        300 * unit,
        6 * unit,
        fold % 2 ? colour : darker(colour, 0.12),
      );
  }
  stroke(
    brush,
    [
      [x - 52 * unit, y],
      [x + wide + 52 * unit, y],
    ],
    7 * unit,
    stage.paint('#8a6242'),
  );
}

function paintBookshelf(brush: Brush, stage: Stage, x: number, base: number): void {
  const { unit, random } = stage;
  const wood = stage.scene.time === 'night' ? '#5a3d3a' : stage.paint('#9a6a43');
  const wide = 190 * unit;
  const tall = 300 * unit;
  roundedBox(brush, x, base - tall, wide, tall, 5 * unit, wood);
  const spines = ['#d4574a', '#e7b34c', '#4f8f8b', '#5a6fb0', '#8f5a9a', '#e8dcc4', '#3f7a54'];
  for (let shelf = 0; shelf < 4; shelf++) {
    const y = base - tall + 12 * unit + shelf * 72 * unit;
    roundedBox(brush, x + 9 * unit, y, wide - 18 * unit, 62 * unit, 2 * unit, darker(wood, 0.3));
    for (let bx = x + 14 * unit; bx < x + wide - 34 * unit; ) {
      const bw = (10 + random() * 12) * unit;
      const bh = (36 + random() * 20) * unit;
      if (random() < 0.86)
        roundedBox(
          brush,
          bx,
          y + 62 * unit - bh,
          bw,
          bh,
          1.5 * unit,
          stage.scene.time === 'night'
            ? darker(spines[Math.floor(random() * 7)]!, 0.35)
            : stage.paint(spines[Math.floor(random() * 7)]!),
        );
      bx += bw + 2 * unit;
    }
  }
}

function paintSofa(brush: Brush, stage: Stage, x: number, base: number): void {
  const { unit } = stage;
  const colour = stage.scene.time === 'night' ? '#3f4f74' : stage.paint('#5f86a8');
  const wide = 330 * unit;
  roundedBox(brush, x - wide / 2, base - 150 * unit, wide, 120 * unit, 26 * unit, darker(colour, 0.1));
  for (const side of [-1, 1])
    roundedBox(
      brush,
      x + (side < 0 ? -wide / 2 + 22 * unit : 4 * unit),
      base - 88 * unit,
      wide / 2 - 26 * unit,
      48 * unit,
      14 * unit,
      lighter(colour, 0.08),
    );
  for (const side of [-1, 1])
    roundedBox(
      brush,
      x + side * (wide / 2) - 24 * unit,
      base - 106 * unit,
      48 * unit,
      96 * unit,
      22 * unit,
      colour,
    );
  roundedBox(
    brush,
    x - wide / 2 + 10 * unit,
    base - 46 * unit,
    wide - 20 * unit,
    34 * unit,
    8 * unit,
    darker(colour, 0.16),
  );
  for (const side of [-1, 1])
    roundedBox(
      brush,
      x + side * (wide / 2 - 30 * unit) - 8 * unit,
      base - 14 * unit,
      16 * unit,
      16 * unit,
      3 * unit,
      '#4a3328',
    );
  roundedBox(
    brush,
    x - wide * 0.34,
    base - 128 * unit,
    66 * unit,
    56 * unit,
    14 * unit,
    stage.paint('#eebf6a'),
  );
}

function paintFloorLamp(brush: Brush, stage: Stage, x: number, base: number): void {
  const { unit } = stage;
  const lit = stage.scene.time === 'night';
  stroke(
    brush,
    [
      [x, base],
      [x, base - 230 * unit],
    ],
    6 * unit,
    '#5b4a40',
  );
  oval(brush, x, base, 34 * unit, 8 * unit, '#5b4a40');
  polygon(
    brush,
    [
      [x - 26 * unit, base - 290 * unit],
      [x + 26 * unit, base - 290 * unit],
      [x + 48 * unit, base - 222 * unit],
      [x - 48 * unit, base - 222 * unit],
    ],
    lit ? '#ffdd95' : stage.paint('#f3e3c2'),
  );
}

export function kitchen(stage: Stage): void {
  const { width, horizon, unit } = stage;
  const { floor } = wallColours(stage);
  const night = stage.scene.time === 'night';
  const wall = night ? '#4c4a6a' : stage.paint('#f3e6cf');
  const cupboard = night ? '#3f6a70' : stage.paint('#6fb0a8');
  stage.addBackdrop((brush) => {
    brush.fillStyle = wall;
    brush.fillRect(-80, 0, width + 160, horizon);
    const tile = 34 * unit;
    for (let x = -80; x < width + 80; x += tile)
      for (let y = horizon - 190 * unit; y < horizon - 70 * unit; y += tile)
        roundedBox(
          brush,
          x,
          y,
          tile - 2 * unit,
          tile - 2 * unit,
          2 * unit,
          lighter(wall, ((x / tile + y / tile) & 1) === 0 ? 0.4 : 0.2),
        );
    paintWindow(
      brush,
      stage,
      width * 0.56,
      horizon - 350 * unit,
      Math.min(260 * unit, width * 0.32),
      150 * unit,
    );
    const tops = stage.portrait ? [0.02] : [0.02, 0.2, 0.84];
    for (const share of tops) {
      roundedBox(brush, width * share, horizon - 370 * unit, 170 * unit, 150 * unit, 6 * unit, cupboard);
      for (const door of [0, 1]) {
        brush.strokeStyle = darker(cupboard, 0.18);
        brush.lineWidth = 3 * unit;
        brush.strokeRect(
          width * share + (10 + door * 80) * unit,
          horizon - 360 * unit,
          70 * unit,
          130 * unit,
        );
        disc(brush, width * share + (door ? 98 : 72) * unit, horizon - 300 * unit, 4.5 * unit, '#e6c877');
      }
    }
    paintFloor(brush, stage, floor);
    paintCounter(brush, stage, cupboard);
  });
  stage.placeCast();
}

function paintCounter(brush: Brush, stage: Stage, cupboard: string): void {
  const { width, horizon, unit, random } = stage;
  const top = horizon - 74 * unit;
  brush.fillStyle = cupboard;
  brush.fillRect(-80, top, width + 160, 110 * unit);
  for (let x = -60; x < width + 60; x += 120 * unit) {
    brush.strokeStyle = darker(cupboard, 0.18);
    brush.lineWidth = 3 * unit;
    brush.strokeRect(x, top + 22 * unit, 108 * unit, 78 * unit);
    roundedBox(brush, x + 42 * unit, top + 30 * unit, 24 * unit, 5 * unit, 2 * unit, '#e6c877');
  }
  roundedBox(
    brush,
    -80,
    top - 8 * unit,
    width + 160,
    20 * unit,
    0,
    stage.scene.time === 'night' ? '#a98f7c' : stage.paint('#e3c9a4'),
  );
  const stove = width * 0.3;
  roundedBox(brush, stove, top - 12 * unit, 150 * unit, 8 * unit, 3 * unit, '#3b3f4a');
  roundedBox(brush, stove + 26 * unit, top - 52 * unit, 74 * unit, 42 * unit, 8 * unit, '#d5564a');
  roundedBox(brush, stove + 20 * unit, top - 56 * unit, 86 * unit, 8 * unit, 4 * unit, '#b8433a');
  for (let puff = 0; puff < 4; puff++)
    oval(
      brush,
      stove + (54 + puff * 8) * unit,
      top - (74 + puff * 22) * unit,
      (10 + puff * 4) * unit,
      (8 + puff * 3) * unit,
      alpha('#ffffff', 0.3 - puff * 0.06),
    );
  const jars = ['#e7b34c', '#b9d36a', '#e88c7a', '#f3f0e6'];
  for (let jar = 0; jar < 4; jar++) {
    const x = width * 0.08 + jar * 40 * unit;
    const tall = (34 + random() * 18) * unit;
    roundedBox(brush, x, top - 8 * unit - tall, 28 * unit, tall, 6 * unit, stage.paint(jars[jar]!));
    roundedBox(brush, x + 2 * unit, top - 14 * unit - tall, 24 * unit, 9 * unit, 3 * unit, '#8a6242');
  }
}

/** A concert stage: curtains, coloured beams, a crowd of heads before it. */
export function concertStage(stage: Stage): void {
  const { width, height, horizon, unit, random } = stage;
  const floorTop = horizon + 30 * unit;
  stage.addBackdrop((brush) => {
    brush.fillStyle = verticalGradient(brush, 0, floorTop, '#1a0d33', '#3a1752');
    brush.fillRect(-80, 0, width + 160, floorTop);
    for (let fold = 0; fold < 24; fold++) {
      const x = (fold / 24) * (width + 160) - 80;
      brush.fillStyle = verticalGradient(
        brush,
        0,
        floorTop,
        fold % 2 ? '#5c1638' : '#741c44',
        fold % 2 ? '#350d2a' : '#471232',
      );
      brush.fillRect(x, 0, (width + 160) / 24 + 1, floorTop);
    }
    glow(brush, width * 0.5, floorTop - 120 * unit, 520 * unit, '#ff7ad9', 0.34);
    brush.fillStyle = verticalGradient(brush, floorTop, height, '#8a5a44', '#3f2430');
    brush.fillRect(-80, floorTop, width + 160, height - floorTop);
    for (let board = 0; board < 18; board++)
      stroke(
        brush,
        [
          [width * (board / 17), floorTop],
          [width * ((board / 17 - 0.5) * 1.9 + 0.5), height],
        ],
        1.6 * unit,
        alpha('#2a1620', 0.5),
      );
    oval(brush, width * 0.5, stage.ground + 4 * unit, 330 * unit, 60 * unit, alpha('#fff0c8', 0.34));
    stroke(
      brush,
      [
        [-80, 26 * unit],
        [width + 80, 26 * unit],
      ],
      10 * unit,
      '#15101f',
    );
    for (let lamp = 0; lamp < 9; lamp++)
      disc(
        brush,
        (width * (lamp + 0.5)) / 9,
        36 * unit,
        10 * unit,
        ['#ff5fa8', '#5fe0ff', '#ffd65f'][lamp % 3]!,
      );
  });
  addBeams(stage);
  stage.placeCast();
  stage.addStrip(
    {
      top: height - 64 * unit,
      height: 66 * unit,
      parallax: 0.4,
      bob: { height: 4 * unit, rate: 6, phase: 0 },
    },
    (brush, period) => {
      for (let head = 0; head < 34; head++) {
        const x = ((head + random() * 0.6) / 34) * period;
        const y = (24 + random() * 20) * unit;
        disc(brush, x, y, 17 * unit, '#140a1c');
        roundedBox(brush, x - 26 * unit, y + 14 * unit, 52 * unit, 60 * unit, 20 * unit, '#140a1c');
      }
    },
  );
}

function addBeams(stage: Stage): void {
  const { width, height, unit, compositor } = stage;
  const length = even(Math.min(height * 0.8, 560 * unit));
  const beams = ['#ff6fc0', '#6fe3ff', '#ffe08a'].map((colour) =>
    compositor.sprite(paintBeam(length, unit, colour), stage.grade),
  );
  stage.add(({ time }) => {
    for (const [index, beam] of beams.entries()) {
      const sway = Math.sin(time * (0.7 + index * 0.13) + index * 1.9) * 0.34;
      compositor.drawSprite(beam, {
        x: (width * (index + 0.5)) / 3,
        y: 30 * unit,
        anchorY: 0,
        rotation: sway,
        opacity: 0.55,
      });
    }
  });
}

function paintBeam(length: number, unit: number, colour: string): Canvas {
  const canvas = createCanvas(even(200 * unit), length);
  const brush = canvas.getContext('2d');
  brush.fillStyle = verticalGradient(brush, 0, length, alpha(colour, 0.55), alpha(colour, 0));
  polygon(brush, [
    [94 * unit, 0],
    [106 * unit, 0],
    [194 * unit, length],
    [6 * unit, length],
  ]);
  return canvas;
}
