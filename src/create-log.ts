import { type Logger, pino } from 'pino';
import type { Tracing } from './platform/tracing/tracing.ts';

/** Lines are buffered up to this size, or for a second, and written with one system call. */
const BUFFER_CHARACTERS = 32 * 1024;
const FLUSH_MS = 1000;

/** So much is kept of what cannot be written, as on a full disk; what comes after it is dropped. */
const MOST_UNWRITTEN_BYTES = 1024 * 1024;

/**
 * JSON lines on standard output. They are kept in one buffer, which is written when the process ends, also on an
 * uncaught error; only a kill loses its content. Passing each line to the destination separately would cost an eighth
 * of a poll. Writes are synchronous, as pino's are by default: one that is still under way when the process ends would
 * come after the last lines.
 *
 * A log that cannot be written stops nothing: its lines are kept for a while, then dropped and counted, and one line
 * says so when there is room again.
 */
export function createLog(level: string, tracing: Tracing | null = null): Logger {
  const destination = pino.destination({ sync: true, maxLength: MOST_UNWRITTEN_BYTES });
  let lines = '';
  let isFailing = false;
  let dropped = 0;
  destination.on('error', () => {
    isFailing = true;
  });
  destination.on('write', () => {
    isFailing = false;
  });
  destination.on('drop', (text: string | Buffer) => {
    dropped += String(text).split('\n').length - 1;
  });
  const write = () => {
    if (lines === '') return;
    const written = lines;
    lines = '';
    destination.write(written);
    if (isFailing || dropped === 0) return;
    const count = dropped;
    dropped = 0;
    log.warn({ lines: count }, 'lines of this log were dropped: they could not be written');
  };
  setInterval(write, FLUSH_MS).unref();
  process.on('exit', write);
  const gather = (line: string) => {
    lines += line;
    if (lines.length >= BUFFER_CHARACTERS) write();
  };
  const log = pino({ level, ...(tracing && { mixin: () => tracing.ids() }) }, { write: gather });
  return log;
}
