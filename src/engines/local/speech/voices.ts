import type { KokoroVoice } from '../../../weights/manifest.ts';
import type { VoiceMix } from './kokoro-model.ts';

/** A voice by its name in the contract, and the engine voices that implement it. */
export interface Voice {
  readonly kokoro: KokoroVoice;
  readonly gender: 'female' | 'male';
  readonly accent: 'en-us' | 'en-gb';
  /** The closest voice of the fast engine, and its pitch shift, which keeps it recognisable. */
  readonly flite: 'slt' | 'awb' | 'rms' | 'kal16';
  readonly flitePitch: number;
}

/** Never change these: callers rely on how a voice sounds. */
export const VOICES: Readonly<Record<string, Voice>> = {
  alloy: { kokoro: 'af_alloy', gender: 'female', accent: 'en-us', flite: 'slt', flitePitch: 0.94 },
  echo: { kokoro: 'am_echo', gender: 'male', accent: 'en-us', flite: 'rms', flitePitch: 1.08 },
  fable: { kokoro: 'bm_fable', gender: 'male', accent: 'en-gb', flite: 'awb', flitePitch: 1.06 },
  onyx: { kokoro: 'am_onyx', gender: 'male', accent: 'en-us', flite: 'rms', flitePitch: 0.86 },
  nova: { kokoro: 'af_nova', gender: 'female', accent: 'en-us', flite: 'slt', flitePitch: 1.06 },
  shimmer: { kokoro: 'bf_emma', gender: 'female', accent: 'en-gb', flite: 'slt', flitePitch: 1.15 },
  Aoede: { kokoro: 'af_aoede', gender: 'female', accent: 'en-us', flite: 'slt', flitePitch: 1 },
  Charon: { kokoro: 'bm_george', gender: 'male', accent: 'en-gb', flite: 'awb', flitePitch: 0.9 },
  Fenrir: { kokoro: 'am_fenrir', gender: 'male', accent: 'en-us', flite: 'rms', flitePitch: 0.95 },
  Kore: { kokoro: 'af_heart', gender: 'female', accent: 'en-us', flite: 'slt', flitePitch: 0.88 },
  Puck: { kokoro: 'am_puck', gender: 'male', accent: 'en-us', flite: 'rms', flitePitch: 1.18 },
};

export function voiceOf(name: string): Voice | undefined {
  return Object.hasOwn(VOICES, name) ? VOICES[name] : undefined;
}

/** How another language is spoken: Kokoro's voices for it, and what converts its text into phonemes. */
export interface SpokenLanguage {
  /** eSpeak's name of the language; eSpeak provides the phonemes unless `reader` is set. */
  readonly espeak: string;
  readonly reader?: 'mandarin' | 'japanese';
  /** In the order of the contract's voices, so that each gets a different speaker where possible. */
  readonly female: readonly [Speaker, ...Speaker[]];
  readonly male: readonly [Speaker, ...Speaker[]];
}

/** One of Kokoro's voices, or several in shares. */
type Speaker = KokoroVoice | VoiceMix;

/** Kokoro has no Frenchman: an Italian with a Frenchwoman's share is understood without an error, at 131 Hz. */
const FRENCHMAN: VoiceMix = [
  ['im_nicola', 0.6],
  ['ff_siwis', 0.4],
];

/** Of Kokoro's fourth Chinese woman, zf_xiaoni, a third of the sounds are not understood. */
const THIRD_CHINESE: VoiceMix = [
  ['zf_xiaobei', 0.5],
  ['zf_xiaoyi', 0.5],
];

/**
 * The languages other than English that Kokoro supports. It has no German speaker: of 33 German words, Whisper small heard none
 * of the Italian woman wrong and one of these men, three of eSpeak, and 21 of the Frenchwoman.
 */
export const KOKORO_LANGUAGES: Readonly<Record<string, SpokenLanguage>> = {
  de: { espeak: 'de', female: ['if_sara'], male: ['im_nicola', 'bm_george'] },
  es: { espeak: 'es', female: ['ef_dora'], male: ['em_alex'] },
  fr: { espeak: 'fr-fr', female: ['ff_siwis'], male: [FRENCHMAN] },
  hi: { espeak: 'hi', female: ['hf_alpha'], male: ['hm_omega'] },
  it: { espeak: 'it', female: ['if_sara'], male: ['im_nicola'] },
  pt: { espeak: 'pt-br', female: ['pf_dora'], male: ['pm_alex'] },
  zh: {
    espeak: 'cmn',
    reader: 'mandarin',
    female: ['zf_xiaoxiao', 'zf_xiaobei', THIRD_CHINESE, 'zf_xiaoyi'],
    male: ['zm_yunxi', 'zm_yunjian', 'zm_yunyang', 'zm_yunxia'],
  },
  ja: {
    espeak: 'ja',
    reader: 'japanese',
    female: ['jf_alpha', 'jf_gongitsune', 'jf_tebukuro', 'jf_nezumi'],
    male: ['jm_kumo'],
  },
};

/** The speaker of a language for a voice: always the same one, and a different one per voice where there are enough. */
export function nativeVoice(language: SpokenLanguage, voice: Voice): VoiceMix {
  const speakers = language[voice.gender];
  const peers = Object.values(VOICES).filter(({ gender }) => gender === voice.gender);
  const speaker = speakers[peers.indexOf(voice) % speakers.length] ?? speakers[0];
  return typeof speaker === 'string' ? [[speaker, 1]] : speaker;
}
