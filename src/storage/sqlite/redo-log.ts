import { closeSync, existsSync, ftruncateSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { BatchRunner } from './batch-runner.ts';
import type { PackedWrite } from './writer-protocol.ts';

type Batch = readonly PackedWrite[];

/** A line is a batch, or an SQL text with the number by which the batches after it mean it. */
type Line = Batch | { readonly number: number; readonly text: string };

/**
 * The batches of a transaction that is not committed yet, so that they survive the process: some 200 bytes are appended
 * instead of ten pages. Handed to the operating system, not to the disk.
 */
export class RedoLog {
  readonly #descriptor: number;
  readonly #texts: readonly string[];
  readonly #writtenTexts = new Set<number>();
  #length = 0;

  /** `texts` may grow: the SQL texts by their number. */
  constructor(file: string, texts: readonly string[]) {
    this.#descriptor = openSync(redoFile(file), 'a', 0o600);
    this.#texts = texts;
  }

  /** They survive the process from now on. Throws when they do not. */
  append(batches: readonly Batch[]): void {
    let lines = '';
    for (const batch of batches) {
      for (const [number] of batch) lines += this.#textOnce(number);
      lines += `${JSON.stringify(batch)}\n`;
    }
    try {
      this.#length += writeSync(this.#descriptor, lines);
    } catch (error) {
      // Half a line would hide those after it.
      ftruncateSync(this.#descriptor, this.#length);
      this.#writtenTexts.clear();
      throw error;
    }
  }

  get bytes(): number {
    return this.#length;
  }

  /** The transaction is committed. */
  clear(): void {
    if (this.#length === 0) return;
    ftruncateSync(this.#descriptor);
    this.#writtenTexts.clear();
    this.#length = 0;
  }

  close(): void {
    closeSync(this.#descriptor);
  }

  #textOnce(number: number): string {
    if (this.#writtenTexts.has(number)) return '';
    this.#writtenTexts.add(number);
    return `${JSON.stringify({ number, text: this.#texts[number] ?? '' })}\n`;
  }
}

/** After a crash: runs what was not committed. What was is refused, as every repetition of such a batch. */
export function redo(file: string, database: DatabaseSync): void {
  const path = redoFile(file);
  if (!existsSync(path)) return;
  const texts: string[] = [];
  const batches: Batch[] = [];
  for (const line of completeLines(readFileSync(path, 'utf8'))) {
    if (isText(line)) texts[line.number] = line.text;
    else batches.push(line);
  }
  if (batches.length > 0) {
    const runner = new BatchRunner(database, texts);
    database.exec('BEGIN IMMEDIATE');
    for (const batch of batches) {
      const outcome = runner.run(batch);
      if ('failure' in outcome) throw new Error(outcome.failure);
    }
    database.exec('COMMIT');
  }
  rmSync(path);
}

function isText(line: Line): line is Exclude<Line, Batch> {
  return !Array.isArray(line);
}

/** Nobody was answered about a line that is not complete, and none comes after it. */
function* completeLines(text: string): Generator<Line> {
  for (const line of text.split('\n')) {
    try {
      yield JSON.parse(line) as Line;
    } catch {
      return;
    }
  }
}

function redoFile(file: string): string {
  return `${file}-redo`;
}
