import { KOKORO_LANGUAGES } from '../voices.ts';
import type { Espeak } from './espeak.ts';
import type { JapaneseReader } from './japanese-phonemes.ts';
import { mixedPhonemes, phonemesOf } from './phonemes.ts';
import { hasKana, isEastern, passageLanguage } from './text-language.ts';

interface Readers {
  readonly espeak: () => Promise<Espeak>;
  readonly japanese: () => Promise<JapaneseReader>;
}

const QUOTATION = /("[^"]+"|“[^”]+”)/;

/**
 * Converts pieces of a text into Kokoro's phonemes. The voice stays that of the text's language; sentences and quotations
 * in another one, and words in another script, are pronounced as there.
 */
export async function pronouncer(
  text: string,
  language: string,
  accent: 'en-us' | 'en-gb',
  readers: Readers,
): Promise<(piece: string) => Promise<string>> {
  const espeak = await readers.espeak();
  const espeakName = (name: string) => KOKORO_LANGUAGES[name]?.espeak ?? accent;
  if (isEastern(text)) {
    // Chinese characters are Japanese where there are kana as well.
    const japanese = hasKana(text) ? await readers.japanese() : null;
    const eastern = japanese
      ? (part: string) => japanese.phonemes(part)
      : (await import('./mandarin-phonemes.ts')).mandarinPhonemes;
    const latin = KOKORO_LANGUAGES[language]?.reader ? 'en-us' : espeakName(language);
    return async (piece) => mixedPhonemes(piece, { eastern, latin }, espeak);
  }
  const passage = async (part: string, around: string) =>
    phonemesOf(part, espeakName(await passageLanguage(part, around)), espeak);
  return async (piece) => {
    const here = await passageLanguage(piece, language);
    const parts = piece.split(QUOTATION).filter((part) => part.trim() !== '');
    return (await Promise.all(parts.map((part) => passage(part, here)))).join(' ');
  };
}
