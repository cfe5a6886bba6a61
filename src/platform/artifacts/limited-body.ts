import { Readable } from 'node:stream';

/**
 * The bytes of an answer, with a limit of time for each piece. Only the time that the sender takes counts: a reader may be
 * as slow as it likes, which a time limit of the socket would not tell apart.
 */
export class LimitedBody extends Readable {
  readonly #body: Readable;
  readonly #silenceMs: number;
  #timer: NodeJS.Timeout | null = null;

  /** `toError` makes of a failure of the sender the error that readers get. */
  constructor(body: Readable, silenceMs: number, toError: (cause: unknown) => Error) {
    super();
    this.#body = body;
    this.#silenceMs = silenceMs;
    body.pause();
    body.on('data', (chunk: Buffer) => {
      this.#stopWaiting();
      if (this.push(chunk)) this.#wait();
      else body.pause();
    });
    body.once('end', () => {
      this.#stopWaiting();
      this.push(null);
    });
    body.on('error', (error) => this.destroy(toError(error)));
    body.once('close', () => {
      if (!body.readableEnded) this.destroy(toError(new Error('the answer broke off')));
    });
  }

  override _read(): void {
    this.#wait();
    this.#body.resume();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#stopWaiting();
    this.#body.destroy();
    done(error);
  }

  #wait(): void {
    this.#timer ??= setTimeout(() => {
      this.#body.destroy(new Error(`nothing came for ${this.#silenceMs / 1000} s`));
    }, this.#silenceMs);
  }

  #stopWaiting(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }
}
