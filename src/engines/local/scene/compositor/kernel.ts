/** The functions of `kernel.wasm`; `assembly/scene-kernel` is their source and says what each does. */
export interface Kernel {
  toPlanar(
    source: number, width: number, height: number, stride: number, dither: number, matrix: number,
    y: number, a: number, u: number, v: number, c: number, kindsY: number, kindsC: number,
  ): void;
  toPacked(source: number, count: number, target: number, matrix: number): void;
  toRgba(
    y: number, u: number, v: number, width: number, height: number,
    target: number, targetWidth: number, targetHeight: number,
  ): void;
  blitPlane(
    target: number, targetWidth: number, targetHeight: number,
    source: number, alpha: number, kinds: number, sourceWidth: number, sourceHeight: number,
    x: number, y: number, rowShifts: number, fromRow: number, toRow: number,
  ): void;
  scalePlane(
    target: number, targetWidth: number, targetHeight: number,
    source: number, sourceWidth: number, sourceHeight: number,
    x: number, y: number, step: number, columns: number, rows: number,
  ): void;
  drawSprite(
    y: number, u: number, v: number, width: number, height: number,
    sprite: number, spriteWidth: number, spriteHeight: number,
    ux: number, uy: number, u0: number, vx: number, vy: number, v0: number,
    left: number, top: number, right: number, bottom: number, opacity: number,
  ): void;
  drawSpriteShifted(
    y: number, u: number, v: number, width: number, height: number,
    sprite: number, spriteWidth: number, spriteHeight: number,
    left: number, top: number, fractionX: number, fractionY: number, opacity: number,
  ): void;
  mixPlanes(target: number, a: number, b: number, count: number, share: number): void;
  tonePlane(plane: number, count: number, level: number, share: number): void;
}
