/**
 * For servers in the process of their clients: it is the client that ends an idle connection, never the server.
 *
 * Both ends share one event loop. When something keeps it busy for seconds (a linter, a machine under load), both find the
 * connection too old at the same moment; the client can send its next request on it just before the server's end closes it,
 * and the request is lost with ECONNRESET. A server that names no time leaves it to the client, which waits four seconds.
 */
export const CLIENTS_CLOSE = { keepAliveTimeout: 0 } as const;
