/** Everything but the data is small. */
const MOST_SKELETON = 1024 * 1024;

/** `\u003d`. */
const LONGEST_ESCAPE = 6;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

type Position = 'outside' | 'string' | 'data';

/**
 * Reads JSON that holds long base64 texts under the name `data`, as it arrives: they are decoded in pieces, and the rest
 * is kept as text with empty strings instead. So an answer of many megabytes is never in memory nor parsed.
 */
export class JsonWithData {
  #position: Position = 'outside';
  #text: Buffer[] = [];
  #textLength = 0;
  /** The last string outside of data, for the name before a colon. */
  #name = '';
  #string: number[] = [];
  #isName = false;
  #base64 = '';
  #depth = 0;
  #isEscaped = false;
  #isComplete = false;

  /** The object has been closed. */
  get isComplete(): boolean {
    return this.#isComplete;
  }

  /** What has come so far, without the data. */
  get skeleton(): string {
    return Buffer.concat(this.#text).toString('utf8');
  }

  /** The data that can be decoded by now. */
  write(chunk: Uint8Array): Uint8Array[] {
    const decoded: Uint8Array[] = [];
    let kept = 0;
    for (let at = 0; at < chunk.length; at += 1) {
      const byte = chunk[at] ?? 0;
      if (this.#position === 'data') {
        const end = endOfData(chunk, at);
        this.#base64 += Buffer.from(chunk.buffer, chunk.byteOffset + at, end - at).toString('latin1');
        const isClosed = end < chunk.length;
        this.#decode(isClosed, decoded);
        at = end;
        kept = end;
        if (isClosed) this.#position = 'outside';
      } else if (this.#position === 'string') {
        this.#inString(byte);
      } else if (byte === QUOTE) {
        this.#position = this.#isName && this.#name === 'data' ? 'data' : 'string';
        this.#string = [];
        if (this.#position === 'data') {
          this.#keep(chunk.subarray(kept, at + 1));
          kept = at + 1;
        }
        this.#isName = false;
      } else this.#outside(byte);
    }
    if (this.#position !== 'data') this.#keep(chunk.subarray(kept));
    return decoded;
  }

  #outside(byte: number): void {
    const character = String.fromCharCode(byte);
    if (character === ':') {
      this.#isName = true;
      this.#name = Buffer.from(this.#string).toString('latin1');
    } else if (character === '{' || character === '[') {
      this.#depth += 1;
      this.#isName = false;
    } else if (character === '}' || character === ']') {
      this.#depth -= 1;
      this.#isComplete ||= this.#depth === 0;
    } else if (character === ',') this.#isName = false;
  }

  #inString(byte: number): void {
    if (this.#isEscaped) this.#isEscaped = false;
    else if (byte === BACKSLASH) this.#isEscaped = true;
    else if (byte === QUOTE) this.#position = 'outside';
    else if (this.#string.length < 64) this.#string.push(byte);
  }

  /** Four characters are three bytes; an escaped `=` or `/` may be cut in two between chunks. */
  #decode(isClosed: boolean, into: Uint8Array[]): void {
    let text = this.#base64;
    if (text.includes('\\')) text = text.replace(/\\u003d/gi, '=').replace(/\\\//g, '/');
    // What is kept is gone through again with each chunk, so it must stay short.
    const slash = text.indexOf('\\');
    if (slash >= 0 && slash < text.length - LONGEST_ESCAPE) throw new Error('the sound is not base64');
    const cut = isClosed ? text.length : wholeGroups(text);
    this.#base64 = text.slice(cut);
    if (cut > 0) into.push(Buffer.from(text.slice(0, cut), 'base64'));
    if (isClosed) this.#base64 = '';
  }

  #keep(bytes: Uint8Array): void {
    this.#textLength += bytes.length;
    if (this.#textLength > MOST_SKELETON) throw new Error('the answer is too long');
    if (bytes.length > 0) this.#text.push(Buffer.from(bytes));
  }
}

function wholeGroups(text: string): number {
  const escaped = text.indexOf('\\');
  const usable = escaped < 0 ? text.length : escaped;
  return usable - (usable % 4);
}

/** Base64 has no quotes, and its escapes none either. */
function endOfData(chunk: Uint8Array, from: number): number {
  const end = chunk.indexOf(QUOTE, from);
  return end < 0 ? chunk.length : end;
}
