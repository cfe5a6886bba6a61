/** The JSON of the API, field by field as docs/api.md describes it. */

export type TaskStatus = 'queued' | 'pending' | 'processing' | 'completed' | 'failed';

export interface TaskFailure {
  readonly code: string;
  readonly message: string;
}

/** `POST /v1/video/create`. */
export interface VideoRequest {
  readonly model: string;
  readonly prompt: string;
  readonly enhance_prompt?: boolean;
  readonly enable_upsample?: boolean;
  readonly aspect_ratio?: '16:9' | '9:16';
  /** URLs or `data:` URLs. Family B needs the field; an empty list will do. */
  readonly images?: readonly string[];
  /** Reference videos and recordings, for models that take them: URLs or `data:` URLs. */
  readonly videos?: readonly string[];
  readonly audios?: readonly string[];
  readonly orientation?: 'portrait' | 'landscape';
  /** `small` or `large`; of models with sizes of their own also one of these. */
  readonly size?: string;
  readonly duration?: number;
  readonly watermark?: boolean;
  readonly private?: boolean;
  readonly character_url?: string;
  readonly character_timestamps?: string;
}

export interface NamedFile {
  readonly bytes: Blob;
  readonly name: string;
}

/** One of the two requests that make videos; `/v1/videos` is a form, with files among its fields. */
export type VideoOrder =
  | { readonly endpoint: '/v1/video/create'; readonly body: VideoRequest }
  | { readonly endpoint: '/v1/videos'; readonly body: Readonly<Record<string, string | NamedFile>> };

/** `GET /v1/videos/{id}`. */
export interface Video {
  readonly id: string;
  readonly status: TaskStatus;
  readonly progress: number;
  readonly video_url: string | null;
  readonly error?: TaskFailure;
  readonly model?: string;
  readonly seconds?: number;
  readonly size?: string;
  readonly enhanced_prompt?: string;
}

/** All that is known of a video: enough to order the same one again. */
export interface VideoDetails {
  readonly prompt: string;
  readonly enhanced_prompt: string;
  readonly model: string;
  readonly seconds: number;
  readonly size: string;
  readonly created_at: number;
  readonly finished_at: number | null;
  readonly price: number | null;
  readonly style: string | null;
  readonly watermark: boolean;
  readonly private: boolean;
  readonly images: readonly { readonly role: string; readonly url: string | null }[];
  readonly characters: readonly string[];
  readonly metadata: Readonly<Record<string, unknown>> | null;
  /** What was set beyond the contract, or counted by default. */
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly remix_of: string | null;
  /** Absent at older servers, as are those below. */
  readonly edit_of?: string | null;
  /** The video that it begins with. */
  readonly extension_of?: string | null;
  /** Links to reference videos and recordings that the request brought. */
  readonly videos?: readonly (string | null)[];
  readonly audios?: readonly (string | null)[];
  /** The video that it is a copy of, since the request was identical; null: it is not a copy. */
  /** Why it does not begin, where that is more than its turn; it is tried again until then, or as long as it takes. */
  readonly waiting: {
    readonly reason: 'out_of_service' | 'refused';
    readonly tries: number;
    readonly until: number | null;
  } | null;
}

export interface ListedVideo extends Pick<Video, 'id' | 'status' | 'progress' | 'error'> {
  readonly model: string;
  readonly seconds: number;
  readonly size: string;
  readonly created_at: number;
  readonly prompt: string;
}

/** `POST /v1/audio/speech`. */
export interface SpeechRequest {
  readonly model: string;
  readonly input: string;
  readonly voice: string;
  readonly response_format?: string;
  readonly speed?: number;
  readonly instructions?: string;
}

/** `POST /v1/audio/transcriptions` and `/translations`. */
export interface TranscriptRequest {
  readonly file: Blob;
  readonly fileName: string;
  readonly model: string;
  readonly response_format?: string;
  readonly language?: string;
  readonly prompt?: string;
  readonly temperature?: string;
}

/** `POST /v1/chat/completions`; what is not named here goes along as it is. */
export interface ChatRequest {
  readonly model: string;
  readonly messages: readonly object[];
  readonly [parameter: string]: unknown;
}

export interface ChatCompletion {
  readonly choices: readonly {
    readonly message: {
      readonly content: string | null;
      readonly audio?: { readonly data: string; readonly transcript: string };
    };
  }[];
}

/** A part of a streamed answer, or why it ended. */
export interface ChatChunk {
  readonly choices?: readonly { readonly delta?: { readonly content?: string | null } }[];
  readonly error?: { readonly message: string; readonly code: string; readonly type?: string };
}

export interface CreatedVideo {
  readonly id: string;
  readonly status: TaskStatus;
  readonly status_update_time: number;
  readonly enhanced_prompt: string;
}

/** `GET /v1/video/query`. */
export interface QueriedVideo extends CreatedVideo {
  readonly video_url: string | null;
  readonly error?: TaskFailure;
}

/** What an event of `GET /v1/videos/{id}/events` says. */
export interface VideoProgress {
  readonly id: string;
  readonly status: TaskStatus;
  /** 0 to 100; 100 only when completed. */
  readonly progress: number;
  readonly video_url: string | null;
  readonly error?: TaskFailure;
}

export interface RemixedVideo {
  readonly id: string;
  readonly object: 'video';
  readonly status: TaskStatus;
  readonly progress: number;
}

