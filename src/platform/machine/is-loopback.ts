import ipaddr from 'ipaddr.js';

/** Whether a host, with or without a port, is this machine by its name or address. */
export function isLoopbackHost(host: string): boolean {
  const { hostname } = URL.parse(`http://${host}`) ?? { hostname: '' };
  return hostname === 'localhost' || isLoopback(hostname.replace(/^\[|\]$/g, ''));
}

export function isLoopback(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
}
