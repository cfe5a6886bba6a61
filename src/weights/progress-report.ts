import type { OnProgress } from './pull-progress.ts';

const BAR_WIDTH = 20;
/** Without a terminal, one line per this share of the whole. */
const LINE_STEP = 0.25;
const BAR_STEP = 0.01;
const CLEAR_LINE = '\r\x1b[2K';

/** A bar that says what is being done on a terminal; some lines in a log. */
export function progressReport(output: NodeJS.WriteStream): OnProgress {
  let last = -1;
  let lastDoing = '';
  return ({ part, fetching, preparing }) => {
    const doing = [says('fetching', fetching), says('preparing', preparing)].filter(Boolean).join('; ');
    const isOver = part === 1;
    const isNews =
      part - last >= (output.isTTY ? BAR_STEP : LINE_STEP) || (output.isTTY && doing !== lastDoing);
    if (isOver ? last === 1 : doing === '' || !isNews) return;
    last = part;
    lastDoing = doing;
    const percent = `${Math.floor(part * 100)}%`.padStart(4);
    if (!output.isTTY) {
      output.write(`weights:${percent} ${isOver ? 'ready' : doing}\n`);
      return;
    }
    const bar = '#'.repeat(Math.round(part * BAR_WIDTH)).padEnd(BAR_WIDTH, '.');
    const line = `weights [${bar}]${percent} ${isOver ? 'ready' : doing}`;
    // A line that is broken cannot be written over.
    output.write(`${CLEAR_LINE}${line.slice(0, output.columns - 1)}${isOver ? '\n' : ''}`);
  };
}

function says(what: string, names: readonly string[]): string {
  return names.length === 0 ? '' : `${what} ${names.join(', ')}`;
}
