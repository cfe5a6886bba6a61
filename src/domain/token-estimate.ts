/**
 * About how many tokens there are in what nobody has counted: the only estimate, for callers' prices and services' costs
 * alike. A character counts as much of a token as it does in o200k, the tokenizer by which contexts are measured here:
 * within a fifth of it for English, Chinese, Japanese, Russian, Arabic, Hindi and JSON
 * (docs/decisions/2026-11-18-uncounted-tokens.md).
 */
const PARTS_OF_A_TOKEN = 12;
/** Four characters of ASCII are a token. */
const ASCII = { before: 0x80, parts: 3 };
/** Three of another alphabet. */
const ALPHABETS = { before: 0x2e80, parts: 4 };
/** Chinese, Japanese and Korean; and each half of what is written as two, such as emoji. */
const IDEOGRAPHS = { parts: 9 };

const BACKSLASH = 0x5c;

export class TokenEstimate {
  #parts = 0;
  #pieces = 0;

  /** A piece of an answer is at least one token, however short; some hold a whole page. */
  get tokens(): number {
    return Math.max(this.#pieces, Math.ceil(this.#parts / PARTS_OF_A_TOKEN));
  }

  /** A piece of an answer: all texts in it, whatever their names are or will be. */
  addPiece(value: unknown): void {
    const parts = partsIn(value);
    if (parts === 0) return;
    this.#parts += parts;
    this.#pieces += 1;
  }
}

/** Of a body of JSON as it is sent. What is escaped (`\u4f60`) counts as what it stands for. No more than `most`. */
export function estimatedTokensOfJson(json: string, most: number): number {
  const mostParts = most * PARTS_OF_A_TOKEN;
  let parts = 0;
  for (let index = 0; index < json.length && parts < mostParts; index += 1) {
    const code = json.charCodeAt(index);
    if (code === BACKSLASH) {
      const isNumber = json[index + 1] === 'u';
      parts += isNumber ? partsOf(Number.parseInt(json.slice(index + 2, index + 6), 16)) : ASCII.parts;
      index += isNumber ? 5 : 1;
    } else parts += partsOf(code);
  }
  return Math.min(most, Math.ceil(parts / PARTS_OF_A_TOKEN));
}

function partsIn(value: unknown): number {
  if (typeof value === 'string') {
    let parts = 0;
    for (let index = 0; index < value.length; index += 1) parts += partsOf(value.charCodeAt(index));
    return parts;
  }
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce<number>((sum, part) => sum + partsIn(part), 0);
}

function partsOf(code: number): number {
  if (code < ASCII.before) return ASCII.parts;
  return code < ALPHABETS.before ? ALPHABETS.parts : IDEOGRAPHS.parts;
}
