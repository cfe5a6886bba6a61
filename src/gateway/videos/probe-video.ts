import type { Operation } from './operation.ts';

/** A video that a hosted service has delivered. */
export interface VideoToProbe {
  readonly path: string;
  /** Videos are looked at in turns by service, so that those of one do not delay another's. */
  readonly upstream: string;
  /** Default: only mp4. */
  readonly anyFormat?: boolean;
}

/** Rejects when the file does not decode, or is no mp4 where it must be one. */
export type ProbeVideo = (
  video: VideoToProbe,
  signal: AbortSignal,
) => Promise<{ readonly width: number; readonly height: number; readonly seconds: number }>;

/** How a video that is stored at this path is looked at. */
export function toProbe({ upstream, makeGood: postProcess }: Operation, path: string): VideoToProbe {
  return { path, upstream, anyFormat: postProcess?.includes('format') ?? false };
}
