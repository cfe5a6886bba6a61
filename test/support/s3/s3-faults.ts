/** The operations of the S3 API that this server has, by their names there. */
export type Operation =
  | 'AbortMultipartUpload'
  | 'CompleteMultipartUpload'
  | 'CopyObject'
  | 'CreateMultipartUpload'
  | 'DeleteObject'
  | 'GetObject'
  | 'HeadObject'
  | 'ListObjectsV2'
  | 'PutObject'
  | 'UploadPart';

/**
 *   silent        reads the request and never answers
 *   stalled       sends the head and half of the body, and no more
 *   trickle       sends one byte of its answer every tenth of a second
 *   reset         cuts the connection
 *   error         answers with `status` and `code`; default 500 InternalError
 *   damaged       a byte changes on the way here, before checksums are compared
 *   rotten        a byte changes after they were compared; the ETag is that of the changed bytes
 *   strange-etag  answers with an ETag that is not that of the bytes
 */
export type FaultKind =
  | 'silent'
  | 'stalled'
  | 'trickle'
  | 'reset'
  | 'error'
  | 'damaged'
  | 'rotten'
  | 'strange-etag';

export interface Fault {
  readonly kind: FaultKind;
  /** Default: all. */
  readonly on?: readonly Operation[];
  /** Which keys; default: all. */
  readonly keys?: RegExp;
  /** How many requests it hits; default: all until it ends. */
  readonly times?: number;
  readonly status?: number;
  readonly code?: string;
}

/** A fault that is being made. */
export interface RunningFault {
  readonly hits: number;
  end(): void;
}

export class S3Faults {
  readonly #running = new Set<Fault & { hits: number }>();

  begin(fault: Fault): RunningFault {
    const running = { ...fault, hits: 0 };
    this.#running.add(running);
    return {
      get hits() {
        return running.hits;
      },
      end: () => void this.#running.delete(running),
    };
  }

  endAll(): void {
    this.#running.clear();
  }

  /** The fault that hits this request. */
  next(operation: Operation, key: string): Fault | null {
    for (const fault of this.#running) {
      if (fault.on && !fault.on.includes(operation)) continue;
      if (fault.keys && !fault.keys.test(key)) continue;
      if (fault.hits >= (fault.times ?? Number.POSITIVE_INFINITY)) continue;
      fault.hits += 1;
      return fault;
    }
    return null;
  }
}
