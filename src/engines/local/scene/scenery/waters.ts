import { alpha, darker, lighter, mix } from '../painting/colour.ts';
import {
  type Brush,
  disc,
  even,
  groundPath,
  oval,
  repeated,
  stroke,
  TURN,
  verticalGradient,
} from '../painting/shapes.ts';
import { addHills, addMountains, addTreeRow, grassColours, isSnowy } from './land.ts';
import { addHaze, addSky } from './sky.ts';
import type { Stage } from './stage.ts';

/** Rows of water shift sideways, the more the nearer they are. */
function stirWater(stage: Stage, from: number): void {
  const { unit, height, compositor } = stage;
  stage.add(({ time }) =>
    compositor.setWaves((row) => {
      if (row < from) return 0;
      const near = (row - from) / (height - from);
      return Math.sin((row / unit) * (0.34 - near * 0.22) + time * 2.1) * (1 + near * 5) * unit;
    }),
  );
}

function seaColours(stage: Stage): { far: string; near: string } {
  const { palette } = stage;
  const night = palette.stars > 0;
  return {
    far: mix(stage.paint('#4fb6d8'), palette.sky[2], stage.scene.time === 'day' ? 0.25 : 0.5),
    near: mix(stage.paint('#0f5a96'), palette.sky[0], night ? 0.45 : 0.25),
  };
}

/** Flat water from `top` down: gradient, streaks, and the sun's broken reflection. */
function addWater(stage: Stage, top: number, colours: { far: string; near: string }): void {
  const { width, height, unit, random, palette, sun } = stage;
  stirWater(stage, top);
  stage.addBackdrop(
    (brush) => {
      brush.fillStyle = verticalGradient(brush, top, height, colours.far, colours.near);
      brush.fillRect(-80, top, width + 160, height - top);
      for (let streak = 0; streak < 190; streak++) {
        const near = random() ** 1.5;
        brush.globalAlpha = 0.1 + random() * 0.18;
        oval(
          brush,
          random() * width * 1.1 - width * 0.05,
          top + near * (height - top),
          (16 + 100 * near) * unit,
          (1 + 2.4 * near) * unit,
          random() < 0.6 ? lighter(colours.far, 0.45) : colours.near,
        );
      }
      if (palette.disc !== 'none') {
        for (let spark = 0; spark < 120; spark++) {
          const near = random();
          brush.globalAlpha = 0.6 * (1 - near * 0.75);
          const spread = (40 + 170 * near) * unit;
          oval(
            brush,
            sun.x + (random() - 0.5) * spread,
            top + 2 + near * (height - top) * 0.9,
            (10 + 70 * near) * (0.3 + random() * 0.7) * unit,
            (1.2 + 2.3 * near) * unit,
            mix(palette.sun, palette.glow, random()),
          );
        }
      }
      brush.globalAlpha = 1;
    },
    { top, waves: true },
  );
}

/** A swell that rolls by, with a lighter crest. */
function addSwell(
  stage: Stage,
  top: number,
  near: number,
  colours: { far: string; near: string },
  phase: number,
): void {
  const { unit } = stage;
  const rise = (9 + near * 14) * unit;
  stage.addStrip(
    {
      top,
      height: stage.height - top + rise * 2,
      parallax: 0.35 + near * 0.75,
      drift: (20 + 40 * near) * unit,
      bob: { height: rise * 0.4, rate: 0.8 + near * 0.4, phase },
    },
    (brush, period, height) => {
      const surface = (x: number) =>
        rise *
        (1.1 +
          0.6 * Math.sin((x / period) * TURN * 5 + phase) +
          0.3 * Math.sin((x / period) * TURN * 11 + phase * 2));
      groundPath(brush, period, height, surface);
      const crest = mix(colours.far, colours.near, 0.2 + near * 0.35);
      brush.fillStyle = verticalGradient(brush, 0, height * 0.8, crest, darker(colours.near, near * 0.3));
      brush.fill();
      brush.strokeStyle = alpha(lighter(colours.far, 0.6), 0.6);
      brush.lineWidth = (1.5 + near * 2.2) * unit;
      brush.beginPath();
      for (let x = 0; x <= period; x += 4) brush.lineTo(x, surface(x) + unit);
      brush.stroke();
    },
  );
}

