import { alpha, mix } from '../painting/colour.ts';
import { type Brush, disc, glow, repeated, stroke, TURN, verticalGradient } from '../painting/shapes.ts';
import { type Random, seededRandom } from '../seeded-random.ts';
import { addFireworks } from './fireworks.ts';
import { paintFurtherMoons } from './further-moons.ts';
import { paintMoon } from './paint-moon.ts';
import { addPassingSun } from './passing-sun.ts';
import type { Stage } from './stage.ts';

/** Sky, sun or moon, stars and clouds: behind every scenery that is outdoors. */
export function addSky(
  stage: Stage,
  options: { count?: number | undefined; low?: number | undefined } = {},
): void {
  const { width, height, palette, unit, sun } = stage;
  const passing = stage.scene.hours.length > 1;
  stage.addBackdrop((brush) => {
    brush.fillStyle = verticalGradient(brush, 0, options.low ?? stage.horizon + 40 * unit, ...palette.sky);
    brush.fillRect(-80, 0, width + 160, height);
    if (palette.stars > 0) paintStars(brush, stage, 220);
    if (palette.disc !== 'none' && !passing) {
      glow(brush, sun.x, sun.y, 520 * unit, palette.glow, 0.75);
      if (palette.disc === 'sun') disc(brush, sun.x, sun.y, 52 * unit, palette.sun);
      else
        paintMoon(
          brush,
          sun.x,
          sun.y,
          (stage.scene.largeMoon ? 150 : stage.scene.effects.includes('full-moon') ? 74 : 46) * unit,
          palette.sun,
          palette.sky[1],
        );
    }
    paintFurtherMoons(brush, stage, palette.disc === 'moon' && !passing ? 1 : 0);
    if (stage.scene.effects.includes('aurora')) paintAurora(brush, stage);
    if (stage.scene.effects.includes('rainbow')) paintRainbow(brush, stage);
  });
  if (passing) addPassingSun(stage);
  const clear = stage.scene.weather === 'clear' || stage.scene.weather === 'snow';
  const count = options.count ?? (clear ? (stage.scene.time === 'night' ? 4 : 7) : 15);
  if (count > 0) addClouds(stage, count, clear);
  if (stage.scene.effects.includes('fireworks')) addFireworks(stage);
  const birds = count > 0 && stage.scene.place !== 'sky';
  if (birds && stage.scene.time !== 'night' && clear && chance(stage, 3)() < 0.7) addFarBirds(stage);
}

/** Chance of the sky's own: the land below is the same at every hour. */
function chance({ scene }: Stage, part: number): Random {
  return seededRandom(scene.seed + part);
}

function paintStars(brush: Brush, stage: Stage, count: number): void {
  const { unit, width, horizon } = stage;
  const random = chance(stage, 1);
  for (let star = 0; star < count; star++) {
    brush.globalAlpha = 0.25 + random() * 0.7;
    disc(
      brush,
      random() * width,
      random() * horizon,
      (0.6 + random() ** 3 * 1.9) * unit,
      random() < 0.2 ? '#ffe2b5' : '#ffffff',
    );
  }
  brush.globalAlpha = 1;
}

/** How much faster clouds run when hours pass. */
const RUNNING = 9;

function addClouds(stage: Stage, count: number, clear: boolean): void {
  const { palette, unit, horizon } = stage;
  const random = chance(stage, 2);
  const height = horizon * 0.8;
  const drift = 9 * unit * (stage.scene.hours.length > 1 ? RUNNING : 1);
  stage.addStrip({ top: 0, height, parallax: 0.05, drift }, (brush, period) => {
    for (let index = 0; index < count; index++) {
      const size = (70 + random() * 100) * unit * (clear ? 1 : 1.7);
      const y = height * (0.1 + 0.72 * ((index * 0.618 + random() * 0.2) % 1));
      const colour = mix(palette.cloud, palette.sky[1], random() * 0.25);
      const puffs = Array.from({ length: 6 }, () => random());
      const opacity = palette.stars > 0 ? 0.35 : clear ? 0.92 : 0.6;
      repeated(period, random() * period, size * 2, (x) =>
        paintCloud(brush, x, y, size, colour, opacity, puffs),
      );
    }
  });
}

