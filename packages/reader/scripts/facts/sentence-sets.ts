import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type FactSheet, readFactSheets } from './fact.ts';

const SENTENCES = fileURLToPath(new URL('../../sentences/', import.meta.url));
/** The folder that only measures: developers of the reader do not read it. */
const SEALED = 'sealed';

export interface SentenceSet {
  /** Its folder: `known`, `work`, `sealed`. */
  readonly name: string;
  readonly sealed: boolean;
  readonly sheets: readonly FactSheet[];
}

/** The sentences with facts that are kept here, a set for each folder. */
export function sentenceSets(): SentenceSet[] {
  const folders = globSync(`${SENTENCES}*/`).toSorted();
  return folders.map((folder) => {
    const name = basename(folder);
    return { name, sealed: name === SEALED, sheets: readSheets(globSync(`${folder}/*.facts`).toSorted()) };
  });
}

export function readSheets(files: readonly string[]): FactSheet[] {
  return files.flatMap((file) => readFactSheets(readFileSync(file, 'utf8'), file));
}
