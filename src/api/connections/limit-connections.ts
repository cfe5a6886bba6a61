import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { ServiceError } from '../../domain/errors.ts';
import { IpAllowlist } from '../../identity/ip-allowlist.ts';
import { endWith } from '../answers/error-response.ts';
import { addressKey } from './address-key.ts';

export interface ConnectionLimits {
  /** Open connections per address. */
  readonly perAddress: number;
  /** Proxies that carry many callers: their connections are not counted. */
  readonly trustedProxies: readonly string[];
  /** How long a client may leave a waiting response unread. */
  readonly stalledMs: number;
}

/** How long a refused connection stays open so that the client can read the error. */
const LINGER_MS = 2000;
const RETRY_AFTER_SECONDS = 5;

/**
 * Connections cost descriptors and memory and need no key: their number per address is limited, and a client that does
 * not read its response is disconnected.
 */
export function limitConnections(server: Server, limits: ConnectionLimits): void {
  const proxies = new IpAllowlist(limits.trustedProxies);
  const counts = new Map<string, number>();
  const connections = new Set<Socket>();

  server.prependListener('connection', (socket: Socket) => {
    const ip = socket.remoteAddress ?? '';
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
    if (proxies.includes(ip)) return;
    const address = addressKey(ip);
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    socket.once('close', () => {
      const left = (counts.get(address) ?? 1) - 1;
      if (left === 0) counts.delete(address);
      else counts.set(address, left);
    });
    if (count > limits.perAddress) refuse(socket);
  });
  cutStalled(server, connections, limits.stalledMs);
}

function refuse(socket: Socket): void {
  const error = new ServiceError('service_unavailable', 'Too many connections are open from this address.', {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
  socket.on('error', () => {});
  endWith(socket, error);
  const timer = setTimeout(() => socket.destroy(), LINGER_MS).unref();
  socket.once('close', () => clearTimeout(timer));
}

/**
 * Checks periodically whether waiting output moves. Node's own socket timeout would also end long polls and streams
 * that are silent because nothing happens.
 */
function cutStalled(server: Server, connections: ReadonlySet<Socket>, stalledMs: number): void {
  const progress = new WeakMap<Socket, { readonly taken: number; readonly at: number }>();
  const look = () => {
    const now = performance.now();
    for (const socket of connections) {
      if (socket.writableLength === 0) {
        progress.delete(socket);
        continue;
      }
      const taken = socket.bytesWritten - socket.writableLength;
      const last = progress.get(socket);
      if (last?.taken !== taken) progress.set(socket, { taken, at: now });
      else if (now - last.at >= stalledMs) socket.destroy();
    }
  };
  const timer = setInterval(look, stalledMs / 4).unref();
  server.once('close', () => clearInterval(timer));
}
