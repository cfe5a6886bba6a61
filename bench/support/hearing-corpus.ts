import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Decoder, Demuxer, FilterAPI } from 'node-av/api';
import { AV_LOG_QUIET } from 'node-av/constants';
import { Log } from 'node-av/lib';
import { SAMPLE_RATE } from '../../src/engines/local/hearing/pcm-file.ts';
import { endlessWavHeader } from '../../src/platform/sound/wav-header.ts';
import { STAMP_LANGUAGES, type StampLanguage, stampDescriptions } from './stamp-descriptions.ts';
import { asteriskPackages, PROMPT_SPEAKERS, type Prompt, voicePrompts } from './voice-prompts.ts';

/** People speaking, with what they said: in packages of Debian, and in the recordings of the tests. */
export interface Recording {
  readonly language: string;
  readonly file: string;
  readonly said: string;
  readonly seconds: number;
}

/** One prompt, with what the same prompt says in English. */
export interface Sentence extends Recording {
  readonly english: string;
}

export type SpokenLanguage = keyof typeof PROMPT_SPEAKERS | StampLanguage;

export const SPOKEN_LANGUAGES = [
  ...(Object.keys(PROMPT_SPEAKERS) as (keyof typeof PROMPT_SPEAKERS)[]),
  ...STAMP_LANGUAGES,
];

const CLIPS = new URL('../../test/engines/audio/clips/', import.meta.url);
/** Recordings of about a minute, as people upload them; single prompts would be too easy to cut. */
const RECORDING_SECONDS = 60;
const PAUSE_SECONDS = 0.7;
/** Fewer words have hardly a meaning to lose. */
const FEWEST_WORDS = 9;
const FEWEST_STAMP_WORDS = 7;

export class HearingCorpus {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Prompts read one after the other, a pause between them, until there are `minutes` of them. */
  async readings(language: SpokenLanguage, minutes: number): Promise<Recording[]> {
    const recordings: Recording[] = [];
    let sounds: Buffer[] = [];
    let said: string[] = [];
    const seconds = () => sounds.reduce((sum, { length }) => sum + length, 0) / 2 / SAMPLE_RATE;
    const finish = () => {
      const file = join(this.#folder, `${language}-${recordings.length}.wav`);
      writeFileSync(file, Buffer.concat([endlessWavHeader(SAMPLE_RATE), ...sounds]));
      recordings.push({ language, file, said: said.join(' '), seconds: seconds() });
      [sounds, said] = [[], []];
    };
    for (const { file, said: text } of this.#prompts(language)) {
      if (recordings.reduce((sum, recording) => sum + recording.seconds, 0) >= minutes * 60) break;
      const sound = await decode(file);
      if (!wasSpoken(language, text, sound)) continue;
      sounds.push(sound, Buffer.alloc(PAUSE_SECONDS * SAMPLE_RATE * 2));
      said.push(text);
      if (seconds() >= RECORDING_SECONDS) finish();
    }
    if (sounds.length > 0 && seconds() >= RECORDING_SECONDS / 2) finish();
    return recordings;
  }

  /** Sentences that are long enough to have a meaning, with what they say in English. */
  async sentences(language: SpokenLanguage, count: number): Promise<Sentence[]> {
    const fewest = isStampLanguage(language) ? FEWEST_STAMP_WORDS : FEWEST_WORDS;
    const chosen = this.#prompts(language).filter(
      ({ said, english }) => said.split(' ').length >= fewest && said.length < 130 && english,
    );
    const decoded = await Promise.all(
      chosen.map(async (prompt) => ({ ...prompt, sound: await decode(prompt.file) })),
    );
    const spoken = decoded.filter(({ said, sound }) => wasSpoken(language, said, sound));
    const step = Math.max(1, Math.floor(spoken.length / count));
    const spread = spoken.filter((_, n) => n % step === 0).slice(0, count);
    return Promise.all(
      spread.map(async ({ name, sound, said, english }) => {
        const file = join(this.#folder, `sentence-${language}-${name}.wav`);
        writeFileSync(file, Buffer.concat([endlessWavHeader(SAMPLE_RATE), sound]));
        const seconds = sound.length / 2 / SAMPLE_RATE;
        return { language, file, said, english: english!, seconds };
      }),
    );
  }

  /** Public-domain recordings of a novel and of a speech. */
  async books(said: Readonly<Record<string, string>>): Promise<Recording[]> {
    return Promise.all(
      Object.entries(said).map(async ([name, text]) => {
        const file = fileURLToPath(new URL(name, CLIPS));
        const seconds = (await decode(file)).length / 2 / SAMPLE_RATE;
        return { language: 'en', file, said: text, seconds };
      }),
    );
  }

  /** Music without a voice. */
  music(): string[] {
    const folder = join(asteriskPackages(this.#folder), 'usr/share/asterisk/moh');
    return ['macroform-cold_day', 'reno_project-system', 'manolo_camp-morning_coffee'].map((name) =>
      join(folder, `${name}.wav`),
    );
  }

  #prompts(language: SpokenLanguage): Prompt[] {
    return isStampLanguage(language)
      ? stampDescriptions(this.#folder, language)
      : voicePrompts(this.#folder, language);
  }
}

/** Of some pictures more was written down after somebody had described them: nobody speaks that fast. */
function wasSpoken(language: SpokenLanguage, text: string, sound: Buffer): boolean {
  const seconds = sound.length / 2 / SAMPLE_RATE;
  return !isStampLanguage(language) || text.length / seconds <= MOST_LETTERS_A_SECOND;
}

const MOST_LETTERS_A_SECOND = 18;

function isStampLanguage(language: SpokenLanguage): language is StampLanguage {
  return (STAMP_LANGUAGES as readonly string[]).includes(language);
}

async function decode(file: string): Promise<Buffer> {
  Log.setLevel(AV_LOG_QUIET);
  await using input = await Demuxer.open(file);
  const stream = input.audio()!;
  using decoder = await Decoder.create(stream);
  using toPcm = FilterAPI.create(`aresample=${SAMPLE_RATE},aformat=sample_fmts=s16:channel_layouts=mono`);
  const parts: Buffer[] = [];
  for (const frame of toPcm.framesSync(decoder.framesSync(input.packetsSync(stream.index)))) {
    if (!frame?.data?.[0]) continue;
    parts.push(Buffer.from(frame.data[0].subarray(0, frame.nbSamples * 2)));
    frame.free();
  }
  return Buffer.concat(parts);
}
