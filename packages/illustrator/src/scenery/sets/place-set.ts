/** A place as a row of data: a shell, and things that stand in it. */
export interface RoomSet {
  /** `pattern colour`: plain, tiles, bricks, panels, stripes, concrete, boards, curtain, rock, glass. */
  readonly wall: string;
  /** `pattern colour`: boards, tiles, checker, carpet, concrete, water. */
  readonly floor: string;
  /**
   * What stands there, from back to front, one a line: `name x y [scale] [flip]`. x counts from the middle of the frame, y from
   * the line where the wall meets the floor, both in pixels of a frame of 720 lines. Names are sketches of the set's
   * own or of `furnishings`; `window`, `@landmark` and `sign:WORDS` are drawn by their own code, and `chair*5:120` is five
   * chairs, 120 apart.
   */
  readonly things: string;
  /** Lamps are out: only what glows is bright. */
  readonly dim?: boolean;
}

export interface OutdoorSet {
  /** Layers behind, far to near: mountains, snow-mountains, hills, trees, pines, towers, sea, none. */
  readonly back: string;
  /** `kind` of ground: grass, asphalt, sand, dirt, snow, paving, concrete, water, ice, rock, track, turf, gravel. */
  readonly ground: string;
  readonly things: string;
  /** What stands there instead when nobody is in the film. */
  readonly deserted?: string;
  /** Where the cast stands, where that is not on the ground: a bridge's deck, counted as a thing's y. */
  readonly deck?: number;
  /** Where the ground begins, in pixels below the horizon. */
  readonly edge?: number;
}

/** Things that move by themselves: pictures that follow each other, six a second. */
export type FlipBook = readonly string[];

export interface SetGroup<Set> {
  readonly sets: Readonly<Record<string, Set>>;
  readonly things: Readonly<Record<string, string | FlipBook>>;
}
