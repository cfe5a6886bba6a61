import { type ErrorCode, ServiceError } from '../domain/errors.ts';

/** Whose turn it is to use something that is shared. */
export interface Turn {
  /** Turns go round by this: an account's id, or an address where no account is known. */
  readonly account: string;
  /**
   * Work of a film that was accepted already: it is never refused for want of room, it waits. Whoever is patient must
   * be bounded elsewhere, as the tasks of a worker are.
   */
  readonly patient?: boolean;
}

export interface FairGateOptions {
  /** What waits, in the plural, for the refusal: "images to decode". */
  readonly what: string;
  /** Pieces of work that run at once. */
  readonly atOnce: number;
  /** How many of them may be one account's. Less than `atOnce` keeps a place free for others; `atOnce` unless told. */
  readonly perAccount?: number;
  /** How many may wait, of all accounts together; the next one is refused. */
  readonly waiting: number;
  /** What the refusal says; `service_unavailable` unless told. Both are 503 with `Retry-After`. */
  readonly code?: Extract<ErrorCode, 'service_unavailable' | 'model_overloaded'>;
}

interface Waiter extends Turn {
  /** The place in the order of turns. */
  readonly tag: number;
  readonly admit: () => void;
  readonly turnOut: () => void;
}

/** Until work has been timed, for the first `Retry-After`. */
const FIRST_GUESS_MS = 1000;
/** Weight of the newest piece of work in the running mean of their times. */
const MEAN_WEIGHT = 0.3;
const MOST_RETRY_SECONDS = 60;
/** Accounts that are remembered before those whose turns are long past are forgotten. */
const REMEMBERED = 1024;

/**
 * Lets some pieces of work run at once and makes the others wait, in turns by account: an account with a thousand
 * pieces delays another's one by a single turn. The line is bounded. When it is full, whoever has most in it makes
 * room for whoever has less, so a greedy account cannot keep the others out of the line either.
 *
 * Turns are start-time fair queueing: each piece of work gets a tag one above the last of its account, but not below
 * the tag of what was begun last; the lowest tag goes first.
 */
export class FairGate {
  readonly #options: FairGateOptions;
  readonly #perAccount: number;
  readonly #running = new Map<string, number>();
  /** In the order of arrival. */
  readonly #line: Waiter[] = [];
  readonly #nextTag = new Map<string, number>();
  #lastBegun = 0;
  #runningInAll = 0;
  #meanMs = FIRST_GUESS_MS;

  constructor(options: FairGateOptions) {
    this.#options = options;
    this.#perAccount = options.perAccount ?? options.atOnce;
  }

  /** Work under way. */
  get running(): number {
    return this.#runningInAll;
  }

  get waiting(): number {
    return this.#line.length;
  }

  /** Runs `work` when its turn has come. Throws 503 when the line is full, or the signal's reason while it waits. */
  async run<Result>(turn: Turn, work: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
    using _place = await this.enter(turn, signal);
    return await work();
  }

  /** A place, for work that ends elsewhere than it begins; disposing of it a second time does nothing. */
  async enter(turn: Turn, signal: AbortSignal): Promise<Disposable> {
    signal.throwIfAborted();
    const tag = this.#tagFor(turn.account);
    if (this.#hasRoom(turn.account)) this.#begin(turn.account, tag);
    else await this.#wait(turn, tag, signal);
    return this.#place(turn.account);
  }

  async #wait(turn: Turn, tag: number, signal: AbortSignal): Promise<void> {
    if (!turn.patient) this.#findRoomInLine(turn.account);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const waiter: Waiter = { ...turn, tag, admit: resolve, turnOut: () => reject(this.#full()) };
    const leave = () => {
      this.#leave(waiter);
      reject(signal.reason);
    };
    this.#nextTag.set(turn.account, tag + 1);
    this.#line.push(waiter);
    signal.addEventListener('abort', leave, { once: true });
    try {
      await promise;
    } finally {
      signal.removeEventListener('abort', leave);
    }
  }

  #tagFor(account: string): number {
    return Math.max(this.#lastBegun, this.#nextTag.get(account) ?? 0);
  }

  #hasRoom(account: string): boolean {
    return this.#runningInAll < this.#options.atOnce && (this.#running.get(account) ?? 0) < this.#perAccount;
  }

  #begin(account: string, tag: number): void {
    this.#lastBegun = Math.max(this.#lastBegun, tag);
    this.#nextTag.set(account, Math.max(tag + 1, this.#nextTag.get(account) ?? 0));
    this.#running.set(account, (this.#running.get(account) ?? 0) + 1);
    this.#runningInAll += 1;
  }

  #place(account: string): Disposable {
    const begunAt = performance.now();
    let held = true;
    return {
      [Symbol.dispose]: () => {
        if (!held) return;
        held = false;
        this.#meanMs += MEAN_WEIGHT * (performance.now() - begunAt - this.#meanMs);
        this.#end(account);
      },
    };
  }

  #end(account: string): void {
    const left = (this.#running.get(account) ?? 1) - 1;
    if (left === 0) this.#running.delete(account);
    else this.#running.set(account, left);
    this.#runningInAll -= 1;
    // The place goes straight to the next in line, so nobody can slip in between.
    const next = this.#next();
    if (next) {
      this.#remove(next);
      this.#begin(next.account, next.tag);
      next.admit();
    }
    this.#forgetOldTags();
  }

  #next(): Waiter | undefined {
    let next: Waiter | undefined;
    for (const waiter of this.#line) {
      if ((next === undefined || waiter.tag < next.tag) && this.#hasRoom(waiter.account)) next = waiter;
    }
    return next;
  }

  /** Room for one more of this account: there is some, or the newest of whoever has most in line has to leave. */
  #findRoomInLine(account: string): void {
    const bounded = this.#line.filter((waiter) => !waiter.patient);
    if (bounded.length < this.#options.waiting) return;
    const counts = new Map<string, number>();
    for (const waiter of bounded) counts.set(waiter.account, (counts.get(waiter.account) ?? 0) + 1);
    const most = Math.max(0, ...counts.values());
    if (most <= (counts.get(account) ?? 0) + 1) throw this.#full();
    const newest = bounded.findLast((waiter) => counts.get(waiter.account) === most);
    if (!newest) throw this.#full();
    this.#leave(newest);
    newest.turnOut();
  }

  #remove(waiter: Waiter): void {
    const index = this.#line.indexOf(waiter);
    if (index >= 0) this.#line.splice(index, 1);
  }

  /** Who leaves without having had a turn does not spend it. */
  #leave(waiter: Waiter): void {
    this.#remove(waiter);
    const { account, tag } = waiter;
    if (this.#nextTag.get(account) === tag + 1) this.#nextTag.set(account, tag);
  }

  #forgetOldTags(): void {
    if (this.#runningInAll === 0) this.#nextTag.clear();
    if (this.#nextTag.size <= REMEMBERED) return;
    for (const [account, tag] of this.#nextTag) if (tag <= this.#lastBegun) this.#nextTag.delete(account);
  }

  #full(): ServiceError {
    const { what, atOnce, code = 'service_unavailable' } = this.#options;
    const wait = (this.#meanMs * (this.#line.length + 1)) / atOnce / 1000;
    const seconds = Math.min(MOST_RETRY_SECONDS, Math.max(1, Math.ceil(wait)));
    return new ServiceError(code, `There are too many ${what} just now. Try again in ${seconds} s.`, {
      retryAfterSeconds: seconds,
    });
  }
}
