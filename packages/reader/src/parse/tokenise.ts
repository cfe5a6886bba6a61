/** A word, a mark, or a whole quotation, which is one token however long it is. */
export interface Token {
  readonly text: string;
  readonly quoted?: string;
  /** Whom the caller knows: the name that stands before the word, in "the @anna girl". */
  readonly as?: string;
}

/** Longer prompts say nothing new in a film of seconds; reading stays quick whatever is sent. */
const MOST_TOKENS = 400;
/** A longer sentence is cut: the time of the parser grows with its square. */
const LONGEST_SENTENCE = 90;

const CLOSING: Readonly<Record<string, string>> = { '"': '"', '“': '”', '«': '»', '「': '」' };
const SENTENCE_ENDS = new Set(['.', '!', '?', ';', '。']);
/** Words that are one whatever stands around them. */
const WORD = /(?:[Uu]pside down|[Tt]ug of war|[Hh]ide and seek)\b|[\p{L}\p{N}]+(?:[-’'.][\p{L}\p{N}]+)*/uy;
/** A name of the caller's for whom the next word means. */
const NAME = /@([\w.-]+)\s+/y;
/** What is written as one word and read as two: `isn't`, `the dog's`. */
const ENDINGS = ["n't", "'s", "'re", "'ve", "'ll", "'d", "'m"];

/** The sentences of a prompt as tokens. */
export function tokenise(text: string): Token[][] {
  const sentences: Token[][] = [];
  let sentence: Token[] = [];
  const end = () => {
    if (sentence.some(({ text: word }) => isWord(word))) sentences.push(sentence);
    sentence = [];
  };
  let total = 0;
  for (let at = 0; at < text.length && total < MOST_TOKENS; ) {
    NAME.lastIndex = at;
    const [mark = '', as] = NAME.exec(text) ?? [];
    const { tokens, length } = tokensAt(text, at + mark.length);
    at += mark.length + length;
    total += tokens.length;
    const [first, ...others] = tokens;
    sentence.push(...(first ? [{ ...first, ...(as !== undefined && { as }) }, ...others] : []));
    const last = tokens.at(-1);
    const isEnd = last !== undefined && (SENTENCE_ENDS.has(last.text) || endsWithMark(last, text.slice(at)));
    if (isEnd || sentence.length >= LONGEST_SENTENCE || text[at - 1] === '\n') end();
  }
  end();
  return sentences;
}

export function isWord(text: string): boolean {
  return /[\p{L}\p{N}"]/u.test(text);
}

function tokensAt(text: string, at: number): { tokens: Token[]; length: number } {
  const character = text[at] ?? '';
  if (/\s/.test(character)) return { tokens: [], length: 1 };
  const closing = CLOSING[character];
  const close = closing === undefined ? -1 : text.indexOf(closing, at + 1);
  if (close > at + 1)
    return { tokens: [{ text: '"', quoted: text.slice(at + 1, close).trim() }], length: close - at + 1 };
  const single = singleQuoted(text, at);
  if (single !== null) return { tokens: [{ text: '"', quoted: single }], length: single.length + 2 };
  const capitals = inCapitals(text, at);
  if (capitals !== null) return { tokens: [{ text: '"', quoted: capitals }], length: capitals.length };
  WORD.lastIndex = at;
  const word = WORD.exec(text)?.[0];
  if (word === undefined) return { tokens: [{ text: character }], length: 1 };
  return {
    tokens: parted(word.replaceAll('’', "'").replaceAll(' ', '-')).map((part) => ({ text: part })),
    length: word.length,
  };
}

/** 'I want ice cream': from a mark before a word to the next one after a word; "the dogs' bowl" has none before. */
function singleQuoted(text: string, at: number): string | null {
  const isOpen =
    text[at] === "'" && /[\s(:,]/.test(text[at - 1] ?? ' ') && /[\p{L}]/u.test(text[at + 1] ?? '');
  if (!isOpen) return null;
  for (let close = text.indexOf("'", at + 1); close > 0; close = text.indexOf("'", close + 1))
    if (/[\s.,!?;)]/.test(text[close + 1] ?? ' ')) return text.slice(at + 1, close);
  return null;
}

const TELLS_WORDS =
  /\b(?:says?|saying|reads?|reading|spell(?:s|ing)|words?|letters|labell?ed|marked|titled|named|name|message|slogan):? $/;
const TELLS_NUMBER = /\b(?:number|numeral|digits?):? $/;
/** "the number 7 on it": the bus number 7 has it on nothing. */
const NUMBER_ON = /\p{N}+(?= (?:on|painted|written|printed|across) )/uy;
const CAPITALS = /\p{Lu}{2}[\p{Lu}\p{N}'’!?&-]*(?: \p{Lu}[\p{Lu}\p{N}'’!?&-]*| \p{N}+)*/uy;

/** "A sign that says KEEP OUT": what is written in capitals after such a word is quoted, without marks. */
function inCapitals(text: string, at: number): string | null {
  const before = text.slice(Math.max(0, at - 12), at);
  CAPITALS.lastIndex = NUMBER_ON.lastIndex = at;
  if (TELLS_NUMBER.test(before)) return NUMBER_ON.exec(text)?.[0] ?? null;
  return TELLS_WORDS.test(before) ? (CAPITALS.exec(text)?.[0] ?? null) : null;
}

function parted(word: string): string[] {
  const lower = word.toLowerCase();
  if (lower === 'cannot') return [word.slice(0, 3), word.slice(3)];
  const ending = ENDINGS.find((each) => lower.endsWith(each) && lower.length > each.length);
  return ending === undefined ? [word] : [word.slice(0, -ending.length), word.slice(-ending.length)];
}

/** "He says: “Hello.” She waves": the quotation ends the sentence too, where a new one begins. */
function endsWithMark({ quoted }: Token, rest: string): boolean {
  if (quoted === undefined || !SENTENCE_ENDS.has(quoted.at(-1) ?? '')) return false;
  const next = rest.trimStart()[0] ?? '';
  return /\p{Lu}/u.test(next);
}
