import { type Logger, pino } from 'pino';

/** A line each would be a system call each; lines wait for this many bytes, or for the next second. */
const BUFFER_BYTES = 32 * 1024;
const FLUSH_MS = 1000;

/** JSON lines on standard output. What waits is written out when the process ends, unless it is killed. */
export function createLog(level: string): Logger {
  const destination = pino.destination({
    sync: false,
    minLength: BUFFER_BYTES,
    maxWrite: 2 * BUFFER_BYTES,
    periodicFlush: FLUSH_MS,
  });
  return pino({ level }, destination);
}
