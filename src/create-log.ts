import { type Logger, pino } from 'pino';

/** Lines are buffered up to this size, or for a second, and written with one system call. */
const BUFFER_CHARACTERS = 32 * 1024;
const FLUSH_MS = 1000;
/** Larger than the buffer, so that the destination never writes by itself. */
const LEAST_BYTES = 4 * BUFFER_CHARACTERS;

/**
 * JSON lines on standard output. They are kept in one buffer, which is written when the process ends, also on an
 * uncaught error; only a kill loses its content. Passing each line to the destination separately would cost an eighth
 * of a poll.
 */
export function createLog(level: string): Logger {
  // The destination buffers nothing: it is told each time to write asynchronously or, at the end, synchronously.
  const destination = pino.destination({ sync: false, minLength: LEAST_BYTES, maxWrite: 2 * LEAST_BYTES });
  let lines = '';
  const handOver = () => {
    destination.write(lines);
    lines = '';
  };
  const write = () => {
    if (lines === '') return;
    handOver();
    destination.flush();
  };
  setInterval(write, FLUSH_MS).unref();
  // Runs before the destination's own handler of the same event.
  process.prependListener('beforeExit', write);
  process.on('exit', () => {
    if (lines === '') return;
    handOver();
    destination.flushSync();
  });
  const gather = (line: string) => {
    lines += line;
    if (lines.length >= BUFFER_CHARACTERS) write();
  };
  return pino({ level }, { write: gather });
}
