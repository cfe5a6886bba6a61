import type { FileInMemory } from '../domain/file-in-memory.ts';
import type { Line } from '../domain/line.ts';
import type { RouteAttempt } from '../domain/logged-request.ts';
import type { Effort } from '../domain/model.ts';
import type { TokenUsage } from '../domain/price.ts';
import type { SpeechFormat } from '../domain/speech-format.ts';

/**
 * The contracts of engines for audio and chat; the one for videos is `video-engine.ts`. The API and the worker use
 * engines only through these contracts.
 *
 * An engine reports a failure that the caller should see by throwing a `ServiceError` from the catalogue
 * (`model_overloaded`, `service_unavailable`, `upstream_error`, `invalid_file_format` …); anything else it throws
 * counts as a crash. Every call takes an `AbortSignal` and stops promptly when it fires.
 */

/** The fields common to all requests to an engine that responds directly. */
export interface EngineRequest {
  readonly model: string;
  /** The caller's account: where requests must wait, they are served fairly by account. */
  readonly account: string;
  /** Called for each route that was tried for the request, by the engine that chooses among them. */
  readonly report?: (attempt: RouteAttempt) => void;
}

export interface SpeechRequest extends EngineRequest {
  readonly text: string;
  readonly voice: string;
  readonly format: SpeechFormat;
  readonly speed: number;
  readonly instructions: string | null;
  /** ISO 639-1 code of the text's language, where it is known; otherwise the engine finds it out. */
  readonly language?: string;
  /** Nobody hears the speech before its end: it need not begin soon, and is always the same. */
  readonly whole?: boolean;
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
  /** A request will come soon: what it needs may be loaded now. */
  expect?(): void;
  /** Resolves once the request is accepted; rejects with `model_overloaded` when the queue is full. */
  speak(request: SpeechRequest, signal: AbortSignal): Promise<Speech>;
}

export interface TranscriptionRequest extends EngineRequest {
  /** The uploaded file in one of the contract's nine formats: its path, or the file itself. */
  readonly file: string | FileInMemory;
  /** The path of its samples at the engine's `sampleRate`, where measuring it has decoded it. */
  readonly samples?: string | null;
  readonly task: 'transcribe' | 'translate';
  /** ISO 639-1; null: the engine detects the language. */
  readonly language: string | null;
  readonly prompt: string | null;
  readonly temperature: number;
  /** Whether the times of single words are requested. */
  readonly words: boolean;
  /** How much work an engine of this machine should do. */
  readonly effort: Effort;
  /** Nobody will see more than the text: segments, language and words may be left out. */
  readonly textOnly?: boolean;
  /** The measured length of the audio, for engines that do not report it. */
  readonly durationSeconds?: number;
  /** Removes the file. For an engine that has read it and has long to wait. */
  readonly giveBack?: () => Promise<void>;
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

/** Called for each segment as it is recognised, in order, for streamed responses. Resolves when the caller reads on. */
export type OnSegment = (segment: TranscriptSegment) => Promise<void>;

export interface Transcriber {
  readonly name: string;
  /** It hears samples of this rate: mono, signed 16-bit numbers without a header. Absent: it takes the file. */
  readonly sampleRate?: number | undefined;
  /** What of it is under way and waits, for the operator; absent where the engine does not know. */
  lines?(): Line[];
  transcribe(request: TranscriptionRequest, signal: AbortSignal, onSegment?: OnSegment): Promise<Transcript>;
}

/** A part of a message: text, or the path of a recording. */
export type ChatPart =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'audio'; readonly file: string; readonly param: string };

export interface EngineMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
  /**
   * Only for an engine that `hears`, and only in messages with recordings: the parts in order. `content` then holds
   * the text among them.
   */
  readonly parts?: readonly ChatPart[];
}

/** How a reply is to be given when it will be spoken. */
export interface SpokenManner {
  /** Null: the caller has set a limit in tokens, which is the only one. */
  readonly mostWords: number | null;
  /** ISO 639-1 code of the language of the question; null when it is not known. */
  readonly language: string | null;
}

