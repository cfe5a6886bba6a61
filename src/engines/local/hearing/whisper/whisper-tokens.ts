import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
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
class WhisperVocabulary {
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

interface GenerationConfig {
  readonly alignment_heads: [number, number][];
  readonly suppress_tokens: number[];
  readonly begin_suppress_tokens: number[];
  readonly no_timestamps_token_id: number;
  readonly lang_to_id: Record<string, number>;
  readonly task_to_id: { readonly transcribe: number; readonly translate: number };
}

/** Fixed token numbers of the multilingual vocabulary. */
export const END_OF_TEXT = 50257;
export const START = 50258;
const START_OF_PREVIOUS = 50361;
export const NO_SPEECH = 50362;
/** A timestamp token counts in steps of 20 ms. */
export const TIMESTAMP_STEP = 0.02;

/** Half of the decoder's 448 positions are for the prompt, the rest for recognised text. */
const LONGEST_PROMPT = 223;

/** Of longer hints no more than this is looked at: it is more than fits, and a word without end takes quadratic time. */
const LONGEST_HINTS = 4000;

let vocabulary: Promise<WhisperVocabulary> | undefined;

/** Text to tokens and back, and the tokens that control the decoder. */
export class WhisperTokens {
  readonly #vocabulary: WhisperVocabulary;
  readonly #config: GenerationConfig;
  readonly languages: ReadonlyMap<string, number>;
  readonly firstTimestamp: number;

  private constructor(vocabulary: WhisperVocabulary, config: GenerationConfig) {
    this.#vocabulary = vocabulary;
    this.#config = config;
    this.firstTimestamp = config.no_timestamps_token_id + 1;
    this.languages = new Map(
      Object.entries(config.lang_to_id).map(([token, id]) => [token.slice(2, -2), id]),
    );
  }

  static async load(directory: string): Promise<WhisperTokens> {
    const config = await readFile(join(directory, 'generation_config.json'), 'utf8');
    // All multilingual models have the same, which takes 14 MB.
    vocabulary ??= WhisperVocabulary.load(join(directory, 'tokenizer.json'), END_OF_TEXT);
    return new WhisperTokens(await vocabulary, JSON.parse(config) as GenerationConfig);
  }

  get alignmentHeads(): readonly (readonly [number, number])[] {
    return this.#config.alignment_heads;
  }

  /** Tokens that are never output: symbols, brackets of sound descriptions, control tokens. */
  get suppressed(): readonly number[] {
    return [...this.#config.suppress_tokens, this.#config.no_timestamps_token_id];
  }

  get suppressedAtStart(): readonly number[] {
    return this.#config.begin_suppress_tokens;
  }

  /** The decoder's prompt: the caller's hints up to the start token, then the language and the task. */
  prompt(
    hints: string | null,
    language: string,
    task: 'transcribe' | 'translate',
  ): { readonly before: number[]; readonly steering: number[] } {
    const spoken = this.languages.get(language);
    if (spoken === undefined) throw new Error(`Whisper knows no language ${language}`);
    const steering = [spoken, this.#config.task_to_id[task]];
    if (!hints?.trim()) return { before: [START], steering };
    const ids = this.#vocabulary.encode(` ${hints.trim().slice(-LONGEST_HINTS)}`);
    return { before: [START_OF_PREVIOUS, ...ids.slice(-LONGEST_PROMPT), START], steering };
  }

  text(tokens: readonly number[]): string {
    return this.#vocabulary.decode(tokens.filter((token) => token < END_OF_TEXT));
  }
}
