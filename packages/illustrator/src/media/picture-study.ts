/** What models found in a picture. Plain data: it passes between processes. */
export interface PictureStudy {
  /** The subject, cut out: once for a picture, for a clip every `CLIP_STEP` frames. Empty where it cannot be trusted. */
  readonly subjects: readonly Subject[];
  /** Why there is no subject, when one was looked for. */
  readonly doubt: string | null;
  /** How near everything is. */
  readonly nearness: Raster | null;
  readonly faces: readonly Box[];
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A grey picture of any size, which stands for the whole picture that it was made from. */
export interface Raster extends Size {
  /** 0 to 255. */
  readonly values: Uint8Array;
}

export interface Subject {
  readonly mask: Raster;
  /** The share of each edge of the picture that the subject reaches. */
  readonly touches: Edges;
}

export interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Part of a picture, in fractions of it where nothing else is said. */
export interface Box extends Size {
  readonly x: number;
  readonly y: number;
}

/** Characters move at half the film's rate: smooth enough, and half the memory. */
export const CLIP_FRAMES_PER_SECOND = 12;
/** Between two masks of a clip the mask is blended: at twelve frames a second this is a third of a second. */
export const CLIP_STEP = 4;

/** The models, each with pictures (RGBA) of its own size. */
export interface PictureModels {
  /** How much each pixel of 320 x 320 belongs to the subject, 0 to 1. */
  subject(pixels: Uint8ClampedArray): Promise<Float32Array>;
  /** How far away each pixel of 224 x 224 is. */
  depth(pixels: Uint8ClampedArray): Promise<Float32Array>;
  /** Faces in 256 x 256. */
  faces(pixels: Uint8ClampedArray): Promise<readonly Box[]>;
}

export const MODEL_SIZES = { subject: 320, depth: 224, faces: 256 } as const;
