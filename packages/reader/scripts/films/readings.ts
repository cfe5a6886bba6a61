import { readFileSync } from 'node:fs';
import { watchFilm } from '../../../illustrator/src/witness/watch-film.ts';
import { type FactSheet, readFactSheets } from '../facts/fact.ts';
import { scoreFilm } from './score-film.ts';

/**
 * The files of readings: of the fourth to sixth the reader did not know the sentences, and of the sixth nor the engine. The fifth was
 * left out when the measures were first chosen, and the sixth read after everything was.
 */
export const READINGS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;

/** What a person saw of a film: the facts of its sentence, each with whether it is seen. */
export interface Reading {
  readonly sheet: FactSheet;
  readonly seen: readonly boolean[];
}

export interface Judged {
  readonly sentence: string;
  readonly line: string;
  readonly type: string;
  /** By the scorer, and by who read it. */
  readonly right: boolean;
  readonly seen: boolean;
  readonly because: string | null;
}

/** `+` before a fact that is seen, `-` before one that is not. */
export function readReadings(name: (typeof READINGS)[number]): Reading[] {
  const text = readFileSync(new URL(`./${name}.readings`, import.meta.url), 'utf8');
  const marks = [...text.matchAll(/^ {2}([+-]) /gm)].map(([, mark]) => mark === '+');
  let next = 0;
  return readFactSheets(text.replaceAll(/^ {2}[+-] /gm, '  '), name).map((sheet) => ({
    sheet,
    seen: sheet.facts.map(() => marks[next++] ?? false),
  }));
}

/** Each fact of a file of readings, as the scorer and as the reader has it. */
export async function judgedTwice(name: (typeof READINGS)[number]): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const { sheet, seen } of readReadings(name)) {
    const { sentence } = sheet;
    const { verdicts } = scoreFilm(sheet, await watchFilm(sentence));
    for (const [index, verdict] of verdicts.entries())
      judged.push({ ...verdict, sentence, seen: seen[index] ?? false });
  }
  return judged;
}
