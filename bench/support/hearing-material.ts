import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LocalAudio } from '../../src/compose/local-audio.ts';
import { endlessWavHeader } from '../../src/platform/sound/wav-header.ts';
import { ENGLISH } from '../../test/engines/audio/audio-test.ts';
import {
  HearingCorpus,
  type Recording,
  type Sentence,
  SPOKEN_LANGUAGES,
  type SpokenLanguage,
} from './hearing-corpus.ts';
import { CLIP_SENTENCES, MADE_SENTENCES } from './made-sentences.ts';

const ENGLISH_MINUTES = 25;
const OTHER_MINUTES = 2;
const SENTENCES = 5;
const MADE_RATE = 24_000;
const CLIP_SECONDS = 6;
const CLIPS = new URL('../../test/engines/audio/clips/', import.meta.url);

export const LANGUAGES = [
  ...new Set([...SPOKEN_LANGUAGES, ...Object.keys(CLIP_SENTENCES), ...Object.keys(MADE_SENTENCES)]),
];

/** What is heard in a language, and the sentences of it that are translated. */
export interface HearingMaterial {
  readonly recordings: readonly Recording[];
  readonly sentences: readonly Sentence[];
}

export async function hearingMaterial(
  folder: string,
  language: string,
  speech: LocalAudio['speech'],
): Promise<HearingMaterial> {
  // Cutting the prompts together takes minutes on a busy machine.
  const index = join(folder, `material-${language}.json`);
  if (existsSync(index)) return JSON.parse(readFileSync(index, 'utf8'));
  const material = await gather(folder, language, speech);
  writeFileSync(index, JSON.stringify(material));
  return material;
}

async function gather(
  folder: string,
  language: string,
  speech: LocalAudio['speech'],
): Promise<HearingMaterial> {
  const corpus = new HearingCorpus(folder);
  if (language === 'en') {
    const books = await corpus.books(ENGLISH);
    return { recordings: [...books, ...(await corpus.readings('en', ENGLISH_MINUTES))], sentences: [] };
  }
  const clips = clipSentences(language);
  const spoken = SPOKEN_LANGUAGES.find((known): known is SpokenLanguage => known === language);
  if (spoken) {
    const recordings = await corpus.readings(spoken, OTHER_MINUTES);
    return { recordings, sentences: [...(await corpus.sentences(spoken, SENTENCES)), ...clips] };
  }
  const made: Sentence[] = [];
  for (const [n, pair] of (MADE_SENTENCES[language] ?? []).entries())
    made.push(await speak(folder, speech, language, pair, n));
  const recordings = made.length > 0 ? [joined(folder, language, made)] : clips;
  return { recordings, sentences: [...made, ...clips] };
}

function clipSentences(language: string): Sentence[] {
  const pair = CLIP_SENTENCES[language];
  if (!pair) return [];
  const file = fileURLToPath(new URL(`${language}.ogg`, CLIPS));
  return [{ language, file, said: pair[0], english: pair[1], seconds: CLIP_SECONDS }];
}

async function speak(
  folder: string,
  speech: LocalAudio['speech'],
  language: string,
  [said, english]: readonly [string, string],
  n: number,
): Promise<Sentence> {
  const file = join(folder, `made-${language}-${n}.wav`);
  if (!existsSync(file)) {
    const request = { account: 'bench', text: said, voice: 'nova', format: 'pcm', speed: 1 } as const;
    const { chunks } = await speech.speak(
      { model: 'chat-4o-mini-tts-2025-12-15', instructions: null, ...request },
      new AbortController().signal,
    );
    const parts: Uint8Array[] = [endlessWavHeader(MADE_RATE)];
    for await (const chunk of chunks) parts.push(Buffer.from(chunk));
    writeFileSync(file, Buffer.concat(parts));
  }
  return { language, file, said, english, seconds: (statSync(file).size - 44) / 2 / MADE_RATE };
}

/** Single short sentences are a test of guessing the language, not of hearing. */
function joined(folder: string, language: string, made: readonly Sentence[]): Recording {
  const pause = Buffer.alloc(0.7 * MADE_RATE * 2);
  const sound = Buffer.concat(made.flatMap(({ file }) => [readFileSync(file).subarray(44), pause]));
  const file = join(folder, `made-${language}.wav`);
  writeFileSync(file, Buffer.concat([endlessWavHeader(MADE_RATE), sound]));
  const said = made.map((sentence) => sentence.said).join(' ');
  return { language, file, said, seconds: sound.length / 2 / MADE_RATE };
}
