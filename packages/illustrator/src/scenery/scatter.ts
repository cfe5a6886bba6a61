import type { PlaceLayer, Scattered } from '../catalogue/place-data.ts';
import { type Brush, repeated } from '../painting/shapes.ts';
import { lightOn } from './light-on.ts';
import { isNamed } from './named-things.ts';
import { type Drawings, paintThing } from './sets/set-things.ts';
import type { Stage } from './stage.ts';

/** The sketches that a layer has, whose y is at `top` on the brush. */
export function scatter(
  stage: Stage,
  brush: Brush,
  period: number,
  top: number,
  { depth, scattered = [] }: PlaceLayer,
  drawings: Drawings,
): void {
  const light = lightOn(stage, (colour) => stage.paint(colour, depth));
  for (const { sketches, at, size, ...row } of scattered) {
    if (sketches.some((name) => isNamed(stage.scene, name.replaceAll('-', ' ')))) continue;
    for (const [index, { x, near }] of spotsOf(stage, period, row).entries()) {
      const name = sketches[index % sketches.length]!;
      const scale = size[0] + (size[1] - size[0]) * near;
      const y = top + (at[0] + (at[1] - at[0]) * near) * stage.unit;
      repeated(period, x, 420 * scale * stage.unit, (x) =>
        paintThing(brush, stage, { name, x, y, scale, flip: false }, drawings, light),
      );
    }
  }
}

/** Where things are along a strip, far ones first: in a row, or by chance. */
function spotsOf(
  { random, unit }: Stage,
  period: number,
  { apart, count = 1 }: Pick<Scattered, 'apart' | 'count'>,
) {
  const number = apart === undefined ? count : Math.max(1, Math.round(period / (apart * unit)));
  const spots = Array.from({ length: number }, (_, index) =>
    apart === undefined
      ? { x: ((index + random() * 0.8) / number) * period, near: random() }
      : { x: ((index + 0.5) / number) * period, near: 0 },
  );
  return spots.toSorted((one, other) => one.near - other.near);
}
