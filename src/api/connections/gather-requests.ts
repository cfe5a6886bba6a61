import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { SentAhead } from './sent-ahead.ts';

/** More than these wait for the next turn, so that answers of the storage do not wait behind a hundred requests. */
const MOST_IN_ONE_TURN = 32;

/**
 * Hands on together the requests that arrive in one turn of the event loop: first all are read off their sockets, then
 * all are served. Done in turns, each step finds the processor's caches full of the other's code; this way a request
 * costs little more than half. Alone, it loses nothing: the next turn begins at once.
 *
 * A connection has one request served at a time. What it sends ahead (pipelining) waits until its answer can be
 * written: before that nothing is read, opened or held in memory for it.
 */
export function gatherRequests(server: Server): void {
  const listeners = server.listeners('request') as RequestListener[];
  const gathered: Parameters<RequestListener>[] = [];
  const sentAhead = new SentAhead();

  const serveGathered = () => {
    const requests = gathered.splice(0, MOST_IN_ONE_TURN);
    if (gathered.length > 0) setImmediate(serveGathered);
    for (const [request, response] of requests) {
      for (const serve of listeners) serve(request, response);
    }
  };
  const gather: RequestListener = (request, response) => {
    if (gathered.length === 0) setImmediate(serveGathered);
    gathered.push([request, response]);
  };
  /** Node gives a response its socket when the answers before it are out. */
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
    // A connection that was refused, or is being closed, can be answered no more.
    if (request.socket.writableEnded) return;
    if (response.socket === null) gatherInTurn(request, response);
    else gather(request, response);
  });
}
