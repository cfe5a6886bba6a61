export type FetchRefusal = 'scheme' | 'address' | 'redirects' | 'size' | 'status' | 'timeout' | 'network';

/**
 * One message for a closed port, another protocol, no response, and an unknown host: callers must not be able to scan
 * the network through this service.
 */
export const NO_ANSWER = 'The URL gave no usable answer in time.';

/** A URL could not be fetched. The message may be shown to the caller; the cause is for the log. */
export class FetchRefused extends Error {
  readonly reason: FetchRefusal;

  constructor(reason: FetchRefusal, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'FetchRefused';
    this.reason = reason;
  }
}
