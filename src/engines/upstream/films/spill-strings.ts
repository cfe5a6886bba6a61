import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';

/** A text of a reply that was too long for memory: decoded from base64 into a file. */
export interface Spilled {
  readonly path: string;
  readonly bytes: number;
}

/** Longer texts are taken for films. */
const LONGEST_TEXT = 256 * 1024;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/**
 * Reads JSON as it arrives and writes its long texts, decoded from base64, to files, so that a film inside a reply is
 * never in memory. What remains is JSON with a mark in the place of each such text.
 */
export class SpillStrings {
  readonly spilled = new Map<string, Spilled>();
  readonly #folder: string;
  readonly #kept: string[] = [];
  /** The text that is being read, since its quote. */
  #text: string | null = null;
  /** A backslash and what followed of its escape, while it is not complete. */
  #escape = '';
  #file: {
    readonly mark: string;
    readonly path: string;
    readonly stream: WriteStream;
    rest: string;
    bytes: number;
  } | null = null;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async write(chunk: Buffer): Promise<void> {
    let position = 0;
    while (position < chunk.length) position = await this.#step(chunk, position);
  }

  /** The JSON that is left. */
  async end(): Promise<string> {
    if (this.#text !== null) {
      await this.#endFile();
      throw new Error('the reply ended within a text');
    }
    return this.#kept.join('');
  }

  /** Reads up to the next quote, or the next escape within a text. */
  async #step(chunk: Buffer, start: number): Promise<number> {
    if (this.#text === null) {
      const quote = chunk.indexOf(QUOTE, start);
      const end = quote < 0 ? chunk.length : quote + 1;
      this.#kept.push(chunk.toString('latin1', start, end));
      if (quote >= 0) this.#text = '';
      return end;
    }
    if (this.#escape !== '') return await this.#stepEscape(chunk, start);
    const quote = chunk.indexOf(QUOTE, start);
    const backslash = chunk.subarray(start, quote < 0 ? chunk.length : quote).indexOf(BACKSLASH);
    const end = backslash >= 0 ? start + backslash : quote < 0 ? chunk.length : quote;
    await this.#take(chunk.toString('latin1', start, end));
    if (backslash >= 0) {
      this.#escape = '\\';
      return end + 1;
    }
    if (quote < 0) return end;
    await this.#endText();
    return end + 1;
  }

  async #stepEscape(chunk: Buffer, start: number): Promise<number> {
    this.#escape += chunk.toString('latin1', start, start + 1);
    const wanted = this.#escape.startsWith('\\u') ? 6 : 2;
    if (this.#escape.length === wanted) {
      const complete = this.#escape;
      this.#escape = '';
      await this.#take(this.#file === null ? complete : plain(complete));
    }
    return start + 1;
  }

  async #take(text: string): Promise<void> {
    if (this.#file === null) {
      this.#text = (this.#text ?? '') + text;
      if (this.#text.length > LONGEST_TEXT) await this.#beginFile(this.#text);
    } else await this.#decode(text);
  }

  async #beginFile(text: string): Promise<void> {
    const mark = `spilled-${randomUUID()}`;
    const path = join(this.#folder, mark);
    this.#file = { mark, path, stream: createWriteStream(path), rest: '', bytes: 0 };
    this.#text = '';
    const unescaped = text.replace(/\\(?:u[0-9a-fA-F]{4}|[^u])/g, plain);
    // A data URL says what follows; only the content is kept.
    const comma = unescaped.startsWith('data:') ? unescaped.indexOf(',') + 1 : 0;
    await this.#decode(unescaped.slice(comma));
  }

  async #decode(text: string): Promise<void> {
    if (this.#file === null) return;
    const all = this.#file.rest + text.replace(/\s/g, '');
    const whole = all.length - (all.length % 4);
    this.#file.rest = all.slice(whole);
    await this.#writeFile(all.slice(0, whole));
  }

  async #writeFile(text: string): Promise<void> {
    if (this.#file === null || text === '') return;
    const bytes = Buffer.from(text, 'base64');
    this.#file.bytes += bytes.length;
    const { stream } = this.#file;
    if (stream.errored) throw stream.errored;
    if (!stream.write(bytes)) await once(stream, 'drain');
  }

  async #endText(): Promise<void> {
    if (this.#file !== null) {
      const { mark, path, bytes } = await this.#endFile();
      this.spilled.set(mark, { path, bytes });
      this.#kept.push(`${mark}"`);
    } else this.#kept.push(`${this.#text ?? ''}"`);
    this.#text = null;
  }

  async #endFile(): Promise<{ mark: string; path: string; bytes: number }> {
    const file = this.#file;
    if (file === null) return { mark: '', path: '', bytes: 0 };
    await this.#writeFile(file.rest);
    this.#file = null;
    file.stream.end();
    await finished(file.stream);
    return file;
  }
}

/** What an escape of JSON stands for. Line breaks within base64 mean nothing. */
function plain(escaped: string): string {
  if (escaped.startsWith('\\u')) return String.fromCharCode(Number.parseInt(escaped.slice(2), 16));
  return 'nrtbf'.includes(escaped.charAt(1)) ? '' : escaped.charAt(1);
}
