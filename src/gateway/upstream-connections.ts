import type { LookupFunction } from 'node:net';
import { Agent, buildConnector } from 'undici';
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
