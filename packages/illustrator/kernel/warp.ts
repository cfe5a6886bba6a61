/**
 * Draws a plane scaled like `scalePlane`, each point moved by its value in `relief` (signed bytes, one for every four by
 * four pixels of the picture's luma) times `moveX`, `moveY` (16.16 of this plane's pixels). `detail` is how far a
 * coordinate of this plane is shifted to find its value: 18 for luma, 17 for chroma.
 */
export function warpPlane(
  target: usize, targetWidth: i32, targetHeight: i32,
  source: usize, sourceWidth: i32, sourceHeight: i32,
  x: i32, y: i32, step: i32,
  relief: usize, reliefWidth: i32, reliefHeight: i32, detail: i32, moveX: i32, moveY: i32,
): void {
  const lastColumn = ((sourceWidth - 1) << 16) - 256, lastRow = ((sourceHeight - 1) << 16) - 256;
  for (let row = 0; row < targetHeight; row++) {
    const atY = max(0, min(y + row * step, lastRow));
    const line = relief + <usize>min(atY >> detail, reliefHeight - 1) * reliefWidth;
    const out = target + <usize>row * targetWidth;
    let position = x;
    for (let i = 0; i < targetWidth; i++) {
      const atX = max(0, min(position, lastColumn));
      const value = <i32>load<i8>(line + min(atX >> detail, reliefWidth - 1));
      const fromX = max(0, min(atX + value * moveX, lastColumn));
      const fromY = max(0, min(atY + value * moveY, lastRow));
      const upper = source + <usize>(fromY >> 16) * sourceWidth + (fromX >> 16);
      const shareX = (fromX >> 8) & 255, shareY = (fromY >> 8) & 255;
      const pair = <i32>load<u16>(upper), pairBelow = <i32>load<u16>(upper + sourceWidth);
      // Rows first, each step cut off, as scalePlane does: without relief both draw the same.
      const first = ((pair & 255) * (256 - shareY) + (pairBelow & 255) * shareY) >> 8;
      const second = ((pair >> 8) * (256 - shareY) + (pairBelow >> 8) * shareY) >> 8;
      store<u8>(out + i, <u8>((first * (256 - shareX) + second * shareX) >> 8));
      position += step;
    }
  }
}
