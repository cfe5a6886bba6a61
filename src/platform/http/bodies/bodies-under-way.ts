import { ServiceError } from '../../../domain/errors.ts';
import type { Turn } from '../../turns/fair-gate.ts';

export interface BodyLimits {
  /** Bytes of all bodies together, in memory and on disk. */
  readonly bytes: number;
  /** A body that sends less than `PACE_BYTES` in this time is cut. */
  readonly stalledMs: number;
}

/** So many of each body are not counted: most bodies have no more, and the number of connections bounds them. */
const UNCOUNTED_BYTES = 16 * 1024;
const PACE_BYTES = 64 * 1024;
const RETRY_AFTER_SECONDS = 5;

/**
 * The bodies of all requests that are not yet answered. They cost memory and disk before anybody pays: what is kept of them
 * is bounded for all together. One account has at most half of it, and so have all accounts without money together. When
 * it is full, the newest body that is still arriving of the account with most makes room, of one without money first.
 */
export class BodiesUnderWay {
  readonly #limits: BodyLimits;
  readonly #open = new Set<BodyUnderWay>();
  readonly #byAccount = new Map<string, number>();
  #kept = 0;
  #keptWithoutMoney = 0;

  constructor(limits: BodyLimits) {
    this.#limits = limits;
  }

  get bytes(): number {
    return this.#kept;
  }

  /** `turn` is asked when there is something to count: who calls is known by then. */
  open(turn: () => Turn): BodyUnderWay {
    const body = new BodyUnderWay(turn, {
      take: (bytes) => this.#take(body, bytes),
      end: () => {
        this.#open.delete(body);
        if (body.counted > 0) this.#add(body.turn, -body.counted);
      },
    });
    this.#open.add(body);
    return body;
  }

  /** Cuts what arrives too slowly. To be called several times within `stalledMs`. */
  cutSlow(now: number): void {
    for (const body of this.#open) {
      if (body.isArriving && !body.keepsPace(now, this.#limits.stalledMs)) {
        body.refuse(new ServiceError('invalid_request', 'The body arrives too slowly.'));
      }
    }
  }

  #take(body: BodyUnderWay, bytes: number): void {
    const { turn } = body;
    const half = this.#limits.bytes / 2;
    if (this.#of(turn.account) + bytes > half) throw full();
    if (turn.withoutMoney) {
      while (this.#keptWithoutMoney + bytes > half) this.#makeRoom(turn, (other) => isWithoutMoney(other));
    }
    while (this.#kept + bytes > this.#limits.bytes) this.#makeRoom(turn, () => true);
    this.#add(turn, bytes);
  }

  #makeRoom(turn: Turn, mayLose: (turn: Turn) => boolean): void {
    const arriving = [...this.#open].filter(
      (body) =>
        body.isArriving && body.counted > 0 && body.turn.account !== turn.account && mayLose(body.turn),
    );
    const poor = isWithoutMoney(turn) ? [] : arriving.filter((body) => isWithoutMoney(body.turn));
    const candidates = poor.length > 0 ? poor : arriving;
    const most = Math.max(0, ...candidates.map((body) => this.#of(body.turn.account)));
    const newest = candidates.findLast((body) => this.#of(body.turn.account) === most);
    if (!newest || (poor.length === 0 && most <= this.#of(turn.account))) throw full();
    newest.refuse(full());
    newest.end();
  }

  #of(account: string): number {
    return this.#byAccount.get(account) ?? 0;
  }

  #add({ account, withoutMoney }: Turn, bytes: number): void {
    this.#kept += bytes;
    if (withoutMoney) this.#keptWithoutMoney += bytes;
    const left = this.#of(account) + bytes;
    if (left === 0) this.#byAccount.delete(account);
    else this.#byAccount.set(account, left);
  }
}

/** One body, from the head of its request to the end of the answer. */
export class BodyUnderWay {
  readonly #turn: () => Turn;
  readonly #account: { take(bytes: number): void; end(): void };
  #turnTaken: Turn | null = null;
  #refuse: ((error: ServiceError) => void) | null = null;
  #received = 0;
  #kept = 0;
  #counted = 0;
  #paceFrom: { readonly at: number; readonly received: number } | null = null;

  constructor(turn: () => Turn, account: { take(bytes: number): void; end(): void }) {
    this.#turn = turn;
    this.#account = account;
  }

  get turn(): Turn {
    this.#turnTaken ??= this.#turn();
    return this.#turnTaken;
  }

  /** Of what is kept, how much takes from what all share. */
  get counted(): number {
    return this.#counted;
  }

  get isArriving(): boolean {
    return this.#refuse !== null;
  }

  /** The reader of the body is told when it has to stop. */
  arrive(refuse: (error: ServiceError) => void): void {
    this.#refuse = refuse;
  }

  arrived(): void {
    this.#refuse = null;
  }

  receive(bytes: number): void {
    this.#received += bytes;
  }

  /** Before so many bytes more are kept, in memory or on disk. Throws 503 when there is no room for them. */
  keep(bytes: number): void {
    this.#kept += bytes;
    const more = this.#kept - UNCOUNTED_BYTES - this.#counted;
    if (more <= 0) return;
    this.#account.take(more);
    this.#counted += more;
  }

  keepsPace(now: number, withinMs: number): boolean {
    const from = this.#paceFrom;
    if (from !== null && this.#received - from.received < PACE_BYTES) return now - from.at < withinMs;
    this.#paceFrom = { at: now, received: this.#received };
    return true;
  }

  refuse(error: ServiceError): void {
    const refuse = this.#refuse;
    this.#refuse = null;
    refuse?.(error);
  }

  /** Nothing of it is kept any more. */
  end(): void {
    this.#refuse = null;
    this.#account.end();
    this.#counted = 0;
  }
}

function isWithoutMoney({ withoutMoney }: Turn): boolean {
  return withoutMoney === true;
}

function full(): ServiceError {
  return new ServiceError(
    'service_unavailable',
    `Too many large requests are arriving at the moment. Try again in ${RETRY_AFTER_SECONDS} s.`,
    { retryAfterSeconds: RETRY_AFTER_SECONDS },
  );
}
