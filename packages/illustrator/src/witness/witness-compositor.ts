import type { Canvas } from '@napi-rs/canvas';
import { watching } from '../cast/painted-as.ts';
import { Compositor } from '../compositor/compositor.ts';
import type { Layer, Sprite, SpritePlacement } from '../compositor/pictures.ts';
import { placeSprite } from '../compositor/place-sprite.ts';
import { modulo } from '../compositor/planes.ts';
import { Markings } from './markings.ts';
import { type NamedPicture, namedPicture } from './named-picture.ts';
import { PLAIN } from './painted-sheet.ts';
import type { Sight } from './sight.ts';
import { SightList } from './sight-list.ts';

/** One in the fixed numbers of `placeSprite`. */
const FIXED = 65_536;
/** What is more transparent is no thing of its own, as a mirror image in water, and hides nothing. */
const FAINT = 0.4;
/** Smaller ones without a name are snow, rain and sparks: they hide nothing for long. */
const LARGE = 0.02;

/**
 * Puts films together as its base does, and knows of every pixel of the frame which of the things in the pictures is seen
 * there: what the film shows, whatever was meant by it.
 */
export class WitnessCompositor extends Compositor {
  readonly #markings = new Markings();
  readonly #pictures = new Map<number, NamedPicture>();
  readonly #kept = new Map<number, SightList>();
  #list: SightList;

  constructor(width: number, height: number) {
    super(width, height);
    this.#list = new SightList(width, height);
  }

  /** Listens to what is painted until `compose` is done. */
  async watch<Result>(compose: () => Promise<Result>): Promise<Result> {
    watching.now = this.#markings.watch;
    try {
      return await compose();
    } finally {
      watching.now = null;
    }
  }

  get ground(): number {
    return this.#list.ground.x;
  }

  sights(picture = this.snapshot(this.width, this.height)): Sight[] {
    return this.#list.sights(picture);
  }

  override nextFrame(): void {
    super.nextFrame();
    this.#list = new SightList(this.width, this.height);
  }

  override layer(picture: Canvas, options = {}): Layer {
    const layer = super.layer(picture, options);
    this.#pictures.set(layer.planes[0], namedPicture(picture, this.#markings.take(picture)));
    return layer;
  }

  override sprite(
    picture: Canvas,
    ...grade: Parameters<Compositor['sprite']> extends [Canvas, ...infer Rest] ? Rest : []
  ): Sprite {
    const sprite = super.sprite(picture, ...grade);
    const named = namedPicture(picture, this.#markings.take(picture));
    this.#pictures.set(sprite.address, trimmed(named, sprite));
    return sprite;
  }

  override drawLayer(
    layer: Layer,
    x: number,
    y: number,
    options: { waves?: boolean; toRow?: number } = {},
  ): void {
    super.drawLayer(layer, x, y, options);
    if (layer.period && y > this.#list.ground.y) this.#list.ground = { x, y };
    const picture = this.#pictures.get(layer.planes[0])!;
    const left = layer.period ? modulo(Math.round(x), layer.period) : Math.round(x);
    const top = Math.round(y / 2) * 2;
    const own = this.#list.add(picture, (at) => ({
      x: at.x - left,
      y: at.y + top,
    }));
    const bottom = Math.min(this.height, options.toRow ?? this.height, top + picture.height);
    for (let row = Math.max(0, top); row < bottom; row++)
      for (let column = 0; column < this.width; column++) {
        const at = layer.period ? (left + column) % layer.period : left + column;
        const owner = at < 0 || at >= picture.width ? 0 : picture.owners[(row - top) * picture.width + at]!;
        if (owner !== 0) this.#list.ids[row * this.width + column] = owner === PLAIN ? 0 : own + owner;
      }
  }

  override drawSprite(sprite: Sprite, placement: SpritePlacement): void {
    super.drawSprite(sprite, placement);
    const picture = this.#pictures.get(sprite.address);
    const { scaleX = 1, scaleY = 1, opacity = 1 } = placement;
    if (!picture || opacity < FAINT || scaleX === 0 || scaleY === 0) return;
    const { left, top, right, bottom, matrix } = placeSprite(sprite, placement);
    const isSmall = (right - left) * (bottom - top) < this.width * this.height * LARGE;
    if (picture.things.length === 0 && isSmall) return;
    const [ux, uy, u0, vx, vy, v0] = matrix.map((value) => value / FIXED) as [
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    const turn = ux * vy - uy * vx;
    const inFrame = (at: { x: number; y: number }) => {
      const [u, v] = [at.x - u0, at.y - v0];
      return { x: (u * vy - v * uy) / turn, y: (v * ux - u * vx) / turn };
    };
    const own = this.#list.add(picture, inFrame, 1 / Math.abs(turn));
    for (let row = Math.max(0, top); row < Math.min(this.height, bottom); row++)
      for (let column = Math.max(0, left); column < Math.min(this.width, right); column++) {
        const u = Math.floor(ux * (column + 0.5) + uy * (row + 0.5) + u0);
        const v = Math.floor(vx * (column + 0.5) + vy * (row + 0.5) + v0);
        if (u < 0 || v < 0 || u >= picture.width || v >= picture.height) continue;
        const owner = picture.owners[v * picture.width + u]!;
        if (owner !== 0) this.#list.ids[row * this.width + column] = owner === PLAIN ? 0 : own + owner;
      }
  }

  override zoom(scale: number, x: number, y: number): void {
    super.zoom(scale, x, y);
    this.#list.zoom(scale, x, y);
  }

  override keepFrame(): number {
    const kept = super.keepFrame();
    this.#kept.set(kept, this.#list.copy());
    return kept;
  }

  override restoreFrame(kept: number): void {
    super.restoreFrame(kept);
    this.#list = this.#kept.get(kept)!.copy();
  }

  override dissolve(share: number, second: () => void): void {
    const first = this.#list;
    this.#list = new SightList(this.width, this.height);
    super.dissolve(share, second);
    if (share < 0.5) this.#list = first;
  }
}

/** Only what the sprite has kept of its picture. */
function trimmed({ owners, things, width, height }: NamedPicture, sprite: Sprite): NamedPicture {
  const kept = new Uint16Array(sprite.width * sprite.height);
  for (let y = 0; y < sprite.height; y++)
    for (let x = 0; x < sprite.width; x++) {
      const [column, row] = [x + sprite.left, y + sprite.top];
      if (column >= 0 && row >= 0 && column < width && row < height)
        kept[y * sprite.width + x] = owners[row * width + column]!;
    }
  const moved = ({ box, ...thing }: NamedPicture['things'][number]) => ({
    ...thing,
    box: {
      left: box.left - sprite.left,
      right: box.right - sprite.left,
      top: box.top - sprite.top,
      bottom: box.bottom - sprite.top,
    },
  });
  return { width: sprite.width, height: sprite.height, owners: kept, things: things.map(moved) };
}
