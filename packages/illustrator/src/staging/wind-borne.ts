import { createCanvas } from '@napi-rs/canvas';
import { alpha } from '../painting/colour.ts';
import { even, TURN } from '../painting/shapes.ts';
import type { Moment, Stage } from '../scenery/stage.ts';

type Draw = (moment: Moment) => void;

const wrap = (value: number, length: number) => ((value % length) + length) % length;

/** Sand that the wind drives over the ground, in long streaks and grains. */
export function blownSand(stage: Stage): Draw {
  const { width, height, unit, random, compositor, horizon } = stage;
  const colours = [stage.paint('#fff6dc'), stage.paint('#b97f3c'), stage.paint('#ffeec4')];
  const streaks = [190, 120, 70].map((length, index) =>
    compositor.sprite(streak(length * unit, (length > 100 ? 9 : 6) * unit, colours[index]!), stage.grade),
  );
  const number = Math.round(110 * Math.sqrt((width * height) / (1280 * 720)));
  const grains = Array.from({ length: number }, (_, index) => {
    const near = random();
    return {
      sprite: streaks[index % streaks.length]!,
      x: random() * width,
      y: horizon - 110 * unit + near ** 0.8 * (height - horizon + 90 * unit),
      speed: (420 + near * 460) * unit,
      phase: random() * TURN,
    };
  });
  return ({ time, travel }) => {
    for (const { sprite, x, y, speed, phase } of grains)
      compositor.drawSprite(sprite, {
        x: wrap(x + speed * time - travel, width + 240 * unit) - 120 * unit,
        y: y + Math.sin(time * 2.2 + phase) * 9 * unit,
        opacity: 0.55 + 0.35 * Math.sin(time * 1.3 + phase),
      });
  };
}

function streak(length: number, thick: number, colour: string) {
  const canvas = createCanvas(even(length), even(thick + 2));
  const brush = canvas.getContext('2d');
  const fade = brush.createLinearGradient(0, 0, length, 0);
  fade.addColorStop(0, alpha(colour, 0));
  fade.addColorStop(0.7, alpha(colour, 0.85));
  fade.addColorStop(1, alpha(colour, 0));
  brush.fillStyle = fade;
  brush.beginPath();
  brush.ellipse(length / 2, canvas.height / 2, length / 2, thick / 2, 0, 0, TURN);
  brush.fill();
  return canvas;
}

const PUFFS = 26;
const LIFE = 2.6;

/** Dust that whoever drives or gallops leaves behind: puffs that grow as they are left. */
export function dustTrail(stage: Stage): Draw {
  const { width, height, unit, random, compositor, ground } = stage;
  const puff = compositor.sprite(cloud(110 * unit, stage.paint('#d9b98c')), stage.grade);
  const puffs = Array.from({ length: PUFFS }, (_, index) => ({
    start: (index / PUFFS) * LIFE,
    lift: (0.3 + random() * 0.9) * 120 * unit,
    aside: (random() - 0.5) * 40 * unit,
  }));
  return (moment) => {
    const { time } = moment;
    const rear = stage.rear?.(moment) ?? { x: width * 0.3, y: ground };
    for (const { start, lift, aside } of puffs) {
      const age = wrap(time + start, LIFE) / LIFE;
      const size = 0.4 + age * 1.3;
      compositor.drawSprite(puff, {
        x: rear.x - age * width * 0.4 + aside,
        y: Math.min(height, rear.y) - 24 * unit - age * lift,
        scaleX: size,
        scaleY: size * 0.8,
        opacity: Math.min(1, age * 8) * (1 - age) * 0.85,
      });
    }
  };
}

function cloud(radius: number, colour: string) {
  const size = even(radius * 2 + 4);
  const canvas = createCanvas(size, size);
  const brush = canvas.getContext('2d');
  const fade = brush.createRadialGradient(size / 2, size / 2, 0, size / 2, size / 2, radius);
  fade.addColorStop(0, alpha(colour, 0.95));
  fade.addColorStop(0.6, alpha(colour, 0.75));
  fade.addColorStop(1, alpha(colour, 0));
  brush.fillStyle = fade;
  brush.fillRect(0, 0, size, size);
  return canvas;
}