/** A flat-bottomed cumulus with a lit top. */
function paintCloud(
  brush: Brush,
  x: number,
  y: number,
  size: number,
  colour: string,
  opacity: number,
  puffs: readonly number[],
): void {
  brush.save();
  brush.beginPath();
  brush.rect(x - size * 2, y - size * 2, size * 4, size * 2);
  brush.clip();
  brush.beginPath();
  for (const [index, puff] of puffs.entries()) {
    const along = (index + 0.5) / puffs.length;
    const radius = size * (0.16 + 0.3 * Math.sin(along * Math.PI) * (0.6 + puff * 0.55));
    const px = x + (along - 0.5) * size * 2;
    brush.moveTo(px + radius, y - radius * 0.3);
    brush.arc(px, y - radius * 0.3, radius, 0, TURN);
  }
  brush.fillStyle = verticalGradient(
    brush,
    y - size * 0.7,
    y,
    alpha(colour, opacity),
    alpha(mix(colour, '#9db4cf', 0.3), opacity),
  );
  brush.fill();
  brush.restore();
}

/** Ground fog and the glow of the sun over what lies far: drawn over the scenery, behind the actors. */
export function addHaze(stage: Stage): void {
  const { palette, unit, horizon, sun, width } = stage;
  const fog = stage.scene.weather === 'fog' ? 0.82 : stage.scene.weather === 'rain' ? 0.35 : 0.18;
  const top = horizon - 150 * unit;
  stage.addBackdrop(
    (brush) => {
      brush.fillStyle = verticalGradient(
        brush,
        top,
        horizon + 150 * unit,
        alpha(palette.haze, 0),
        alpha(palette.haze, fog),
        alpha(palette.haze, fog * 0.5),
        alpha(palette.haze, 0),
      );
      brush.fillRect(-80, top, width + 160, 300 * unit);
      // Only a low sun shines through the haze; its light must end before this picture does.
      const reach = Math.min(330 * unit, sun.y - top);
      if (palette.disc === 'sun' && reach > 60 * unit) glow(brush, sun.x, sun.y, reach, palette.glow, 0.3);
    },
    { top, dither: false },
  );
}

function addFarBirds(stage: Stage): void {
  const { unit, horizon } = stage;
  const random = chance(stage, 4);
  stage.addStrip(
    { top: horizon * 0.3, height: horizon * 0.4, parallax: 0.07, drift: -14 * unit },
    (brush, period, height) => {
      const colour = stage.paint('#46566b', 0.35);
      const x = random() * period * 0.5;
      for (let bird = 0; bird < 5; bird++) {
        const px = x + (bird - 2) * 34 * unit + random() * 12 * unit;
        const py = height * 0.3 + Math.abs(bird - 2) * 14 * unit + random() * 8 * unit;
        const wing = 9 * unit;
        stroke(
          brush,
          [
            [px - wing, py - wing * 0.5],
            [px - wing * 0.4, py - wing * 0.62],
            [px, py],
            [px + wing * 0.4, py - wing * 0.62],
            [px + wing, py - wing * 0.5],
          ],
          2.2 * unit,
          colour,
        );
      }
    },
  );
}

function paintRainbow(brush: Brush, stage: Stage): void {
  const { width, horizon, unit } = stage;
  const colours = ['#ff5a5f', '#ff9f45', '#ffe15a', '#69d46f', '#4aa8ff', '#6f6bff', '#b56bff'];
  const radius = Math.min(width * 0.46, horizon * 1.02);
  for (const [index, colour] of colours.entries()) {
    brush.strokeStyle = alpha(colour, 0.62);
    brush.lineWidth = 13 * unit;
    brush.beginPath();
    brush.arc(width * 0.47, horizon + 30 * unit, radius - index * 12.5 * unit, Math.PI, TURN);
    brush.stroke();
  }
}

function paintAurora(brush: Brush, stage: Stage): void {
  const { width, horizon, random, unit } = stage;
  brush.globalCompositeOperation = 'screen';
  for (const [band, colour] of ['#37ffb0', '#2fd6ff', '#8d6bff', '#45ff9a'].entries()) {
    const base = horizon * (0.62 - band * 0.12);
    const phase = random() * 6;
    for (let x = -40; x < width + 40; x += 6 * unit) {
      const y =
        base +
        Math.sin(x / (190 * unit) + phase) * 46 * unit +
        Math.sin(x / (70 * unit) + phase * 2) * 14 * unit;
      const tall = (150 + 90 * Math.sin(x / (120 * unit) + band * 2)) * unit;
      const strength = 0.2 + 0.22 * (0.5 + 0.5 * Math.sin(x / (47 * unit) + band * 1.7));
      brush.fillStyle = verticalGradient(
        brush,
        y - tall,
        y,
        alpha(colour, 0),
        alpha(colour, strength),
        alpha(colour, 0),
      );
      brush.fillRect(x, y - tall, 7 * unit, tall);
    }
  }
  brush.globalCompositeOperation = 'source-over';
}
