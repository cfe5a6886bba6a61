export type FetchRefusal = 'scheme' | 'address' | 'redirects' | 'size' | 'status' | 'timeout' | 'network';

/**
 * One text for a closed port, a port that speaks something else, silence, and a name that nobody knows: callers must not
 * learn from us what listens where.
 */
export const NO_ANSWER = 'The URL gave no usable answer in time.';

/** A URL could not be had. The message may be shown to the caller; the cause is for the log. */
export class FetchRefused extends Error {
  readonly reason: FetchRefusal;

  constructor(reason: FetchRefusal, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'FetchRefused';
    this.reason = reason;
  }
}
