import type { Caller } from '../identity/caller.ts';
import type { NewHold } from '../storage/tables/money.ts';

/** A request in progress, with the money that is held for it. */
export interface LiveRequest {
  readonly caller: Caller;
  readonly held: NewHold;
  /** Fires when the caller disconnects, or when the request exceeds the longest possible duration. */
  readonly stop: AbortController;
}

/**
 * The requests in progress in this process, in slots that are used again. A Map copies its table whenever its room is used
 * up, here after every few dozen requests. The garbage collector keeps such copies, and the requests that were in them,
 * until it collects the whole heap.
 */
export class LiveRequests {
  readonly #slots: (LiveRequest | null)[] = [];
  readonly #free: number[] = [];

  get size(): number {
    return this.#slots.length - this.#free.length;
  }

  /** Returns its slot. */
  add(request: LiveRequest): number {
    const slot = this.#free.pop() ?? this.#slots.length;
    this.#slots[slot] = request;
    return slot;
  }

  /** Once for each slot: the next request may have it already. */
  remove(slot: number): void {
    this.#slots[slot] = null;
    this.#free.push(slot);
  }

  all(): LiveRequest[] {
    return this.#slots.filter((request) => request !== null);
  }
}
