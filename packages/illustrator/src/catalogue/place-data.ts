import type { Place } from '../../compiled/place.ts';
import type { Sketch } from '../painting/sketch.ts';

/** What a layer of a place can be; `cast` is where the actors stand. */
export const LAYERS = [
  'sky',
  'haze',
  'mountains',
  'hills',
  'trees',
  'towers',
  'water',
  'swell',
  'clouds',
  'road',
  'strip',
  'rays',
  'nebula',
  'beams',
  'cast',
] as const;
export const TREES = ['pine', 'leafy', 'palm', 'acacia', 'cactus', 'bamboo', 'mixed'] as const;
/** What a layer may depend on. */
export const FACTS = [
  'snow',
  'storm',
  'autumn',
  'aerial',
  'afoot',
  'bamboo',
  'ruins',
  'wreck',
  'deserted',
  'night',
  'neon',
] as const;

/** Sketches scattered over a layer, larger toward the viewer. */
export interface Scattered {
  /** Names of sketches, of `furnishings/` or of `things/`, in turns. */
  readonly sketches: readonly string[];
  /** How many of them, or how far they are apart in a row. */
  readonly count?: number;
  readonly apart?: number;
  /** As `scale` of a place's things: of the farthest and the nearest. */
  readonly size: readonly [far: number, near: number];
  /** From the layer's y down, in pixels: where the farthest and the nearest stand. */
  readonly at: readonly [far: number, near: number];
}

/** A layer of a place, far to near. Lengths are pixels of a frame of 720 lines. */
export interface PlaceLayer {
  readonly kind: (typeof LAYERS)[number];
  /** Shown only if that is so, or is not so. */
  readonly when?: (typeof FACTS)[number];
  readonly unless?: (typeof FACTS)[number];
  /** From the horizon down; `30%` is a share of the ground, `-30%` one of the sky. */
  readonly y?: number | string;
  readonly tall?: number;
  /** How fast it passes: 0 is the far sky, 1 the ground that the actors stand on. */
  readonly parallax?: number;
  /** How far into the haze it is, 0 to 1. */
  readonly depth?: number;
  /** How much higher its hills are than its valleys. */
  readonly swell?: number;
  readonly colour?: string;
  /** Of ground, above and below; without them it is grass, or snow. */
  readonly colours?: readonly [top: string, low: string];
  /** How many: clouds, peaks, trees. */
  readonly count?: number;
  /** Of mountains: snow on their peaks, also where it does not snow. */
  readonly snowy?: boolean;
  readonly tree?: (typeof TREES)[number];
  /** Of trees: there is no ground under them that is their own. */
  readonly bare?: boolean;
  /** Of hills: grass and flowers grow on them. */
  readonly grows?: boolean;
  readonly rough?: number;
  /** Of a swell: how near it is, and where it begins. */
  readonly near?: number;
  readonly phase?: number;
  /** Moves by itself, in pixels a second; sways with the water; rises and falls. */
  readonly drift?: number;
  readonly waves?: boolean;
  readonly bobs?: number;
  readonly scattered?: readonly Scattered[];
}

/** What reading a prompt needs to know of a place. */
export interface PlaceWords {
  /** The words and phrases (up to four words, singular) it is found by. */
  readonly words: readonly string[];
  /** How an enhanced prompt puts it. Read again it must mean this place and name no further thing. */
  readonly said: string;
  readonly indoors?: boolean;
  /** The inside of something that travels or was pitched: what is outside is seen, and the weather. */
  readonly aboard?: boolean;
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
  readonly things?: string;
  /** Drawings that only this place has. */
  readonly sketches?: Readonly<Record<string, Sketch | FlipBook>>;
}

interface Surface {
  /** Of `words/surfaces.yaml`. */
  readonly pattern: string;
  /** One of several is taken by chance. */
  readonly colour: string | readonly string[];
}

/** What drawing a room needs. */
export interface RoomDrawing extends Furnished {
  readonly wall: Surface;
  readonly floor: Surface;
  /** Lamps are out: only what glows is bright. */
  readonly dim?: boolean;
  /** Before the walls: beams of light, a crowd. */
  readonly layers?: readonly PlaceLayer[];
  /** What is seen through its panes where the prompt names nothing, and how fast one goes through it, in pixels a second. */
  readonly outside?: { readonly place: Place; readonly speed?: number };
  /** Holes in the wall: an svg-path in pixels of a frame of 720 lines, whose origin is the middle of the wall's foot. */
  readonly panes?: string;
}

/** What drawing a place under the sky needs that is made of layers. */
export interface LayeredDrawing extends Furnished {
  readonly layers: readonly PlaceLayer[];
}

/** What drawing a place under the sky needs. */
export interface OutdoorDrawing extends Furnished {
  /** Layers behind, far to near, and what one stands on: of `words/surfaces.yaml`. */
  readonly back: readonly string[];
  readonly ground: string;
  /** What stands there instead when nobody is in the film. */
  readonly deserted?: string;
  /** Where the cast stands, where that is not on the ground: a bridge's deck, counted as a thing's y. */
  readonly deck?: number;
  /** Where the ground begins, in pixels below the horizon. */
  readonly edge?: number;
}

export type PlaceDrawing = RoomDrawing | OutdoorDrawing | LayeredDrawing;

/** One file of `furnishings/`: what several places have. */
export interface FurnishingData {
  /** Its origin is on the floor under its middle, or its middle on a wall; in hundredths of a person's height. */
  readonly sketch: Sketch | FlipBook;
}
