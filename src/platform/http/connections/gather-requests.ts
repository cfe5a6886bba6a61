import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Every connection may send this many ahead; more only while the total is small. */
const SURE = 32;
const MOST = 1000;
/** Each takes a few kilobytes. */
const MOST_IN_ALL = 10_000;

/** Counts pipelined requests: those a connection sends before it has the response to the previous one. */
class SentAhead {
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

/** More requests wait for the next round of the event loop, so that storage results do not wait behind a hundred requests. */
const MOST_IN_ONE_ROUND = 32;

/**
 * Serves the requests that arrive in one round of the event loop together: first all are read from their sockets, then
 * all are served. Alternating between the two steps evicts each other's code from the processor's caches: without this a
 * poll costs 80 µs instead of 44 (`bench:poll`, 3.0 and 1.6 times the bare server, x64). After a round with a single request the next one is served as soon as it arrives:
 * an endpoint that asks another service would otherwise lose a round.
 *
 * A connection has one request served at a time. Requests it sends ahead (pipelining) wait until the response before
 * them can be written; until then nothing is read or allocated for them.
 */
export function gatherRequests(server: Server): void {
  const listeners = server.listeners('request') as RequestListener[];
  const gathered: Parameters<RequestListener>[] = [];
  const sentAhead = new SentAhead();

  /** In the round before, and in this one. */
  let arrivedBefore = 0;
  let arrived = 0;

  const serve: RequestListener = (request, response) => {
    for (const listener of listeners) listener(request, response);
  };
  const serveGathered = () => {
    const requests = gathered.splice(0, MOST_IN_ONE_ROUND);
    if (gathered.length > 0) setImmediate(serveGathered);
    for (const [request, response] of requests) serve(request, response);
  };
  const endTurn = () => {
    arrivedBefore = arrived;
    arrived = 0;
  };
  const gather: RequestListener = (request, response) => {
    if (arrived === 0) setImmediate(endTurn);
    arrived += 1;
    if (arrived === 1 && arrivedBefore <= 1 && gathered.length === 0) return serve(request, response);
    if (gathered.length === 0) setImmediate(serveGathered);
    gathered.push([request, response]);
  };
  /** Node assigns the socket to a response once the previous responses are sent. */
  const gatherInTurn = (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    if (!sentAhead.add(socket)) {
      socket.destroy();
      return;
    }
    response.once('socket', () => {
      sentAhead.remove(socket);
      gather(request, response);
    });
  };

  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    // A connection that was refused or is being closed can no longer be answered.
    if (request.socket.writableEnded) return;
    if (response.socket === null) gatherInTurn(request, response);
    else gather(request, response);
  });
}
