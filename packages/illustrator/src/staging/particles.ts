import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { INDOOR } from '../cast/casting.ts';
import type { Sprite } from '../compositor/pictures.ts';
import { alpha } from '../painting/colour.ts';
import { even, oval, TURN } from '../painting/shapes.ts';
import { softDot } from '../painting/soft-dot.ts';
import type { Effect } from '../scene-description.ts';
import type { Moment, Stage } from '../scenery/stage.ts';
import type { Air, AirPart } from './air.ts';
import { dustTrail } from './dust-trail.ts';
import { fogBanks, groundFog } from './fog-banks.ts';
import { lightning } from './lightning.ts';

type Draw = (moment: Moment) => void;

/** What falls, flies and glows in the air, over everything else. */
export function buildParticles(stage: Stage, overPicture = false): Air {
  const { weather, effects, place } = stage.scene;
  // Where a picture was taken nobody knows: what is asked for falls on it.
  const indoors = !overPicture && (INDOOR.has(place) || place === 'abstract');
  const draws: Air[] = [];
  if (overPicture && weather === 'fog') draws.push(fogBanks(stage));
  if (!overPicture && !indoors && weather === 'fog') draws.push(behindAll(groundFog(stage)));
  if (!indoors && weather === 'snow') draws.push(...snow(stage));
  if (!indoors && (weather === 'rain' || weather === 'storm')) draws.push(rain(stage));
  if (weather === 'storm' && !indoors) draws.push(behindAll(lightning(stage)));
  if (effects.includes('sand') && !indoors) draws.push(blownSand(stage));
  if (effects.includes('dust') && !indoors) draws.push(behindAll(dustTrail(stage)));
  for (const [effect, row] of Object.entries(PIECES))
    if (effects.includes(effect as Effect)) draws.push(drifting(stage, row.sprites(stage), row));
  if (place === 'space' || (effects.includes('shooting-stars') && stage.scene.time === 'night'))
    draws.push(behindAll(shootingStars(stage)));
  return (moment, part) => {
    for (const draw of draws) draw(moment, part);
  };
}

/** Of particles by number, every third is before the subject. */
const isIn = (part: AirPart | undefined, index: number) =>
  part === undefined || (index % 3 === 2) === (part === 'before');

const behindAll =
  (draw: Draw): Air =>
  (moment, part) => {
    if (part !== 'before') draw(moment);
  };

const wrap = (value: number, length: number) => ((value % length) + length) % length;

/** More area, more particles: the air looks equally full at every size. */
function count(stage: Stage, number: number): number {
  return Math.round(
    number * Math.sqrt((stage.width * stage.height) / (1280 * 720)) * (stage.portrait ? 0.9 : 1),
  );
}

/** How many pieces there are and how they move, in design pixels and seconds. */
interface Drift {
  readonly number: number;
  /** Down, or up. */
  readonly fall?: number;
  /** With the wind. */
  readonly across?: number;
  /** To both sides, and how fast. */
  readonly sway: readonly [reach: number, rate: number];
  readonly lift?: readonly [reach: number, rate: number];
  /** How fast they pass when the camera travels. */
  readonly passes: number;
  /** How far down the sky they begin. */
  readonly below?: number;
  readonly tumbles?: boolean;
  readonly blinks?: boolean;
}

/** Small things in the air, each at its own pace, that come in again where they have left. */
function drifting(stage: Stage, sprites: readonly Sprite[], drift: Drift): Air {
  const {
    across = 0,
    below = 0,
    blinks = false,
    fall = 0,
    lift = [0, 0],
    passes,
    sway,
    tumbles = false,
  } = drift;
  const { width, height, horizon, unit, random, compositor } = stage;
  const pieces = Array.from({ length: count(stage, drift.number) }, (_, index) => ({
    sprite: sprites[index % sprites.length]!,
    x: random() * width,
    y: horizon * below + random() * (height - horizon * below),
    pace: 0.7 + random() * 0.7,
    phase: random() * TURN,
  }));
  // Beyond the frame, where nobody sees them go.
  const margin = Math.max(...sprites.map(({ fullWidth }) => fullWidth)) / 2;
  const within = (value: number, length: number) => wrap(value + margin, length + margin * 2) - margin;
  return ({ time, travel }, part) => {
    for (const [index, { sprite, x, y, pace, phase }] of pieces.entries()) {
      if (!isIn(part, index)) continue;
      const swayed = across * pace * time + Math.sin(time * sway[1] + phase) * sway[0];
      const risen = fall * pace * time + Math.sin(time * lift[1] + phase * 2) * lift[0];
      compositor.drawSprite(sprite, {
        x: within(x + swayed * unit - travel * passes, width),
        y: within(y + risen * unit, height),
        rotation: tumbles ? time * 1.5 + phase : 0,
        scaleY: tumbles ? 0.35 + 0.65 * Math.abs(Math.cos(time * 2.1 + phase)) : 1,
        opacity: blinks ? 0.2 + 0.8 * Math.max(0, Math.sin(time * 1.7 + phase * 3)) : 0.9,
      });
    }
  };
}

