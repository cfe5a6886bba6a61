import type { Operation } from './operation.ts';

/** A film that a hosted service has delivered. */
export interface FilmToProbe {
  readonly path: string;
  /** Films are looked at in turns by service, so that those of one do not delay another's. */
  readonly upstream: string;
  /** Default: only mp4. */
  readonly anyFormat?: boolean;
}

/** Rejects when the file does not decode, or is no mp4 where it must be one. */
export type ProbeFilm = (
  film: FilmToProbe,
  signal: AbortSignal,
) => Promise<{ readonly width: number; readonly height: number; readonly seconds: number }>;

/** How a film that is stored at this path is looked at. */
export function toProbe({ upstream, makeGood }: Operation, path: string): FilmToProbe {
  return { path, upstream, anyFormat: makeGood?.includes('format') ?? false };
}
