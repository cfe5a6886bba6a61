import { AudioEncoder, type Emit, type SoundShape } from '../../../sound/audio-encoder.ts';
import type { SpeechRequest } from '../../engine.ts';
import { cutIntoPieces, type Piece } from './cut-into-pieces.ts';
import { type Delivery, deliveryOf } from './delivery.ts';
import type { Espeak } from './espeak.ts';
import type { Flite } from './flite.ts';
import type { JapaneseReader } from './japanese-phonemes.ts';
import { joinable } from './join-sound.ts';
import { type KokoroModel, MOST_TOKENS, type VoiceMix } from './kokoro-model.ts';
import { mandarinPhonemes } from './mandarin-phonemes.ts';
import { normaliseChinese } from './normalise-chinese.ts';
import { normaliseEnglish } from './normalise-english.ts';
import { easternPhonemes, phonemesOf, tokensOf } from './phonemes.ts';
import { textLanguage } from './text-language.ts';
import { KOKORO_LANGUAGES, nativeVoice, type SpokenLanguage, type Voice, voiceOf } from './voices.ts';

/** An engine that can speak a piece of text. */
interface Synthesiser {
  readonly name: string;
  readonly sampleRate: number;
  /** Changes still to be applied to the engine's audio. */
  readonly tempo: number;
  readonly pitch: number;
  synthesise(text: string): Promise<Float32Array>;
}

export interface SpeakerParts {
  /** Null when only the fast engines are used, or Kokoro's weights are missing. */
  readonly kokoro: () => Promise<KokoroModel> | null;
  readonly espeak: () => Promise<Espeak>;
  readonly flite: () => Promise<Flite>;
  readonly japanese: () => Promise<JapaneseReader>;
}

/** Kokoro sounds natural in this range of speeds; beyond it the audio is stretched. */
const SLOWEST = 0.75;
const FASTEST = 1.4;
/** The contract's range, which also limits instructions. */
const SPEED_LIMITS = [0.25, 4] as const;

/** Players skip the first moment of audio, and listeners expect a short pause before and after. */
const LEAD_IN_SECONDS = 0.12;
const LEAD_OUT_SECONDS = 0.2;

/** Writes out numbers, dates and the like as words. */
const NORMALISERS: Readonly<Record<string, (text: string) => string>> = {
  en: normaliseEnglish,
  zh: normaliseChinese,
};

/**
 * Speaks a text piece by piece; each piece is sent before the next is made. Nothing is sent, not even a file header,
 * before the first piece is ready: to the caller, the first bytes mean that the speech has started.
 */
export async function speak(
  request: SpeechRequest,
  parts: SpeakerParts,
  onEngine: (name: string) => void,
  emit: Emit,
  signal: AbortSignal,
): Promise<void> {
  const delivery = deliveryOf(request.instructions);
  const language = request.language ?? textLanguage(request.text);
  const text = NORMALISERS[language]?.(request.text) ?? request.text;
  const synthesiser = await chooseSynthesiser(request, language, delivery, parts);
  const { sampleRate, tempo } = synthesiser;
  const shape: SoundShape = {
    sampleRate,
    tempo,
    pitch: synthesiser.pitch * delivery.pitch,
    volume: delivery.volume,
  };
  const beginning: Uint8Array[] = [];
  let begun = false;
  const begin = () => {
    if (begun) return;
    begun = true;
    onEngine(synthesiser.name);
    emit(Buffer.concat(beginning));
  };
  const encoder = await AudioEncoder.open(request.format, shape, (bytes) => {
    if (begun) emit(bytes);
    else beginning.push(bytes);
  });
  await encoder.write(silence(LEAD_IN_SECONDS, sampleRate));
  for (const piece of cutIntoPieces(text)) {
    signal.throwIfAborted();
    const samples = await synthesiser.synthesise(piece.text);
    await encoder.write(joinable(samples, sampleRate, pauseAfter(piece, delivery)));
    begin();
  }
  await encoder.write(silence(LEAD_OUT_SECONDS, sampleRate));
  await encoder.close();
  begin();
}

function silence(seconds: number, sampleRate: number): Float32Array {
  return new Float32Array(Math.round(seconds * sampleRate));
}

function pauseAfter(piece: Piece, delivery: Delivery): number {
  return piece.pauseSeconds * delivery.pauses;
}

async function chooseSynthesiser(
  request: SpeechRequest,
  language: string,
  delivery: Delivery,
  parts: SpeakerParts,
): Promise<Synthesiser> {
  const voice = voiceOf(request.model, request.voice);
  if (!voice) throw new Error(`${request.model} has no voice ${request.voice}`);
  const speed = Math.min(SPEED_LIMITS[1], Math.max(SPEED_LIMITS[0], request.speed * delivery.pace));
  const kokoro = await parts.kokoro();
  const espeak = await parts.espeak();
  const native = KOKORO_LANGUAGES[language];
  if (kokoro && (native || language === 'en')) {
    const spoken = native?.espeak ?? delivery.accent ?? voice.accent;
    const mix = native ? ([[nativeVoice(native, voice), 1]] as const) : mixOf(voice, delivery);
    return kokoroSynthesiser(kokoro, await pronouncer(native, spoken, parts), mix, speed);
  }
  if (language === 'en') {
    const flite = await parts.flite();
    const { sampleRate } = flite;
    const synthesise = (text: string) => flite.speak(text, voice.flite);
    return { name: 'flite', sampleRate, tempo: speed, pitch: voice.flitePitch, synthesise };
  }
  const espeakVoice = native?.espeak ?? language;
  return {
    name: 'espeak-ng',
    sampleRate: espeak.sampleRate,
    tempo: speed,
    pitch: voice.gender === 'female' ? 1.35 : 1,
    synthesise: async (text) => espeak.speak(text, espeakVoice),
  };
}

/** Converts a text into Kokoro's phonemes. */
async function pronouncer(
  native: SpokenLanguage | undefined,
  language: string,
  parts: SpeakerParts,
): Promise<(text: string) => string> {
  const espeak = await parts.espeak();
  switch (native?.reader) {
    case 'mandarin':
      return (text) => easternPhonemes(text, mandarinPhonemes, espeak);
    case 'japanese': {
      const japanese = await parts.japanese();
      return (text) => easternPhonemes(text, (part) => japanese.phonemes(part), espeak);
    }
    case undefined:
      return (text) => phonemesOf(text, language, espeak);
  }
}

function kokoroSynthesiser(
  kokoro: KokoroModel,
  pronounce: (text: string) => string,
  mix: VoiceMix,
  speed: number,
): Synthesiser {
  const own = Math.min(FASTEST, Math.max(SLOWEST, speed));
  return {
    name: 'kokoro',
    sampleRate: kokoro.sampleRate,
    tempo: speed / own,
    pitch: 1,
    synthesise: async (text) => {
      const tokens = tokensOf(pronounce(text));
      // A piece without a sound, such as a lone quotation mark, becomes a short silence.
      if (tokens.length === 0) return new Float32Array(0);
      return kokoro.speak(tokens.slice(0, MOST_TOKENS), mix, own);
    },
  };
}

function mixOf(voice: Voice, delivery: Delivery): VoiceMix {
  const { colour } = delivery;
  if (!colour || colour[0] === voice.kokoro) return [[voice.kokoro, 1]];
  return [[voice.kokoro, 1 - colour[1]], colour];
}
