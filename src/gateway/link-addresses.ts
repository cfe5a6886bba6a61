import { type LookupAddress, lookup } from 'node:dns';
import { lookup as lookUp } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { isAllowed } from '../platform/fetching/resolve-safely.ts';
import { NotSent } from './upstream.ts';

/** A service named an address at which it has no business. Nothing was sent there. */
export class LinkRefused extends NotSent {
  constructor(address: string) {
    super(`the service named an address that is not on the public internet: ${address}`);
  }
}

/**
 * Where links of a service may lead: to the public internet, and to the kind of network on which the operator has put the
 * service itself, such as this machine or a private network. Never to link-local addresses, where clouds keep their keys.
 */
export class LinkAddresses {
  readonly #own: string;
  #ownRanges: Promise<ReadonlySet<string>> | null = null;

  /** `own`: the service's host as the operator wrote it. */
  constructor(own: string) {
    this.#own = withoutBrackets(own);
  }

  /** Of a host that is an address; for a name, `lookup` checks what it stands for. */
  async assertLiteral(hostname: string): Promise<void> {
    const host = withoutBrackets(hostname);
    if (ipaddr.isValid(host)) await this.#assertAll([host]);
  }

  /** Looks up a name, and answers only if all of its addresses may be reached. */
  lookup(by: LookupFunction = lookup as LookupFunction): LookupFunction {
    return (hostname, options, answer) => {
      by(hostname, { ...options, all: true }, (error, found) => {
        if (error) return answer(error, '');
        const addresses = found as LookupAddress[];
        this.#assertAll(addresses.map(({ address }) => address)).then(
          () => {
            const [first] = addresses;
            if (options.all) answer(null, addresses);
            else answer(null, first?.address ?? '', first?.family);
          },
          (refusal: Error) => answer(refusal, ''),
        );
      });
    };
  }

  async #assertAll(addresses: readonly string[]): Promise<void> {
    for (const address of addresses) {
      if (isAllowed(address, false)) continue;
      const range = rangeOf(address);
      this.#ownRanges ??= rangesOf(this.#own);
      if (PUBLIC_OR_NEVER.has(range) || !(await this.#ownRanges).has(range)) throw new LinkRefused(address);
    }
  }
}

/** What is not allowed there is not allowed because the service is there too. */
const PUBLIC_OR_NEVER: ReadonlySet<string> = new Set(['unicast', 'linkLocal', 'none']);

function rangeOf(address: string): string {
  return ipaddr.isValid(address) ? ipaddr.process(address).range() : 'none';
}

/** As the system knows the operator's own name. */
async function rangesOf(host: string): Promise<ReadonlySet<string>> {
  if (ipaddr.isValid(host)) return new Set([rangeOf(host)]);
  try {
    return new Set((await lookUp(host, { all: true })).map(({ address }) => rangeOf(address)));
  } catch {
    return new Set();
  }
}

function withoutBrackets(hostname: string): string {
  return hostname.replace(/^\[|\]$/g, '');
}
