/** Walks the blocks of a GIF and tells whether its first picture is there to the last byte. */
export function hasWholeGifFrame(gif: Buffer): boolean {
  // Six bytes of signature, then the logical screen, whose fifth byte tells of a global colour table.
  let offset = 13 + colourTableBytes(gif[10]);
  while (offset < gif.length) {
    const block = gif[offset];
    if (block === EXTENSION) {
      offset = afterSubBlocks(gif, offset + 2);
    } else if (block === IMAGE) {
      // The descriptor and its local colour table, one byte of code size, then the picture itself.
      const picture = offset + 10 + colourTableBytes(gif[offset + 9]) + 1;
      return afterSubBlocks(gif, picture) <= gif.length;
    } else {
      return false;
    }
  }
  return false;
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
    const length = gif[offset]!;
    offset += 1 + length;
    if (length === 0) return offset;
  }
  return Number.POSITIVE_INFINITY;
}
