import { normalise } from '../../src/engines/local/speech/normalise/normalise.ts';
import { JapaneseReader } from '../../src/engines/local/speech/pronunciation/japanese-phonemes.ts';
import { mandarinPhonemes } from '../../src/engines/local/speech/pronunciation/mandarin-phonemes.ts';
import { type Errors, wordErrors } from './word-errors.ts';

/**
 * How far a recogniser's reading of a speech is from the text. Numbers are compared as they are said. Chinese and Japanese
 * are compared by sound: the same word may be written in several ways, and in two kinds of characters.
 */
export async function readBackErrors(language: string, text: string, heard: string): Promise<Errors> {
  const [said, read] = [normalise(text, language), normalise(heard, language)];
  switch (language) {
    case 'zh':
      return wordErrors(
        'zh',
        letters(sounds(said, mandarinPhonemes)),
        letters(sounds(read, mandarinPhonemes)),
      );
    case 'ja': {
      const reader = await JapaneseReader.load();
      const say = (part: string) => reader.phonemes(part).replaceAll(' ', '');
      return wordErrors('ja', letters(sounds(said, say)), letters(sounds(read, say)));
    }
    default:
      return wordErrors(language, said, read);
  }
}

function sounds(text: string, say: (part: string) => string): string {
  return text
    .split(/[^\p{L}\p{N}]+/u)
    .map(say)
    .join(' ');
}

function letters(phonemes: string): string {
  return phonemes.replace(/[^\p{L}]/gu, '');
}
