import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import type { Dispatcher } from 'undici';
import type { UpstreamReply } from './upstream.ts';

/** A longer answer is passed on as it arrives. */
const MOST_WHOLE_BYTES = 256 * 1024;

/** Nobody can use the beginning of these; sound is passed on as it arrives, however short. */
const WHOLE_TYPES = /^(?:application\/json|text\/plain)\b/i;

/**
 * Receives one answer. A short one is collected and comes whole, without a stream: that saves a quarter of what a request
 * to a service costs. Every other comes with its headers, and its body as a stream.
 */
export class ReplyHandler implements Dispatcher.DispatchHandler {
  readonly reply: Promise<UpstreamReply>;
  /** When the headers of the answer had arrived (`performance.now()`). */
  answeredAt: number | null = null;
  readonly #signal: AbortSignal;
  readonly #mayCollect: boolean;
  readonly #resolve: (reply: UpstreamReply) => void;
  readonly #reject: (error: unknown) => void;
  #controller: Dispatcher.DispatchController | null = null;
  #status = 0;
  #headers: IncomingHttpHeaders = {};
  #chunks: Buffer[] | null = null;
  #body: ReplyBody | null = null;

  constructor(signal: AbortSignal, mayCollect: boolean) {
    const { promise, resolve, reject } = Promise.withResolvers<UpstreamReply>();
    this.reply = promise;
    this.#resolve = resolve;
    this.#reject = reject;
    this.#signal = signal;
    this.#mayCollect = mayCollect;
    signal.addEventListener('abort', this);
  }

  /** The caller left. */
  handleEvent(): void {
    this.#reject(this.#signal.reason);
    this.#controller?.abort(this.#signal.reason);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#signal.aborted) controller.abort(this.#signal.reason);
  }

  onResponseStart(
    controller: Dispatcher.DispatchController,
    status: number,
    headers: IncomingHttpHeaders,
  ): void {
    // 100 Continue and 103 Early Hints: the answer follows.
    if (status < 200) return;
    this.answeredAt = performance.now();
    this.#status = status;
    this.#headers = headers;
    const isShort = Number(headers['content-length'] ?? Number.NaN) <= MOST_WHOLE_BYTES;
    if (this.#mayCollect && isShort && WHOLE_TYPES.test(headers['content-type'] ?? '')) {
      this.#chunks = [];
      return;
    }
    this.#body = new ReplyBody(controller);
    this.#resolve({ status, headers, body: this.#body });
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.#chunks) this.#chunks.push(chunk);
    else if (this.#body?.push(chunk) === false) controller.pause();
  }

  onResponseEnd(): void {
    this.#signal.removeEventListener('abort', this);
    if (!this.#chunks) {
      this.#body?.push(null);
      return;
    }
    const [first] = this.#chunks;
    const bytes = this.#chunks.length === 1 && first ? first : Buffer.concat(this.#chunks);
    this.#resolve(new WholeReply(this.#status, this.#headers, withoutMark(bytes.toString('utf8'))));
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.#signal.removeEventListener('abort', this);
    this.#reject(error);
    this.#body?.destroy(error);
  }
}

/** The body of an answer, received no faster than it is read. */
class ReplyBody extends Readable {
  readonly #controller: Dispatcher.DispatchController;

  constructor(controller: Dispatcher.DispatchController) {
    super({ highWaterMark: 64 * 1024 });
    this.#controller = controller;
    // Whoever does not read the body need not care that it breaks off.
    this.on('error', () => {});
  }

  override _read(): void {
    this.#controller.resume();
  }

  override _destroy(error: Error | null, callback: (error?: Error | null) => void): void {
    if (!this.readableEnded) this.#controller.abort(error ?? new Error('nobody reads the answer'));
    callback(error);
  }
}

/** Some services begin a text with a byte order mark. */
function withoutMark(text: string): string {
  return text.startsWith('\uFEFF') ? text.slice(1) : text;
}

/** An answer that has arrived. */
class WholeReply implements UpstreamReply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly whole: string;

  constructor(status: number, headers: IncomingHttpHeaders, whole: string) {
    this.status = status;
    this.headers = headers;
    this.whole = whole;
  }

  get body(): Readable {
    return Readable.from([Buffer.from(this.whole)], { objectMode: false });
  }
}