export interface ChatRequest extends EngineRequest {
  readonly messages: readonly EngineMessage[];
  /** Null: as suits the model. */
  readonly temperature: number | null;
  readonly topP: number;
  /** Null: as many as the model allows. */
  readonly maxTokens: number | null;
  /** The most tokens of a reply that are paid for. What goes far beyond them is no reply. */
  readonly mostTokens?: number;
  /** The most tokens of the question that are paid for; no estimate goes beyond them. */
  readonly mostPromptTokens?: number;
  readonly stop: readonly string[];
  readonly seed: number | null;
  /** Nobody reads the reply before its end: it may come as one delta. */
  readonly whole?: boolean;
  /** The messages with every recording written out; present when one of them has `parts`. */
  readonly written?: () => Promise<readonly EngineMessage[]>;
  /** Set when the reply will be spoken, by this engine or another: how it should be given. */
  readonly spoken?: SpokenManner;
  /** Only for an engine that `speaks`: the reply is to be spoken too. */
  readonly speech?: { readonly voice: string; readonly format: SpeechFormat };
}

export type ChatEvent =
  | { readonly type: 'start'; readonly promptTokens: number }
  | { readonly type: 'delta'; readonly text: string }
  /** The whole reply as speech, in the requested format. An engine that sends none leaves the speaking to others. */
  | { readonly type: 'speech'; readonly audio: Uint8Array }
  | {
      readonly type: 'end';
      readonly finishReason: 'stop' | 'length';
      /** By the engine's own count; an estimate only where its service does not count. */
      readonly usage: TokenUsage;
      /** The engine has stopped a reply that repeated itself; its last sentence is not finished. */
      readonly wentInCircles?: boolean;
    };

/** All events of a reply in one. */
export interface ChatReply {
  readonly text: string;
  /** The reply as speech; null from an engine that sends none. */
  readonly audio: Uint8Array | null;
  readonly usage: TokenUsage;
  readonly finishReason: 'stop' | 'length';
}

/** A request that goes on to a service with the fields that the caller sent. */
export interface PassedRequest extends EngineRequest {
  /** The fields of the caller, with the long texts of its JSON body aside. */
  readonly body: Readonly<Record<string, unknown>>;
  readonly streams: boolean;
  /** Whether the caller wants the usage at the end of a stream. */
  readonly wantsUsage: boolean;
  /** The most tokens of a reply that are paid for. What goes far beyond them is no reply. */
  readonly mostTokens: number;
  /** The most tokens of the question that are paid for; no estimate goes beyond them. */
  readonly mostPromptTokens: number;
}

/** The answer as it came, as a whole or the lines of each Server-Sent Event that is for the caller. */
export type PassedReply = ({ readonly whole: string } | { readonly events: AsyncGenerator<string> }) & {
  /** What it took so far: by the service's own count, or an estimate where there is none. */
  readonly usage: () => TokenUsage;
};

/** The model behind an engine, for the operator. */
export interface EngineModel {
  readonly name: string;
  readonly goodFor: string;
  /** Whether it is in memory now; otherwise the next request loads it. */
  readonly isLoaded: boolean;
}

export interface ChatEngine {
  readonly name: string;
  /** Whether it takes recordings itself; otherwise they are transcribed for it. */
  readonly hears?: boolean;
  /** Whether it can speak its reply itself. */
  readonly speaks?: boolean;
  /** What of it is under way and waits, for the operator; absent where the engine does not know. */
  lines?(): Line[];
  /** A request will come soon: what it needs may be loaded now. */
  expect?(): void;
  /** Absent when the engine does not know. */
  about?(): EngineModel | null;
  /** Yields one `start`, any number of `delta`, one `end`. Rejects with `context_length_exceeded` before `start`. */
  reply(request: ChatRequest, signal: AbortSignal): AsyncIterable<ChatEvent>;
  /** Requests go on to a service, with these names beside the known ones; absent: they are read here. */
  readonly passes?: readonly string[] | undefined;
  /**
   * Only for an engine that `passes`. Rejects before the first event, or while they are read. When the signal
   * fires, an engine whose service counts may read on for a while, to know what the service has counted.
   */
  passOn?(request: PassedRequest, signal: AbortSignal): Promise<PassedReply>;
}
