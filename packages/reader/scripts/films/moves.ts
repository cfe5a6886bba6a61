import type { Box } from '../../../illustrator/src/cast/rig.ts';
import { FRAME, type WatchedFilm } from '../../../illustrator/src/witness/watch-film.ts';
import { type Shown, visibleIn } from './things-shown.ts';

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

function apart(one: Box, other: Box): number {
  return Math.max(
    Math.abs(one.left - other.left),
    Math.abs(one.right - other.right),
    Math.abs(one.top - other.top),
    Math.abs(one.bottom - other.bottom),
  );
}
