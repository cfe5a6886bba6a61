/**
 * Terminology
 *   layer   a wide picture in planar form; scrolls sideways, may repeat
 *   sprite  a small picture in packed form; may be moved by fractions of a pixel, turned, scaled, faded
 *   frame   the planar picture that is handed to the encoder
 */
export interface Layer {
  readonly width: number;
  readonly height: number;
  /** The distance after which it repeats; 0 when it does not. */
  readonly period: number;
  /** Every row from here down hides what is behind it. */
  readonly opaqueFrom: number;
  readonly planes: LayerPlanes;
}

/** How much each part of a layer moves when it is drawn warped: one signed byte for every four by four pixels. */
export interface Relief {
  readonly address: number;
  readonly width: number;
  readonly height: number;
}

/** Kinds are of each row, and of every 16 pixels in it: empty, mixed or opaque. */
export type LayerPlanes = readonly [
  y: number,
  a: number,
  u: number,
  v: number,
  c: number,
  rowKindsY: number,
  rowKindsC: number,
  kindsY: number,
  kindsC: number,
];

export interface Sprite {
  readonly address: number;
  /** Size of what is stored: the picture without its transparent margin. */
  readonly width: number;
  readonly height: number;
  /** The stored part's place within the picture it was made from. */
  readonly left: number;
  readonly top: number;
  readonly fullWidth: number;
  readonly fullHeight: number;
}

export interface SpritePlacement {
  readonly x: number;
  readonly y: number;
  /** The point of the sprite that lands on (x, y), as fractions of its full size. */
  readonly anchorX?: number;
  readonly anchorY?: number;
  readonly scaleX?: number;
  readonly scaleY?: number;
  readonly rotation?: number;
  /** How far each row lies to the right of the one above it: a sprite that leans takes a fifth of one that turns. */
  readonly lean?: number;
  readonly opacity?: number;
  /** Moved to the nearest whole pixel, unless it is scaled or turned. */
  readonly whole?: boolean;
}

/** Where the Y, U and V of a frame begin. */
export type FramePlanes = readonly [y: number, u: number, v: number];
