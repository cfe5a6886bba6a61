import type { Sketch } from '../painting/sketch.ts';

/** Patterns of walls and floors, layers behind the ground, and kinds of ground, as `sets/` paints them. */
export const WALLS = [
  'plain',
  'tiles',
  'bricks',
  'panels',
  'stripes',
  'concrete',
  'boards',
  'curtain',
  'rock',
  'glass',
] as const;
export const FLOORS = ['boards', 'tiles', 'checker', 'carpet', 'concrete', 'water'] as const;
export const BACKS = [
  'mountains',
  'snow-mountains',
  'high-mountains',
  'rocks',
  'hills',
  'trees',
  'tall-trees',
  'pines',
  'palms',
  'towers',
  'tall-towers',
  'sea',
] as const;
export const GROUNDS = [
  'grass',
  'asphalt',
  'road',
  'sand',
  'dirt',
  'gravel',
  'snow',
  'ice',
  'paving',
  'concrete',
  'rock',
  'track',
  'turf',
  'water',
  'mud',
  'planks',
] as const;

/** What reading a prompt needs to know of a place. */
export interface PlaceWords {
  /** The words and phrases (up to four words, singular) it is found by. */
  readonly words: readonly string[];
  /** How an enhanced prompt puts it. Read again it must mean this place and name no further thing. */
  readonly said: string;
  readonly indoors?: boolean;
  /** The inside of something that travels or was pitched: what is outside is seen, and the weather. */
  readonly aboard?: boolean;
  /** A module of its own paints it (`build-scenery.ts`), because more of it moves or changes than sketches can say. */
  readonly painted?: 'code';
}

/** Things that move by themselves: pictures that follow each other, six a second. */
export type FlipBook = readonly Sketch[];

interface Furnished {
  /**
   * What stands there, from back to front, one a line: `name x y [scale] [flip]`. x counts from the middle of the frame, y from
   * the line where the wall meets the floor or at the horizon, both in pixels of a frame of 720 lines. A name is one of
   * `sketches`, a file of `furnishings/` or of `things/`; `window`, `@landmark`, `sign:WORDS` and the showcases of
   * `sets/goods.ts` are drawn by their own code, and `chair*5:120` is five chairs, 120 apart.
   */
  readonly things: string;
  /** Drawings that only this place has. */
  readonly sketches?: Readonly<Record<string, Sketch | FlipBook>>;
}

interface Surface<Pattern> {
  readonly pattern: Pattern;
  readonly colour: string;
}

/** What drawing a room needs. */
export interface RoomDrawing extends Furnished {
  readonly wall: Surface<(typeof WALLS)[number]>;
  readonly floor: Surface<(typeof FLOORS)[number]>;
  /** Lamps are out: only what glows is bright. */
  readonly dim?: boolean;
}

/** What drawing a place under the sky needs. */
export interface OutdoorDrawing extends Furnished {
  /** Layers behind, far to near. */
  readonly back: readonly (typeof BACKS)[number][];
  readonly ground: (typeof GROUNDS)[number];
  /** What stands there instead when nobody is in the film. */
  readonly deserted?: string;
  /** Where the cast stands, where that is not on the ground: a bridge's deck, counted as a thing's y. */
  readonly deck?: number;
  /** Where the ground begins, in pixels below the horizon. */
  readonly edge?: number;
}

export type PlaceDrawing = RoomDrawing | OutdoorDrawing;

/** One file of `furnishings/`: what several places have. */
export interface FurnishingData {
  /** Its origin is on the floor under its middle, or its middle on a wall; in hundredths of a person's height. */
  readonly sketch: Sketch | FlipBook;
}
