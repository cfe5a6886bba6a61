import { endOfText } from './scan-json.ts';

/** A member of an object in JSON bytes: where its name (with its quotes) and its value stand. */
export interface JsonMember {
  readonly name: string;
  readonly nameStart: number;
  readonly nameEnd: number;
  readonly start: number;
  readonly end: number;
}

/** Text to be written in place of the bytes from `start` to `end`. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPENING = [0x7b, 0x5b];
const CLOSING = [0x7d, 0x5d];

/** The members of the object that these bytes are, in order, each as often as it is there. The bytes are valid JSON. */
export function jsonMembers(bytes: Buffer): JsonMember[] {
  const members: JsonMember[] = [];
  let depth = 0;
  let name: Pick<JsonMember, 'name' | 'nameStart' | 'nameEnd'> | null = null;
  let start = -1;
  /** Behind the last byte that is no white space. */
  let end = 0;
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index] ?? 0;
    if (byte <= 0x20) continue;
    const isAtTop = depth === 1;
    if (isAtTop && (byte === COMMA || CLOSING.includes(byte))) {
      if (name) members.push({ ...name, start, end });
      name = null;
      start = -1;
    } else if (byte === QUOTE) {
      const last = endOfText(bytes, index + 1);
      const nameEnd = last + 1;
      if (isAtTop && !name) {
        name = { name: JSON.parse(bytes.toString('utf8', index, nameEnd)), nameStart: index, nameEnd };
      } else if (start < 0) start = index;
      index = last;
    } else if (isAtTop && start < 0 && byte !== COLON) start = index;
    if (OPENING.includes(byte)) depth += 1;
    else if (CLOSING.includes(byte)) depth -= 1;
    end = index + 1;
  }
  return members;
}

/** The bytes with the edits, in pieces: what is not edited is not copied. */
export function edited(bytes: Buffer, edits: readonly Edit[]): Buffer[] {
  const pieces: Buffer[] = [];
  let from = 0;
  for (const { start, end, text } of [...edits].sort((a, b) => a.start - b.start)) {
    pieces.push(bytes.subarray(from, start), Buffer.from(text));
    from = end;
  }
  pieces.push(bytes.subarray(from));
  return pieces;
}
