import type { KokoroVoice } from '../../../weights/kokoro-voices.ts';

/** A voice of the contract and what speaks for it. */
export interface Voice {
  readonly kokoro: KokoroVoice;
  readonly gender: 'female' | 'male';
  readonly accent: 'en-us' | 'en-gb';
  /** The voice of the fast engine that is nearest to it, and how far it is moved to stay recognisable. */
  readonly flite: 'slt' | 'awb' | 'rms' | 'kal16';
  readonly flitePitch: number;
}

/** Fixed for good: a voice that changes is another voice. */
export const VOICES: Readonly<Record<string, Readonly<Record<string, Voice>>>> = {
  'chat-4o-mini-tts-2025-12-15': {
    alloy: { kokoro: 'af_alloy', gender: 'female', accent: 'en-us', flite: 'slt', flitePitch: 0.94 },
    echo: { kokoro: 'am_echo', gender: 'male', accent: 'en-us', flite: 'rms', flitePitch: 1.08 },
    fable: { kokoro: 'bm_fable', gender: 'male', accent: 'en-gb', flite: 'awb', flitePitch: 1.06 },
    onyx: { kokoro: 'am_onyx', gender: 'male', accent: 'en-us', flite: 'rms', flitePitch: 0.86 },
    nova: { kokoro: 'af_nova', gender: 'female', accent: 'en-us', flite: 'slt', flitePitch: 1.06 },
    shimmer: { kokoro: 'bf_emma', gender: 'female', accent: 'en-gb', flite: 'slt', flitePitch: 1.15 },
  },
  'ttsB-3.1-flash-tts-preview': {
    Aoede: { kokoro: 'af_aoede', gender: 'female', accent: 'en-us', flite: 'slt', flitePitch: 1 },
    Charon: { kokoro: 'bm_george', gender: 'male', accent: 'en-gb', flite: 'awb', flitePitch: 0.9 },
    Fenrir: { kokoro: 'am_fenrir', gender: 'male', accent: 'en-us', flite: 'rms', flitePitch: 0.95 },
    Kore: { kokoro: 'af_heart', gender: 'female', accent: 'en-us', flite: 'slt', flitePitch: 0.88 },
    Puck: { kokoro: 'am_puck', gender: 'male', accent: 'en-us', flite: 'rms', flitePitch: 1.18 },
  },
};

export function voiceOf(model: string, name: string): Voice | undefined {
  if (VOICES[model]) return VOICES[model][name];
  // The chat model speaks with the voices of the speech models.
  return Object.values(VOICES).find((voices) => voices[name])?.[name];
}

/** How another language is spoken: Kokoro's voices for it, and what turns its text into sounds. */
export interface SpokenLanguage {
  /** eSpeak's name of the language; it gives the sounds where `reader` does not say otherwise. */
  readonly espeak: string;
  readonly reader?: 'mandarin' | 'japanese';
  /** In the order of the contract's voices, as far as they go: each keeps a speaker of its own. */
  readonly female: readonly [KokoroVoice, ...KokoroVoice[]];
  readonly male: readonly [KokoroVoice, ...KokoroVoice[]];
}

/** The languages other than English that Kokoro speaks. French has one voice alone. */
export const KOKORO_LANGUAGES: Readonly<Record<string, SpokenLanguage>> = {
  es: { espeak: 'es', female: ['ef_dora'], male: ['em_alex'] },
  fr: { espeak: 'fr-fr', female: ['ff_siwis'], male: ['ff_siwis'] },
  hi: { espeak: 'hi', female: ['hf_alpha'], male: ['hm_omega'] },
  it: { espeak: 'it', female: ['if_sara'], male: ['im_nicola'] },
  pt: { espeak: 'pt-br', female: ['pf_dora'], male: ['pm_alex'] },
  zh: {
    espeak: 'cmn',
    reader: 'mandarin',
    female: ['zf_xiaoxiao', 'zf_xiaobei', 'zf_xiaoni', 'zf_xiaoyi'],
    male: ['zm_yunxi', 'zm_yunjian', 'zm_yunyang', 'zm_yunxia'],
  },
  ja: {
    espeak: 'ja',
    reader: 'japanese',
    female: ['jf_alpha', 'jf_gongitsune', 'jf_tebukuro', 'jf_nezumi'],
    male: ['jm_kumo'],
  },
};

/** The speaker of a language who stands for a voice: always the same, and another for another voice where there are enough. */
export function nativeVoice(language: SpokenLanguage, voice: Voice): KokoroVoice {
  const speakers = language[voice.gender];
  const peers = Object.values(VOICES).flatMap((voices) =>
    Object.values(voices).filter(({ gender }) => gender === voice.gender),
  );
  return speakers[peers.indexOf(voice) % speakers.length] ?? speakers[0];
}
