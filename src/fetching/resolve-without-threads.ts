import { Resolver } from 'node:dns/promises';
import type { Resolve } from './resolve-safely.ts';

/** Below the time limit of any request. */
const TIMEOUT_MS = 2000;

/**
 * Asks the name servers directly. The system's own resolver takes one of four threads, which files need too: a few names
 * whose servers never answer would hold up the whole process. Names of this machine's hosts file are not found, but for
 * `localhost`.
 */
export function resolveWithoutThreads(): Resolve {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: 2 });
  return async (hostname) => {
    if (hostname === 'localhost') return [{ address: '127.0.0.1', family: 4 }];
    const [four, six] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
    if (four.status === 'rejected' && six.status === 'rejected') throw four.reason;
    return [
      ...(four.status === 'fulfilled' ? four.value.map((address) => ({ address, family: 4 })) : []),
      ...(six.status === 'fulfilled' ? six.value.map((address) => ({ address, family: 6 })) : []),
    ];
  };
}
