import type { FilmInputRole, TimeRange } from '../domain/film.ts';
import type { SpeechFormat } from '../domain/speech-format.ts';

/**
 * The engine contracts, one per capability. The API and the worker know nothing else of a model.
 *
 * Terminology
 *   engine     something that can do the work of one or more models: a local program or an upstream service
 *   job        what one engine is asked to do once
 *   operation  what an engine must remember of a job under way: plain JSON, stored before anything waits on
 *              it, so that another process can go on with it
 *   route      the way from a model to an engine
 *
 * An engine reports a failure that the caller should see by throwing a `ServiceError` from the catalogue
 * (`model_overloaded`, `service_unavailable`, `upstream_error`, `invalid_file_format` …); anything else it
 * throws counts as a crash. Every call takes an `AbortSignal` and stops promptly when it fires.
 */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export interface VideoJob {
  readonly taskId: string;
  readonly model: string;
  /** The processed prompt. */
  readonly prompt: string;
  /** Remix edits to apply to the prompt's scene, oldest first. */
  readonly edits: readonly string[];
  readonly seconds: number;
  readonly width: number;
  readonly height: number;
  readonly framesPerSecond: number;
  readonly watermark: boolean;
  readonly style: string | null;
  readonly inputs: readonly VideoInput[];
  /** For a remix: the source task, and its operation for engines that edit on their own side. */
  readonly remixOf: { readonly taskId: string; readonly operation: Json } | null;
  /** A folder of this job alone. Results go here; it is removed when the task has ended. */
  readonly scratchDirectory: string;
}

export interface VideoInput {
  readonly role: FilmInputRole;
  readonly name?: string;
  readonly cut?: TimeRange;
  /** The path of a local copy, brought when first asked for. Rejects with a `ServiceError` when it cannot be had. */
  open(signal: AbortSignal): Promise<string>;
}

/** Paths of local files, in the job's scratch folder. */
export interface VideoResult {
  readonly film: string;
  readonly thumbnail: string;
  readonly spritesheet: string;
}

export type VideoOutcome =
  | { readonly outcome: 'completed'; readonly result: VideoResult }
  /** `retry` says that the same job may succeed if it is started again. */
  | { readonly outcome: 'failed'; readonly code: string; readonly message: string; readonly retry: boolean };

export interface VideoEngine {
  readonly name: string;
  /** How many jobs it works on at once; the rest wait in the queue. */
  readonly concurrency: number;
  /** Makes a prompt richer, and English. Absent when the engine cannot. Must be quick: a request waits for it. */
  enhance?(prompt: string, signal: AbortSignal): Promise<string>;
  start(job: VideoJob, signal: AbortSignal): Promise<Json>;
  /** Follows an operation to its end; may be called again, in another process, with the stored operation. */
  watch(
    operation: Json,
    job: VideoJob,
    signal: AbortSignal,
    onProgress: (percent: number) => void,
  ): Promise<VideoOutcome>;
  cancel(operation: Json): Promise<void>;
}

/** What every request to an engine that answers at once carries. */
interface EngineRequest {
  readonly model: string;
  /** Who asks: where requests must wait, they take turns by account. */
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
  /** Which engine really speaks, for a response header. */
  readonly engine: string;
  /**
   * Encoded audio in the requested format, as it is made. The first chunk holds sound, not only a file header: it tells
   * the caller that the speech has begun.
   */
  readonly chunks: AsyncIterable<Uint8Array>;
}

export interface SpeechEngine {
  readonly name: string;
  /** Resolves once the request is accepted; rejects with `model_overloaded` when its line is full. */
  speak(request: SpeechRequest, signal: AbortSignal): Promise<Speech>;
}

export interface TranscriptionRequest extends EngineRequest {
  /** Path of the uploaded file, whose bytes are of one of the contract's nine formats. */
  readonly file: string;
  readonly task: 'transcribe' | 'translate';
  /** ISO 639-1; null asks the engine to find out. */
  readonly language: string | null;
  readonly prompt: string | null;
  readonly temperature: number;
  /** Whether times of single words are wanted. */
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
  /** ISO 639-1 code of what was spoken. */
  readonly language: string;
  readonly duration: number;
  readonly text: string;
  readonly segments: readonly TranscriptSegment[];
  readonly words: readonly TranscriptWord[];
}

export interface Transcriber {
  readonly name: string;
  transcribe(
    request: TranscriptionRequest,
    signal: AbortSignal,
    /** Called as each segment is known, in order, for streamed replies. */
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
  /** Null: as much as the model may. */
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
  /** Yields one `start`, any number of `delta`, one `end`. Rejects with `context_length_exceeded` before `start`. */
  reply(request: ChatRequest, signal: AbortSignal): AsyncIterable<ChatEvent>;
}
