import type { Sprite, SpritePlacement } from './pictures.ts';

/** Where a turned, leaning or scaled sprite lies in the frame, and where in the sprite a frame pixel is read (16.16). */
export interface PlacedSprite {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly matrix: readonly [ux: number, uy: number, u0: number, vx: number, vy: number, v0: number];
}

/** The point of what is stored of a sprite that lands on the placement's. */
export function pivotOf(
  { fullWidth, fullHeight, left, top }: Sprite,
  { anchorX = 0.5, anchorY = 0.5 }: SpritePlacement,
): readonly [x: number, y: number] {
  return [fullWidth * anchorX - left, fullHeight * anchorY - top];
}

export function placeSprite(sprite: Sprite, placement: SpritePlacement): PlacedSprite {
  const { x, y, scaleX = 1, scaleY = 1, rotation = 0, lean = 0 } = placement;
  const [pivotX, pivotY] = pivotOf(sprite, placement);
  const cos = Math.cos(rotation);
  const sin = Math.sin(rotation);
  const xs: number[] = [];
  const ys: number[] = [];
  for (const [u, v] of [
    [0, 0],
    [sprite.width, 0],
    [0, sprite.height],
    [sprite.width, sprite.height],
  ] as const) {
    const a = scaleX * (u - pivotX);
    const b = scaleY * (v - pivotY);
    xs.push(x + cos * a - sin * b + lean * b);
    ys.push(y + sin * a + cos * b);
  }
  const ux = cos / scaleX;
  const uy = (sin - lean) / scaleX;
  const vx = -sin / scaleY;
  const vy = cos / scaleY;
  const fixed = (value: number) => Math.round(value * 65536);
  return {
    left: Math.floor(Math.min(...xs)),
    top: Math.floor(Math.min(...ys)),
    right: Math.ceil(Math.max(...xs)),
    bottom: Math.ceil(Math.max(...ys)),
    matrix: [
      fixed(ux),
      fixed(uy),
      fixed(pivotX - ux * x - uy * y),
      fixed(vx),
      fixed(vy),
      fixed(pivotY - vx * x - vy * y),
    ],
  };
}
