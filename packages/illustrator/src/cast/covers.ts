import { type Brush, oval } from '../painting/shapes.ts';
import type { Cover } from '../vocabulary/looks.ts';
import type { Box } from './rig.ts';

/** What is seen all over something: dirt, ice, stripes. The brush paints only where it is. */
export function paintCover(brush: Brush, cover: Cover, body: Box): void {
  COVERING[cover](brush, body);
}

type Covering = (brush: Brush, body: Box) => void;

const COVERING: Readonly<Record<Cover, Covering>> = {
  wet: (brush, body) => veil(brush, body, 'rgba(40,90,150,0.2)'),
  dirty: blots('#5a3d22', 0.9),
  rusty: blots('#a4501c', 0.85),
  spotted: blots('#ffffff', 0.9),
  frozen(brush, body) {
    veil(brush, body, 'rgba(190,230,250,0.62)');
    lines(brush, body, 'rgba(255,255,255,0.9)');
  },
  shabby(brush, body) {
    veil(brush, body, 'rgba(110,90,60,0.26)');
    lines(brush, body, 'rgba(40,28,18,0.85)');
  },
  striped(brush, { left, right, top, bottom }) {
    const step = (right - left + bottom - top) / 16;
    brush.fillStyle = 'rgba(255,255,255,0.86)';
    for (let x = left; x < right; x += step * 2) brush.fillRect(x, top, step, bottom - top);
  },
  checked(brush, body) {
    COVERING.striped(brush, body);
    const { left, right, top, bottom } = body;
    const step = (right - left + bottom - top) / 16;
    brush.fillStyle = 'rgba(30,30,60,0.4)';
    for (let y = top; y < bottom; y += step * 2) brush.fillRect(left, y, right - left, step);
  },
};

function veil(brush: Brush, { left, right, top, bottom }: Box, colour: string): void {
  brush.fillStyle = colour;
  brush.fillRect(left, top, right - left, bottom - top);
}

/** Spread evenly and not in rows: steps of the golden section. */
function* spread(
  count: number,
  { left, right, top, bottom }: Box,
): Generator<readonly [number, number, number]> {
  for (let index = 0; index < count; index++)
    yield [
      left + ((index * 0.618) % 1) * (right - left),
      top + ((index + 0.5) / count) * (bottom - top),
      (index * 7) % 5,
    ];
}

function blots(colour: string, opacity: number): Covering {
  return (brush, body) => {
    const size = Math.sqrt((body.right - body.left) * (body.bottom - body.top));
    brush.globalAlpha *= opacity;
    for (const [x, y, kind] of spread(16, body))
      oval(brush, x, y, size * (0.05 + kind * 0.012), size * (0.04 + kind * 0.008), colour);
  };
}

function lines(brush: Brush, body: Box, colour: string): void {
  const size = Math.sqrt((body.right - body.left) * (body.bottom - body.top));
  brush.strokeStyle = colour;
  brush.lineWidth = size * 0.022;
  brush.lineJoin = 'round';
  for (const [x, y, kind] of spread(6, body)) {
    const side = kind % 2 ? 1 : -1;
    brush.beginPath();
    brush.moveTo(x, y - size * 0.12);
    brush.lineTo(x + side * size * 0.05, y - size * 0.03);
    brush.lineTo(x - side * size * 0.03, y + size * 0.02);
    brush.lineTo(x + side * size * 0.04, y + size * 0.13);
    brush.stroke();
  }
}
