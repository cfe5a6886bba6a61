/**
 * How many of the facts of sentences are understood:
 *
 *   npm run facts -- [--missed] [--scenes] [files]
 *
 * `--missed` names the facts that were not; `--scenes` scores what the films of today are made from in the same table.
 */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readFactSheets } from '../src/facts/fact.ts';
import { type Score, scoreFacts } from '../src/facts/score.ts';
import { openReader } from '../src/reader.ts';
import { meaningOfScene } from './meaning-of-scene.ts';

const flags = process.argv.slice(2).filter((argument) => argument.startsWith('--'));
const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const folder = fileURLToPath(new URL('../sentences/', import.meta.url));
const files = named.length > 0 ? named : globSync(`${folder}*.facts`).toSorted();
const sheets = files.flatMap((file) => readFactSheets(readFileSync(file, 'utf8'), file));

const started = performance.now();
const reader = await openReader();
const loaded = performance.now();
const scores: Score[] = [];
for (const sheet of sheets) scores.push(scoreFacts(sheet, (await reader.read(sheet.sentence)).meaning));
const read = performance.now();
if (flags.includes('--missed'))
  for (const { sentence, missed } of scores)
    if (missed.length > 0) console.log(`${sentence}\n${missed.map((line) => `  ${line}`).join('\n')}`);

console.log(`\nfrom               facts              whole sentences`);
report('reader', scores);
if (flags.includes('--scenes')) {
  const { readScene } = await import('../../illustrator/src/reading/read-scene.ts');
  report(
    'scenes of films',
    sheets.map((sheet) => scoreFacts(sheet, meaningOfScene(readScene(sheet.sentence)))),
  );
}
console.log(
  `\nloading ${Math.round(loaded - started)} ms, then ${((read - loaded) / sheets.length).toFixed(1)} ms a sentence`,
);

function report(name: string, all: readonly Score[]): void {
  const right = all.reduce((sum, score) => sum + score.right, 0);
  const total = all.reduce((sum, score) => sum + score.total, 0);
  const whole = all.filter(({ missed }) => missed.length === 0).length;
  const share = (part: number, of: number) => `${part} of ${of} (${((100 * part) / of).toFixed(1)} %)`;
  console.log(`${name.padEnd(18)} ${share(right, total).padEnd(18)} ${share(whole, all.length)}`);
}
