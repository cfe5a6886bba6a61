import type { Kernel } from './kernel.ts';
import type { FramePlanes, Sprite, SpritePlacement } from './pictures.ts';
import { placeSprite } from './place-sprite.ts';

/** One in the kernel's fixed numbers: a pixel of the frame for each of the sprite. */
const SAME = 65_536;

/** Draws a sprite that is turned, scaled, mirrored or leans. `share` is its opacity, 0 to 256. */
export function drawPlacedSprite(
  kernel: Kernel,
  target: { readonly planes: FramePlanes; readonly width: number; readonly height: number },
  sprite: Sprite,
  placement: SpritePlacement,
  share: number,
): void {
  const { left, top, right, bottom, matrix } = placeSprite(sprite, placement);
  const { width, height } = target;
  if (right < 0 || bottom < 0 || left >= width || top >= height) return;
  const [ux, uy, u0, vx, vy, v0] = matrix;
  const where = [...target.planes, width, height, sprite.address, sprite.width, sprite.height] as const;
  if (ux === SAME && vx === 0) kernel.drawSpriteRows(...where, uy, u0, vy, v0, top, bottom, share);
  else kernel.drawSprite(...where, ...matrix, left, top, right, bottom, share);
}
