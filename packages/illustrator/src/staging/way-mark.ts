import { type Hold, holdAt } from '../cast/body-parts.ts';
import { outlineAnatomy } from '../cast/outline-anatomy.ts';
import type { Box, Point } from '../cast/rig.ts';
import { silhouetteOf } from '../cast/silhouette.ts';
import type { Figure } from '../scene-description.ts';
import { boundsOf } from './bounds-of.ts';
import type { Spot } from './spot.ts';

/** What stands there, with what is drawn of its outline. */
export interface Mark {
  readonly box: Box;
  /** What one stands on, where that is not its top. */
  readonly surface: number | null;
  /** The top of what is drawn there. */
  topAt(x: number): number;
  /** One is seen through it, or looks out of it. */
  readonly holds: boolean;
  /** The edge of its opening. */
  readonly rim: number | null;
  /** The floor of what is seen through. */
  readonly floor: number | null;
  readonly isHouse: boolean;
  readonly kind: Figure['kind'];
  /** Higher on the left than on the right. */
  readonly slopes: boolean;
  /** Where a part of it is, and how something is there; null where it has no such part. It looks left or right. */
  partAt(part: string, left: boolean): (Point & { readonly hold: Hold }) | null;
}

export function markOf(spot: Spot): Mark {
  const { rig, x, y, scale } = spot;
  const { kind } = spot.subject.figure;
  const { box, tops } = silhouetteOf(rig);
  const bounds = boundsOf([spot]);
  const { left, right } = bounds;
  return {
    box: bounds,
    surface: rig.surface === undefined ? null : y + rig.surface * scale,
    topAt: (at) => {
      const column = Math.floor(((at - left) / (right - left)) * tops.length);
      const top = tops[Math.max(0, Math.min(tops.length - 1, column))];
      return y + (top !== undefined && Number.isFinite(top) ? top : box.bottom) * scale;
    },
    holds: rig.inside !== undefined || rig.mouth !== undefined,
    rim: rig.mouth ? y + rig.mouth.at * scale : null,
    floor: rig.inside ? y + rig.inside.bottom * scale : null,
    isHouse: kind === 'landmark',
    kind,
    slopes: (tops[Math.floor(tops.length * 0.2)] ?? 0) < (tops[Math.floor(tops.length * 0.85)] ?? 0) * 2 - 1,
    partAt: (part, isLeft) => {
      const anatomy = rig.anatomy ?? outlineAnatomy(rig);
      const found = holdAt('on', part, anatomy.isUpright);
      if (!found) return null;
      const at = anatomy.at(found.anchor, 0);
      const across = isLeft ? box.left + box.right - at.x : at.x;
      return { x: x + across * scale, y: y + at.y * scale, hold: found.hold };
    },
  };
}
