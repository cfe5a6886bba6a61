import type { Canvas } from '@napi-rs/canvas';
import type { Arena } from './arena.ts';
import type { Kernel } from './kernel.ts';
import type { Sprite } from './pictures.ts';

/** The kernel filters across a sprite's edge, so this many transparent pixels stay around it. */
const BORDER = 2;
/** The kernel reads up to this many bytes before and after a sprite. */
const SLACK = 64;

/**
 * The picture without its transparent margin, as the kernel draws it. The whole picture is only borrowed memory for, a
 * little further on, and packed from there to where the sprite stays.
 */
export function packSprite(
  kernel: Kernel,
  arena: Arena,
  picture: Canvas,
  matrix: number,
): Omit<Sprite, 'fullWidth' | 'fullHeight'> {
  const { width, height } = picture;
  const ahead = (width + height + SLACK) * 4 * BORDER * 2;
  const [left, top, packedWidth, packedHeight] = arena.borrow(ahead + width * height * 4, (start) => {
    const pixels = start + ahead;
    arena.write(pixels, picture.data());
    kernel.findBounds(pixels, width, height, start);
    const bounds = new Int32Array(arena.memory.buffer, start, 4);
    const [left, top, right, bottom] = [bounds[0]!, bounds[1]!, bounds[2]!, bounds[3]!];
    const [across, down] = [right - left + 1, bottom - top + 1];
    kernel.toPacked(pixels, width, left, top, across, down, start + SLACK, BORDER, matrix);
    return [left - BORDER, top - BORDER, across + BORDER * 2, down + BORDER * 2] as const;
  });
  // What was packed lies where the borrowed memory began, which is what the arena gives next.
  const address = arena.take(packedWidth * packedHeight * 4 + SLACK * 2) + SLACK;
  return { address, width: packedWidth, height: packedHeight, left, top };
}
