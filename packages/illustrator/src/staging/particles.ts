import { createCanvas } from '@napi-rs/canvas';
import { INDOOR } from '../cast/casting.ts';
import { wordTable } from '../catalogue/word-tables.ts';
import type { Sprite } from '../compositor/pictures.ts';
import { once } from '../once.ts';
import { alpha } from '../painting/colour.ts';
import { even, TURN } from '../painting/shapes.ts';
import { drawSketch, type Sketch } from '../painting/sketch.ts';
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
  if (!indoors && (weather === 'rain' || weather === 'storm')) draws.push(rain(stage));
  if (weather === 'storm' && !indoors) draws.push(behindAll(lightning(stage)));
  if (effects.includes('dust') && !indoors) draws.push(behindAll(dustTrail(stage)));
  for (const [name, drifts] of Object.entries(rows()))
    if (effects.includes(name as Effect) ? !indoors || !BLOWN.has(name) : weather === name && !indoors)
      draws.push(...drifts.map((drift) => drifting(stage, drift)));
  if (place === 'space' || (effects.includes('shooting-stars') && stage.scene.time === 'night'))
    draws.push(behindAll(shootingStars(stage)));
  return (moment, part) => {
    for (const draw of draws) draw(moment, part);
  };
}

/** No wind gets into a room. */
const BLOWN = new Set(['sand', 'wind']);

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

/** A row of `words/air.yaml`, which says what each is. */
interface Drift {
  readonly number: number;
  readonly fall?: number;
  readonly across?: number;
  readonly sway: readonly [reach: number, rate: number];
  readonly lift?: readonly [reach: number, rate: number];
  readonly passes: number;
  readonly below?: number;
  readonly tumbles?: boolean;
  readonly blinks?: boolean;
  readonly behind?: boolean;
  readonly sketches: readonly Sketch[];
}

const rows = once(() => wordTable<Readonly<Record<string, readonly Drift[]>>>('air'));

/** Small things in the air, each at its own pace, that come in again where they have left. */
function drifting(stage: Stage, drift: Drift): Air {
  const { across = 0, behind, below = 0, blinks, fall = 0, lift = [0, 0], passes, sway, tumbles } = drift;
  const { width, height, horizon, unit, random, compositor } = stage;
  const sprites = drift.sketches.map((sketch) => spriteOf(stage, sketch));
  const pieces = Array.from({ length: count(stage, drift.number) }, (_, index) => ({
    // Of three alike one is before the subject.
    sprite: sprites[Math.floor(index / 3) % sprites.length]!,
    x: random() * width,
    y: horizon * below + random() * (height - horizon * below),
    pace: 0.7 + random() * 0.7,
    phase: random() * TURN,
  }));
  // Beyond the frame, where nobody sees them go.
  const margin = Math.max(...sprites.map(({ width }) => width)) / 2;
  const within = (value: number, length: number) => wrap(value + margin, length + margin * 2) - margin;
  return ({ time, travel }, part) => {
    for (const [index, { sprite, x, y, pace, phase }] of pieces.entries()) {
      if (behind ? part === 'before' : !isIn(part, index)) continue;
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

/** As large as any of them. */
const LARGEST = 100;

function spriteOf({ compositor, grade, unit }: Stage, sketch: Sketch): Sprite {
  const size = even(LARGEST * 2 * unit);
  const canvas = createCanvas(size, size);
  const brush = canvas.getContext('2d');
  brush.translate(size / 2, size / 2);
  brush.scale(unit, unit);
  drawSketch(brush, sketch);
  return compositor.sprite(canvas, grade);
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