export function ocean(stage: Stage): void {
  const { horizon, height, unit, random } = stage;
  const colours = seaColours(stage);
  const stormy = stage.scene.weather === 'storm';
  addSky(stage);
  if (random() < 0.6)
    addMountains(stage, {
      base: horizon + 2,
      tall: 70 * unit,
      parallax: 0.04,
      depth: 0.75,
      colour: '#7f95b0',
      caps: false,
    });
  addWater(stage, horizon, colours);
  const depth = height - horizon;
  addSwell(stage, even(horizon + depth * (stormy ? 0.2 : 0.32)), stormy ? 0.7 : 0.25, colours, 1);
  stage.ground = horizon + depth * 0.58;
  stage.placeCast();
  addSwell(stage, even(horizon + depth * 0.54), stormy ? 1 : 0.55, colours, 3);
  addSwell(stage, even(horizon + depth * 0.78), stormy ? 1.4 : 1, colours, 5);
}

export function beach(stage: Stage): void {
  const { horizon, height, unit } = stage;
  const colours = seaColours(stage);
  const depth = height - horizon;
  addSky(stage);
  addMountains(stage, {
    base: horizon + 2,
    tall: 80 * unit,
    parallax: 0.05,
    depth: 0.72,
    colour: '#7f95b0',
    caps: false,
  });
  addWater(stage, horizon, colours);
  addSwell(stage, even(horizon + depth * 0.2), 0.2, colours, 1);
  const snowy = isSnowy(stage);
  const sand = snowy ? { top: '#f2f6fa', low: '#cbd6e6' } : { top: '#f7e2b4', low: '#dcae72' };
  // The last of a wave runs up the sand and back.
  const edge = even(horizon + depth * 0.36);
  stage.addStrip(
    { top: edge - 20 * unit, height: 90 * unit, parallax: 1, bob: { height: 7 * unit, rate: 0.9, phase: 0 } },
    (brush, period) => {
      const surface = (x: number) =>
        26 * unit +
        8 * unit * Math.sin((x / period) * TURN * 3) +
        5 * unit * Math.sin((x / period) * TURN * 7);
      groundPath(brush, period, 90 * unit, surface);
      brush.fillStyle = alpha('#ffffff', 0.85);
      brush.fill();
    },
  );
  addHills(
    stage,
    { top: even(edge), swell: 26 * unit, parallax: 1, depth: 0, colours: sand },
    (brush, period, surface, tall) => {
      groundPath(brush, period, 60 * unit, (x) => surface(x) + 1);
      brush.save();
      brush.clip();
      brush.fillStyle = verticalGradient(
        brush,
        0,
        60 * unit,
        stage.paint(darker(sand.low, 0.2)),
        alpha(stage.paint(sand.top), 0),
      );
      brush.fillRect(0, 0, period, 60 * unit);
      brush.restore();
      paintShells(brush, stage, period, surface, tall);
    },
  );
  addTreeRow(stage, {
    top: even(edge + 36 * unit),
    swell: 12 * unit,
    count: 4,
    tall: 330 * unit,
    parallax: 1,
    depth: 0.06,
    kind: 'palm',
    ground: null,
  });
  stage.ground = horizon + depth * 0.76;
  stage.placeCast();
}

function paintShells(
  brush: Brush,
  stage: Stage,
  period: number,
  surface: (x: number) => number,
  height: number,
): void {
  const { random, unit } = stage;
  const colours = ['#ffffff', '#ffb7a0', '#f6d8b8', '#e98f7a'];
  for (let shell = 0; shell < 46; shell++) {
    const x = random() * period;
    const near = random();
    const y = surface(x) + 46 * unit + near * (height - 80 * unit);
    oval(brush, x, y, (1.6 + near * 3.2) * unit, (1 + near * 2) * unit, stage.paint(colours[shell % 4]!));
  }
}

