import { HostNames } from '../../src/platform/fetching/host-names.ts';
import { FairGate } from '../../src/platform/turns/fair-gate.ts';

const gate = new FairGate({ what: 'names', atOnce: 1, waiting: 0 });
// No name server is at port 1: nobody is to be asked.
const names = new HostNames({ servers: ['127.0.0.1:1'], gate, now: Date.now });

/** The names of this machine alone. */
export const unresolved = names.resolve.bind(names);

/** What a name server that never answers comes to. */
export function stopped(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
