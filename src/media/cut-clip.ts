/** Seconds from the start of the source. */
export interface Cut {
  readonly start: number;
  readonly end: number;
}

export interface CutClipInput {
  /** A local video file. */
  readonly source: string;
  /** Null takes the first three seconds. */
  readonly cut: Cut | null;
  /** An existing directory for the three files. */
  readonly directory: string;
  /** The request parameter the source came in, named in a refusal; `url` unless told. */
  readonly param?: string;
  /** The request parameter the cut came in; `timestamps` unless told. */
  readonly cutParam?: string;
}

export interface Clip {
  /** An H.264 mp4 without sound. */
  readonly clip: string;
  /** A square JPEG, 512x512. */
  readonly picture: string;
  /** A larger still, JPEG, in the clip's own shape. */
  readonly portrait: string;
  readonly durationSeconds: number;
  readonly width: number;
  readonly height: number;
}

/** Refuses with `invalid_parameter` a source that is no video, is shorter than a second, or ends before the cut. */
export async function cutClip(_input: CutClipInput, _signal: AbortSignal): Promise<Clip> {
  throw new Error('to come');
}
