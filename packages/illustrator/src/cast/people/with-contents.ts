import { placed } from '../../painting/shapes.ts';
import { measured } from '../measured.ts';
import type { Rig } from '../rig.ts';

const MOST = 4;

/** A tray with what stands on it, a basket with what looks out of it: one thing in somebody's hands. */
export function withContents(holder: Rig, contents: Rig, count: number, within: boolean): Rig {
  const { box } = holder;
  const wide = box.right - box.left;
  const several = Math.min(MOST, count);
  const across = contents.box.right - contents.box.left;
  const high = contents.box.bottom - contents.box.top;
  const scale = Math.min((wide * 0.86) / several / across, (wide * 0.55) / high);
  const rim = box.top + (box.bottom - box.top) * (within ? 0.3 : 0.12);
  const drawAll = (brush: Parameters<Rig['draw']>[0]) => {
    for (let each = 0; each < several; each++) {
      const x = (box.left + box.right) / 2 + ((each - (several - 1) / 2) * (wide * 0.86)) / several;
      placed(
        brush,
        {
          x,
          y: rim,
          scale,
          from: { x: (contents.box.left + contents.box.right) / 2, y: contents.box.bottom },
        },
        () => {
          contents.draw(brush, 0);
          contents.drawFront?.(brush, 0);
        },
      );
    }
  };
  const { drawFront: front, ...rest } = holder;
  return measured({
    ...rest,
    frames: 1,
    draw(brush, phase) {
      if (within) drawAll(brush);
      holder.draw(brush, phase);
      front?.(brush, phase);
      if (!within) drawAll(brush);
    },
  });
}
