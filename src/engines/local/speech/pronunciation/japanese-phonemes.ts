import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import kuromoji, { type Tokenizer } from 'kuromoji';
import { kanaPhonemes, toKatakana } from './japanese-kana.ts';
import { JAPANESE_NUMBER, japaneseNumber, withFigures } from './japanese-numbers.ts';

/** Pronounces Japanese: kuromoji's dictionary knows how characters are pronounced in their words. */
export class JapaneseReader {
  readonly #tokenizer: Tokenizer;

  private constructor(tokenizer: Tokenizer) {
    this.#tokenizer = tokenizer;
  }

  /** Takes half a second and about 100 MB, so it is loaded only when needed. */
  static load(): Promise<JapaneseReader> {
    const package_ = dirname(fileURLToPath(import.meta.resolve('kuromoji/package.json')));
    const { promise, resolve, reject } = Promise.withResolvers<JapaneseReader>();
    kuromoji.builder({ dicPath: join(package_, 'dict') }).build((error, tokenizer) => {
      if (error) reject(error);
      else resolve(new JapaneseReader(tokenizer));
    });
    return promise;
  }

  /** For Japanese script and digits; the caller handles punctuation and Latin letters. */
  phonemes(written: string): string {
    const text = withFigures(written);
    const parts: string[] = [];
    let end = 0;
    for (const match of text.matchAll(JAPANESE_NUMBER)) {
      parts.push(this.#words(text.slice(end, match.index)));
      parts.push(kanaPhonemes(japaneseNumber(match[1] ?? '', match[2], match[3])));
      end = match.index + match[0].length;
    }
    parts.push(this.#words(text.slice(end)));
    return parts.filter((part) => part !== '').join(' ');
  }

  #words(text: string): string {
    return this.#tokenizer
      .tokenize(text)
      .map((token) => kanaPhonemes(toKatakana(token.pronunciation ?? token.surface_form)))
      .filter((sounds) => sounds !== '')
      .join(' ');
  }
}
