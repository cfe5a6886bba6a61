export interface SafeFetchOptions {
  /** Loopback is reachable only while the service itself listens on loopback alone, or when the settings say so. */
  readonly allowLoopback: boolean;
}

export interface FetchLimits {
  readonly maxBytes: number;
  /** For the whole fetch, redirects included. */
  readonly timeoutMs: number;
}

export interface FetchedFile {
  readonly bytes: number;
  readonly contentType: string | null;
}

export interface SafeFetch {
  /** Throws `FetchRefused`, or the signal's reason; either way no partial file stays behind. */
  fetchToFile(
    url: string,
    destination: string,
    limits: FetchLimits,
    signal: AbortSignal,
  ): Promise<FetchedFile>;
}

export type FetchRefusal = 'scheme' | 'address' | 'redirects' | 'size' | 'status' | 'timeout' | 'network';

/** The URL could not be had. The message may be shown to the caller. */
export class FetchRefused extends Error {
  readonly reason: FetchRefusal;

  constructor(reason: FetchRefusal, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'FetchRefused';
    this.reason = reason;
  }
}

export function checkUrlForm(_url: string): URL | null {
  return null;
}

export function createSafeFetch(_options: SafeFetchOptions): SafeFetch {
  throw new Error('to come');
}
