import { createCanvas } from '@napi-rs/canvas';
import { INDOOR } from '../cast/casting.ts';
import { wordTable } from '../catalogue/word-tables.ts';
import type { Sprite } from '../compositor/pictures.ts';
import { once } from '../once.ts';
import { even, TURN } from '../painting/shapes.ts';
import { drawSketch, type Sketch } from '../painting/sketch.ts';
import type { Effect } from '../scene-description.ts';
import type { Moment, Stage } from '../scenery/stage.ts';
import { fogBank } from './fog-bank.ts';
import { lightning } from './lightning.ts';
import { airOfStillLife } from './still-life.ts';

/** What is in the air: all of it, or what is behind or before the subject of a photograph. */
export type Air = (moment: Moment, part?: AirPart) => void;
export type AirPart = 'behind' | 'before';

/** What falls, flies and glows in the air, over everything else. */
export function buildParticles(stage: Stage, overPicture = false): Air {
  const { camera, weather, effects, grounds = [], place, style } = stage.scene;
  // Where a picture was taken nobody knows: what is asked for falls on it.
  const indoors = !overPicture && (INDOOR.has(place) || place === 'abstract');
  const draws: Air[] = [];
  const add = (draw: (moment: Moment) => void, where: AirPart) =>
    draws.push((moment, part) => {
      if (part === undefined || part === where) draw(moment);
    });
  if (weather === 'fog' && !indoors)
    add(overPicture ? fogBank(stage, 0.34, 0.25, 16) : fogBank(stage, 0.42, 0.6, 18), 'behind');
  if (weather === 'fog' && overPicture) add(fogBank(stage, 0.2, 0.62, 26), 'before');
  if (weather === 'storm' && !indoors) add(lightning(stage), 'behind');
  const falling = weather === 'storm' ? 'rain' : grounds.includes('snowed') ? null : weather;
  const around = new Set<string | null>([
    falling,
    weather === 'storm' ? weather : null,
    place,
    camera.framing,
  ]);
  const moving = airOfStillLife(stage.scene);
  for (const [name, drifts] of Object.entries(rows()))
    if (
      name === style ||
      moving.includes(name) ||
      (effects.includes(name as Effect) ? !indoors || !BLOWN.has(name) : around.has(name) && !indoors)
    )
      draws.push(...drifts.map((drift) => drifting(stage, drift)));
  return (moment, part) => {
    for (const draw of draws) draw(moment, part);
  };
}

/** No wind gets into a room. */
const BLOWN = new Set(['sand', 'wind', 'dust']);

const wrap = (value: number, length: number) => ((value % length) + length) % length;

/** A row of `words/air.yaml`, which says what each is. */
interface Drift {
  readonly number: number;
  readonly fall?: number;
  readonly across?: number;
  readonly sway?: readonly [reach: number, rate: number];
  readonly lift?: readonly [reach: number, rate: number];
  readonly passes: number;
  readonly below?: number;
  readonly above?: number;
  readonly tumbles?: boolean;
  readonly blinks?: boolean;
  readonly shoots?: readonly [seconds: number, every: number];
  readonly behind?: boolean;
  readonly sketches: readonly Sketch[];
}

const rows = once(() => wordTable<Readonly<Record<string, readonly Drift[]>>>('air'));

/** Small things in the air, each at its own pace, that come in again where they have left. */
function drifting(stage: Stage, drift: Drift): Air {
  const { across = 0, behind, below = 0, above, blinks, fall = 0, passes, shoots, tumbles } = drift;
  const { sway = [0, 0], lift = [0, 0] } = drift;
  const { width, height, horizon, unit, random, compositor } = stage;
  const sprites = drift.sketches.map((sketch) => spriteOf(stage, sketch));
  const [from, to] = [horizon * below, above === undefined ? height : horizon * above];
  // More area, more particles: the air looks equally full at every size.
  const size = Math.sqrt((width * height) / (1280 * 720)) * (stage.portrait ? 0.9 : 1);
  const pieces = Array.from({ length: Math.round(drift.number * size) }, (_, index) => ({
    // Of three alike one is before the subject.
    sprite: sprites[Math.floor(index / 3) % sprites.length]!,
    isBefore: !behind && index % 3 === 2,
    x: random() * width,
    y: from + random() * (to - from),
    pace: 0.7 + random() * 0.7,
    phase: random() * TURN,
  }));
  // Beyond the frame, where nobody sees them go.
  const margin = Math.max(...sprites.map(({ width }) => width)) / 2;
  const within = (value: number, length: number) => wrap(value + margin, length + margin * 2) - margin;
  return ({ time, travel }, part) => {
    for (const { sprite, isBefore, x, y, pace, phase } of pieces) {
      if (part !== undefined && (part === 'before') !== isBefore) continue;
      const since = shoots ? wrap(time + phase, shoots[1]) : time;
      if (shoots && since > shoots[0]) continue;
      const swayed = across * pace * since + Math.sin(time * sway[1] + phase) * sway[0];
      const risen = fall * pace * since + Math.sin(time * lift[1] + phase * 2) * lift[0];
      compositor.drawSprite(sprite, {
        x: within(x + swayed * unit - travel * passes, width),
        y: within(y + risen * unit, height),
        rotation: tumbles ? time * 1.5 + phase : 0,
        scaleY: tumbles ? 0.35 + 0.65 * Math.abs(Math.cos(time * 2.1 + phase)) : 1,
        opacity: shoots
          ? Math.sin((since / shoots[0]) * Math.PI)
          : blinks
            ? 0.2 + 0.8 * Math.max(0, Math.sin(time * 1.7 + phase * 3))
            : 0.9,
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
