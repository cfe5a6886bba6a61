import type { Point, Rig } from '../rig.ts';

/** A figure on the rope by which it is pulled or hangs: from `at`, where that is tied to it, to the `end` that another has. */
export function towed(rig: Rig, at: Point, end: Point): Rig {
  const { left, right, top, bottom } = rig.box;
  return {
    ...rig,
    box: {
      left: Math.min(left, end.x),
      right: Math.max(right, end.x),
      top: Math.min(top, end.y),
      bottom: Math.max(bottom, end.y),
    },
    draw(brush, phase) {
      rig.draw(brush, phase);
      brush.strokeStyle = '#6b4a2c';
      brush.lineCap = 'round';
      brush.lineWidth = Math.max(1.6, (bottom - top) * 0.028);
      brush.beginPath();
      brush.moveTo(at.x, at.y);
      const sag = Math.abs(end.x - at.x) * 0.12;
      brush.quadraticCurveTo((at.x + end.x) / 2, (at.y + end.y) / 2 + sag, end.x, end.y);
      brush.stroke();
    },
  };
}
