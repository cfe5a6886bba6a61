import type { LookupAddress } from 'node:dns';
import ipaddr from 'ipaddr.js';
import type { Turn } from '../turns/fair-gate.ts';
import { FetchRefused, NO_ANSWER } from './fetch-refused.ts';

const MAX_URL_LENGTH = 2048;

/**
 * The URL if `fetchToFile` would try it: http or https, with a host, without credentials; otherwise null. Looks only at
 * the text, so it is quick enough for a waiting request.
 */
export function checkUrlForm(text: string): URL | null {
  // The parser would silently drop line breaks and tabs, and the checked URL would differ from the sent one.
  if (text.length > MAX_URL_LENGTH || /[\s\p{Cc}]/u.test(text)) return null;
  const url = URL.parse(text);
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) return null;
  if (url.hostname === '' || url.username !== '' || url.password !== '') return null;
  return url;
}

/** Every address of a host name that a stranger chose, in the account's turn; stops with the signal. */
export type Resolve = (hostname: string, turn: Turn, signal: AbortSignal) => Promise<LookupAddress[]>;

/** To which addresses strangers may lead us. */
export interface Reach {
  /** Loopback is allowed only while the service itself listens on loopback only, or by a setting. */
  readonly allowLoopback: boolean;
  readonly resolve: Resolve;
}

/** Azure's platform service: reachable inside every Azure machine, though the address looks public. */
const PLATFORM_ADDRESS = '168.63.129.16';

/** The globally routed range; any other IPv6 address is reserved or wraps an IPv4 address. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * The addresses of a URL's host, all of them checked: with one bad address among good ones, DNS rebinding could change
 * the address between check and connection. The caller connects to these addresses without resolving again.
 */
export async function resolveSafely(
  url: URL,
  { allowLoopback, resolve }: Reach,
  turn: Turn,
  signal: AbortSignal,
): Promise<LookupAddress[]> {
  // The URL parser has already turned 0x7f.1, 017700000001 and 2130706433 into 127.0.0.1.
  const hostname = url.hostname.replace(/^\[|\]$/g, '');
  const literal = ipaddr.isValid(hostname);
  const addresses = literal
    ? [{ address: hostname, family: ipaddr.parse(hostname).kind() === 'ipv4' ? 4 : 6 }]
    : await resolve(hostname, turn, signal);
  if (addresses.length === 0) throw new FetchRefused('network', NO_ANSWER);
  for (const { address } of addresses) {
    if (!isAllowed(address, allowLoopback)) {
      throw new FetchRefused('address', 'The URL leads to an address that is not on the public internet.');
    }
  }
  return addresses;
}

/** A list of allowed ranges, not of refused ones, so that unknown ranges are refused. */
export function isAllowed(address: string, allowLoopback: boolean): boolean {
  if (!ipaddr.isValid(address) || address === PLATFORM_ADDRESS) return false;
  const parsed = ipaddr.parse(address);
  const range = parsed.range();
  if (range === 'loopback') return allowLoopback;
  if (range !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || (parsed as ipaddr.IPv6).match(GLOBAL_IPV6);
}
