import type { Brush } from '../../painting/shapes.ts';
import { measured } from '../measured.ts';
import { asPicture, drawWhole, type Rig } from '../rig.ts';

const MOST = 4;

/** A tray with what stands on it, a basket with what looks out of it: one thing in somebody's hands. */
export function withContents(holder: Rig, contents: Rig, count: number, within: boolean): Rig {
  const { bottom, left, right, top } = contents.box;
  const several = Math.min(MOST, count);
  const room = (holder.box.right - holder.box.left) * 0.86;
  const scale = Math.min(room / several / (right - left), (room * 0.64) / (bottom - top));
  const middle = (holder.box.left + holder.box.right) / 2;
  const y = holder.box.top + (holder.box.bottom - holder.box.top) * (within ? 0.3 : 0.12);
  const from = { x: (left + right) / 2, y: bottom };
  const drawAll = (brush: Brush) => {
    for (let each = 0; each < several; each++) {
      const x = middle + ((each - (several - 1) / 2) * room) / several;
      drawWhole(brush, contents, 0, { x, y, scale, from });
    }
  };
  return measured({
    ...asPicture(holder),
    frames: 1,
    draw(brush, phase) {
      if (within) drawAll(brush);
      drawWhole(brush, holder, phase);
      if (!within) drawAll(brush);
    },
  });
}
