import { lighter, NAMED_COLOURS } from '../painting/colour.ts';
import { TURN } from '../painting/shapes.ts';
import { softDot } from '../painting/soft-dot.ts';
import type { Stage } from './stage.ts';

const COLOURS = ['#ff5f7a', '#ffd65a', '#5fc8ff', '#7ae08a', '#c78bff', '#ff9a4a'];
/** Seconds from the launch of a rocket to the last spark of its burst. */
const LIFE = 2.4;
const CLIMB = 0.28;

/** Rockets that climb, burst into a ball of sparks and sink. */
export function addFireworks(stage: Stage): void {
  const { width, horizon, unit, random, compositor, scene } = stage;
  const asked = scene.tints?.fireworks?.map((name) => NAMED_COLOURS[name]);
  const sparks = (asked ?? COLOURS).map((colour) =>
    compositor.sprite(softDot(9 * unit, lighter(colour, 0.25), 0.2), stage.grade),
  );
  const shells = Array.from({ length: 10 }, (_, index) => ({
    x: width * (0.1 + 0.8 * ((index * 0.618 + random() * 0.1) % 1)),
    top: horizon * (0.16 + random() * 0.26),
    start: index * 0.37 + random() * 0.3 - 0.8,
    sprite: sparks[index % sparks.length]!,
    reach: (110 + random() * 80) * unit,
    rays: 22 + Math.floor(random() * 8),
    twist: random(),
  }));
  stage.add(({ time }) => {
    for (const shell of shells) {
      const age = ((((time - shell.start) % 3.7) + 3.7) % 3.7) / LIFE;
      if (age > 1) continue;
      if (age < CLIMB) {
        const climb = age / CLIMB;
        for (let trail = 0; trail < 3; trail++)
          compositor.drawSprite(shell.sprite, {
            x: shell.x,
            y: horizon - (horizon - shell.top) * (1 - (1 - climb) ** 2) + trail * 9 * unit,
            scaleX: 0.5,
            scaleY: 0.5,
            opacity: 1 - trail * 0.3,
          });
        continue;
      }
      const open = (age - CLIMB) / (1 - CLIMB);
      const spread = 1 - (1 - open) ** 3;
      for (let ring = 0; ring < 3; ring++) {
        for (let ray = 0; ray < shell.rays; ray++) {
          const angle = ((ray + shell.twist + ring * 0.33) / shell.rays) * TURN;
          const distance = shell.reach * spread * (0.45 + ring * 0.28);
          const size = (1 - open * 0.6) * (0.5 + ring * 0.25);
          compositor.drawSprite(shell.sprite, {
            x: shell.x + Math.cos(angle) * distance,
            y: shell.top + Math.sin(angle) * distance + open ** 2 * 60 * unit,
            scaleX: size,
            scaleY: size,
            opacity: (1 - open) ** 0.45,
          });
        }
      }
    }
  });
}
