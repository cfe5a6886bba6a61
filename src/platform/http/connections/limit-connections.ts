import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { ServiceError } from '../../../domain/errors.ts';
import { IpAllowlist } from '../../identity/ip-allowlist.ts';
import { endWith } from '../answers/error-response.ts';
import { addressKey } from './address-key.ts';

export interface ConnectionLimits {
  /** Open connections per address. */
  readonly perAddress: number;
  /** Open connections of all addresses together; one address has at most half of them. */
  readonly inAll: number;
  /** Proxies that carry many callers: an address of theirs may have any number. */
  readonly trustedProxies: readonly string[];
  /** How long a client may leave a waiting response unread. */
  readonly stalledMs: number;
}

/** How long a refused connection stays open so that the client can read the error. */
const LINGER_MS = 2000;
/** More refused ones are closed at once: each has a descriptor. */
const MOST_LINGERING = 32;
const RETRY_AFTER_SECONDS = 5;

/**
 * Connections cost descriptors and memory and need no key: their number is limited for each address and for all. When there
 * is no room for one more, the newest of the address with most is closed in favour of an address with fewer. A client that
 * does not read its response is disconnected.
 */
export function limitConnections(server: Server, limits: ConnectionLimits): void {
  const { inAll } = limits;
  const perAddress = Math.min(limits.perAddress, Math.floor(inAll / 2));
  const proxies = new IpAllowlist(limits.trustedProxies);
  const connections = new Set<Socket>();
  /** In the order in which they were opened. */
  const byAddress = new Map<string, Set<Socket>>();
  const lingering = new Set<Socket>();

  const makeRoomFor = (address: string): boolean => {
    let [crowded, most] = ['', byAddress.get(address)?.size ?? 0];
    for (const [other, { size }] of byAddress) if (size > most) [crowded, most] = [other, size];
    const newest = [...(byAddress.get(crowded) ?? [])].at(-1);
    if (!newest) return false;
    byAddress.get(crowded)?.delete(newest);
    connections.delete(newest);
    newest.destroy();
    return true;
  };
  const refuse = (socket: Socket): void => {
    if (lingering.size >= MOST_LINGERING) {
      socket.destroy();
      return;
    }
    lingering.add(socket);
    socket.once('close', () => lingering.delete(socket));
    sendAway(socket);
  };

  server.prependListener('connection', (socket: Socket) => {
    const ip = socket.remoteAddress ?? '';
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
    if (proxies.includes(ip)) return;
    const address = addressKey(ip);
    const own = byAddress.get(address) ?? new Set();
    byAddress.set(address, own);
    own.add(socket);
    socket.once('close', () => {
      own.delete(socket);
      if (own.size === 0 && byAddress.get(address) === own) byAddress.delete(address);
    });
    const isCrowded = own.size > perAddress || (connections.size > inAll && !makeRoomFor(address));
    if (isCrowded) refuse(socket);
  });
  cutStalled(server, connections, limits.stalledMs);
}

function sendAway(socket: Socket): void {
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
