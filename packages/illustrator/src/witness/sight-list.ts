import type { Box, Point } from '../cast/rig.ts';
import type { NamedPicture } from './named-picture.ts';
import type { Sight } from './sight.ts';

/** Named by its number in the list, for it is drawn before what is within it. */
type Counted = Omit<Sight, 'box' | 'colours' | 'seen' | 'equipment' | 'within'> & { readonly within: number };

/** What has been drawn into a frame so far, and of each pixel whose it is. */
export class SightList {
  readonly width: number;
  readonly height: number;
  /** 0 is scenery without a name, else `sights()[id - 1]`. */
  ids: Uint16Array;
  /** The lowest layer that repeats: how far it is drawn from its beginning. */
  ground = { x: 0, y: 0 };
  readonly #all: Counted[];

  constructor(
    width: number,
    height: number,
    ids = new Uint16Array(width * height),
    all: readonly Counted[] = [],
  ) {
    this.width = width;
    this.height = height;
    this.ids = ids;
    this.#all = [...all];
  }

  copy(): SightList {
    const copy = new SightList(this.width, this.height, this.ids.slice(), this.#all);
    copy.ground = this.ground;
    return copy;
  }

  /** Takes up the things of a picture; returns what is added to their numbers in it. */
  add({ things }: NamedPicture, inFrame: (at: Point) => Point, area = 1): number {
    const first = this.#all.length;
    for (const { what, within, painted, box } of things)
      this.#all.push({
        what,
        within: within < 0 ? -1 : within + first,
        whole: placedBox(box, inFrame),
        drawn: painted * area,
      });
    return first;
  }

  /** Enlarged about a point, as the frame is. */
  zoom(scale: number, x: number, y: number): void {
    const ids = new Uint16Array(this.ids.length);
    for (let row = 0; row < this.height; row++)
      for (let column = 0; column < this.width; column++) {
        const [u, v] = [Math.floor(x + (column + 0.5 - x) / scale), Math.floor(y + (row + 0.5 - y) / scale)];
        ids[row * this.width + column] = this.ids[v * this.width + u] ?? 0;
      }
    this.ids = ids;
    const inFrame = (at: Point) => ({ x: x + (at.x - x) * scale, y: y + (at.y - y) * scale });
    for (const [index, each] of this.#all.entries())
      this.#all[index] = { ...each, whole: placedBox(each.whole, inFrame), drawn: each.drawn * scale ** 2 };
  }

  sights(picture: Uint8ClampedArray): Sight[] {
    const seen = this.#all.map(() => ({
      shades: new Map<number, number>(),
      count: 0,
      left: this.width,
      right: 0,
      top: this.height,
      bottom: 0,
    }));
    for (let y = 0, index = 0; y < this.height; y++)
      for (let x = 0; x < this.width; x++, index++) {
        const id = this.ids[index]!;
        if (id === 0) continue;
        const own = seen[id - 1]!;
        own.count++;
        const at = index * 4;
        const colour = ((picture[at]! >> 4) << 8) | ((picture[at + 1]! >> 4) << 4) | (picture[at + 2]! >> 4);
        own.shades.set(colour, (own.shades.get(colour) ?? 0) + 1);
        if (x < own.left) own.left = x;
        if (x >= own.right) own.right = x + 1;
        if (y < own.top) own.top = y;
        own.bottom = y + 1;
      }
    const sights: Sight[] = [];
    for (const [index, each] of this.#all.entries()) {
      const { count, shades, ...box } = seen[index]!;
      const brought = this.#all.flatMap(({ what, within }, other) =>
        within === index && !what.subject ? [seen[other]!.count] : [],
      );
      sights.push({
        ...each,
        within: sights[each.within] ?? null,
        seen: count,
        colours: new Map([...shades].map(([colour, each]) => [colour, each / count])),
        equipment: brought.reduce((sum, one) => sum + one, 0),
        box: count > 0 ? box : null,
      });
    }
    return sights;
  }
}

function placedBox({ left, right, top, bottom }: Box, inFrame: (at: Point) => Point): Box {
  const corners = [
    { x: left, y: top },
    { x: right, y: top },
    { x: left, y: bottom },
    { x: right, y: bottom },
  ].map(inFrame);
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}
