import ipaddr from 'ipaddr.js';

/**
 * What counts as one address: an IPv4 address, also in IPv6 form, or the first 64 bits of an IPv6 address, because a
 * provider gives one customer all the addresses below them.
 */
export function addressKey(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  return address.kind() === 'ipv4'
    ? address.toString()
    : (address as ipaddr.IPv6).parts
        .slice(0, 4)
        .map((part) => part.toString(16))
        .join(':');
}
