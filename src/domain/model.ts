import type { Micros } from './money.ts';
import type { VideoFamily } from './task.ts';

/** The endpoints of the contract that a model can serve. */
export type Endpoint = 'video/create' | 'videos' | 'chat' | 'transcriptions' | 'translations' | 'speech';

/** How a model's films use images. */
export type ImageUse = 'frames' | 'components' | 'reference';

interface ModelFacts {
  readonly id: string;
  readonly endpoints: readonly Endpoint[];
  /** Unix seconds, for `GET /v1/models`. */
  readonly created: number;
  /** Tokens of prompt plus context. */
  readonly contextLength: number;
  readonly price: Price;
}

export interface VideoModel extends ModelFacts {
  readonly kind: 'video';
  readonly family: VideoFamily;
  readonly maxImages: number;
  readonly imageUse: ImageUse;
  readonly honoursAspectRatio: boolean;
  /** Durations the provider lists for the model, in seconds; informative, not enforced. */
  readonly listedDurations: readonly number[];
}

export interface TranscriptionModel extends ModelFacts {
  readonly kind: 'transcription';
  /** Responds with json, whatever `response_format` says. */
  readonly jsonOnly: boolean;
}

export interface SpeechModel extends ModelFacts {
  readonly kind: 'speech';
  readonly voices: readonly string[];
  readonly honoursInstructions: boolean;
  /** The longest audio the model makes, in seconds. */
  readonly maxOutputSeconds: number;
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

/** Prices in micro-units. Each kind of model uses the fields that fit it. */
export interface Price {
  /** Per second of video up to 1280x720. */
  readonly perSecond?: Micros;
  /** Factor on `perSecond` for films of more pixels than 1280x720. */
  readonly largeFactor?: number;
  readonly perMinute?: Micros;
  readonly perThousandCharacters?: Micros;
  readonly perThousandTokens?: Micros;
  /** In place of `perThousandTokens`, for either side of a conversation. */
  readonly perThousandInputTokens?: Micros;
  readonly perThousandOutputTokens?: Micros;
  /** Of the input, where a service had it in its cache; and of sound on either side. */
  readonly perThousandCachedTokens?: Micros;
  readonly perThousandAudioTokens?: Micros;
}
