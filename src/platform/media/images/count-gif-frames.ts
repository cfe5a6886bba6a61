/** Counts the frames of a GIF: 0 when the first is incomplete, and no further than 2, which makes it an animation. */
export function countGifFrames(gif: Buffer): 0 | 1 | 2 {
  let frames: 0 | 1 = 0;
  // Six bytes of signature, then the logical screen, whose fifth byte describes the global colour table.
  let offset = 13 + colourTableBytes(gif[10]);
  while (offset < gif.length) {
    const block = gif[offset];
    if (block === EXTENSION) {
      offset = afterSubBlocks(gif, offset + 2);
    } else if (block === IMAGE) {
      if (frames === 1) return 2;
      // The descriptor and its local colour table, one byte of code size, then the image data.
      offset = afterSubBlocks(gif, offset + 10 + colourTableBytes(gif[offset + 9]) + 1);
      if (offset > gif.length) return 0;
      frames = 1;
    } else {
      return frames;
    }
  }
  return frames;
}

const EXTENSION = 0x21;
const IMAGE = 0x2c;

function colourTableBytes(packed = 0): number {
  return packed & 0x80 ? 3 * 2 ** ((packed & 0x07) + 1) : 0;
}

/** Past the end of the file when the terminator is missing. */
function afterSubBlocks(gif: Buffer, start: number): number {
  let offset = start;
  while (offset < gif.length) {
    const length = gif.readUInt8(offset);
    offset += 1 + length;
    if (length === 0) return offset;
  }
  return Number.POSITIVE_INFINITY;
}
