import type { WebhookLane } from '../../domain/webhook.ts';

interface LaneLimits {
  readonly atOnce: number;
  readonly perWebhook: number;
  readonly perAccount: number;
}

/**
 * What is tried at once on one node. Each lane has places of its own, so endpoints that hang take nothing from those
 * that have proven themselves.
 */
const LIMITS: Readonly<Record<WebhookLane, LaneLimits>> = {
  proven: { atOnce: 64, perWebhook: 4, perAccount: 16 },
  new: { atOnce: 32, perWebhook: 1, perAccount: 4 },
  slow: { atOnce: 32, perWebhook: 1, perAccount: 2 },
};

/** Attempts that have left their place and still wait for an answer: each costs a socket and little else. */
const MOST_ASIDE = 192;

export interface Place extends Disposable {
  /** Leaves the place and waits outside the lane. Where too many wait, the attempt that waited longest is ended. */
  stepAside(): void;
  /** Aborted when the attempt has to end, so that another may wait. */
  readonly crowdedOut: AbortSignal;
}

interface Holder {
  readonly webhookId: string;
  readonly accountId: string;
  readonly lane: WebhookLane;
}

/** Decides which deliveries may be tried now. */
export class DeliveryPlaces {
  readonly #held: Readonly<Record<WebhookLane, Set<Holder>>> = {
    proven: new Set(),
    new: new Set(),
    slow: new Set(),
  };
  /** In the order in which they stepped aside. */
  readonly #aside = new Map<Holder, AbortController>();
  readonly #onFree: () => void;

  /** `onFree` is called whenever a place became free. */
  constructor(onFree: () => void) {
    this.#onFree = onFree;
  }

  free(lane: WebhookLane): number {
    return LIMITS[lane].atOnce - this.#held[lane].size;
  }

  /** Webhooks that use all of their places in the lane; one whose endpoint has not answered yet gets no other place. */
  fullWebhooks(lane: WebhookLane): string[] {
    const waited = [...this.#aside.keys()].map(({ webhookId }) => webhookId);
    return [...waited, ...this.#full(lane, ({ webhookId }) => webhookId, LIMITS[lane].perWebhook)];
  }

  fullAccounts(lane: WebhookLane): string[] {
    return this.#full(lane, ({ accountId }) => accountId, LIMITS[lane].perAccount);
  }

  /** Null: there is no free place for this delivery now. */
  take({ webhookId, accountId, lane }: Holder): Place | null {
    if (this.free(lane) <= 0) return null;
    if (this.fullWebhooks(lane).includes(webhookId) || this.fullAccounts(lane).includes(accountId))
      return null;
    const holder = { webhookId, accountId, lane };
    const crowding = new AbortController();
    this.#held[lane].add(holder);
    return {
      crowdedOut: crowding.signal,
      stepAside: () => {
        if (this.#aside.size >= MOST_ASIDE) this.#endLongestWait();
        this.#held[lane].delete(holder);
        this.#aside.set(holder, crowding);
        this.#onFree();
      },
      [Symbol.dispose]: () => {
        this.#held[lane].delete(holder);
        this.#aside.delete(holder);
        this.#onFree();
      },
    };
  }

  #endLongestWait(): void {
    const [longest] = this.#aside;
    if (longest === undefined) return;
    this.#aside.delete(longest[0]);
    longest[1].abort();
  }

  #full(lane: WebhookLane, nameOf: (holder: Holder) => string, most: number): string[] {
    const counts = new Map<string, number>();
    for (const holder of this.#held[lane]) counts.set(nameOf(holder), (counts.get(nameOf(holder)) ?? 0) + 1);
    return [...counts].flatMap(([name, count]) => (count >= most ? [name] : []));
  }
}
