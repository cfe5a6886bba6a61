/** The longest text that is searched for; all pieces but the last are at least as long. */
const LONGEST_NEEDLE = 128;

/** Bytes in the pieces in which they arrived. They are not joined: a copy of each upload is garbage to collect. */
export class Pieces {
  readonly length: number;
  readonly #list: readonly Buffer[];

  constructor(list: readonly Buffer[]) {
    const isCrumbled = list.slice(0, -1).some((piece) => piece.length < LONGEST_NEEDLE);
    this.#list = isCrumbled ? [Buffer.concat(list)] : list;
    this.length = list.reduce((sum, piece) => sum + piece.length, 0);
  }

  /** Where at most `LONGEST_NEEDLE` bytes begin, at `from` or after it; -1: nowhere. */
  indexOf(needle: Buffer, from: number): number {
    let base = 0;
    for (const [index, piece] of this.#list.entries()) {
      const next = this.#list[index + 1];
      if (from < base + piece.length) {
        const found = piece.indexOf(needle, Math.max(0, from - base));
        if (found >= 0) return base + found;
        const across = next ? indexAcross(piece, next, needle, from - base) : -1;
        if (across >= 0) return base + across;
      }
      base += piece.length;
    }
    return -1;
  }

  slice(from: number, to: number): Buffer[] {
    const parts: Buffer[] = [];
    let base = 0;
    for (const piece of this.#list) {
      const part = piece.subarray(Math.max(0, from - base), Math.max(0, to - base));
      if (part.length > 0) parts.push(part);
      base += piece.length;
    }
    return parts;
  }

  text(encoding: 'latin1' | 'utf8', from: number, to: number): string {
    const [first, ...more] = this.slice(from, to);
    if (!first) return '';
    return (more.length === 0 ? first : Buffer.concat([first, ...more])).toString(encoding);
  }
}

/** Where a needle begins in one piece and ends in the next. */
function indexAcross(piece: Buffer, next: Buffer, needle: Buffer, from: number): number {
  const start = Math.max(from, piece.length - needle.length + 1);
  const seam = Buffer.concat([piece.subarray(start), next.subarray(0, needle.length - 1)]);
  const found = seam.indexOf(needle);
  return found < 0 ? -1 : start + found;
}
