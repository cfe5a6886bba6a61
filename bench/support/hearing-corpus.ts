import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { Decoder, Demuxer, FilterAPI } from 'node-av/api';
import { AV_LOG_QUIET } from 'node-av/constants';
import { Log } from 'node-av/lib';
import { SAMPLE_RATE } from '../../src/engines/local/hearing/pcm-file.ts';
import { endlessWavHeader } from '../../src/sound/wav-header.ts';

/**
 * People speaking, with what they said: the voice prompts of Debian's Asterisk packages (five professional speakers,
 * telephone sentences, 7 kHz wide), the sentences of pocketsphinx-testdata, and the recordings of the tests. The packages are
 * downloaded once and unpacked; nothing is installed.
 */
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

export const PEOPLE = {
  es: 'es_MX_f_Allison',
  fr: 'fr_CA_f_June',
  it: 'it_IT_m_Carlo',
  ru: 'ru_RU_f_IvrvoiceRU',
};
const SPEAKERS = { en: 'en_US_f_Allison', ...PEOPLE };
export type SpokenLanguage = keyof typeof SPEAKERS;

const CLIPS = new URL('../../test/engines/audio/clips/', import.meta.url);
/** Recordings of about a minute, as people upload them; single prompts would be too easy to cut. */
const RECORDING_SECONDS = 60;
const PAUSE_SECONDS = 0.7;
const NO_SENTENCES = /^(letters|phonetic|digits|silence)\//;
/** Notes to the speaker, keys without a name, numbers that can be read in two ways, abbreviations. */
const UNCLEAR = /[[\](){}<>#*«»“”"@]|\d\d|\d\.|\bwww\b|\?\s*\S|dahdi|iax/iu;

export class HearingCorpus {
  readonly #folder: string;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  static prepare(folder: string): HearingCorpus {
    const unpacked = join(folder, 'packages');
    if (!existsSync(unpacked)) {
      const scratch = join(folder, 'download');
      rmSync(scratch, { recursive: true, force: true });
      mkdirSync(scratch, { recursive: true });
      const languages = Object.keys(SPEAKERS);
      const names = [
        'pocketsphinx-testdata',
        'asterisk-moh-opsound-wav',
        ...languages.flatMap((code) => [`asterisk-core-sounds-${code}`, `asterisk-core-sounds-${code}-g722`]),
      ];
      execFileSync('apt-get', ['download', ...names], {
        cwd: scratch,
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      execFileSync('sh', ['-c', 'for package in *.deb; do dpkg-deb -x "$package" unpacked; done'], {
        cwd: scratch,
      });
      renameSync(join(scratch, 'unpacked'), unpacked);
      rmSync(scratch, { recursive: true, force: true });
    }
    return new HearingCorpus(folder);
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
    for (const [name, text] of this.#prompts(language)) {
      if (recordings.reduce((sum, recording) => sum + recording.seconds, 0) >= minutes * 60) break;
      sounds.push(await this.#sound(language, name), Buffer.alloc(PAUSE_SECONDS * SAMPLE_RATE * 2));
      said.push(text);
      if (seconds() >= RECORDING_SECONDS) finish();
    }
    if (sounds.length > 0 && seconds() >= RECORDING_SECONDS / 2) finish();
    return recordings;
  }

  /** Sentences that are long enough to have a meaning, with the English prompt of the same name. */
  async sentences(language: keyof typeof PEOPLE, count: number): Promise<Sentence[]> {
    const english = this.#prompts('en');
    const chosen = [...this.#prompts(language)].filter(
      ([name, text]) => text.split(' ').length >= 9 && text.length < 130 && english.has(name),
    );
    const step = Math.max(1, Math.floor(chosen.length / count));
    const spread = chosen.filter((_, n) => n % step === 0).slice(0, count);
    return Promise.all(
      spread.map(async ([name, said]) => {
        const sound = await this.#sound(language, name);
        const file = join(this.#folder, `sentence-${language}-${name.replace('/', '-')}.wav`);
        writeFileSync(file, Buffer.concat([endlessWavHeader(SAMPLE_RATE), sound]));
        const seconds = sound.length / 2 / SAMPLE_RATE;
        return { language, file, said, english: english.get(name)!, seconds };
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
    const folder = join(this.#folder, 'packages/usr/share/asterisk/moh');
    return ['macroform-cold_day', 'reno_project-system', 'manolo_camp-morning_coffee'].map((name) =>
      join(folder, `${name}.wav`),
    );
  }

  #prompts(language: SpokenLanguage): Map<string, string> {
    const path = `packages/usr/share/doc/asterisk-core-sounds-${language}/core-sounds-${language}.txt.gz`;
    const lines = gunzipSync(readFileSync(join(this.#folder, path)))
      .toString()
      .split('\n');
    const seen = new Set<string>();
    const prompts = new Map<string, string>();
    for (const line of lines) {
      const [, name, text] = /^([\w/-]+):\s*(.+?)\s*$/.exec(line) ?? [];
      if (!name || !text || NO_SENTENCES.test(name) || UNCLEAR.test(text)) continue;
      const key = text.toLowerCase().replace(/[^\p{L}]/gu, '');
      if (text.split(/\s+/).length < 2 || seen.has(key) || !existsSync(this.#path(language, name))) continue;
      seen.add(key);
      prompts.set(name, text);
    }
    return prompts;
  }

  #path(language: SpokenLanguage, name: string): string {
    return join(this.#folder, 'packages/usr/share/asterisk/sounds', SPEAKERS[language], `${name}.g722`);
  }

  #sound(language: SpokenLanguage, name: string): Promise<Buffer> {
    return decode(this.#path(language, name));
  }
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
