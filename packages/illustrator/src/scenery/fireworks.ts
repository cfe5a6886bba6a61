import { modulo } from '../compositor/planes.ts';
import { NAMED_COLOURS } from '../painting/colour.ts';
import { placed } from '../painting/shapes.ts';
import { drawSketch } from '../painting/sketch.ts';
import { skySketches } from './sky-sketches.ts';
import type { Stage } from './stage.ts';

const COLOURS = ['#ff5f7a', '#ffd65a', '#5fc8ff', '#7ae08a', '#c78bff', '#ff9a4a'];
/** Seconds from the launch of a rocket to the last spark of its burst, the share in which it climbs, and until the next. */
const [LIFE, CLIMB, EVERY] = [2.4, 0.28, 3.7];
/** How far bursts reach. */
const REACH = 190;

/** Rockets that climb, burst into a ball of sparks and sink. */
export function addFireworks(stage: Stage): void {
  const { width, horizon, unit, random, compositor, scene } = stage;
  const asked = scene.tints?.fireworks?.map((name) => NAMED_COLOURS[name]);
  const size = REACH * 2.1 * unit;
  const bursts = (asked ?? COLOURS).map((main) =>
    stage.sprite(size, size, (brush, wide, tall) =>
      placed(brush, { x: wide / 2, y: tall / 2, scale: (REACH / 100) * unit }, () =>
        drawSketch(brush, skySketches().firework, { main }),
      ),
    ),
  );
  const shells = Array.from({ length: 10 }, (_, index) => ({
    x: width * (0.1 + 0.8 * ((index * 0.618 + random() * 0.1) % 1)),
    top: horizon * (0.16 + random() * 0.26),
    start: index * 0.37 + random() * 0.3 - 0.8,
    sprite: bursts[index % bursts.length]!,
    size: 0.58 + random() * 0.42,
  }));
  stage.add(({ time }) => {
    for (const { size, sprite, start, top, x } of shells) {
      const age = modulo(time - start, EVERY) / LIFE;
      if (age > 1) continue;
      const left = 1 - Math.min(1, age / CLIMB);
      const open = Math.max(0, (age - CLIMB) / (1 - CLIMB));
      const scale = open > 0 ? size * (1 - (1 - open) ** 3) : 0.06;
      compositor.drawSprite(sprite, {
        x,
        y: top + (horizon - top) * left ** 2 + open ** 2 * 60 * unit,
        scaleX: scale,
        scaleY: scale,
        opacity: (1 - open) ** 0.45,
      });
    }
  });
}
