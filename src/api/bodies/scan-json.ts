import { ServiceError } from '../../domain/errors.ts';

/**
 * The most values a JSON body may contain. A parser's cost grows with values and levels far more than with bytes, so
 * both are counted on the bytes before parsing.
 */
export const MAX_VALUES = 100_000;
export const MAX_LEVELS = 64;
/** Member names: parsing a new name takes longer than parsing ten values. */
export const MAX_NAMES = 35_000;

/** Everything except the long texts of an endpoint: prompts, messages, options. */
export const MAX_JSON_BYTES = 2.5 * 1024 * 1024;

/** An image or a recording as base64; a shorter text is parsed normally. */
const LONG_TEXT_BYTES = 64 * 1024;

/** The byte range of a long text, without its quotes. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** An object or array that the scan is inside of. */
interface Level {
  readonly isArray: boolean;
  /** For objects: whether the next text is a name, and the last name. */
  nameIsNext: boolean;
  nameStart: number;
  nameEnd: number;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPENING_BRACE = 0x7b;
const OPENING_BRACKET = 0x5b;
const CLOSING_BRACE = 0x7d;
const CLOSING_BRACKET = 0x5d;

/** Names in paths are never escaped and never longer than this. */
const MAX_NAME_BYTES = 64;

/**
 * Scans JSON bytes once, counts values and levels, and throws at the first one over the limit. Returns the long texts
 * at the given paths (`images[]`, `messages[].content[].image_url.url`), which need not be parsed. Whether the rest is
 * valid JSON is left to the parser.
 */
export function scanJson(bytes: Buffer, longTextPaths: readonly string[]): TextRange[] {
  const levels: Level[] = [];
  const longTexts: TextRange[] = [];
  let values = 1;
  let names = 0;
  let passedOver = 0;
  let previous = 0;
  const count = () => {
    values += 1;
    if (values > MAX_VALUES) {
      throw new ServiceError('invalid_request', `The body holds more than ${MAX_VALUES} values.`);
    }
  };
  const mayBeLong = () => longTextPaths.length > 0 && longTextPaths.includes(pathOf(bytes, levels));
  for (let index = 0; index < bytes.length; index += 1) {
    if (index - passedOver > MAX_JSON_BYTES) throw tooMuch();
    const byte = bytes[index] ?? 0;
    // Whitespace.
    if (byte <= 0x20) continue;
    const level = levels.at(-1);
    // The first token in a container is a value, unless it closes the container.
    const isFirst = previous === OPENING_BRACE || previous === OPENING_BRACKET;
    if (isFirst && byte !== CLOSING_BRACE && byte !== CLOSING_BRACKET) count();
    previous = byte;
    if (byte === QUOTE) {
      const start = index + 1;
      const end = endOfText(bytes, start, mayBeLong);
      if (level?.nameIsNext) {
        level.nameStart = start;
        level.nameEnd = end;
        names += 1;
        if (names > MAX_NAMES) {
          throw new ServiceError(
            'invalid_request',
            `The objects of the body have more than ${MAX_NAMES} names.`,
          );
        }
      } else if (end - start > LONG_TEXT_BYTES && mayBeLong()) {
        longTexts.push({ start, end });
        passedOver += end - start;
      }
      index = end;
    } else if (byte === COMMA) {
      count();
      if (level && !level.isArray) level.nameIsNext = true;
    } else if (byte === COLON) {
      if (level) level.nameIsNext = false;
    } else if (byte === OPENING_BRACE || byte === OPENING_BRACKET) {
      const isArray = byte === OPENING_BRACKET;
      levels.push({ isArray, nameIsNext: !isArray, nameStart: 0, nameEnd: 0 });
      if (levels.length > MAX_LEVELS) {
        throw new ServiceError('invalid_request', `The body is nested more than ${MAX_LEVELS} levels deep.`);
      }
    } else if (byte === CLOSING_BRACE || byte === CLOSING_BRACKET) levels.pop();
  }
  if (bytes.length - passedOver > MAX_JSON_BYTES) throw tooMuch();
  return longTexts;
}

/** Short texts are scanned byte by byte; beyond this length the runtime's own search is faster. */
const SHORT_TEXT_BYTES = 256;

/**
 * Where the text that begins at `start` ends. A long text that contains an escaped quote is not base64 and is refused,
 * so the search need not handle escapes.
 */
function endOfText(bytes: Buffer, start: number, mayBeLong: () => boolean): number {
  let index = start;
  for (;;) {
    for (const pause = index + SHORT_TEXT_BYTES; index < pause; index += 1) {
      const byte = bytes[index];
      if (byte === QUOTE || byte === undefined) return Math.min(index, bytes.length);
      if (byte === BACKSLASH) index += 1;
    }
    index = bytes.indexOf(QUOTE, index);
    if (index < 0) return bytes.length;
    let slashes = 0;
    while (bytes[index - 1 - slashes] === BACKSLASH) slashes += 1;
    if (slashes % 2 === 0) return index;
    if (index - start > LONG_TEXT_BYTES) {
      if (mayBeLong()) {
        throw new ServiceError('invalid_request', 'An image or a recording in the body is not valid base64.');
      }
      if (index - start > MAX_JSON_BYTES) throw tooMuch();
    }
    index += 1;
  }
}

function pathOf(bytes: Buffer, levels: readonly Level[]): string {
  return levels.reduce((path, { isArray, nameStart, nameEnd }) => {
    if (isArray) return `${path}[]`;
    const text = bytes.toString('latin1', nameStart, Math.min(nameEnd, nameStart + MAX_NAME_BYTES));
    return path === '' ? text : `${path}.${text}`;
  }, '');
}

function tooMuch(): ServiceError {
  return new ServiceError(
    'invalid_request',
    `The body holds more than ${MAX_JSON_BYTES / 1024 / 1024} MB besides images and recordings.`,
  );
}
