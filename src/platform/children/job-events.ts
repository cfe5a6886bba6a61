/**
 * The events of a job as a stream. The job starts at once and its events are buffered; when the reader stops early, the
 * job is aborted.
 */
export class JobEvents<Event> implements AsyncIterable<Event> {
  readonly #events: Event[] = [];
  readonly #stop = new AbortController();
  #wake: () => void = () => {};
  #ended = false;
  #failure: unknown;

  constructor(
    run: (onEvent: (event: unknown) => void, signal: AbortSignal) => Promise<unknown>,
    signal: AbortSignal,
  ) {
    const stop = AbortSignal.any([signal, this.#stop.signal]);
    run((event) => {
      this.#events.push(event as Event);
      this.#wake();
    }, stop).then(
      () => this.#end(),
      (error: unknown) => {
        this.#failure = error;
        this.#end();
      },
    );
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Event> {
    try {
      for (;;) {
        const event = this.#events.shift();
        if (event !== undefined) yield event;
        else if (this.#failure !== undefined) throw this.#failure;
        else if (this.#ended) return;
        else await new Promise<void>((resolve) => (this.#wake = resolve));
      }
    } finally {
      this.#stop.abort(new Error('the reader has stopped'));
    }
  }

  #end(): void {
    this.#ended = true;
    this.#wake();
  }
}
