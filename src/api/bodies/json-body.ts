import sjson from 'secure-json-parse';
import { ServiceError } from '../../domain/errors.ts';

/** Deeper than any parameter of the contract; deep nesting costs a parser memory out of all proportion. */
const MAX_DEPTH = 32;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** A JSON body as an object, or a clear 400 (decision 19). */
export function parseJsonBody(bytes: Buffer, contentType: string): Record<string, unknown> {
  const charset = /charset\s*=\s*"?([^\s;"]+)/i.exec(contentType)?.[1];
  if (charset !== undefined && !/^utf-?8$/i.test(charset)) {
    throw new ServiceError('invalid_request', `The body must be UTF-8, not ${charset.slice(0, 40)}.`);
  }
  const value = parseJson(bytes);
  if (value === null || typeof value !== 'object' || Array.isArray(value)) {
    throw new ServiceError('invalid_request', 'The body must be a JSON object.');
  }
  return value as Record<string, unknown>;
}

/** JSON from a stranger: UTF-8, shallow, without keys that reach for a prototype or texts that cannot be stored. */
export function parseJson(bytes: Buffer): unknown {
  assertShallow(bytes);
  const text = decode(bytes);
  const value = parse(text);
  // Only an escape can bring in half a pair: in UTF-8 it cannot be written.
  if (/\\ud[89a-f]/i.test(text)) assertWholePairs(value);
  return value;
}

function decode(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch (error) {
    throw new ServiceError('invalid_request', 'The body is not valid UTF-8.', { cause: error });
  }
}

function parse(text: string): unknown {
  try {
    return sjson.parse(text, { protoAction: 'error', constructorAction: 'error' });
  } catch (error) {
    const place = /line \d+ column \d+/.exec((error as Error).message)?.[0];
    throw new ServiceError(
      'invalid_request',
      `The body is not valid JSON${place ? ` (${place})` : ''}. Check quotes, commas and brackets.`,
      { cause: error },
    );
  }
}

function assertShallow(bytes: Buffer): void {
  let depth = 0;
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index];
    if (byte === QUOTE) index = endOfText(bytes, index);
    else if (byte === 0x7b || byte === 0x5b) {
      depth += 1;
      if (depth > MAX_DEPTH) {
        throw new ServiceError('invalid_request', `The body is nested more than ${MAX_DEPTH} levels deep.`);
      }
    } else if (byte === 0x7d || byte === 0x5d) depth -= 1;
  }
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/** Where the text that opens at `start` closes. An image inside a body is one long text, and is passed over at once. */
function endOfText(bytes: Buffer, start: number): number {
  let end = start;
  for (;;) {
    end = bytes.indexOf(QUOTE, end + 1);
    if (end < 0) return bytes.length;
    let slashes = 0;
    while (bytes[end - 1 - slashes] === BACKSLASH) slashes += 1;
    if (slashes % 2 === 0) return end;
  }
}

/** Half a surrogate pair is no character: it would be stored as another text than the one that was sent. */
function assertWholePairs(value: unknown): void {
  if (typeof value === 'string' && !value.isWellFormed()) {
    throw new ServiceError('invalid_request', 'The body holds half a surrogate pair (\\ud800 to \\udfff).');
  }
  if (value === null || typeof value !== 'object') return;
  for (const [name, entry] of Object.entries(value)) {
    assertWholePairs(name);
    assertWholePairs(entry);
  }
}
