import { createCanvas } from '@napi-rs/canvas';
import { disc, even, glow } from '../painting/shapes.ts';
import type { TimeOfDay } from '../scene-description.ts';
import { paintMoon } from './paint-moon.ts';
import type { Stage } from './stage.ts';

/** How high they are at each hour, as shares of the sky; below 0 the land hides them. */
const HEIGHTS: Record<'sun' | 'moon', Record<TimeOfDay, number>> = {
  sun: { dawn: 0.1, day: 0.74, sunset: 0.1, night: -0.5 },
  moon: { dawn: -0.4, day: -0.5, sunset: -0.25, night: 0.76 },
};
const MORNING: ReadonlySet<TimeOfDay> = new Set(['dawn']);

/** Sun and moon that cross the sky while the film's hours pass. */
export function addPassingSun(stage: Stage): void {
  const { compositor, palette, unit, width, horizon, scene } = stage;
  const { hours } = scene;
  const kind = scene.time === 'night' ? 'moon' : 'sun';
  const radius = (kind === 'sun' ? 52 : 46) * unit;
  const size = even(radius * 8);
  const canvas = createCanvas(size, size);
  const brush = canvas.getContext('2d');
  glow(brush, size / 2, size / 2, size / 2, palette.glow, 0.8);
  if (kind === 'sun') disc(brush, size / 2, size / 2, radius, palette.sun);
  else paintMoon(brush, size / 2, size / 2, radius, palette.sun, palette.sky[1]);
  const sprite = compositor.sprite(canvas, stage.grade);
  stage.add(({ progress }) => {
    const at = progress * (hours.length - 1);
    const from = Math.min(hours.length - 2, Math.floor(at));
    const share = at - from;
    const [before, after] = [HEIGHTS[kind][hours[from]!], HEIGHTS[kind][hours[from + 1]!]];
    // It rises on the left and sets on the right; within one night it crosses the sky.
    const still = hours.every((hour) => hour === hours[0]);
    const arc = still ? -0.22 * (progress * 2 - 1) ** 2 : 0;
    const height = before + (after - before) * share + arc;
    const rising = MORNING.has(hours[0]!) || hours[0] === 'night' || kind === 'moon';
    const x = width * (still ? 0.2 + 0.6 * progress : rising ? 0.2 + 0.4 * progress : 0.45 + 0.35 * progress);
    compositor.drawSprite(sprite, { x, y: horizon * (1 - height) });
  });
}