export function lake(stage: Stage): void {
  const { horizon, height, unit } = stage;
  const ground = grassColours(stage);
  const shore = even(horizon + 26 * unit);
  addSky(stage);
  addMountains(stage, {
    base: horizon,
    tall: 260 * unit,
    parallax: 0.03,
    depth: 0.5,
    colour: '#6e8bb0',
    caps: true,
    peaks: 6,
  });
  addTreeRow(stage, {
    top: horizon + 2 * unit,
    swell: 18 * unit,
    count: 46,
    tall: 82 * unit,
    parallax: 0.05,
    depth: 0.3,
    kind: stage.scene.season === 'autumn' ? 'leafy' : 'pine',
    ground,
  });
  addHaze(stage);
  const sea = seaColours(stage);
  addWater(stage, shore, { far: mix(sea.far, stage.palette.haze, 0.2), near: sea.near });
  // The far shore, upside down and broken by ripples.
  stage.addBackdrop(
    (brush) => {
      brush.save();
      brush.translate(0, shore);
      brush.scale(1, -0.7);
      const { random, width } = stage;
      for (let peak = 0; peak < 7; peak++) {
        const x = (peak / 6) * width;
        const tall = (130 + random() * 130) * unit;
        brush.fillStyle = alpha(stage.paint('#5d7b9c', 0.3), 0.32);
        brush.beginPath();
        brush.moveTo(x - 190 * unit, 0);
        brush.lineTo(x, tall);
        brush.lineTo(x + 190 * unit, 0);
        brush.fill();
      }
      brush.fillStyle = alpha(stage.paint('#2c5a4d', 0.2), 0.4);
      for (let x = -20; x < width + 20; x += 22 * unit)
        brush.fillRect(x, 0, 15 * unit, (34 + random() * 40) * unit);
      brush.restore();
    },
    { top: shore, waves: true, dither: false },
  );
  stage.ground = shore + (height - shore) * 0.5;
  if (!floatsOnly(stage)) {
    // Somebody who walks needs a bank to walk on.
    addHills(stage, {
      top: even(shore + (height - shore) * 0.55),
      swell: 16 * unit,
      parallax: 1,
      depth: 0,
      colours: ground,
    });
    stage.ground = shore + (height - shore) * 0.76;
  }
  stage.placeCast();
}

/** Whether all of the cast is at home on or over water. */
function floatsOnly(stage: Stage): boolean {
  return stage.scene.subjects.every(
    ({ figure }) =>
      figure.kind === 'craft' ||
      figure.kind === 'bird' ||
      figure.kind === 'fish' ||
      (figure.kind === 'creature' && figure.model !== 'penguin'),
  );
}

const REEF = ['#e8607f', '#f39a4c', '#f2c14e', '#8a62d6', '#3fb59a', '#ff8fab'];

export function underwater(stage: Stage): void {
  const { width, height, unit, random } = stage;
  const night = stage.scene.time === 'night';
  const [top, middle, low] = night ? ['#125a8c', '#0a3564', '#041630'] : ['#3cc3e0', '#1278b4', '#063463'];
  stage.addBackdrop((brush) => {
    brush.fillStyle = verticalGradient(brush, 0, height, top, middle, low);
    brush.fillRect(-80, 0, width + 160, height);
    brush.globalCompositeOperation = 'screen';
    for (let ray = 0; ray < 8; ray++) {
      const x = (width * (ray + random())) / 8;
      const wide = (26 + random() * 70) * unit;
      brush.fillStyle = verticalGradient(
        brush,
        0,
        height * 0.85,
        alpha('#c9f6ff', 0.34),
        alpha('#c9f6ff', 0),
      );
      brush.beginPath();
      brush.moveTo(x, -10);
      brush.lineTo(x + wide, -10);
      brush.lineTo(x + wide * 2.3 - 150 * unit, height * 0.88);
      brush.lineTo(x - 210 * unit, height * 0.88);
      brush.fill();
    }
    brush.globalCompositeOperation = 'source-over';
  });
  stage.add(({ time }) =>
    stage.compositor.setWaves((row) => Math.sin((row / unit) * 0.035 + time * 1.5) * 5 * unit),
  );
  bed(stage, 0.7, 90, 0.2, ['#1f7aa6', '#0d4a76'], 0.4);
  growth(stage, 0.79, 15, 150, 0.5, 0.4);
  bed(stage, 0.79, 54, 0.6, ['#3f8da2', '#125072'], 0.15);
  addCorals(stage, 0.84, 0.6, 0.12);
  stage.ground = height * 0.52;
  stage.placeCast();
  bed(stage, 0.89, 34, 1, ['#e0cf9c', '#7d8f83'], 0.1);
  growth(stage, 0.97, 11, 120, 1, 0.1);
}

