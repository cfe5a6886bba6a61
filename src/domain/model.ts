import type { Amounts, Fact } from './amounts.ts';
import type { Parameters } from './parameters.ts';
import type { VideoFamily } from './task.ts';

/** The endpoints of the contract that a model can serve, and their paths. */
export const ENDPOINT_PATHS = {
  'video/create': '/v1/video/create',
  videos: '/v1/videos',
  chat: '/v1/chat/completions',
  transcriptions: '/v1/audio/transcriptions',
  translations: '/v1/audio/translations',
  speech: '/v1/audio/speech',
} as const;
export type Endpoint = keyof typeof ENDPOINT_PATHS;

/** How a model's videos use images. */
export const IMAGE_USES = ['frames', 'components', 'reference'] as const;
export type ImageUse = (typeof IMAGE_USES)[number];

/** How much work this machine does to hear a recording well. */
export const EFFORTS = ['fast', 'usual', 'thorough'] as const;
export type Effort = (typeof EFFORTS)[number];

interface ModelFacts {
  readonly id: string;
  readonly description: string | null;
  /** How long it takes, in a line that says on what that was measured; null: nobody has said. */
  readonly speed: string | null;
  readonly endpoints: readonly Endpoint[];
  /** Unix seconds, for `GET /v1/models`. */
  readonly created: number;
  /** Tokens of prompt plus context. */
  readonly contextLength: number;
  readonly price: Price;
}

export interface VideoModel extends ModelFacts {
  readonly kind: 'video';
  /** The request style: which parameters its videos are asked for with. */
  readonly family: VideoFamily;
  readonly maxImages: number;
  readonly imageUse: ImageUse;
  readonly honoursAspectRatio: boolean;
  /** Durations the provider lists for the model, in seconds; informative, not enforced. */
  readonly listedDurations: readonly number[];
  /** `<width>x<height>`, on all of its endpoints; null: those of the request style. */
  readonly sizes: readonly string[] | null;
  /** The lengths of its videos, on all of its endpoints; null: those of the request style. */
  readonly seconds: readonly number[] | null;
  /** What callers may set beyond the contract, where one of its routes can be told. */
  readonly parameters: Parameters;
}

export interface TranscriptionModel extends ModelFacts {
  readonly kind: 'transcription';
  /** Responds with json, whatever `response_format` says. */
  readonly jsonOnly: boolean;
  readonly effort: Effort;
  /** ISO 639-1 codes that `language` may be; null: all that the engine knows. */
  readonly languages: readonly string[] | null;
}

export interface SpeechModel extends ModelFacts {
  readonly kind: 'speech';
  readonly voices: readonly string[];
  readonly honoursInstructions: boolean;
  /** The longest audio the model makes, in seconds. */
  readonly maxOutputSeconds: number;
  /** ISO 639-1 codes, for callers to know; null: not known. */
  readonly languages: readonly string[] | null;
}

export interface ChatModel extends ModelFacts {
  readonly kind: 'chat';
  readonly voices: readonly string[];
  readonly maxOutputTokens: number;
  /** Used for the spoken reply. */
  readonly speechModel: string;
  /** Used for input audio. */
  readonly transcriptionModel: string;
}

export type Model = VideoModel | TranscriptionModel | SpeechModel | ChatModel;

export const MODEL_KINDS = ['video', 'transcription', 'speech', 'chat'] as const;
export type ModelKind = (typeof MODEL_KINDS)[number];

/** Prices are a table: the first row that fits the order counts, and where none fits, the amounts beside the rows. */
export interface Price extends Amounts {
  readonly rows?: readonly PriceRow[];
}

export interface PriceRow extends Amounts {
  /** By the name of a fact of the order; all must hold. */
  readonly when: Readonly<Record<string, Condition>>;
}

/** A value, one of several, or a number between two, which belong to it. */
export type Condition = Fact | readonly Fact[] | { readonly min?: number; readonly max?: number };