/** Exactly one of `url` and `from_task`. */
export interface CharacterRequest {
  readonly url?: string;
  readonly from_task?: string;
  /** `<start>,<end>` in seconds, 1 to 3 apart. */
  readonly timestamps?: string;
}

export interface Character {
  readonly id: string;
  /** `@<username>` in a prompt brings the character into the video. */
  readonly username: string;
  readonly permalink: string;
  readonly profile_picture_url: string;
}

/** `POST /v1/quote`. */
export interface QuoteRequest {
  /** The path of the request, such as `/v1/video/create` or `/v1/videos/{id}/remix`. */
  readonly endpoint: string;
  /** Its body; the fields of a form as an object, and `seconds` in place of an audio file. */
  readonly body: object;
}

export interface Quote {
  readonly object: 'quote';
  /** The amount that would be held: the price, or the highest possible price of a conversation. */
  readonly amount: number;
  readonly currency: 'credits';
  readonly payable: boolean;
  /** The code that the request would be refused with, when it cannot be paid. */
  readonly reason: string | null;
  /** With `enhance_prompt`, if the request can be paid: the prompt that the video would be made from. */
  readonly enhanced_prompt?: string;
  /** Names after `@` in the prompt of a video that no character of the account has. */
  readonly unknown_characters?: readonly string[];
}

/** `GET /v1/models/{id}`. */
export interface Model {
  readonly id: string;
  readonly object: 'model';
  readonly created: number;
  readonly owned_by: string;
  readonly capabilities: ModelCapabilities;
}

/** Each kind of model has the fields that fit it. */
export interface ModelCapabilities {
  readonly kind: 'video' | 'transcription' | 'speech' | 'chat';
  /** The usual choice among the models of its kind. */
  readonly usual?: boolean;
  /** What it is for, in a sentence. */
  readonly description?: string;
  /** How long it takes, in the operator’s words, if given. */
  readonly speed?: string;
  /** Paths that accept the model. */
  readonly endpoints: readonly string[];
  /** Videos: whose parameters its requests have. */
  readonly request_style?: 'A' | 'B';
  /** Videos: `<width>x<height>`. */
  readonly sizes?: readonly string[];
  /** Videos: their lengths. */
  readonly seconds?: readonly number[];
  /** Videos: images a request may bring, by role. */
  readonly images?: Readonly<
    Partial<Record<'first_frame' | 'last_frame' | 'component' | 'reference', number>>
  >;
  /** Videos: reference videos and recordings that a request may bring; absent: none. */
  readonly videos?: number;
  readonly audios?: number;
  readonly remix?: boolean;
  /** Videos: which can be edited and extended: any, or those that it has made; absent: none. */
  readonly edits?: 'any' | 'own';
  readonly extensions?: 'any' | 'own';
  readonly characters?: boolean;
  /** Videos: what a request may set beyond the contract. */
  readonly parameters?: Readonly<Record<string, ModelParameter>>;
  /** Videos: fields that it does not declare are passed on to its service unchanged. */
  readonly passes?: boolean;
  /** Speech and chat. */
  readonly voices?: readonly string[];
  /** Speech and transcription, where they are known: ISO 639-1 codes. */
  readonly languages?: readonly string[];
  /** Speech: whether `instructions` are followed. */
  readonly instructions?: boolean;
  /** Of audio, or of transcripts. */
  readonly formats?: readonly string[];
  readonly context_tokens: number;
  readonly max_output_tokens?: number;
  readonly max_output_seconds?: number;
  readonly price: Price;
}

export interface ModelParameter {
  readonly type: 'integer' | 'number' | 'boolean' | 'string';
  readonly description?: string;
  readonly min?: number;
  /** Of a text, its characters. */
  readonly max?: number;
  readonly values?: readonly (string | number)[];
  readonly default?: string | number | boolean;
  /** What a video costs more with it. */
  readonly adds?: Amounts;
}

/** What several measures give is added. */
export interface Amounts {
  readonly per_second?: number;
  readonly large_factor?: number;
  readonly per_video?: number;
  readonly per_picture?: number;
  readonly per_minute?: number;
  readonly per_thousand_characters?: number;
  readonly per_thousand_tokens?: number;
  /** In place of `per_thousand_tokens`, where they differ. */
  readonly per_thousand_input_tokens?: number;
  readonly per_thousand_output_tokens?: number;
  readonly per_thousand_cached_tokens?: number;
  readonly per_thousand_audio_tokens?: number;
}

/** The first row that fits the order counts; where none does, the amounts beside the rows. */
export interface Price extends Amounts {
  readonly rows?: readonly (Amounts & { readonly when: Readonly<Record<string, PriceCondition>> })[];
}

type Fact = string | number | boolean;

/** A value, one of several, or a number from `min` to `max`. */
export type PriceCondition = Fact | readonly Fact[] | { readonly min?: number; readonly max?: number };

export interface List<Item> {
  readonly object: 'list';
  readonly data: readonly Item[];
  readonly first_id: string | null;
  readonly last_id: string | null;
  readonly has_more: boolean;
}

export interface Page {
  /** The last id of the page before. */
  readonly after?: string;
  /** At most 100. */
  readonly limit?: number;
  readonly order?: 'asc' | 'desc';
}

/** What webhooks carry. */
export interface WebhookEvent {
  readonly id: string;
  readonly object: 'event';
  readonly created_at: number;
  /** `webhook.test` is what the test call sends: `data.id` is the webhook itself. */
  readonly type: 'video.completed' | 'video.failed' | 'webhook.test';
  readonly data: { readonly id: string };
}
