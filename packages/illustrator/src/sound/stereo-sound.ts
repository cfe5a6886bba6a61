/** Samples between -1 and 1. */
export interface StereoSound {
  readonly rate: number;
  readonly left: Float32Array<ArrayBuffer>;
  readonly right: Float32Array<ArrayBuffer>;
}
