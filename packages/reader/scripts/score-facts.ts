/**
 * How many of the facts of sentences are understood, by set and by kind of fact:
 *
 *   npm run facts -- [--missed] [--scenes] [set or file …]
 *
 * `--missed` names the facts that were not, except of the sealed set, whose sentences are for measuring alone;
 * `--scenes` scores what the films of today are made from in the same table.
 */

import type { Meaning } from '../src/reader.ts';
import { openReader } from '../src/reader.ts';
import { type Score, scoreFacts } from './facts/score.ts';
import { readSheets, type SentenceSet, sentenceSets } from './facts/sentence-sets.ts';
import { meaningOfScene } from './meaning-of-scene.ts';

const flags = process.argv.slice(2).filter((argument) => argument.startsWith('--'));
const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const files = named.filter((name) => name.endsWith('.facts'));
const sets: SentenceSet[] = [
  ...sentenceSets().filter(({ name }) => named.length === 0 || named.includes(name)),
  ...(files.length > 0 ? [{ name: 'files', sealed: false, sheets: readSheets(files) }] : []),
];

const loading = process.cpuUsage();
const reader = await openReader();
const loaded = processorTime(loading);
const readBy: Record<string, (sentence: string) => Promise<Meaning>> = {
  reader: async (sentence) => (await reader.read(sentence)).meaning,
};
if (flags.includes('--scenes')) {
  const { readScene } = await import('../../illustrator/src/stage/read-scene.ts');
  readBy['scenes of films'] = async (sentence) => meaningOfScene(await readScene(sentence));
}
for (const [name, read] of Object.entries(readBy))
  for (const set of sets) {
    const before = process.cpuUsage();
    const scores: Score[] = [];
    for (const sheet of set.sheets) scores.push(scoreFacts(sheet, await read(sheet.sentence)));
    const each = processorTime(before) / set.sheets.length;
    if (flags.includes('--missed') && !set.sealed) showMissed(scores);
    report(`${name}, ${set.name}`, scores, each);
  }
console.log(`\nloading ${Math.round(loaded)} ms of processor time`);

/** Milliseconds since then, of all threads: what a busy machine does not change. */
function processorTime(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
}

function showMissed(scores: readonly Score[]): void {
  for (const { sentence, missed } of scores)
    if (missed.length > 0) console.log(`${sentence}\n${missed.map((line) => `  ${line}`).join('\n')}`);
}

function report(name: string, all: readonly Score[], each: number): void {
  const share = (part: number, of: number) => `${part} of ${of} (${((100 * part) / of).toFixed(1)} %)`;
  const facts = all.flatMap(({ byType }) => byType);
  const right = (type?: string) => facts.filter((fact) => fact.right && fact.type === (type ?? fact.type));
  const whole = all.filter(({ missed }) => missed.length === 0).length;
  console.log(
    `\n${name}: ${share(right().length, facts.length)} of the facts, ${share(whole, all.length)} of the sentences, ${each.toFixed(1)} ms of processor time each`,
  );
  for (const type of [...new Set(facts.map((fact) => fact.type))].toSorted())
    console.log(
      `  ${type.padEnd(10)} ${share(right(type).length, facts.filter((fact) => fact.type === type).length)}`,
    );
}
