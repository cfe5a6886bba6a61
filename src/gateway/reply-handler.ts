import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import type { Dispatcher } from 'undici';
import { AnswerOverLimit } from '../engines/answer-over-limit.ts';
import type { UpstreamReply } from './upstream.ts';

export interface AnswerLimits {
  readonly mostBytes: number;
  /** From its headers to its end, without the pauses of its reader. */
  readonly mostMs: number;
}

/** A longer answer is passed on as it arrives. */
const MOST_WHOLE_BYTES = 256 * 1024;

/** Nobody can use the beginning of these; sound is passed on as it arrives, however short. */
const WHOLE_TYPES = /^(?:application\/json|text\/plain)\b/i;

/** An answer may be announced so often before it comes. */
const MOST_ANNOUNCEMENTS = 10;

/**
 * Receives one answer, within limits: the only way in which anything of a service comes into this program. A short one is collected and comes whole, without a stream: that saves a quarter of what a request
 * to a service costs. Every other comes with its headers, and its body as a stream.
 */
export class ReplyHandler implements Dispatcher.DispatchHandler {
  readonly reply: Promise<UpstreamReply>;
  /** When the headers of the answer had arrived (`performance.now()`). */
  answeredAt: number | null = null;
  readonly #signal: AbortSignal;
  readonly #mayCollect: boolean;
  readonly #limits: AnswerLimits;
  readonly #resolve: (reply: UpstreamReply) => void;
  readonly #reject: (error: unknown) => void;
  #controller: Dispatcher.DispatchController | null = null;
  #status = 0;
  #headers: IncomingHttpHeaders = {};
  #chunks: Buffer[] | null = null;
  #body: ReplyBody | null = null;
  #announcements = 0;
  #bytes = 0;
  #timer: NodeJS.Timeout | undefined;
  /** When the reader began the pause that it makes now, and how long it paused before. */
  #pausedAt: number | null = null;
  #pausedMs = 0;

  constructor(signal: AbortSignal, mayCollect: boolean, limits: AnswerLimits) {
    const { promise, resolve, reject } = Promise.withResolvers<UpstreamReply>();
    this.reply = promise;
    this.#resolve = resolve;
    this.#reject = reject;
    this.#signal = signal;
    this.#mayCollect = mayCollect;
    this.#limits = limits;
    signal.addEventListener('abort', this);
  }

  /** The caller left. */
  handleEvent(): void {
    clearTimeout(this.#timer);
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
    if (status < 200) {
      this.#announcements += 1;
      if (this.#announcements > MOST_ANNOUNCEMENTS) this.#overrun(controller, 'bytes', 'does not begin');
      return;
    }
    const { mostBytes, mostMs } = this.#limits;
    this.#timer = setTimeout(() => this.#onLate(controller), mostMs).unref();
    this.answeredAt = performance.now();
    this.#status = status;
    this.#headers = headers;
    const length = Number(headers['content-length'] ?? Number.NaN);
    if (length > mostBytes) {
      this.#overrun(controller, 'bytes', `is longer than ${mostBytes} bytes`);
      return;
    }
    const isShort = length <= MOST_WHOLE_BYTES;
    if (this.#mayCollect && isShort && WHOLE_TYPES.test(headers['content-type'] ?? '')) {
      this.#chunks = [];
      return;
    }
    this.#body = new ReplyBody(controller, () => this.#resume(controller));
    this.#resolve({ status, headers, body: this.#body });
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#bytes += chunk.length;
    const { mostBytes } = this.#limits;
    if (this.#bytes > mostBytes) {
      this.#overrun(controller, 'bytes', `is longer than ${mostBytes} bytes`);
    } else if (this.#chunks) {
      this.#chunks.push(chunk);
    } else if (this.#body?.push(chunk) === false) {
      this.#pausedAt ??= performance.now();
      controller.pause();
    }
  }

  onResponseEnd(): void {
    clearTimeout(this.#timer);
    this.#signal.removeEventListener('abort', this);
    if (!this.#chunks) {
      this.#body?.push(null);
      return;
    }
    const [first] = this.#chunks;
    const bytes = this.#chunks.length === 1 && first ? first : Buffer.concat(this.#chunks);
    this.#resolve(new WholeReply(this.#status, this.#headers, withoutMark(bytes.toString('utf8'))));
  }

  #resume(controller: Dispatcher.DispatchController): void {
    if (this.#pausedAt !== null) this.#pausedMs += performance.now() - this.#pausedAt;
    this.#pausedAt = null;
    controller.resume();
  }

  /** The time that the reader has paused is given to the service. */
  #onLate(controller: Dispatcher.DispatchController): void {
    const now = performance.now();
    const pausedMs = this.#pausedMs + (this.#pausedAt === null ? 0 : now - this.#pausedAt);
    if (pausedMs < 1) {
      this.#overrun(controller, 'time', `took longer than ${this.#limits.mostMs / 1000} s`);
      return;
    }
    this.#pausedMs = 0;
    if (this.#pausedAt !== null) this.#pausedAt = now;
    this.#timer = setTimeout(() => this.#onLate(controller), pausedMs).unref();
  }

  #overrun(controller: Dispatcher.DispatchController, excess: 'bytes' | 'time', what: string): void {
    const error = new AnswerOverLimit(excess, `the answer ${what}`);
    clearTimeout(this.#timer);
    this.#signal.removeEventListener('abort', this);
    this.#chunks = null;
    this.#reject(error);
    if (this.#body) this.#body.destroy(error);
    else controller.abort(error);
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    clearTimeout(this.#timer);
    this.#signal.removeEventListener('abort', this);
    this.#reject(error);
    this.#body?.destroy(error);
  }
}

/** The body of an answer, received no faster than it is read. */
class ReplyBody extends Readable {
  readonly #controller: Dispatcher.DispatchController;
  readonly #onRead: () => void;

  constructor(controller: Dispatcher.DispatchController, onRead: () => void) {
    super({ highWaterMark: 64 * 1024 });
    this.#controller = controller;
    this.#onRead = onRead;
    // A caller that does not read the body need not care that it breaks off.
    this.on('error', () => {});
  }

  override _read(): void {
    this.#onRead();
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
