export type ImageFormat = 'png' | 'jpeg' | 'webp' | 'gif';

export interface ImageFacts {
  readonly format: ImageFormat;
  readonly width: number;
  readonly height: number;
}

export interface InspectImageOptions {
  /** The request parameter the image came in, named in a refusal. */
  readonly param?: string;
}

/** Refuses with `invalid_image` anything but a whole PNG, JPEG, WebP or GIF within the limits. */
export async function inspectImage(
  _file: string,
  _signal: AbortSignal,
  _options: InspectImageOptions = {},
): Promise<ImageFacts> {
  throw new Error('to come');
}
