import { Agent, buildConnector } from 'undici';
import { NotSent } from './upstream.ts';

/** The pools of connections to one upstream. */
export interface UpstreamConnections {
  readonly pooled: Agent;
  /** A connection that the service closes just as it is used again loses a request; one that costs money gets its own. */
  readonly fresh: Agent;
}

const CONNECT_TIMEOUT_MS = 10_000;
const CONNECTIONS = 128;

export function openConnections(): UpstreamConnections {
  const options = { connect: connector, connections: CONNECTIONS };
  return { pooled: new Agent(options), fresh: new Agent({ ...options, pipelining: 0 }) };
}

const connect = buildConnector({ timeout: CONNECT_TIMEOUT_MS });

/** A connection that did not come about, TLS included, has carried no request. The same codes later on prove nothing. */
const connector: buildConnector.connector = (options, callback) =>
  connect(options, (error, socket) => {
    if (error === null) callback(null, socket);
    else callback(new NotSent(error.message, { cause: error }), null);
  });
