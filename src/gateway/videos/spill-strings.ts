import { randomUUID } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { AnswerOverLimit } from '../../engines/answer-over-limit.ts';
import { ANSWER_JSON } from '../parse-answer.ts';

/** A text of a reply that was too long for memory: decoded from base64 into a file. */
export interface Spilled {
  readonly path: string;
  readonly bytes: number;
}

/** Longer texts are taken for videos. */
const LONGEST_TEXT = 256 * 1024;

/** Each escape takes a step of its own. Of base64 one character in 64 may be escaped, and the ends of lines. */
const BYTES_PER_ESCAPE = 16;
const SOME_ESCAPES = 1000;

/** Two for each text, of which there are no more than values and names. */
const MOST_PIECES = 2 * (ANSWER_JSON.values + ANSWER_JSON.names);

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/** Pieces of a long text that are to be written, in order; at the end of the text, its mark. */
interface SpillFile {
  readonly mark: string;
  readonly path: string;
  rest: string;
  bytes: number;
  pieces: Buffer[];
  handle: FileHandle | null;
  isComplete: boolean;
}

/**
 * Reads JSON as it arrives and writes its long texts, decoded from base64, to files, so that a video inside a reply is
 * never in memory. What remains is JSON with a mark in the place of each such text. Each piece is gone through in one go,
 * and what it has for the files is written then.
 */
