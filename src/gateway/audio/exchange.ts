import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { ServiceError } from '../../domain/errors.ts';
import { AnswerOverLimit, type Excess } from '../../engines/answer-over-limit.ts';
import type { JsonLimits } from '../../platform/schemas/scan-json.ts';
import { keyForms, withoutForms } from '../hide-secrets.ts';
import { maskSecrets } from '../mask-secrets.ts';
import { ANSWER_JSON, parseAnswer } from '../parse-answer.ts';
import type { Admission, FaultClass, Upstream, UpstreamReply } from '../upstream.ts';
import type { AudioDialect } from './audio-dialect.ts';
import { type Fault, faultOf, passedError, toServiceError } from './fault.ts';

/** A body that stays open after its end is read no further than this. */
const MOST_LEFTOVER_MS = 2000;
const MOST_ERROR_BYTES = 64 * 1024;
/** Of an answer whose caller has left, for the count at its end. */
const MOST_UNWANTED_BYTES = 1024 * 1024;

type Manners = Pick<AudioDialect, 'silenceMs' | 'passesErrors'>;

/**
 * An accepted request and its answer as it arrives. The admission is settled once: by `succeed` when the answer was
 * complete and made sense, by `fail…`, or by `abandon` when nobody wants the rest.
 */
export class Exchange {
  readonly headers: IncomingHttpHeaders;
  readonly #reply: UpstreamReply;
  readonly #admission: Admission;
  readonly #signal: AbortSignal;
  readonly #dialect: Manners;
  readonly #upstream: Pick<Upstream, 'withoutKeys' | 'secrets'>;
  #settled = false;
  #isWaiting = true;
  #unwantedBytes = 0;

  constructor(
    reply: UpstreamReply,
    admission: Admission,
    signal: AbortSignal,
    dialect: Manners,
    upstream: Pick<Upstream, 'withoutKeys' | 'secrets'>,
  ) {
    this.headers = reply.headers;
    this.#reply = reply;
    this.#admission = admission;
    this.#signal = signal;
    this.#dialect = dialect;
    this.#upstream = upstream;
  }

