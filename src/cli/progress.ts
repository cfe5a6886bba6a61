import { styleText } from 'node:util';
import { timeLeft } from '../domain/time-left.ts';

export interface Progress {
  update(status: string, percent: number): void;
  /** Leaves the terminal as it was. */
  end(): void;
}

const DRAW_EVERY_MS = 100;
const LONGEST_BAR = 30;
/** A shorter one says nothing: then the video's id is left out. */
const SHORTEST_BAR = 10;
/** In a pipe, a line each time this much more is done. */
const LINE_STEP = 10;

const ERASE_LINE = '\r\x1b[2K';

/** On a terminal, a bar with the remaining time; otherwise a line from time to time. */
export function showProgress(output: NodeJS.WriteStream, what: string): Progress {
  return output.isTTY ? bar(output, what) : lines(output, what);
}

function bar(output: NodeJS.WriteStream, what: string): Progress {
  const createdAt = performance.now();
  let workBegan: number | null = null;
  let status = 'sent';
  let percent = 0;
  const draw = () => {
    const now = performance.now();
    const left = workBegan === null ? null : timeLeft(now - workBegan, percent);
    const times = [shownSpan(now - createdAt), ...(left === null ? [] : [`about ${shownSpan(left)} left`])];
    const after = `  ${String(percent).padStart(3)} %  ${times.join(', ')}`;
    const room = (output.columns || 80) - 1 - after.length;
    const named = `${what}  ${status}  `;
    const before = room - named.length < SHORTEST_BAR ? `${status}  ` : named;
    const width = Math.max(0, Math.min(LONGEST_BAR, room - before.length));
    const filled = Math.round((percent / 100) * width);
    const drawn = styleText('green', '█'.repeat(filled), { stream: output }) + '░'.repeat(width - filled);
    output.write(
      `${ERASE_LINE}${width === 0 ? (status + after).slice(0, room + after.length) : before + drawn + after}`,
    );
  };
  const timer = setInterval(draw, DRAW_EVERY_MS);
  timer.unref();
  draw();
  return {
    update: (newStatus, newPercent) => {
      if (newStatus === 'processing') workBegan ??= performance.now();
      status = newStatus;
      percent = newPercent;
      draw();
    },
    end: () => {
      clearInterval(timer);
      output.write(ERASE_LINE);
    },
  };
}

function lines(output: NodeJS.WriteStream, what: string): Progress {
  let shown = '';
  let shownPercent = -LINE_STEP;
  return {
    update: (status, percent) => {
      if (status === shown && percent - shownPercent < LINE_STEP) return;
      shown = status;
      shownPercent = percent;
      output.write(`${what} ${status} ${percent} %\n`);
    },
    end: () => {},
  };
}

export function shownSpan(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

export function shownBytes(bytes: number): string {
  return bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}
