import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { INDOOR } from '../cast/casting.ts';
import type { Sprite } from '../compositor/pictures.ts';
import { alpha } from '../painting/colour.ts';
import { even, oval, TURN } from '../painting/shapes.ts';
import type { Moment, Stage } from '../scenery/stage.ts';
import type { Air, AirPart } from './air.ts';
import { fogBanks, groundFog } from './fog-banks.ts';
import { lightning } from './lightning.ts';
import { blownSand, dustTrail } from './wind-borne.ts';

type Draw = (moment: Moment) => void;

/** What falls, flies and glows in the air, over everything else. */
export function buildParticles(stage: Stage, overPicture = false): Air {
  const { weather, effects, place } = stage.scene;
  // Where a picture was taken nobody knows: what is asked for falls on it.
  const indoors = !overPicture && (INDOOR.has(place) || place === 'abstract');
  const draws: Air[] = [];
  if (overPicture && weather === 'fog') draws.push(fogBanks(stage));
  if (!overPicture && !indoors && weather === 'fog') draws.push(behindAll(groundFog(stage)));
  if (!indoors && weather === 'snow') draws.push(snow(stage));
  if (!indoors && (weather === 'rain' || weather === 'storm')) draws.push(rain(stage));
  if (weather === 'storm' && !indoors) draws.push(behindAll(lightning(stage)));
  if (effects.includes('petals')) draws.push(falling(stage, ['#ffc2d6', '#ff9dbd', '#ffe1ec'], 54, 10, 46));
  if (effects.includes('leaves'))
    draws.push(falling(stage, ['#d9822b', '#b5452b', '#e9b44c', '#a8622a'], 48, 14, 62));
  if (effects.includes('confetti'))
    draws.push(falling(stage, ['#ff5f7a', '#ffd65a', '#5fc8ff', '#7ae08a', '#c78bff'], 80, 11, 90));
  if (effects.includes('sand') && !indoors) draws.push(behindAll(blownSand(stage)));
  if (effects.includes('dust') && !indoors) draws.push(behindAll(dustTrail(stage)));
  if (effects.includes('fireflies')) draws.push(fireflies(stage));
  if (effects.includes('embers'))
    draws.push(rising(stage, [dot(stage, 5, '#ffae42', 0.3), dot(stage, 3.4, '#ff5a2a', 0.4)], 46, 90));
  if (effects.includes('bubbles')) draws.push(rising(stage, [bubble(stage)], 30, 70));
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

function dot(stage: Stage, radius: number, colour: string, core: number): Sprite {
  const reach = radius * stage.unit;
  const size = even(reach * 2 + 4);
  const canvas = createCanvas(size, size);
  const brush = canvas.getContext('2d');
  const gradient = brush.createRadialGradient(size / 2, size / 2, 0, size / 2, size / 2, reach);
  gradient.addColorStop(0, colour);
  gradient.addColorStop(core, colour);
  gradient.addColorStop(1, alpha(colour, 0));
  brush.fillStyle = gradient;
  brush.fillRect(0, 0, size, size);
  return stage.compositor.sprite(canvas, stage.grade);
}

function snow(stage: Stage): Air {
  const { width, height, unit, random, compositor } = stage;
  const sizes = [
    dot(stage, 2.4, '#ffffff', 0.5),
    dot(stage, 3.8, '#ffffff', 0.45),
    dot(stage, 6.5, '#ffffff', 0.2),
  ];
  const flakes = Array.from({ length: count(stage, 150) }, (_, index) => ({
    sprite: sizes[index % 3]!,
    near: index % 3,
    x: random() * width,
    y: random() * height,
    speed: (42 + (index % 3) * 44 + random() * 20) * unit,
    phase: random() * TURN,
  }));
  return ({ time, travel }, part) => {
    for (const flake of flakes) {
      if (!isIn(part, flake.near)) continue;
      compositor.drawSprite(flake.sprite, {
        x:
          wrap(
            flake.x - travel * (0.25 + flake.near * 0.3) + Math.sin(time * 0.9 + flake.phase) * 22 * unit,
            width + 20,
          ) - 10,
        y: wrap(flake.y + flake.speed * time, height + 20) - 10,
        opacity: flake.near === 2 ? 0.75 : 0.95,
      });
    }
  };
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

function falling(stage: Stage, colours: readonly string[], number: number, size: number, speed: number): Air {
  const { width, height, unit, random, compositor } = stage;
  const sprites = colours.flatMap((colour) => [chip(stage, colour, size), chip(stage, colour, size * 1.5)]);
  const chips = Array.from({ length: count(stage, number) }, (_, index) => ({
    sprite: sprites[index % sprites.length]!,
    x: random() * width,
    y: random() * height,
    speed: speed * (0.7 + random() * 0.7) * unit,
    phase: random() * TURN,
  }));
  return ({ time, travel }, part) => {
    for (const [index, piece] of chips.entries()) {
      if (!isIn(part, index)) continue;
      compositor.drawSprite(piece.sprite, {
        x:
          wrap(
            piece.x - travel * 0.6 - time * 34 * unit + Math.sin(time * 1.6 + piece.phase) * 30 * unit,
            width + 40,
          ) - 20,
        y: wrap(piece.y + piece.speed * time, height + 40) - 20,
        rotation: time * 1.5 + piece.phase,
        scaleY: 0.35 + 0.65 * Math.abs(Math.cos(time * 2.1 + piece.phase)),
      });
    }
  };
}

function fireflies(stage: Stage): Air {
  const { width, height, unit, random, compositor, horizon } = stage;
  const light = dot(stage, 12, '#ffec8f', 0.14);
  const flies = Array.from({ length: count(stage, 34) }, () => ({
    x: random() * width,
    y: horizon * 0.7 + random() * (height - horizon * 0.7),
    phase: random() * TURN,
  }));
  return ({ time, travel }, part) => {
    for (const [index, fly] of flies.entries()) {
      if (!isIn(part, index)) continue;
      compositor.drawSprite(light, {
        x: wrap(fly.x + Math.sin(time * 0.7 + fly.phase) * 60 * unit - travel * 0.4, width),
        y: fly.y + Math.sin(time * 0.9 + fly.phase * 2) * 34 * unit,
        opacity: 0.2 + 0.8 * Math.max(0, Math.sin(time * 1.7 + fly.phase * 3)),
      });
    }
  };
}

function bubble(stage: Stage): Sprite {
  const size = even(22 * stage.unit);
  const canvas = createCanvas(size, size);
  const brush = canvas.getContext('2d');
  oval(brush, size / 2, size / 2, size * 0.4, size * 0.4, 'rgba(255,255,255,0.22)');
  brush.strokeStyle = 'rgba(255,255,255,0.7)';
  brush.lineWidth = 1.8 * stage.unit;
  brush.stroke();
  oval(brush, size * 0.38, size * 0.36, size * 0.09, size * 0.07, 'rgba(255,255,255,0.9)');
  return stage.compositor.sprite(canvas, stage.grade);
}

function rising(stage: Stage, sprites: readonly Sprite[], number: number, speed: number): Air {
  const { width, height, unit, random, compositor } = stage;
  const specks = Array.from({ length: count(stage, number) }, (_, index) => ({
    sprite: sprites[index % sprites.length]!,
    x: random() * width,
    y: random() * height,
    speed: speed * (0.6 + random()) * unit,
    phase: random() * TURN,
    scale: 0.5 + random() * 0.8,
  }));
  return ({ time, travel }, part) => {
    for (const [index, speck] of specks.entries()) {
      if (!isIn(part, index)) continue;
      compositor.drawSprite(speck.sprite, {
        x: wrap(speck.x + Math.sin(time * 1.6 + speck.phase) * 18 * unit - travel * 0.3, width),
        y: height - wrap(speck.y + speck.speed * time, height + 20),
        scaleX: speck.scale,
        scaleY: speck.scale,
        opacity: 0.85,
      });
    }
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
