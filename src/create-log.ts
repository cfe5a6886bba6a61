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
  let lines = '';
  const handOn = () => {
    if (lines !== '') destination.write(lines);
    lines = '';
  };
  // Also what was said in the last turn.
  process.on('exit', handOn);
  // The lines of one turn of the event loop go together: what the destination does for each is an eighth of a poll.
  const gather = (line: string) => {
    if (lines === '') setImmediate(handOn);
    lines += line;
  };
  return pino({ level }, { write: gather });
}
