import type { Socket } from 'node:net';

/** Every connection may send this many ahead; more only while the total is small. */
const SURE = 32;
const MOST = 1000;
/** Each takes a few kilobytes. */
const MOST_IN_ALL = 10_000;

/** Counts pipelined requests: those a connection sends before it has the response to the previous one. */
export class SentAhead {
  readonly #counts = new Map<Socket, number>();
  #total = 0;

  /** False when there are too many. */
  add(socket: Socket): boolean {
    const count = this.#counts.get(socket);
    if (socket.destroyed || (count ?? 0) >= (this.#total < MOST_IN_ALL ? MOST : SURE)) return false;
    if (count === undefined) socket.once('close', () => this.#forget(socket));
    this.#counts.set(socket, (count ?? 0) + 1);
    this.#total += 1;
    return true;
  }

  /** A pipelined request is being served now. */
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