  get contentType(): string {
    return (this.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  }

  /** The answer in pieces, as they arrive; no faster than they are taken. */
  async *chunks(): AsyncGenerator<Buffer> {
    const { body } = this.#reply;
    const timer = this.#limitSilence(body);
    try {
      for await (const chunk of body.iterator({ destroyOnReturn: false })) {
        // The reader's own pauses are not the service's.
        this.#isWaiting = false;
        this.#limitUnwanted(chunk as Buffer, body);
        yield chunk as Buffer;
        this.#isWaiting = true;
        timer.refresh();
      }
    } catch (error) {
      throw this.#broken(error);
    } finally {
      clearTimeout(timer);
      this.#leave(body);
    }
  }

  /** How our keys may be written in the answer, for the code that reads its pieces. */
  get keyForms(): readonly string[] {
    return keyForms(this.#upstream.secrets());
  }

  /** The whole answer, without our keys. */
  async text(): Promise<string> {
    try {
      return withoutForms(this.#reply.whole ?? (await this.#all()), this.keyForms);
    } catch (error) {
      throw this.#broken(error);
    }
  }

  #all(mostBytes = Infinity): Promise<string> {
    const { body } = this.#reply;
    const timer = this.#limitSilence(body);
    return new Promise((resolve, reject) => {
      const chunks: Buffer[] = [];
      let bytes = 0;
      body.on('data', (chunk: Buffer) => {
        timer.refresh();
        this.#limitUnwanted(chunk, body);
        bytes += chunk.length;
        chunks.push(chunk);
        if (bytes > mostBytes) body.destroy(new Error(`the answer is longer than ${mostBytes} bytes`));
      });
      body.once('end', () => {
        clearTimeout(timer);
        resolve((chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)).toString('utf8'));
      });
      body.once('error', reject);
      body.once('close', () => {
        clearTimeout(timer);
        reject(new Error('the answer broke off'));
      });
    });
  }

  /** What may still come is not waited for. */
  succeed(): void {
    this.#settle((admission) => admission.succeeded());
  }

  /** For a `finally`: does nothing once it is settled. */
  abandon(): void {
    this.#settle((admission) => admission.abandoned());
  }

  /** What arrived is no answer: the error for the caller. */
  fail(fault: Fault): ServiceError {
    this.#settle((admission) => admission.failed(fault.kind));
    if (this.#reply.whole === undefined) this.#reply.body.destroy();
    return toServiceError(fault);
  }

  /** As `fail`, for an error object inside an answer that began well. */
  failWith(errorBody: string): ServiceError {
    const words = this.#upstream.withoutKeys(errorBody.slice(0, MOST_ERROR_BYTES));
    const passed = this.#dialect.passesErrors && passedError(words);
    return this.fail({ ...faultOf(0, {}, words), ...passed });
  }

  /** For a failure while the answer is processed: the caller's leaving, a fault that is known, or the service's. */
  asFault(error: unknown): unknown {
    if (this.#signal.aborted) return this.#signal.reason;
    return error instanceof ServiceError ? error : this.fail({ kind: 'retry', cause: error });
  }

  /** An object of JSON; anything else is the service's fault. */
  parse(text: string, limits: JsonLimits = ANSWER_JSON): Record<string, unknown> {
    try {
      const value: unknown = parseAnswer(text, limits);
      if (typeof value === 'object' && value !== null) return value as Record<string, unknown>;
    } catch (error) {
      if (error instanceof AnswerOverLimit) throw this.fail({ kind: 'retry', cause: error });
    }
    throw this.failBecause('retry', `the answer is not a JSON object: ${text.slice(0, 1000)}`);
  }

  /** What an error page says, as far as it matters. */
  async beginning(): Promise<string> {
    try {
      return this.#reply.whole ?? (await this.#all(MOST_ERROR_BYTES));
    } catch {
      return '';
    }
  }

  failBecause(kind: FaultClass, why: string): ServiceError {
    return this.fail({ kind, cause: new Error(maskSecrets(this.#upstream.withoutKeys(why))) });
  }

  /** More came than this answer may hold. */
  failOver(excess: Excess, what: string): ServiceError {
    return this.fail({ kind: 'ambiguous', cause: new AnswerOverLimit(excess, what) });
  }

  #limitSilence(body: Readable): NodeJS.Timeout {
    const { silenceMs } = this.#dialect;
    const seconds = silenceMs / 1000;
    return setTimeout(() => {
      if (this.#isWaiting) body.destroy(new Error(`the service sent nothing for ${seconds} s`));
    }, silenceMs).unref();
  }

  #limitUnwanted(chunk: Buffer, body: Readable): void {
    if (!this.#signal.aborted) return;
    this.#unwantedBytes += chunk.length;
    if (this.#unwantedBytes > MOST_UNWANTED_BYTES) body.destroy(this.#signal.reason);
  }

  #broken(error: unknown): unknown {
    if (this.#settled) return error;
    if (!this.#signal.aborted) return this.fail({ kind: 'ambiguous', cause: error });
    this.abandon();
    return this.#signal.reason;
  }

  /** Nobody reads on: the connection is kept if the end is near, and closed otherwise. */
  #leave(body: Readable): void {
    if (body.readableEnded) return;
    if (!this.#settled) {
      this.abandon();
      body.on('error', () => {}).destroy();
    } else {
      body.on('error', () => {}).resume();
      const timer = setTimeout(() => body.destroy(), MOST_LEFTOVER_MS).unref();
      body.once('close', () => clearTimeout(timer));
    }
  }

  #settle(how: (admission: Admission) => void): void {
    if (this.#settled) return;
    this.#settled = true;
    how(this.#admission);
  }
}
