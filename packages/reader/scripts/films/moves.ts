import type { Box } from '../../../illustrator/src/cast/rig.ts';
import { FRAME, type WatchedFilm } from '../../../illustrator/src/witness/watch-film.ts';
import { type Shown, visibleIn } from './things-shown.ts';
import { isGlimpsed } from './visible.ts';

/** A shorter way is not noticed. */
const WAY = FRAME.width * 0.03;

/** Whether any of them is seen in another place, or of another size, at another moment. */
export function moves(things: readonly Shown[], { glimpses }: WatchedFilm): boolean {
  return things
    .filter(({ as }) => as === 'itself')
    .some((thing) => {
      const seen = glimpses
        .map((glimpse) => visibleIn(glimpse, [thing])[0])
        .filter((sight) => sight !== undefined);
      const [first] = seen;
      return first !== undefined && seen.some((sight) => apart(sight.whole, first.whole) > WAY);
    });
}

/** How far, in pixels, the farthest of them is from where it was first seen in the same scene. */
export function wayOf(things: readonly Shown[], { glimpses }: WatchedFilm, at: readonly number[]): number {
  const ways = things
    .filter(({ as }) => as === 'itself')
    .flatMap((thing) => {
      const boxes = at.flatMap((index) => {
        const glimpse = glimpses[index];
        const box = glimpse && visibleIn(glimpse, [thing], isGlimpsed)[0]?.whole;
        return box ? [{ box, scene: glimpse.scene }] : [];
      });
      return boxes.flatMap(({ box, scene }) =>
        boxes.filter((each) => each.scene === scene).map((each) => middleApart(box, each.box)),
      );
    });
  return Math.max(0, ...ways);
}

function middleApart(one: Box, other: Box): number {
  return Math.hypot(
    (one.left + one.right - other.left - other.right) / 2,
    (one.top + one.bottom - other.top - other.bottom) / 2,
  );
}

/** Whether the ground goes by: the camera goes along with who goes. */
export function groundPasses({ glimpses }: WatchedFilm, at: readonly number[]): boolean {
  const grounds = at.flatMap((index) => glimpses[index]?.ground ?? []);
  return Math.max(...grounds) - Math.min(...grounds) > WAY;
}

function apart(one: Box, other: Box): number {
  return Math.max(
    Math.abs(one.left - other.left),
    Math.abs(one.right - other.right),
    Math.abs(one.top - other.top),
    Math.abs(one.bottom - other.bottom),
  );
}
