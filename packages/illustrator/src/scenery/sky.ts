import type { PlaceLayer } from '../catalogue/place-data.ts';
import { alpha, mix } from '../painting/colour.ts';
import { glow, placed, repeated, verticalGradient } from '../painting/shapes.ts';
import { drawSketch } from '../painting/sketch.ts';
import { strew } from '../painting/strew.ts';
import { type Random, seededRandom } from '../seeded-random.ts';
import { paintAurora } from './aurora.ts';
import { addFireworks } from './fireworks.ts';
import { skySketches } from './sky-sketches.ts';
import type { Stage } from './stage.ts';
import { addPassingSun, paintSunsAndMoons } from './sun-and-moon.ts';

/** Sky, sun or moon, stars and clouds: behind every scenery that is outdoors. */
export function addSky(stage: Stage, { count: asked, tall = 0, y }: Partial<PlaceLayer> = {}): void {
  const { width, height, horizon, palette, scene, unit } = stage;
  const { effects, hours, place, time, weather } = scene;
  stage.addBackdrop((brush) => {
    const low = y === undefined ? horizon + 40 * unit : stage.heightOf(y);
    brush.fillStyle = verticalGradient(brush, 0, low, ...palette.sky);
    brush.fillRect(-80, 0, width + 160, height);
    const { stars } = skySketches();
    if (palette.stars > 0) strew(brush, chance(stage, 1), [width, horizon], unit, stars);
    paintSunsAndMoons(brush, stage);
    if (effects.includes('aurora')) paintAurora(brush, stage, chance(stage, 3)() * 6);
    const bow = { x: width / 2, y: horizon, scale: Math.min(horizon / 446, width / 1000) };
    if (effects.includes('rainbow')) placed(brush, bow, () => drawSketch(brush, skySketches().rainbow));
  });
  if (hours.length > 1) addPassingSun(stage, (tall * unit) / horizon);
  const clear = weather === 'clear' || weather === 'snow';
  const count = asked ?? (clear ? (time === 'night' ? 4 : 7) : 15);
  const birds = clear && place !== 'sky' && time !== 'night' && chance(stage, 3)() < 0.7;
  if (count > 0) addClouds(stage, count, clear, birds);
  if (effects.includes('fireworks')) addFireworks(stage);
}

/** Chance of the sky's own: the land below is the same at every hour. */
function chance({ scene }: Stage, part: number): Random {
  return seededRandom(scene.seed + part);
}

/** How much faster clouds run when hours pass. */
const RUNNING = 9;

function addClouds(stage: Stage, count: number, clear: boolean, birds: boolean): void {
  const { palette, unit, horizon } = stage;
  const random = chance(stage, 2);
  const height = horizon * 0.8;
  const drift = 9 * unit * (stage.scene.hours.length > 1 ? RUNNING : 1);
  const sketches = skySketches();
  stage.addStrip({ top: 0, height, parallax: 0.05, drift }, (brush, period) => {
    const flock = { x: period * 0.3, y: height * 0.5, scale: unit };
    if (birds)
      placed(brush, flock, () => drawSketch(brush, sketches.birds, { main: stage.paint('#46566b', 0.35) }));
    brush.globalAlpha = palette.stars > 0 ? 0.35 : clear ? 0.92 : 0.6;
    for (let index = 0; index < count; index++) {
      const size = (70 + random() * 100) * unit * (clear ? 1 : 1.7);
      const share = (index * 0.618 + random() * 0.2) % 1;
      // The sun of noon is free.
      const y = height * (stage.scene.highSun ? 0.66 + 0.2 * share : 0.1 + 0.72 * share);
      const main = mix(palette.cloud, palette.sky[1], random() * 0.25);
      const cloud = sketches.clouds[index % sketches.clouds.length]!;
      repeated(period, random() * period, size * 2, (x) =>
        placed(brush, { x, y, scale: size / 100 }, () => drawSketch(brush, cloud, { main })),
      );
    }
  });
}

/** Ground fog and the glow of the sun over what lies far: drawn over the scenery, behind the actors. */
export function addHaze(stage: Stage): void {
  const { palette, unit, horizon, sun, width } = stage;
  const fog = stage.scene.weather === 'fog' ? 0.82 : stage.scene.weather === 'rain' ? 0.35 : 0.18;
  const top = horizon - 150 * unit;
  const veil = [0, fog, fog * 0.5, 0].map((share) => alpha(palette.haze, share));
  stage.addBackdrop(
    (brush) => {
      brush.fillStyle = verticalGradient(brush, top, horizon + 150 * unit, ...veil);
      brush.fillRect(-80, top, width + 160, 300 * unit);
      // Only a low sun shines through the haze; its light must end before this picture does.
      const reach = Math.min(330 * unit, sun.y - top);
      if (palette.disc === 'sun' && reach > 60 * unit) glow(brush, sun.x, sun.y, reach, palette.glow, 0.3);
    },
    { top, dither: false },
  );
}
