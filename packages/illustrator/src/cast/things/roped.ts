import type { Rig } from '../rig.ts';

/** A thing on the rope that it hangs from; `top` is where it is drawn, `long` how long the rope is. */
export function roped(rig: Rig, top: number, long: number): Rig {
  const middle = (rig.box.left + rig.box.right) / 2;
  return {
    ...rig,
    box: { ...rig.box, top: Math.min(rig.box.top, top - long) },
    draw(brush, phase) {
      brush.strokeStyle = '#5b4a3a';
      brush.lineWidth = Math.max(0.8, (rig.box.right - rig.box.left) * 0.025);
      brush.beginPath();
      brush.moveTo(middle, top - long);
      brush.lineTo(middle, top + (rig.box.bottom - top) * 0.06);
      brush.stroke();
      rig.draw(brush, phase);
    },
  };
}
