import { type Logger, pino } from 'pino';

/** Lines are buffered up to this size, or for a second, and written with one system call. */
const BUFFER_CHARACTERS = 32 * 1024;
const FLUSH_MS = 1000;

/**
 * JSON lines on standard output. They are kept in one buffer, which is written when the process ends, also on an
 * uncaught error; only a kill loses its content. Passing each line to the destination separately would cost an eighth
 * of a poll. Writes are synchronous, as pino's are by default: one that is still under way when the process ends would
 * come after the last lines.
 */
export function createLog(level: string): Logger {
  const destination = pino.destination({ sync: true });
  let lines = '';
  const write = () => {
    if (lines === '') return;
    const written = lines;
    lines = '';
    destination.write(written);
  };
  setInterval(write, FLUSH_MS).unref();
  process.on('exit', write);
  const gather = (line: string) => {
    lines += line;
    if (lines.length >= BUFFER_CHARACTERS) write();
  };
  return pino({ level }, { write: gather });
}
