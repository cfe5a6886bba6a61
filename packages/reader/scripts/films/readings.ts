import { readFileSync } from 'node:fs';
import { watchFilm } from '../../../illustrator/src/witness/watch-film.ts';
import { type FactSheet, readFactSheets } from '../facts/fact.ts';
import { scoreFilm } from './score-film.ts';

/**
 * The files of readings, by people who did not know the sentences. Those of the sixth and seventh knew nothing of the engine either
 * and were graded strictly; those of the fourth and fifth had seen its drawings, and knew more of them again.
 */
export const READINGS = ['fourth', 'fifth', 'sixth', 'seventh'] as const;

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
