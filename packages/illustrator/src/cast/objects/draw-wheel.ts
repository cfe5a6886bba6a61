import type { Wheel } from '../../catalogue/thing-data.ts';
import { type Brush, disc, stroke, TURN } from '../../painting/shapes.ts';

const TYRE = '#2a2a32';
const SPOKES = 5;

/** One round is a turn from spoke to spoke. */
export function drawWheel(
  brush: Brush,
  { radius, rim = '#cfd6de', thin = false, x, y }: Wheel,
  phase: number,
): void {
  if (thin) {
    brush.strokeStyle = TYRE;
    brush.lineWidth = radius / 7;
    brush.beginPath();
    brush.arc(x, y, radius * (13 / 14), 0, TURN);
    brush.stroke();
  } else {
    disc(brush, x, y, radius, TYRE);
    disc(brush, x, y, radius * 0.62, rim);
  }
  const spokes = thin ? SPOKES * 2 : SPOKES;
  const [long, wide] = thin ? [0.89, 0.03] : [0.55, 0.14];
  for (let spoke = 0; spoke < spokes; spoke++) {
    const angle = ((spoke + phase) / spokes) * TURN;
    const end = [x + Math.cos(angle) * radius * long, y + Math.sin(angle) * radius * long] as const;
    stroke(brush, [[x, y], end], radius * wide, thin ? '#aeb6c0' : '#6d7683');
  }
  disc(brush, x, y, radius * (thin ? 0.06 : 0.16), '#4b525c');
}