export class SpillStrings {
  readonly spilled = new Map<string, Spilled>();
  readonly #folder: string;
  readonly #kept: string[] = [];
  #keptLength = 0;
  /** The text that is being read, since its quote. */
  #text: string[] | null = null;
  #textLength = 0;
  /** A backslash and what followed of its escape, while it is not complete. */
  #escape = '';
  /** Of the long texts in the piece at hand. */
  #escapes = 0;
  /** The file of the text that is being read. */
  #file: SpillFile | null = null;
  /** Files with something to be written. */
  #waiting: SpillFile[] = [];
  readonly #handles = new Set<FileHandle>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  async write(chunk: Buffer): Promise<void> {
    const quotes = new NextByte(chunk, QUOTE);
    const escapes = new NextByte(chunk, BACKSLASH);
    this.#escapes = 0;
    for (let at = 0; at < chunk.length; ) at = this.#step(chunk, at, quotes, escapes);
    if (this.#escapes > SOME_ESCAPES && this.#escapes > chunk.length / BYTES_PER_ESCAPE)
      throw new AnswerOverLimit('json', 'the answer holds a long text that is hardly anything but escapes');
    if (this.#waiting.length > 0) await this.#flush();
  }

  /** The JSON that is left. */
  end(): Buffer {
    if (this.#text !== null) throw new Error('the reply ended within a text');
    return Buffer.from(this.#kept.join(''), 'latin1');
  }

  /** Whatever became of the reply. */
  async close(): Promise<void> {
    for (const handle of this.#handles) await handle.close();
    this.#handles.clear();
  }

  /** Reads up to the next quote, or the next escape within a text. */
  #step(chunk: Buffer, start: number, quotes: NextByte, escapes: NextByte): number {
    const quote = quotes.from(start);
    if (this.#text === null) {
      const end = Math.min(quote + 1, chunk.length);
      this.#keep(chunk.toString('latin1', start, end));
      if (quote < chunk.length) this.#text = [];
      return end;
    }
    if (this.#escape !== '') return this.#stepEscape(chunk, start);
    const end = Math.min(quote, escapes.from(start));
    this.#take(chunk.toString('latin1', start, end));
    if (end === chunk.length) return end;
    if (end === quote) this.#endText();
    else this.#escape = '\\';
    return end + 1;
  }

  #stepEscape(chunk: Buffer, start: number): number {
    this.#escape += chunk.toString('latin1', start, start + 1);
    const wanted = this.#escape.startsWith('\\u') ? 6 : 2;
    if (this.#escape.length === wanted) {
      const complete = this.#escape;
      this.#escape = '';
      if (this.#file !== null) this.#escapes += 1;
      this.#take(this.#file === null ? complete : plain(complete));
    }
    return start + 1;
  }

  #take(text: string): void {
    if (this.#file !== null) {
      this.#decode(text);
      return;
    }
    this.#text?.push(text);
    this.#textLength += text.length;
    if (this.#textLength > LONGEST_TEXT) this.#beginFile((this.#text ?? []).join(''));
  }

  #beginFile(text: string): void {
    const mark = `spilled-${randomUUID()}`;
    const path = join(this.#folder, mark);
    this.#file = { mark, path, rest: '', bytes: 0, pieces: [], handle: null, isComplete: false };
    this.#waiting.push(this.#file);
    this.#text = [];
    const unescaped = text.replace(/\\(?:u[0-9a-fA-F]{4}|[^u])/g, plain);
    // A data URL says what follows; only the content is kept.
    const comma = unescaped.startsWith('data:') ? unescaped.indexOf(',') + 1 : 0;
    this.#decode(unescaped.slice(comma));
  }

  #decode(text: string): void {
    const file = this.#file;
    if (file === null) return;
    file.rest += /\s/.test(text) ? text.replace(/\s/g, '') : text;
    const whole = file.rest.length - (file.rest.length % 4);
    // A piece for each escape would be many small ones.
    if (whole < SMALLEST_PIECE) return;
    this.#addPiece(file, file.rest.slice(0, whole));
    file.rest = file.rest.slice(whole);
  }

  #addPiece(file: SpillFile, base64: string): void {
    if (base64 === '') return;
    const piece = Buffer.from(base64, 'base64');
    file.bytes += piece.length;
    file.pieces.push(piece);
    if (!this.#waiting.includes(file)) this.#waiting.push(file);
  }

  #endText(): void {
    const file = this.#file;
    if (file !== null) {
      this.#addPiece(file, file.rest);
      file.isComplete = true;
      if (!this.#waiting.includes(file)) this.#waiting.push(file);
      this.spilled.set(file.mark, { path: file.path, bytes: file.bytes });
      this.#keep(`${file.mark}"`);
    } else this.#keep(`${(this.#text ?? []).join('')}"`);
    this.#file = null;
    this.#text = null;
    this.#textLength = 0;
  }

  #keep(text: string): void {
    this.#keptLength += text.length;
    if (this.#keptLength > ANSWER_JSON.bytes || this.#kept.length > MOST_PIECES)
      throw new AnswerOverLimit('json', 'the answer holds too much besides videos');
    this.#kept.push(text);
  }

  async #flush(): Promise<void> {
    for (const file of this.#waiting.splice(0)) {
      const handle = file.handle ?? (await open(file.path, 'w'));
      file.handle = handle;
      this.#handles.add(handle);
      for (const piece of file.pieces.splice(0)) await handle.writeFile(piece);
      if (!file.isComplete) continue;
      this.#handles.delete(handle);
      await handle.close();
    }
  }
}

/** Finds a byte again and again, and searches each part of a chunk once. */
class NextByte {
  readonly #chunk: Buffer;
  readonly #byte: number;
  #found = -1;

  constructor(chunk: Buffer, byte: number) {
    this.#chunk = chunk;
    this.#byte = byte;
  }

  /** Its next offset, or the end of the chunk. */
  from(position: number): number {
    if (this.#found < position) {
      const found = this.#chunk.indexOf(this.#byte, position);
      this.#found = found < 0 ? this.#chunk.length : found;
    }
    return this.#found;
  }
}

/** Characters of base64 that are decoded together. */
const SMALLEST_PIECE = 16 * 1024;

/** What an escape of JSON stands for. Line breaks within base64 mean nothing. */
function plain(escaped: string): string {
  if (escaped.startsWith('\\u')) return String.fromCharCode(Number.parseInt(escaped.slice(2), 16));
  return 'nrtbf'.includes(escaped.charAt(1)) ? '' : escaped.charAt(1);
}
