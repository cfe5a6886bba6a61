import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { LookupFunction, Socket } from 'node:net';
import { Agent, buildConnector, WebSocket } from 'undici';
import { LinkAddresses } from './link-addresses.ts';
import { NotSent } from './upstream.ts';

/** The pools of connections to one upstream. */
export interface UpstreamConnections {
  readonly pooled: Agent;
  /** A connection that the service closes just as it is used again loses a request; one that costs money gets its own. */
  readonly fresh: Agent;
}

const CONNECT_TIMEOUT_MS = 10_000;
const CONNECTIONS = 128;

/**
 * `own` is the upstream's host as the operator wrote it, which the system looks up: it may be a name of the hosts file, of
 * a container network or of a search domain. Every other name comes from the upstream's answers.
 */
export function openConnections(own: string, lookupLink?: LookupFunction): UpstreamConnections {
  const options = { connect: connector(own, lookupLink), connections: CONNECTIONS };
  return { pooled: new Agent(options), fresh: new Agent({ ...options, pipelining: 0 }) };
}

function connector(own: string, lookupLink: LookupFunction | undefined): buildConnector.connector {
  const links = new LinkAddresses(own);
  const toOwn = buildConnector({ timeout: CONNECT_TIMEOUT_MS });
  const toOthers = buildConnector({ timeout: CONNECT_TIMEOUT_MS, lookup: links.lookup(lookupLink) });
  return (options, callback) => {
    // A connection that did not come about, TLS included, has carried no request. The same codes later on prove nothing.
    const fail = (error: Error) =>
      callback(error instanceof NotSent ? error : new NotSent(error.message, { cause: error }), null);
    const connect = (to: buildConnector.connector) =>
      to(options, (error, socket) => (error === null ? callback(null, socket) : fail(error)));
    if (options.hostname === own) connect(toOwn);
    else links.assertLiteral(options.hostname).then(() => connect(toOthers), fail);
  };
}

/** Far beyond what a service at work on a few jobs tells. */
const MOST_PAYLOAD_BYTES = 1_000_000;
const MOST_A_SECOND = { messages: 200, bytes: 1_000_000 };
/** Where the HTTP client tells of frames that are no messages. */
const CONTROL_FRAMES = ['undici:websocket:ping', 'undici:websocket:pong'];

/** Opens a websocket whose connection is cut when the service sends too much. */
export function openSocket(url: string, headers: Readonly<Record<string, string>>): WebSocket {
  const connect = buildConnector({ timeout: CONNECT_TIMEOUT_MS });
  let connection: Socket | null = null;
  const dispatcher = new Agent({
    webSocket: { maxPayloadSize: MOST_PAYLOAD_BYTES },
    connect: (options, callback) =>
      connect(options, (error, socket) => {
        if (error !== null) return callback(error, null);
        connection = socket;
        return callback(null, socket);
      }),
  });
  let received = { since: 0, messages: 0, bytes: 0 };
  const receive = (messages: number, bytes: number) => {
    const now = performance.now();
    if (now - received.since > 1000) received = { since: now, messages: 0, bytes: 0 };
    received.messages += messages;
    received.bytes += bytes;
    const isTooMuch = received.messages > MOST_A_SECOND.messages || received.bytes > MOST_A_SECOND.bytes;
    // A closing handshake would wait for the other side.
    if (isTooMuch) connection?.destroy();
  };
  const socket = new WebSocket(url, { dispatcher, headers: { ...headers } });
  socket.addEventListener('open', () => connection?.on('data', ({ length }) => receive(0, length)));
  socket.addEventListener('message', () => receive(1, 0));
  const receiveControl = (event: unknown) => {
    if ((event as { websocket: unknown }).websocket === socket) receive(1, 0);
  };
  for (const channel of CONTROL_FRAMES) subscribe(channel, receiveControl);
  socket.addEventListener('close', () => {
    for (const channel of CONTROL_FRAMES) unsubscribe(channel, receiveControl);
  });
  return socket;
}
