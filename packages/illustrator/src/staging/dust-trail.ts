import { softDot } from '../painting/soft-dot.ts';
import type { Moment, Stage } from '../scenery/stage.ts';

const wrap = (value: number, length: number) => ((value % length) + length) % length;

const PUFFS = 26;
const LIFE = 2.6;

/** Dust that whoever drives or gallops leaves behind: puffs that grow as they are left. */
export function dustTrail(stage: Stage): (moment: Moment) => void {
  const { width, height, unit, random, compositor, ground } = stage;
  const puff = compositor.sprite(softDot(110 * unit, stage.paint('#d9b98c'), 0.4), stage.grade);
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
