import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { BytePairEncodingCore } from 'gpt-tokenizer/BytePairEncodingCore';
import { R50K_TOKEN_SPLIT_REGEX } from 'gpt-tokenizer/encodingParams/constants';

interface TokenizerFile {
  readonly model: { readonly vocab: Readonly<Record<string, number>> };
}

/** Each byte by the character that stands for it in the file: printable ones for themselves, the others from U+0100 on. */
const BYTE_OF = new Map<string, number>();
for (let byte = 0, other = 0x100; byte < 0x100; byte += 1) {
  const isPrintable = (byte > 0x20 && byte < 0x7f) || (byte > 0xa0 && byte !== 0xad);
  BYTE_OF.set(String.fromCharCode(isPrintable ? byte : other++), byte);
}

/** Spaces that Whisper writes before a mark or the rest of a contraction. */
const LOOSE_SPACE = / (?=[.?!,]|n't|'(?:m|s|ve|re))| ' /g;

/** Text to tokens and back, by byte pairs: a token is some bytes, and tokens with lower numbers are joined first. */
export class WhisperVocabulary {
  readonly #bytes: readonly Buffer[];
  readonly #pairs: BytePairEncodingCore;

  private constructor(bytes: readonly Buffer[]) {
    this.#bytes = bytes;
    this.#pairs = new BytePairEncodingCore({
      bytePairRankDecoder: bytes.map((token) => (isUtf8(token) ? token.toString() : [...token])),
      tokenSplitRegex: R50K_TOKEN_SPLIT_REGEX,
    });
  }

  /** The tokens with numbers below `count`; those after them control the decoder and have no text. */
  static async load(file: string, count: number): Promise<WhisperVocabulary> {
    const { model } = JSON.parse(await readFile(file, 'utf8')) as TokenizerFile;
    const bytes: Buffer[] = [];
    for (const [word, token] of Object.entries(model.vocab)) {
      if (token < count)
        bytes[token] = Buffer.from(Array.from(word, (character) => BYTE_OF.get(character) ?? 0));
    }
    return new WhisperVocabulary(bytes);
  }

  encode(text: string): number[] {
    return this.#pairs.encodeNative(text);
  }

  /** A character of which a token holds only a part is shown as U+FFFD. */
  decode(tokens: readonly number[]): string {
    const bytes = Buffer.concat(tokens.flatMap((token) => this.#bytes[token] ?? []));
    return bytes.toString('utf8').replace(LOOSE_SPACE, (space) => space.trim());
  }
}
