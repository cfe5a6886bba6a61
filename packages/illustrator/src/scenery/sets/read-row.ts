/** `name x y [scale] [flip]`, where `name*5:120` is five of them, 120 apart. */
export const ROW = /^\s*([^\s*]+)(?:\*(\d+):(\d+))? (-?[\d.]+) (-?[\d.]+)(?: ([\d.]+)( flip)?)?\s*$/;

/** A line of a place: what stands where, how large, and how often. */
export type Row = Readonly<ReturnType<typeof readRow>>;

export function readRow(line: string) {
  const [, name = '', times = '1', apart = '0', x = '0', y = '0', scale = '1', flip] = ROW.exec(line)!;
  return {
    name,
    times: Number(times),
    apart: Number(apart),
    x: Number(x),
    y: Number(y),
    scale: Number(scale),
    flip: flip !== undefined,
  };
}
