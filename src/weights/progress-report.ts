import type { OnProgress } from './models.ts';

const BAR_WIDTH = 30;
/** Without a terminal, one line per this share of the whole. */
const LINE_STEP = 0.25;

/** A progress bar on a terminal; occasional lines in a log. */
export function progressReport(output: NodeJS.WriteStream): OnProgress {
  const told = new Map<string, number>();
  return (name, part) => {
    const before = told.get(name) ?? -1;
    const step = output.isTTY ? 0.01 : LINE_STEP;
    if (part < 1 ? part - before < step : before === 1) return;
    told.set(name, part);
    const percent = `${Math.floor(part * 100)}%`.padStart(4);
    if (!output.isTTY) {
      output.write(`weights: ${name} ${percent}\n`);
      return;
    }
    const filled = Math.round(part * BAR_WIDTH);
    const bar = '#'.repeat(filled).padEnd(BAR_WIDTH, '.');
    output.write(`\r${name.padEnd(16)} [${bar}] ${percent}${part === 1 ? '\n' : ''}`);
  };
}