const dot = (stage: Stage, radius: number, colour: string, core: number): Sprite =>
  stage.compositor.sprite(softDot(radius * stage.unit, colour, core), stage.grade);

const chips =
  (size: number, ...colours: string[]) =>
  (stage: Stage) =>
    colours.flatMap((colour) => [chip(stage, colour, size), chip(stage, colour, size * 1.5)]);

const FALLING = { passes: 0.6, across: -34, sway: [30, 1.6], tumbles: true } as const;
const RISING = { passes: 0.3, sway: [18, 1.6] } as const;

/** What each effect puts into the air. */
const PIECES: Readonly<Partial<Record<Effect, Drift & { sprites(stage: Stage): Sprite[] }>>> = {
  petals: { ...FALLING, number: 54, fall: 46, sprites: chips(10, '#ffc2d6', '#ff9dbd', '#ffe1ec') },
  leaves: {
    ...FALLING,
    number: 48,
    fall: 62,
    sprites: chips(14, '#d9822b', '#b5452b', '#e9b44c', '#a8622a'),
  },
  confetti: {
    ...FALLING,
    number: 80,
    fall: 90,
    sprites: chips(11, '#ff5f7a', '#ffd65a', '#5fc8ff', '#7ae08a', '#c78bff'),
  },
  fireflies: {
    number: 34,
    passes: 0.4,
    sway: [60, 0.7],
    lift: [34, 0.9],
    below: 0.7,
    blinks: true,
    sprites: (stage) => [dot(stage, 12, '#ffec8f', 0.14)],
  },
  embers: {
    ...RISING,
    number: 46,
    fall: -90,
    sprites: (stage) => [
      dot(stage, 5, '#ffae42', 0.3),
      dot(stage, 3, '#ff5a2a', 0.4),
      dot(stage, 2.2, '#ffae42', 0.3),
    ],
  },
  bubbles: { ...RISING, number: 30, fall: -70, sprites: (stage) => [bubble(stage, 22), bubble(stage, 14)] },
};

/** Large flakes are near: they fall faster, and pass faster. */
function snow(stage: Stage): Air[] {
  return [
    { radius: 2.4, core: 0.5, fall: 52, passes: 0.25 },
    { radius: 3.8, core: 0.45, fall: 96, passes: 0.55 },
    { radius: 6.5, core: 0.2, fall: 140, passes: 0.85 },
  ].map(({ radius, core, ...row }) =>
    drifting(stage, [dot(stage, radius, '#ffffff', core)], { ...row, number: 50, sway: [22, 0.9] }),
  );
}

/** Sand that the wind drives over the ground, in long streaks and grains. */
function blownSand(stage: Stage): Air {
  const sprites = (['#fff6dc', '#b97f3c', '#ffeec4'] as const).map((colour, index) => {
    const [long, thick] = [
      [190, 9],
      [120, 9],
      [70, 6],
    ][index]! as [number, number];
    const canvas = createCanvas(even(long * stage.unit), even(thick * stage.unit + 2));
    const brush = canvas.getContext('2d');
    const fade = brush.createLinearGradient(0, 0, canvas.width, 0);
    for (const [at, share] of [
      [0, 0],
      [0.7, 0.85],
      [1, 0],
    ] as const)
      fade.addColorStop(at, alpha(stage.paint(colour), share));
    brush.fillStyle = fade;
    oval(brush, canvas.width / 2, canvas.height / 2, canvas.width / 2, (thick * stage.unit) / 2);
    return stage.compositor.sprite(canvas, stage.grade);
  });
  const sand = drifting(stage, sprites, {
    number: 110,
    across: 640,
    sway: [0, 0],
    lift: [9, 2.2],
    passes: 1,
    below: 0.8,
  });
  return behindAll((moment) => sand(moment));
}

