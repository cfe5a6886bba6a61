import { type Logger, pino } from 'pino';

/** Lines wait for so many characters, or for the end of the second, and go out with one system call. */
const BUFFER_CHARACTERS = 32 * 1024;
const FLUSH_MS = 1000;
/** More than the buffer holds, so that the destination never begins by itself. */
const LEAST_BYTES = 4 * BUFFER_CHARACTERS;

/**
 * JSON lines on standard output. They wait in one buffer, which is written out when the process ends, be it by an
 * uncaught error; only a kill loses what is in it. To hand each line to the destination by itself would cost an eighth
 * of a poll.
 */
export function createLog(level: string): Logger {
  // Nothing waits there: it is told each time whether to write beside the event loop or, at the end, at once.
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
  // Before the destination's own end, which comes with the same event.
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
