import type { Emit } from '../../../sound/audio-encoder.ts';
import type { SpeechRequest } from '../../engine.ts';
import { cutIntoPieces, type Piece } from './cut-into-pieces.ts';
import { type Delivery, deliveryOf } from './delivery.ts';
import type { Espeak } from './espeak.ts';
import type { Flite } from './flite.ts';
import type { JapaneseReader } from './japanese-phonemes.ts';
import { joinable } from './join-sound.ts';
import type { VoiceMix } from './kokoro-model.ts';
import { type SpeechModel, speakWithKokoro } from './kokoro-synthesiser.ts';
import { normalise } from './normalise/normalise.ts';
import { type MeasuredSpeed, Pace, type Pacing, UNHURRIED } from './pace.ts';
import { pronouncer } from './pronouncer.ts';
import { quickSynthesiser } from './quick-synthesiser.ts';
import { SpeechOutput } from './speech-output.ts';
import { STEP_SECONDS } from './speech-plan.ts';
import type { Synthesiser } from './synthesiser.ts';
import { textLanguage } from './text-language.ts';
import { KOKORO_LANGUAGES, nativeVoice, type Voice, voiceOf } from './voices.ts';

export interface SpeakerParts {
  /** Null when only the quick engines are used, or Kokoro's weights are missing. */
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
  /** The engines that speak, in their order. */
  onEngine(names: string): void;
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
 * rest can be made in time. Nothing is sent, not even a file header, before the first sound: to the caller, the first
 * bytes mean that the speech has started. When Kokoro cannot keep up here, it speaks the first sentence, and a quick
 * engine the others.
 */
export async function speak(
  request: SpeechRequest,
  parts: SpeakerParts,
  listener: Listener,
  signal: AbortSignal,
): Promise<void> {
  const delivery = deliveryOf(request.instructions);
  const language = request.language ?? (await textLanguage(request.text));
  const pieces = cutIntoPieces(normalise(request.text, language));
  const { main, standIn } = await chooseSynthesisers(request, language, delivery, parts);
  const pace = request.whole ? UNHURRIED : new Pace(parts.measured, main.tempo, parts.now);
  const output = await SpeechOutput.open(request.format, main, delivery.volume, (bytes) =>
    listener.emit(bytes),
  );
  try {
    await speakPieces({ pieces, main, standIn, pace, output, delivery }, listener, signal);
  } catch (error) {
    await output.abandon();
    throw error;
  }
}

interface SpeechUnderWay {
  readonly pieces: readonly Piece[];
  readonly main: Synthesiser;
  readonly standIn: (() => Promise<Synthesiser>) | null;
  readonly pace: Pacing;
  readonly output: SpeechOutput;
  readonly delivery: Delivery;
}

async function speakPieces(
  { pieces, main, standIn, pace, output, delivery }: SpeechUnderWay,
  listener: Listener,
  signal: AbortSignal,
): Promise<void> {
  let speaker = main;
  const begin = () => {
    if (output.begun) return;
    listener.onEngine([...new Set([main.name, speaker.name])].join(', '));
    output.begin();
    pace.begin();
  };
  await output.write(new Float32Array(LEAD_IN_SECONDS * main.sampleRate));
  pace.add(LEAD_IN_SECONDS);
  for (const [index, piece] of pieces.entries()) {
    const stepsAfter = stepsOf(pieces.slice(index + 1));
    let first = true;
    const spoken = speaker;
    for await (const { samples, secondsLeft } of spoken.speak(piece.text, pace)) {
      signal.throwIfAborted();
      const ends = { first, last: secondsLeft === 0, pauseSeconds: piece.pauseSeconds * delivery.pauses };
      const sound = joinable(samples, spoken.sampleRate, ends);
      await output.write(spoken === main ? sound : await output.fit(sound, spoken));
      pace.add(sound.length / spoken.sampleRate);
      first = false;
      const stepsHere = secondsLeft / STEP_SECONDS;
      const late = output.begun
        ? pace.fallsBehind(stepsHere, stepsAfter)
        : !pace.keepsUp(stepsHere, stepsAfter) && pace.isHopeless(stepsHere, stepsAfter);
      if (standIn && speaker === main && stepsAfter > 0 && late) speaker = await standIn();
      if (pace.keepsUp(stepsHere, speaker === main ? stepsAfter : 0)) begin();
    }
    signal.throwIfAborted();
    if (speaker !== main) begin();
  }
  await output.write(new Float32Array(LEAD_OUT_SECONDS * main.sampleRate));
  await output.close();
  begin();
}

/** How long pieces will be, from their letters. */
function stepsOf(pieces: readonly Piece[]): number {
  const seconds = pieces.map(({ text, pauseSeconds }) => text.length / CHARACTERS_PER_SECOND + pauseSeconds);
  return seconds.reduce((sum, length) => sum + length, 0) / STEP_SECONDS;
}

async function chooseSynthesisers(
  request: SpeechRequest,
  language: string,
  delivery: Delivery,
  parts: SpeakerParts,
): Promise<{ main: Synthesiser; standIn: (() => Promise<Synthesiser>) | null }> {
  const voice = voiceOf(request.model, request.voice);
  if (!voice) throw new Error(`${request.model} has no voice ${request.voice}`);
  const speed = clamp(request.speed * delivery.pace, SPEED_LIMITS);
  const kokoro = await parts.kokoro();
  const quick = () => quickSynthesiser(parts, language, voice, speed, delivery.pitch);
  const native = KOKORO_LANGUAGES[language];
  if (!kokoro || !(native || language === 'en')) return { main: await quick(), standIn: null };
  const own = clamp(speed, [SLOWEST, FASTEST]);
  const mix = native ? nativeVoice(native, voice) : mixOf(voice, delivery);
  const manner = { mix, speed: own, pitch: clamp(delivery.pitch, PITCH_LIMITS), pauses: delivery.pauses };
  const pronounce = await pronouncer(request.text, language, delivery.accent ?? voice.accent, parts);
  const main: Synthesiser = {
    name: 'kokoro',
    sampleRate: kokoro.sampleRate,
    tempo: speed / own,
    pitch: 1,
    async *speak(text, pace) {
      yield* speakWithKokoro(kokoro, await pronounce(text), manner, pace, parts.measured, parts.now);
    },
  };
  return { main, standIn: quick };
}

function clamp(value: number, [least, most]: readonly [number, number]): number {
  return Math.min(most, Math.max(least, value));
}

function mixOf(voice: Voice, delivery: Delivery): VoiceMix {
  const { colour } = delivery;
  if (!colour || colour[0] === voice.kokoro) return [[voice.kokoro, 1]];
  return [[voice.kokoro, 1 - colour[1]], colour];
}