/** Two sheets of slanting lines that pass at different speeds: as dense as rain, as cheap as two layers. */
function rain(stage: Stage): Air {
  const { width, height, unit, random, compositor } = stage;
  const sheets = [0.6, 1].map((near) => {
    const canvas = createCanvas(even(width), even(height * 2));
    const brush = canvas.getContext('2d');
    brush.lineCap = 'round';
    const drops = count(stage, 110);
    for (let drop = 0; drop < drops; drop++) {
      const x = random() * width;
      const y = random() * height;
      const length = (16 + random() * 22) * unit * near;
      brush.strokeStyle = alpha('#e8f4ff', (0.28 + random() * 0.3) * near);
      brush.lineWidth = 1.7 * unit * near;
      // Twice, one above the other, so that the sheet repeats as it falls.
      for (const lower of [0, height]) {
        brush.beginPath();
        brush.moveTo(x, y + lower);
        brush.lineTo(x - length * 0.18, y + lower + length);
        brush.stroke();
      }
    }
    return {
      layer: compositor.layer(canvas, { repeat: true, grade: stage.grade }),
      speed: (760 + near * 420) * unit,
    };
  });
  return ({ time, travel }, part) => {
    for (const [index, { layer, speed }] of sheets.entries())
      if (isIn(part, index * 2))
        compositor.drawLayer(layer, travel * 0.4 + time * speed * 0.18, wrap(time * speed, height) - height);
  };
}

function chip(stage: Stage, colour: string, size: number): Sprite {
  const wide = size * stage.unit;
  const canvas: Canvas = createCanvas(even(wide + 6), even(wide * 0.6 + 6));
  oval(canvas.getContext('2d'), canvas.width / 2, canvas.height / 2, wide / 2, wide * 0.28, colour);
  return stage.compositor.sprite(canvas, stage.grade);
}

function bubble(stage: Stage, wide: number): Sprite {
  const size = even(wide * stage.unit);
  const canvas = createCanvas(size, size);
  const brush = canvas.getContext('2d');
  oval(brush, size / 2, size / 2, size * 0.4, size * 0.4, 'rgba(255,255,255,0.22)');
  brush.strokeStyle = 'rgba(255,255,255,0.7)';
  brush.lineWidth = 1.8 * stage.unit;
  brush.stroke();
  oval(brush, size * 0.38, size * 0.36, size * 0.09, size * 0.07, 'rgba(255,255,255,0.9)');
  return stage.compositor.sprite(canvas, stage.grade);
}

function shootingStars(stage: Stage): Draw {
  const { width, horizon, unit, random, compositor } = stage;
  const length = even(150 * unit);
  const canvas = createCanvas(length, even(8 * unit));
  const brush = canvas.getContext('2d');
  const gradient = brush.createLinearGradient(0, 0, length, 0);
  gradient.addColorStop(0, '#ffffff00');
  gradient.addColorStop(1, '#ffffff');
  brush.fillStyle = gradient;
  brush.beginPath();
  brush.moveTo(0, canvas.height / 2);
  brush.lineTo(length, canvas.height / 2 - 1.6 * unit);
  brush.lineTo(length, canvas.height / 2 + 1.6 * unit);
  brush.fill();
  const sprite = compositor.sprite(canvas, stage.grade);
  const stars = Array.from(
    { length: stage.scene.effects.includes('shooting-stars') ? 5 : 1 },
    (_, index) => ({
      x: random() * width * 0.7,
      y: random() * horizon * 0.5,
      start: index * 0.9 + random(),
      every: 3.4 + random() * 2,
    }),
  );
  return ({ time }) => {
    for (const star of stars) {
      const age = wrap(time - star.start, star.every) / 0.8;
      if (age < 1)
        compositor.drawSprite(sprite, {
          x: star.x + age * 420 * unit,
          y: star.y + age * 190 * unit,
          rotation: 0.42,
          anchorX: 1,
          opacity: Math.sin(age * Math.PI),
        });
    }
  };
}