function bed(
  stage: Stage,
  share: number,
  swell: number,
  parallax: number,
  [top, low]: [string, string],
  blue: number,
): void {
  const colours = { top: mix(top, '#0d4f80', blue), low: mix(low, '#0a3560', blue) };
  const strip = even(stage.height * share);
  stage.addStrip({ top: strip, height: stage.height - strip, parallax }, (brush, period, height) => {
    const { unit } = stage;
    const surface = (x: number) =>
      swell *
      unit *
      (0.5 + 0.3 * Math.sin((x / period) * TURN * 2 + share * 9) + 0.2 * Math.sin((x / period) * TURN * 5));
    groundPath(brush, period, height, surface);
    brush.fillStyle = verticalGradient(brush, 0, height, colours.top, colours.low);
    brush.fill();
  });
}

/** Seaweed that sways with the rows of the water. */
function growth(
  stage: Stage,
  share: number,
  count: number,
  tall: number,
  parallax: number,
  blue: number,
): void {
  const { unit, random } = stage;
  const head = tall * unit;
  stage.addStrip(
    { top: even(stage.height * share) - head, height: head + 60 * unit, parallax, waves: true },
    (brush, period) => {
      for (let weed = 0; weed < count; weed++) {
        const height = head * (0.45 + random() * 0.5);
        const colour = mix(weed % 3 ? '#2f9c7c' : '#7fb04a', '#0d4f80', blue);
        repeated(period, ((weed + random()) / count) * period, 60 * unit, (x) => {
          for (const lean of [-1, 0, 1]) {
            brush.strokeStyle = lean === 0 ? colour : darker(colour, 0.15);
            brush.lineWidth = (7 + (1 - Math.abs(lean)) * 4) * unit;
            brush.lineCap = 'round';
            brush.beginPath();
            brush.moveTo(x + lean * 6 * unit, head + 50 * unit);
            brush.bezierCurveTo(
              x + lean * 30 * unit,
              head - height * 0.3,
              x - lean * 8 * unit,
              head - height * 0.6,
              x + lean * 30 * unit,
              head - height * (1 - Math.abs(lean) * 0.25),
            );
            brush.stroke();
          }
        });
      }
    },
  );
}

function addCorals(stage: Stage, share: number, parallax: number, blue: number): void {
  const { unit, random } = stage;
  const head = 110 * unit;
  stage.addStrip(
    { top: even(stage.height * share) - head, height: head + 40 * unit, parallax },
    (brush, period) => {
      for (let coral = 0; coral < 12; coral++) {
        const colour = mix(REEF[coral % REEF.length]!, '#0d4f80', blue);
        const size = (34 + random() * 44) * unit;
        const x = ((coral + random() * 0.8) / 12) * period;
        repeated(period, x, size, (at) => {
          if (coral % 3 === 0) {
            for (let puff = 0; puff < 5; puff++)
              disc(
                brush,
                at + (puff - 2) * size * 0.3,
                head + 20 * unit - size * (0.2 + 0.16 * Math.sin(puff * 0.8)),
                size * 0.3,
                puff % 2 ? colour : darker(colour, 0.12),
              );
          } else {
            for (const lean of [-0.5, -0.22, 0.05, 0.3, 0.55]) {
              stroke(
                brush,
                [
                  [at, head + 30 * unit],
                  [at + lean * size * 0.6, head - size * 0.3],
                  [at + lean * size * 1.1, head - size * (0.8 - Math.abs(lean) * 0.5)],
                ],
                size * 0.13,
                colour,
              );
            }
          }
        });
      }
    },
  );
}
