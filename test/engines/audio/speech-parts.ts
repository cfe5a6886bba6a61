import { Flite } from '../../../src/engines/local/speech/flite.ts';
import { Espeak } from '../../../src/engines/local/speech/pronunciation/espeak.ts';
import { JapaneseReader } from '../../../src/engines/local/speech/pronunciation/japanese-phonemes.ts';
import { once } from '../../support/once.ts';

/** Each is loaded once for all tests of a process: the dictionary alone takes 1.6 s of processor time. */
export const loadEspeak = once(() => Espeak.load());
export const loadFlite = once(() => Flite.load());
export const loadJapanese = once(() => JapaneseReader.load());
