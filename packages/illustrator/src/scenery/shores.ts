import { alpha, darker, mix } from '../painting/colour.ts';
import { type Brush, even, groundPath, oval, TURN, verticalGradient } from '../painting/shapes.ts';
import { addHills, grassColours, isSnowy } from './land.ts';
import { addMountains } from './mountain-range.ts';
import { addHaze, addSky } from './sky.ts';
import type { Stage } from './stage.ts';
import { addTreeRow } from './tree-row.ts';
import { addSwell, addWater, seaColours } from './water.ts';

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
  // Who rides in a boat floats with it.
  const [, mount] = stage.scene.subjects;
  if (stage.scene.relation === 'riding' && mount?.figure.kind === 'craft') return true;
  return stage.scene.subjects.every(
    ({ figure }) =>
      figure.kind === 'craft' ||
      figure.kind === 'bird' ||
      figure.kind === 'fish' ||
      (figure.kind === 'creature' && figure.model !== 'penguin'),
  );
}
