import type { Socket } from 'node:net';

/** A connection may always have so many; more while there are few in all. */
const SURE = 32;
const MOST = 1000;
/** Each takes some kilobytes. */
const MOST_IN_ALL = 10_000;

/** Counts the requests that connections have sent ahead of the answer they wait for. */
export class SentAhead {
  readonly #counts = new Map<Socket, number>();
  #total = 0;

  /** False when it is one too many. */
  add(socket: Socket): boolean {
    const count = this.#counts.get(socket);
    if (socket.destroyed || (count ?? 0) >= (this.#total < MOST_IN_ALL ? MOST : SURE)) return false;
    if (count === undefined) socket.once('close', () => this.#forget(socket));
    this.#counts.set(socket, (count ?? 0) + 1);
    this.#total += 1;
    return true;
  }

  /** One has got its turn. */
  remove(socket: Socket): void {
    const count = this.#counts.get(socket);
    if (count === undefined) return;
    this.#counts.set(socket, count - 1);
    this.#total -= 1;
  }

  #forget(socket: Socket): void {
    this.#total -= this.#counts.get(socket) ?? 0;
    this.#counts.delete(socket);
  }
}
