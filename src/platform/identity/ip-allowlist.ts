import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** Addresses and CIDR ranges, v4 and v6. An IPv4 address in IPv6 form counts as the IPv4 address. */
export class IpAllowlist {
  readonly #ranges: readonly (readonly [Address, number])[];

  constructor(entries: readonly string[]) {
    this.#ranges = entries.map(parseRange);
  }

  includes(ip: string): boolean {
    if (!ipaddr.isValid(ip)) return false;
    const address = ipaddr.process(ip);
    return this.#ranges.some(
      ([base, bits]) =>
        base.kind() === address.kind() && (address as ipaddr.IPv4).match(base as ipaddr.IPv4, bits),
    );
  }
}

export function isIpRange(text: string): boolean {
  return ipaddr.isValidCIDR(text) || (ipaddr.isValid(text) && /[.:]/.test(text));
}

function parseRange(text: string): readonly [Address, number] {
  if (text.includes('/')) return ipaddr.parseCIDR(text);
  const address = ipaddr.process(text);
  return [address, address.kind() === 'ipv4' ? 32 : 128];
}
