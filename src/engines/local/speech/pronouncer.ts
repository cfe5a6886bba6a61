import type { Espeak } from './espeak.ts';
import type { JapaneseReader } from './japanese-phonemes.ts';
import { mandarinPhonemes } from './mandarin-phonemes.ts';
import { easternPhonemes, phonemesOf } from './phonemes.ts';
import { KOKORO_LANGUAGES } from './voices.ts';

interface Readers {
  readonly espeak: () => Promise<Espeak>;
  readonly japanese: () => Promise<JapaneseReader>;
}

/** Converts a text into Kokoro's phonemes. */
export async function pronouncer(
  language: string,
  accent: 'en-us' | 'en-gb',
  readers: Readers,
): Promise<(text: string) => string> {
  const espeak = await readers.espeak();
  const native = KOKORO_LANGUAGES[language];
  switch (native?.reader) {
    case 'mandarin':
      return (text) => easternPhonemes(text, mandarinPhonemes, espeak);
    case 'japanese': {
      const japanese = await readers.japanese();
      return (text) => easternPhonemes(text, (part) => japanese.phonemes(part), espeak);
    }
    case undefined:
      return (text) => phonemesOf(text, native?.espeak ?? accent, espeak);
  }
}
