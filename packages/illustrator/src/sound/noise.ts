/** White noise between -1 and 1, on two sides that have nothing in common. */
export function noiseOf(seed: number): () => readonly [left: number, right: number] {
  let state = seed | 1;
  const sides: [number, number] = [0, 0];
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    sides[0] = (state & 0xffff) / 32768 - 1;
    sides[1] = ((state >>> 16) & 0xffff) / 32768 - 1;
    return sides;
  };
}
