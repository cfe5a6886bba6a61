import type { Line } from '../domain/line.ts';
import type { SpeechFormat } from '../domain/speech-format.ts';

/**
 * The contracts of engines for audio and chat; the one for films is `video-engine.ts`. The API and the worker use
 * engines only through these contracts.
 *
 * An engine reports a failure that the caller should see by throwing a `ServiceError` from the catalogue
 * (`model_overloaded`, `service_unavailable`, `upstream_error`, `invalid_file_format` …); anything else it throws
 * counts as a crash. Every call takes an `AbortSignal` and stops promptly when it fires.
 */

/** The fields common to all requests to an engine that responds directly. */
interface EngineRequest {
  readonly model: string;
  /** The caller's account: where requests must wait, they are served fairly by account. */
  readonly account: string;
}

export interface SpeechRequest extends EngineRequest {
  readonly text: string;
  readonly voice: string;
  readonly format: SpeechFormat;
  readonly speed: number;
  readonly instructions: string | null;
}

export interface Speech {
  /** The engine that really speaks, for a response header. */
  readonly engine: string;
  /**
   * Encoded audio in the requested format, as it is made. The first chunk contains sound, not only a file header,
   * because it tells the caller that the speech has started.
   */
  readonly chunks: AsyncIterable<Uint8Array>;
}

export interface SpeechEngine {
  readonly name: string;
  /** Running and waiting jobs, for the operator; absent when the engine does not know. */
  lines?(): Line[];
  /** Resolves once the request is accepted; rejects with `model_overloaded` when the queue is full. */
  speak(request: SpeechRequest, signal: AbortSignal): Promise<Speech>;
}

export interface TranscriptionRequest extends EngineRequest {
  /** Path of the uploaded file, in one of the contract's nine formats. */
  readonly file: string;
  readonly task: 'transcribe' | 'translate';
  /** ISO 639-1; null: the engine detects the language. */
  readonly language: string | null;
  readonly prompt: string | null;
  readonly temperature: number;
  /** Whether the times of single words are requested. */
  readonly words: boolean;
}

export interface TranscriptSegment {
  readonly id: number;
  /** Offset of the window the segment was found in, in hundredths of a second. */
  readonly seek: number;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly tokens: readonly number[];
  readonly temperature: number;
  readonly avgLogprob: number;
  readonly compressionRatio: number;
  readonly noSpeechProb: number;
}

export interface TranscriptWord {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

export interface Transcript {
  /** ISO 639-1 code of the spoken language. */
  readonly language: string;
  readonly duration: number;
  readonly text: string;
  readonly segments: readonly TranscriptSegment[];
  readonly words: readonly TranscriptWord[];
}

export interface Transcriber {
  readonly name: string;
  /** What of it is under way and waits, for the operator; absent where the engine does not know. */
  lines?(): Line[];
  transcribe(
    request: TranscriptionRequest,
    signal: AbortSignal,
    /** Called for each segment as it is recognised, in order, for streamed responses. */
    onSegment?: (segment: TranscriptSegment) => void,
  ): Promise<Transcript>;
}

export interface ChatTurn {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

export interface ChatRequest extends EngineRequest {
  readonly messages: readonly ChatTurn[];
  readonly temperature: number;
  readonly topP: number;
  /** Null: as many as the model allows. */
  readonly maxTokens: number | null;
  readonly stop: readonly string[];
  readonly seed: number | null;
}

export type ChatEvent =
  | { readonly type: 'start'; readonly promptTokens: number }
  | { readonly type: 'delta'; readonly text: string }
  | { readonly type: 'end'; readonly finishReason: 'stop' | 'length'; readonly completionTokens: number };

export interface ChatEngine {
  readonly name: string;
  /** What of it is under way and waits, for the operator; absent where the engine does not know. */
  lines?(): Line[];
  /** Yields one `start`, any number of `delta`, one `end`. Rejects with `context_length_exceeded` before `start`. */
  reply(request: ChatRequest, signal: AbortSignal): AsyncIterable<ChatEvent>;
}
