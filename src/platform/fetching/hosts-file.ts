import type { LookupAddress } from 'node:dns';
import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';

const SYSTEM_HOSTS = '/etc/hosts';

/** This machine has this name whatever its hosts file says. */
const LOCALHOST: LookupAddress = { address: '127.0.0.1', family: 4 };

/** The names of this machine's hosts file, which name servers do not know. Read once: it changes with the machine. */
export function readHostsFile(path = SYSTEM_HOSTS): ReadonlyMap<string, readonly LookupAddress[]> {
  const hosts = new Map<string, LookupAddress[]>();
  for (const line of linesOf(path)) {
    const [address = '', ...names] = (line.split('#', 1)[0] ?? '').trim().split(/\s+/);
    const family = isIP(address);
    if (family === 0) continue;
    for (const name of names) {
      const key = name.toLowerCase();
      hosts.set(key, [...(hosts.get(key) ?? []), { address, family }]);
    }
  }
  if (!hosts.has('localhost')) hosts.set('localhost', [LOCALHOST]);
  return hosts;
}

function linesOf(path: string): string[] {
  try {
    return readFileSync(path, 'utf8').split('\n');
  } catch {
    // A machine without a hosts file has no names in it.
    return [];
  }
}
