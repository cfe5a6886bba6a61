import { paintedAs } from '../cast/painted-as.ts';
import { mix, NAMED_COLOURS } from '../painting/colour.ts';
import { type Brush, glow, placed } from '../painting/shapes.ts';
import { drawSketch } from '../painting/sketch.ts';
import type { TimeOfDay } from '../scene-description.ts';
import { skySketches } from './sky-sketches.ts';
import type { Stage } from './stage.ts';

interface Disc {
  readonly kind: 'sun' | 'moon';
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** How far its light is seen. */
  readonly reach?: number;
  readonly main?: string;
}

function paintDisc(
  brush: Brush,
  { palette, unit }: Stage,
  { kind, main = palette.sun, radius: scale, reach = 260 * unit + scale * 5, ...at }: Disc,
): void {
  glow(brush, at.x, at.y, reach, palette.glow, 0.75);
  const inks = { shade: mix(main, palette.sky[1], 0.2) };
  const disc = () => drawSketch(brush, skySketches()[kind], { main, inks });
  placed(brush, { ...at, scale }, () => paintedAs(brush, { name: kind }, disc));
}

/** A sun near the horizon looks large; at noon it has rays. In design pixels. */
const LOW_SUN = 78;
const HIGH_SUN = 62;

/** What of each further moon is its own. */
const TINTS = ['#f3d6b8', '#cfe0f6', '#f0c9d2'];

/** The sun or the moon of the hour, where it stands still, and those beyond the one that every day and night has. */
export function paintSunsAndMoons(brush: Brush, stage: Stage): void {
  const { horizon, palette, scene, sun, unit, width } = stage;
  const { disc: kind } = palette;
  const stands = scene.hours.length < 2;
  const moonSize = scene.largeMoon ? 150 : scene.effects.includes('full-moon') ? 74 : 46;
  const paint = (disc: Disc) => paintDisc(brush, stage, disc);
  const sunSize = palette.sunHeight < 0.3 ? LOW_SUN : scene.highSun ? HIGH_SUN : 52;
  const radius = (kind === 'sun' ? sunSize : moonSize) * unit;
  if (kind === 'sun' && scene.highSun)
    placed(brush, { ...sun, scale: radius }, () =>
      drawSketch(brush, skySketches().rays, { main: palette.sun }),
    );
  if (kind !== 'none' && stands) paint({ kind, ...sun, radius });
  for (let each = 1; each < (scene.suns ?? 1) && kind === 'sun'; each++) {
    const [x, y] = [sun.x - width * 0.24 * each, sun.y + horizon * 0.05 * each];
    paint({ kind, x, y, radius: (46 - each * 6) * unit });
  }
  for (let each = kind === 'moon' && stands ? 1 : 0; each < (scene.moons ?? 0); each++) {
    const [asked] = scene.tints?.moon ?? [];
    const tint = asked ? NAMED_COLOURS[asked] : TINTS[each % TINTS.length]!;
    const x = width * (each % 2 === 0 ? 0.44 : 0.2) + (each > 2 ? width * 0.12 : 0);
    const y = horizon * (0.36 - (each % 2) * 0.12);
    paint({ kind: 'moon', x, y, radius: (56 - each * 9) * unit, main: mix(tint, palette.sky[1], 0.08) });
  }
}

/** How high they are at each hour, as shares of the sky; below 0 the land hides them. */
const HEIGHTS: Record<'sun' | 'moon', Record<TimeOfDay, number>> = {
  sun: { dawn: 0.1, day: 0.74, sunset: 0.1, night: -0.5 },
  moon: { dawn: -0.4, day: -0.5, sunset: -0.25, night: 0.76 },
};

/** Sun and moon that cross the sky while the film's hours pass, from behind what stands there up to a share of the sky. */
export function addPassingSun(stage: Stage, hidden: number): void {
  const { compositor, unit, width, horizon, scene } = stage;
  const { hours } = scene;
  const kind = scene.time === 'night' ? 'moon' : 'sun';
  // Its light ends sooner than where it stands still: it is drawn anew in every frame.
  const middle = 208 * unit;
  const sprite = stage.sprite(middle * 2, middle * 2, (brush) =>
    paintDisc(brush, stage, { kind, x: middle, y: middle, radius: 52 * unit, reach: middle }),
  );
  stage.add(({ progress }) => {
    const at = progress * (hours.length - 1);
    const from = Math.min(hours.length - 2, Math.floor(at));
    const [before, after] = [HEIGHTS[kind][hours[from]!], HEIGHTS[kind][hours[from + 1]!]];
    // It rises on the left and sets on the right; within one night it crosses the sky.
    const still = hours.every((hour) => hour === hours[0]);
    const arc = still ? -0.22 * (progress * 2 - 1) ** 2 : 0;
    const height = before + (after - before) * (at - from) + arc;
    const seen = hidden + height * (height > 0 ? 1 - hidden : 1 + 2 * hidden);
    const rising = hours[0] === 'dawn' || hours[0] === 'night' || kind === 'moon';
    const x = width * (still ? 0.2 + 0.6 * progress : rising ? 0.2 + 0.4 * progress : 0.45 + 0.35 * progress);
    compositor.drawSprite(sprite, { x, y: horizon * (1 - seen) });
  });
}
