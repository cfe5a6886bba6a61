/**
 * How many of the facts of sentences are understood, by set and by kind of fact:
 *
 *   npm run facts -- [--missed] [--scenes] [--films] [--frames FOLDER] [--readings] [set or file …]
 *
 * `--missed` names the facts that were not, except of the sealed set, whose sentences are for measuring alone;
 * `--scenes` scores what the films of today are made from in the same table, and `--films` what is seen in the films
 * themselves, by where everything is drawn in them; `--frames` writes the frames of what is not seen, with what was asked for outlined;
 * `--readings` holds that scorer against what people saw in films, and scores nothing else.
 */

import { parseArgs } from 'node:util';
import type { Meaning } from '../src/reader.ts';
import { openReader } from '../src/reader.ts';
import type { FactSheet } from './facts/fact.ts';
import { type Score, scoreFacts } from './facts/score.ts';
import { readSheets, type SentenceSet, sentenceSets } from './facts/sentence-sets.ts';
import { meaningOfScene } from './meaning-of-scene.ts';

const { values: flags, positionals: named } = parseArgs({
  allowPositionals: true,
  options: {
    missed: { type: 'boolean', default: false },
    scenes: { type: 'boolean', default: false },
    films: { type: 'boolean', default: false },
    readings: { type: 'boolean', default: false },
    frames: { type: 'string' },
  },
});

if (flags.readings) await reportReadings();
else await reportSets();

async function reportSets(): Promise<void> {
  const files = named.filter((name) => name.endsWith('.facts'));
  const sets: SentenceSet[] = [
    ...sentenceSets().filter(({ name }) => named.length === 0 || named.includes(name)),
    ...(files.length > 0 ? [{ name: 'files', sealed: false, sheets: readSheets(files) }] : []),
  ];
  const loading = process.cpuUsage();
  const reader = await openReader();
  const loaded = processorTime(loading);
  const by = (read: (sentence: string) => Promise<Meaning>) => async (sheet: FactSheet) =>
    scoreFacts(sheet, await read(sheet.sentence));
  const judges: Record<string, (sheet: FactSheet, set: SentenceSet) => Promise<Score>> = {
    reader: by(async (sentence) => (await reader.read(sentence)).meaning),
  };
  if (flags.scenes) {
    const { readScene } = await import('../../illustrator/src/stage/read-scene.ts');
    judges['scenes of films'] = by(async (sentence) => meaningOfScene(await readScene(sentence)));
  }
  if (flags.films) judges.films = await filmJudge();
  for (const [name, judge] of Object.entries(judges))
    for (const set of sets) {
      const before = process.cpuUsage();
      const scores: Score[] = [];
      for (const sheet of set.sheets) scores.push(await judge(sheet, set));
      const each = processorTime(before) / set.sheets.length;
      if (flags.missed && !set.sealed) showMissed(scores);
      report(`${name}, ${set.name}`, scores, each);
    }
  console.log(`\nloading ${Math.round(loaded)} ms of processor time`);
}

async function filmJudge() {
  const { watchFilm } = await import('../../illustrator/src/witness/watch-film.ts');
  const { scoreFilm } = await import('./films/score-film.ts');
  const { writeFrames } = await import('./films/write-frames.ts');
  let number = 0;
  return async (sheet: FactSheet, { sealed }: SentenceSet): Promise<Score> => {
    const film = await watchFilm(sheet.sentence);
    const score = scoreFilm(sheet, film);
    if (flags.frames !== undefined && !sealed) writeFrames(flags.frames, ++number, sheet, film, score);
    return score;
  };
}

async function reportReadings(): Promise<void> {
  const { judgedTwice, READINGS } = await import('./films/readings.ts');
  for (const name of READINGS) {
    const judged = await judgedTwice(name);
    for (const { sentence, line, right, seen, because } of judged)
      if (flags.missed && right !== seen)
        console.log(
          `${sentence}\n  ${line}: ${right ? 'by the scorer alone' : `by the reader alone (${because})`}`,
        );
    const agreed = judged.map(({ type, right, seen }) => ({ type, right: right === seen }));
    const share = (of: 'right' | 'seen') => judged.filter((each) => each[of]).length;
    table(
      `scorer and reader agree, ${name} readings`,
      agreed,
      `seen by the scorer ${share('right')}, by the reader ${share('seen')}`,
    );
  }
}

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
  const whole = all.filter(({ missed }) => missed.length === 0).length;
  const sentences = `${share(whole, all.length)} of the sentences, ${each.toFixed(1)} ms of processor time each`;
  table(
    name,
    all.flatMap(({ byType }) => byType),
    sentences,
  );
}

function share(part: number, of: number): string {
  return `${part} of ${of} (${((100 * part) / of).toFixed(1)} %)`;
}

function table(name: string, facts: Score['byType'], besides: string): void {
  const right = (type?: string) => facts.filter((fact) => fact.right && fact.type === (type ?? fact.type));
  console.log(`\n${name}: ${share(right().length, facts.length)} of the facts, ${besides}`);
  for (const type of [...new Set(facts.map((fact) => fact.type))].toSorted())
    console.log(
      `  ${type.padEnd(10)} ${share(right(type).length, facts.filter((fact) => fact.type === type).length)}`,
    );
}
