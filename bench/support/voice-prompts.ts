import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { debianPackages } from './debian-packages.ts';

/** Something that somebody has read aloud. */
export interface Prompt {
  readonly name: string;
  readonly file: string;
  readonly said: string;
  /** What the same says in English. */
  readonly english: string | undefined;
}

/** Professional speakers of Debian's Asterisk packages: telephone sentences, 7 kHz wide. */
export const PROMPT_SPEAKERS = {
  en: 'en_US_f_Allison',
  es: 'es_MX_f_Allison',
  fr: 'fr_CA_f_June',
  it: 'it_IT_m_Carlo',
  ru: 'ru_RU_f_IvrvoiceRU',
};

type PromptLanguage = keyof typeof PROMPT_SPEAKERS;

const NO_SENTENCES = /^(letters|phonetic|digits|silence)\//;
/** Notes to the speaker, keys without a name, numbers that can be read in two ways, abbreviations. */
const UNCLEAR = /[[\](){}<>#*«»“”"@]|\d\d|\d\.|\bwww\b|\?\s*\S|dahdi|iax/iu;

/** The packages of the prompts, and some with music and other readings. */
export function asteriskPackages(folder: string): string {
  const languages = Object.keys(PROMPT_SPEAKERS);
  return debianPackages(folder, 'packages', [
    'pocketsphinx-testdata',
    'asterisk-moh-opsound-wav',
    ...languages.flatMap((code) => [`asterisk-core-sounds-${code}`, `asterisk-core-sounds-${code}-g722`]),
  ]);
}

export function voicePrompts(folder: string, language: PromptLanguage): Prompt[] {
  const packages = asteriskPackages(folder);
  const english = textsOf(packages, 'en');
  return [...textsOf(packages, language)].map(([name, said]) => ({
    name: name.replace('/', '-'),
    file: soundOf(packages, language, name),
    said,
    english: english.get(name),
  }));
}

function textsOf(packages: string, language: PromptLanguage): Map<string, string> {
  const path = `usr/share/doc/asterisk-core-sounds-${language}/core-sounds-${language}.txt.gz`;
  const lines = gunzipSync(readFileSync(join(packages, path)))
    .toString()
    .split('\n');
  const seen = new Set<string>();
  const texts = new Map<string, string>();
  for (const line of lines) {
    const [, name, text] = /^([\w/-]+):\s*(.+?)\s*$/.exec(line) ?? [];
    if (!name || !text || NO_SENTENCES.test(name) || UNCLEAR.test(text)) continue;
    const key = text.toLowerCase().replace(/[^\p{L}]/gu, '');
    if (text.split(/\s+/).length < 2 || seen.has(key) || !existsSync(soundOf(packages, language, name)))
      continue;
    seen.add(key);
    texts.set(name, text);
  }
  return texts;
}

function soundOf(packages: string, language: PromptLanguage, name: string): string {
  return join(packages, 'usr/share/asterisk/sounds', PROMPT_SPEAKERS[language], `${name}.g722`);
}
