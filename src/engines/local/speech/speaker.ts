import type { Emit } from '../../../platform/sound/audio-encoder.ts';
import type { SpeechRequest } from '../../engine.ts';
import { cutIntoPieces, type Piece } from './cut-into-pieces.ts';
import { type Delivery, deliveryOf } from './delivery.ts';
import type { Flite } from './flite.ts';
import { joinable } from './join-sound.ts';
import type { VoiceMix } from './kokoro-model.ts';
import { type SpeechModel, speakWithKokoro } from './kokoro-synthesiser.ts';
import { normalise } from './normalise/normalise.ts';
import { type MeasuredSpeed, Pace, type Pacing, UNHURRIED } from './pace.ts';
import type { Espeak } from './pronunciation/espeak.ts';
import type { JapaneseReader } from './pronunciation/japanese-phonemes.ts';
import { pronouncer } from './pronunciation/pronouncer.ts';
import { textLanguage } from './pronunciation/text-language.ts';
import { quickSynthesiser } from './quick-synthesiser.ts';
import { SpeechOutput } from './speech-output.ts';
import { STEP_SECONDS } from './speech-plan.ts';
import type { Synthesiser } from './synthesiser.ts';
import { KOKORO_LANGUAGES, nativeVoice, type Voice, voiceOf } from './voices.ts';

export interface SpeakerDeps {
  /** Null where the operator has chosen the simple voice, or Kokoro's weights are missing. */
  readonly kokoro: () => Promise<SpeechModel> | null;
  readonly espeak: () => Promise<Espeak>;
  readonly flite: () => Promise<Flite>;
  readonly japanese: () => Promise<JapaneseReader>;
  /** How fast Kokoro is here, as all speeches before have measured it. */
  readonly measured: MeasuredSpeed;
  /** Milliseconds. */
  readonly now: () => number;
}

export interface Listener {
  /** The engine that speaks. */
  onEngine(name: string): void;
  emit: Emit;
}

/** Kokoro sounds natural in this range of speeds; beyond it the audio is stretched. */
const SLOWEST = 0.75;
const FASTEST = 1.4;
/** The contract's range, which also limits instructions. */
const SPEED_LIMITS = [0.25, 4] as const;
/** Beyond this range, a planned pitch no longer sounds like a voice. */
const PITCH_LIMITS = [0.7, 1.4] as const;

/** Players skip the first moment of audio, and listeners expect a short pause before and after. */
const LEAD_IN_SECONDS = 0.12;
const LEAD_OUT_SECONDS = 0.2;
const CHARACTERS_PER_SECOND = 14;

/**
 * Speaks a text; each part of its sound is sent before the next is made, and the listener begins to hear as soon as the
 * rest can be made in time, or as soon as it is clear that waiting would not help. Nothing is sent, not even a file
 * header, before the first sound: to the caller, the first bytes mean that the speech has started. One voice speaks all
 * of it, however slow the machine is.
 */
export async function speak(
  request: SpeechRequest,
  deps: SpeakerDeps,
  listener: Listener,
  signal: AbortSignal,
): Promise<void> {
  const delivery = deliveryOf(request.instructions);
  const language = request.language ?? (await textLanguage(request.text));
  const pieces = cutIntoPieces(normalise(request.text, language));
  const speaker = await chooseSynthesiser(request, language, delivery, deps);
  const pace = request.whole ? UNHURRIED : new Pace(deps.measured, speaker.tempo, deps.now);
  const output = await SpeechOutput.open(request.format, speaker, delivery.volume, (bytes) =>
    listener.emit(bytes),
  );
  try {
    await speakPieces({ pieces, speaker, pace, output, delivery }, listener, signal);
  } catch (error) {
    await output.abandon();
    throw error;
  }
}

interface SpeechUnderWay {
  readonly pieces: readonly Piece[];
  readonly speaker: Synthesiser;
  readonly pace: Pacing;
  readonly output: SpeechOutput;
  readonly delivery: Delivery;
}

async function speakPieces(
  { pieces, speaker, pace, output, delivery }: SpeechUnderWay,
  listener: Listener,
  signal: AbortSignal,
): Promise<void> {
  const begin = () => {
    if (output.begun) return;
    listener.onEngine(speaker.name);
    output.begin();
    pace.begin();
  };
  await output.write(new Float32Array(LEAD_IN_SECONDS * speaker.sampleRate));
  pace.add(LEAD_IN_SECONDS);
  for (const [index, piece] of pieces.entries()) {
    const stepsAfter = stepsOf(pieces.slice(index + 1));
    let first = true;
    for await (const { samples, secondsLeft } of speaker.speak(piece.text, pace)) {
      signal.throwIfAborted();
      const ends = { first, last: secondsLeft === 0, pauseSeconds: piece.pauseSeconds * delivery.pauses };
      const sound = joinable(samples, speaker.sampleRate, ends);
      await output.write(sound);
      pace.add(sound.length / speaker.sampleRate);
      first = false;
      if (pace.keepsUp(secondsLeft / STEP_SECONDS, stepsAfter)) begin();
    }
    signal.throwIfAborted();
    // Gaps cannot be helped then: at least the first sentence is heard in one go.
    if (pace.isHopeless(0, stepsAfter)) begin();
  }
  await output.write(new Float32Array(LEAD_OUT_SECONDS * speaker.sampleRate));
  await output.close();
  begin();
}

/** How long pieces will be, from their letters. */
function stepsOf(pieces: readonly Piece[]): number {
  const seconds = pieces.map(({ text, pauseSeconds }) => text.length / CHARACTERS_PER_SECOND + pauseSeconds);
  return seconds.reduce((sum, length) => sum + length, 0) / STEP_SECONDS;
}

async function chooseSynthesiser(
  request: SpeechRequest,
  language: string,
  delivery: Delivery,
  deps: SpeakerDeps,
): Promise<Synthesiser> {
  const voice = voiceOf(request.voice);
  if (!voice) throw new Error(`there is no voice ${request.voice}`);
  const speed = clamp(request.speed * delivery.pace, SPEED_LIMITS);
  const kokoro = await deps.kokoro();
  const native = KOKORO_LANGUAGES[language];
  if (!kokoro || !(native || language === 'en'))
    return await quickSynthesiser(deps, language, voice, speed, delivery.pitch);
  const own = clamp(speed, [SLOWEST, FASTEST]);
  const mix = native ? nativeVoice(native, voice) : mixOf(voice, delivery);
  const manner = { mix, speed: own, pitch: clamp(delivery.pitch, PITCH_LIMITS), pauses: delivery.pauses };
  const pronounce = await pronouncer(request.text, language, delivery.accent ?? voice.accent, deps);
  return {
    name: 'kokoro',
    sampleRate: kokoro.sampleRate,
    tempo: speed / own,
    pitch: 1,
    async *speak(text, pace) {
      yield* speakWithKokoro(kokoro, await pronounce(text), manner, { ...deps, pace });
    },
  };
}

function clamp(value: number, [least, most]: readonly [number, number]): number {
  return Math.min(most, Math.max(least, value));
}

function mixOf(voice: Voice, delivery: Delivery): VoiceMix {
  const { colour } = delivery;
  if (!colour || colour[0] === voice.kokoro) return [[voice.kokoro, 1]];
  return [[voice.kokoro, 1 - colour[1]], colour];
}
