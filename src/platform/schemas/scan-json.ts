/**
 * How much JSON may hold. A parser's cost grows with values and levels far more than with bytes, so both are counted on
 * the bytes before parsing.
 */
export interface JsonLimits {
  readonly values: number;
  readonly levels: number;
  /** Member names: parsing a new name takes longer than parsing ten values. */
  readonly names: number;
  /** Everything except the long texts. */
  readonly bytes: number;
  /**
   * Where long texts may stand, such as `images[]` or `messages[].content[].image_url.url`; `anywhere` for JSON of which
   * it is not known. They cost next to nothing.
   */
  readonly longTexts: readonly string[] | 'anywhere';
}

/** What a JSON body of a request may hold besides the long texts of its endpoint: prompts, messages, options. */
export const BODY_LIMITS = {
  values: 100_000,
  levels: 64,
  names: 35_000,
  bytes: 2.5 * 1024 * 1024,
} as const;

/** The message continues a sentence: `The body ${message}.` */
export class JsonOverLimit extends Error {
  override readonly name = 'JsonOverLimit';
}

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
 * Scans JSON bytes once, counts values and levels, and throws `JsonOverLimit` at the first one over the limit. Returns the
 * long texts, which need not be parsed. Whether the rest is valid JSON is left to the parser.
 */
export function scanJson(bytes: Buffer, limits: JsonLimits): TextRange[] {
  const { longTexts: paths } = limits;
  const levels: Level[] = [];
  const longTexts: TextRange[] = [];
  let values = 1;
  let names = 0;
  let passedOver = 0;
  let previous = 0;
  const count = () => {
    values += 1;
    if (values > limits.values) throw new JsonOverLimit(`holds more than ${limits.values} values`);
  };
  const mayBeLong = () => paths === 'anywhere' || (paths.length > 0 && paths.includes(pathOf(bytes, levels)));
  // Each takes a step of its own, so their number is limited too.
  const onLateEscape = (length: number) => {
    if (paths === 'anywhere') count();
    else if (mayBeLong()) throw new JsonOverLimit('holds a long text that is not valid base64');
    else if (length > limits.bytes) throw tooMuch(limits);
  };
  for (let index = 0; index < bytes.length; index += 1) {
    if (index - passedOver > limits.bytes) throw tooMuch(limits);
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
      const end = endOfText(bytes, start, onLateEscape);
      if (level?.nameIsNext) {
        level.nameStart = start;
        level.nameEnd = end;
        names += 1;
        if (names > limits.names) throw new JsonOverLimit(`holds more than ${limits.names} names of members`);
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
      if (levels.length > limits.levels)
        throw new JsonOverLimit(`is nested more than ${limits.levels} levels deep`);
    } else if (byte === CLOSING_BRACE || byte === CLOSING_BRACKET) levels.pop();
  }
  if (bytes.length - passedOver > limits.bytes) throw tooMuch(limits);
  return longTexts;
}

/** Short texts are scanned byte by byte; beyond this length the runtime's own search is faster. */
const SHORT_TEXT_BYTES = 256;

/** Where the text that begins at `start` ends. Told of each escaped quote far behind its beginning: no base64 has one. */
export function endOfText(
  bytes: Buffer,
  start: number,
  onLateEscape: (length: number) => void = () => {},
): number {
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
    if (index - start > LONG_TEXT_BYTES) onLateEscape(index - start);
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

function tooMuch({ bytes }: JsonLimits): JsonOverLimit {
  return new JsonOverLimit(`holds more than ${bytes / 1024 / 1024} MB besides images and recordings`);
}
