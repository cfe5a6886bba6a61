export type FetchRefusal = 'scheme' | 'address' | 'redirects' | 'size' | 'status' | 'timeout' | 'network';

/** A URL could not be had. The message may be shown to the caller; the cause is for the log. */
export class FetchRefused extends Error {
  readonly reason: FetchRefusal;

  constructor(reason: FetchRefusal, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'FetchRefused';
    this.reason = reason;
  }
}
