import { type ErrorCode, ServiceError } from '../../domain/errors.ts';
import { FairLine } from './fair-line.ts';

/** Who wants to use a shared resource. */
export interface Turn {
  /** Resources are shared fairly by this: an account's id, or an address when there is no account. */
  readonly account: string;
  /** It cannot pay for anything at the moment. All such accounts together have at most half of the places. */
  readonly withoutMoney?: boolean;
  /**
   * Work of an already accepted video: it waits instead of being refused. The amount of such work must be bounded
   * elsewhere, as a worker's tasks are.
   */
  readonly patient?: boolean;
}

export interface FairGateOptions {
  /** What waits, in the plural, for the error message: "images to decode". */
  readonly what: string;
  /** Jobs that run at once. */
  readonly atOnce: number;
  /** How many of them one account may have; default `atOnce`. Less than `atOnce` keeps a slot free for others. */
  readonly perAccount?: number;
  /** How many may wait, for all accounts together; the next one is refused. */
  readonly waiting: number;
  /** The code of the refusal; default `service_unavailable`. Both are 503 with `Retry-After`. */
  readonly code?: Extract<ErrorCode, 'service_unavailable' | 'model_overloaded'>;
}

interface Waiter extends Turn {
  readonly admit: () => void;
  readonly reject: () => void;
}

/** Used for `Retry-After` until a job has been timed. */
const FIRST_GUESS_MS = 1000;
/** Weight of the newest job in the running mean duration. */
const MEAN_WEIGHT = 0.3;
const MOST_RETRY_SECONDS = 60;

/**
 * Runs a limited number of jobs at once and queues the others fairly by account: an account with a thousand jobs delays
 * another account's job by a single turn. The queue is bounded. When it is full, the account with most jobs in it loses
 * its newest one to an account with fewer, so a greedy account cannot keep others out; accounts without money lose theirs
 * first. However many such accounts there are, half of the places stay free for those that can pay.
 */
export class FairGate {
  readonly #options: FairGateOptions;
  readonly #perAccount: number;
  readonly #running = new Map<string, number>();
  readonly #line = new FairLine<Waiter>();
  #runningInAll = 0;
  #runningWithoutMoney = 0;
  #meanMs = FIRST_GUESS_MS;

  constructor(options: FairGateOptions) {
    this.#options = options;
    this.#perAccount = options.perAccount ?? options.atOnce;
  }

  /** Jobs in progress. */
  get running(): number {
    return this.#runningInAll;
  }

  get waiting(): number {
    return this.#line.size;
  }

  /** Runs `work` in its turn. Throws 503 when the queue is full, or the signal's reason while waiting. */
  async run<Result>(turn: Turn, work: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
    using _place = await this.enter(turn, signal);
    return await work();
  }

  /** A slot for work that ends elsewhere than it begins; disposing it twice does nothing. */
  async enter(turn: Turn, signal: AbortSignal): Promise<Disposable> {
    signal.throwIfAborted();
    const place = this.enterNow(turn);
    if (place !== null) return place;
    await this.#wait(turn, signal);
    return this.#place(turn);
  }

  /** As `enter`, at once or not at all. */
  enterNow(turn: Turn): Disposable | null {
    if (!this.#hasRoom(turn)) return null;
    this.#line.serveNow(turn.account);
    this.#begin(turn);
    return this.#place(turn);
  }

  async #wait(turn: Turn, signal: AbortSignal): Promise<void> {
    if (!turn.patient) this.#findRoomInLine(turn);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const waiter: Waiter = { ...turn, admit: resolve, reject: () => reject(this.#full()) };
    const leave = () => {
      this.#line.remove(turn.account, waiter);
      reject(signal.reason);
    };
    this.#line.push(turn.account, waiter);
    signal.addEventListener('abort', leave, { once: true });
    try {
      await promise;
    } finally {
      signal.removeEventListener('abort', leave);
    }
  }

  #hasRoom({ account, withoutMoney }: Turn): boolean {
    const { atOnce } = this.#options;
    if (withoutMoney && this.#runningWithoutMoney >= Math.ceil(atOnce / 2)) return false;
    return this.#runningInAll < atOnce && (this.#running.get(account) ?? 0) < this.#perAccount;
  }

  #begin({ account, withoutMoney }: Turn): void {
    this.#running.set(account, (this.#running.get(account) ?? 0) + 1);
    this.#runningInAll += 1;
    if (withoutMoney) this.#runningWithoutMoney += 1;
  }

  #place(turn: Turn): Disposable {
    const begunAt = performance.now();
    let held = true;
    return {
      [Symbol.dispose]: () => {
        if (!held) return;
        held = false;
        this.#meanMs += MEAN_WEIGHT * (performance.now() - begunAt - this.#meanMs);
        this.#end(turn);
      },
    };
  }

  #end({ account, withoutMoney }: Turn): void {
    const left = (this.#running.get(account) ?? 1) - 1;
    if (left === 0) this.#running.delete(account);
    else this.#running.set(account, left);
    this.#runningInAll -= 1;
    if (withoutMoney) this.#runningWithoutMoney -= 1;
    // The slot goes directly to the next waiter, so that no new arrival can take it.
    const next = this.#line.shift((waiter) => this.#hasRoom(waiter));
    if (next === undefined) return;
    this.#begin(next);
    next.admit();
  }

  /**
   * Makes room for one more job of this account, if necessary by dropping the newest job of the account with most; for an
   * account that can pay, of the one with most among those that cannot.
   */
  #findRoomInLine({ account, withoutMoney }: Turn): void {
    const bounded = [...this.#line].filter((waiter) => !waiter.patient);
    if (bounded.length < this.#options.waiting) return;
    const unpaying = withoutMoney ? [] : bounded.filter((waiter) => waiter.withoutMoney);
    const candidates = unpaying.length > 0 ? unpaying : bounded;
    const counts = new Map<string, number>();
    for (const waiter of candidates) counts.set(waiter.account, (counts.get(waiter.account) ?? 0) + 1);
    const most = Math.max(0, ...counts.values());
    if (unpaying.length === 0 && most <= (counts.get(account) ?? 0) + 1) throw this.#full();
    const newest = candidates.findLast((waiter) => counts.get(waiter.account) === most);
    if (!newest) throw this.#full();
    this.#line.remove(newest.account, newest);
    newest.reject();
  }

  #full(): ServiceError {
    const { what, atOnce, code = 'service_unavailable' } = this.#options;
    const wait = (this.#meanMs * (this.#line.size + 1)) / atOnce / 1000;
    const seconds = Math.min(MOST_RETRY_SECONDS, Math.max(1, Math.ceil(wait)));
    return new ServiceError(code, `There are too many ${what} at the moment. Try again in ${seconds} s.`, {
      retryAfterSeconds: seconds,
    });
  }
}
