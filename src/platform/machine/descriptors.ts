import { readFileSync } from 'node:fs';
import type { Logger } from 'pino';

/** Of all descriptors. The rest is for files, databases, upstreams and child processes. */
const SHARE_FOR_CONNECTIONS = 0.6;

/** With fewer, a few hundred callers at once are too many. */
const ENOUGH = 4096;

/** How many files and connections this process may have open; Infinity where the system does not tell. */
function descriptorLimit(): number {
  try {
    const [, limit] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return limit === undefined ? Infinity : Number(limit);
  } catch {
    return Infinity;
  }
}

/** How many connections of callers leave enough descriptors for everything else. */
export function connectionsInAll(): number {
  return Math.floor(descriptorLimit() * SHARE_FOR_CONNECTIONS);
}

export function warnOfFewDescriptors(log: Logger): void {
  const descriptors = descriptorLimit();
  if (descriptors >= ENOUGH) return;
  log.warn(
    { descriptors, connections: connectionsInAll() },
    'few files and connections may be open at once; raise the limit (ulimit -n 65536, or LimitNOFILE in systemd)',
  );
}
