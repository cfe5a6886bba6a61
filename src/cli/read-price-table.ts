import { readFileSync } from 'node:fs';
import { WrongUsage } from './command.ts';

export interface PriceRow {
  readonly model: string;
  readonly price: Readonly<Record<string, number>>;
}

/**
 * A table of prices, as spreadsheets write it: the first line names the columns, `model` and the measures. Separated by
 * commas, semicolons or tabs; a measure without a value is left out, and a line that begins with `#` says nothing.
 */
export function readPriceTable(file: string): PriceRow[] {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new WrongUsage(`${file} cannot be read (${(error as { code?: string }).code ?? 'unknown'}).`);
  }
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((line, index) => ({ line, number: index + 1 }))
    .filter(({ line }) => line.trim() !== '' && !line.startsWith('#'));
  const [head, ...rows] = lines;
  const separator = [',', ';', '\t'].find((sign) => head?.line.includes(sign)) ?? ',';
  const columns = (head ? cellsOf(head.line, separator) : []).map((name) => name.toLowerCase());
  const at = columns.indexOf('model');
  if (at < 0) throw new WrongUsage(`${file}: the first line must name the columns, \`model\` among them.`);
  return rows.map(({ line, number }) => {
    const cells = cellsOf(line, separator);
    const model = cells[at] ?? '';
    if (model === '') throw new WrongUsage(`${file}, line ${number}: there is no model.`);
    const entries = columns.flatMap((name, index) => {
      const cell = cells[index] ?? '';
      return index === at || name === '' || cell === ''
        ? []
        : [[name, amountOf(cell, file, number)] as const];
    });
    return { model, price: Object.fromEntries(entries) };
  });
}

function cellsOf(line: string, separator: string): string[] {
  return line.split(separator).map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .trim(),
  );
}

function amountOf(cell: string, file: string, line: number): number {
  const amount = Number(cell);
  if (Number.isFinite(amount) && amount >= 0) return amount;
  throw new WrongUsage(`${file}, line ${line}: ${JSON.stringify(cell)} is not a price such as 0.12.`);
}
