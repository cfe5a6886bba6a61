import type { ChatModel, Model, ModelKind, SpeechModel, TranscriptionModel, VideoModel } from './model.ts';
import { toMicros } from './money.ts';
import { SEED } from './parameters.ts';

/** What each of the contract's models is for, in a line, for callers who choose one. Prices and sizes are told elsewhere. */
export const MODEL_WORDS: Readonly<Record<string, string>> = {
  vidA2: 'Wide videos from text',
  'vidA2-fast': 'Wide videos, for drafts: the cheapest of its line',
  'vidA2-pro': 'Wide videos in the best quality of its line',
  'vidA2-fast-frames': 'From a first picture to a last one',
  'vidA2-fast-components': 'Places things from your pictures into the scene',
  vidA3: 'Videos from text, wide or tall',
  'vidA3-fast': 'Videos for drafts, wide or tall',
  'vidA3-pro': 'Videos in the best quality of its line, wide or tall',
  'vidA3-pro-frames': 'Sets a first picture in motion',
  'vidA3.1': 'Videos from text, wide or tall; the latest version',
  'vidA3.1-fast': 'Fast drafts from text, wide or tall; the latest version',
  vidA_3_1: 'Sets one picture in motion, of any length up to a minute',
  'vidA_3_1-fast': 'Sets one picture in motion, for drafts',
  'vidB-2': 'Videos with characters, style and remixes',
  'vidB-2-pro': 'Longer videos with characters, styles and remixes, in higher quality',
  'asr-1': 'General, in many languages',
  'asr-large-v3': 'The most accurate, with times',
  'asr-large-v3-turbo': 'The fastest',
  'chat-4o-mini-transcribe': 'Text without times, cheaper',
  'chat-4o-transcribe': 'Text without times, the most accurate',
  'chat-4o-mini-tts-2025-12-15': 'Six voices that follow your instructions',
  'ttsB-3.1-flash-tts-preview': 'Five other voices',
  'chat-4o-audio-preview': 'Hears, answers and speaks',
};

/** The engines of this machine draw every line of models alike; a hosted service may do more for the dearer ones. */
export const WORDS_HERE: Readonly<Record<string, string>> = {
  'vidA2-pro': 'Wide videos, drawn here exactly like those of vidA2-fast',
  'vidA3-pro': 'Videos from text, wide or tall, drawn here exactly like those of vidA3-fast',
  'vidB-2-pro': 'Videos with characters, style and remixes, drawn here exactly like those of vidB-2',
};

/** 2025-10-01, the day the catalogue was drawn up. */
const CREATED = 1_759_276_800;

/** Reference images for family A models for which the contract names no number. */
const MANY_IMAGES = 10;

const VIDEO_CONTEXT = 16_384;

const familyA = (id: string, perSecond: number, more: Partial<VideoModel> = {}): VideoModel => ({
  kind: 'video',
  id,
  description: null,
  speed: null,
  family: 'A',
  endpoints: ['video/create'],
  created: CREATED,
  contextLength: VIDEO_CONTEXT,
  maxImages: MANY_IMAGES,
  imageUse: 'reference',
  honoursAspectRatio: true,
  listedDurations: [8],
  sizes: null,
  seconds: null,
  parameters: { seed: SEED },
  price: { perSecond: toMicros(perSecond), largeFactor: 1.5 },
  ...more,
});

/** Of the contract's second generation: `aspect_ratio` is ignored. */
const ALWAYS_WIDE = { honoursAspectRatio: false };

const familyB = (id: string, perSecond: number, listedDurations: number[]): VideoModel => ({
  kind: 'video',
  id,
  description: null,
  speed: null,
  family: 'B',
  endpoints: ['video/create', 'videos', 'chat'],
  created: CREATED,
  contextLength: VIDEO_CONTEXT,
  maxImages: MANY_IMAGES,
  imageUse: 'reference',
  honoursAspectRatio: false,
  listedDurations,
  sizes: null,
  seconds: null,
  parameters: { seed: SEED },
  price: { perSecond: toMicros(perSecond), largeFactor: 1.7 },
});

const recogniser = (
  id: string,
  perMinute: number,
  more: Partial<TranscriptionModel> = {},
): TranscriptionModel => ({
  kind: 'transcription',
  id,
  description: null,
  speed: null,
  endpoints: ['transcriptions', 'translations'],
  created: CREATED,
  contextLength: VIDEO_CONTEXT,
  jsonOnly: false,
  effort: 'usual',
  languages: null,
  price: { perMinute: toMicros(perMinute) },
  ...more,
});

const JSON_ONLY: Partial<TranscriptionModel> = { endpoints: ['transcriptions'], jsonOnly: true };

const VOICES_A = ['alloy', 'echo', 'fable', 'onyx', 'nova', 'shimmer'];
const VOICES_B = ['Aoede', 'Charon', 'Fenrir', 'Kore', 'Puck'];

const speaker = (id: string, voices: string[], honoursInstructions: boolean, price: number): SpeechModel => ({
  kind: 'speech',
  id,
  description: null,
  speed: null,
  endpoints: ['speech'],
  created: CREATED,
  contextLength: VIDEO_CONTEXT,
  voices,
  honoursInstructions,
  maxOutputSeconds: 900,
  languages: null,
  price: { perThousandCharacters: toMicros(price) },
});

const audioChat: ChatModel = {
  kind: 'chat',
  id: 'chat-4o-audio-preview',
  description: null,
  speed: null,
  endpoints: ['chat'],
  created: CREATED,
  contextLength: 128_000,
  voices: VOICES_A,
  maxOutputTokens: 16_384,
  speechModel: 'chat-4o-mini-tts-2025-12-15',
  transcriptionModel: 'chat-4o-transcribe',
  price: { perThousandTokens: toMicros(0.01) },
};

const ROWS: readonly Model[] = [
  familyA('vidA2', 0.1, ALWAYS_WIDE),
  familyA('vidA2-fast', 0.05, ALWAYS_WIDE),
  familyA('vidA2-pro', 0.2, ALWAYS_WIDE),
  familyA('vidA2-fast-frames', 0.05, { ...ALWAYS_WIDE, maxImages: 2, imageUse: 'frames' }),
  familyA('vidA2-fast-components', 0.05, { ...ALWAYS_WIDE, maxImages: 3, imageUse: 'components' }),
  familyA('vidA3', 0.15),
  familyA('vidA3-fast', 0.08),
  familyA('vidA3-pro', 0.3),
  familyA('vidA3-pro-frames', 0.3, { maxImages: 1, imageUse: 'frames' }),
  familyA('vidA3.1', 0.15),
  familyA('vidA3.1-fast', 0.08),
  familyA('vidA_3_1', 0.15, { endpoints: ['videos'], maxImages: 1 }),
  familyA('vidA_3_1-fast', 0.08, { endpoints: ['videos'], maxImages: 1 }),
  familyB('vidB-2', 0.1, [10]),
  familyB('vidB-2-pro', 0.3, [10, 15, 25]),
  recogniser('asr-1', 0.006),
  recogniser('asr-large-v3', 0.006, { effort: 'thorough' }),
  recogniser('asr-large-v3-turbo', 0.002, { effort: 'fast' }),
  recogniser('chat-4o-mini-transcribe', 0.003, JSON_ONLY),
  recogniser('chat-4o-transcribe', 0.006, { ...JSON_ONLY, effort: 'thorough' }),
  speaker('chat-4o-mini-tts-2025-12-15', VOICES_A, true, 0.015),
  speaker('ttsB-3.1-flash-tts-preview', VOICES_B, false, 0.01),
  audioChat,
];

/** The models of the contract. */
export const MODELS: readonly Model[] = ROWS.map((model) => ({
  ...model,
  description: MODEL_WORDS[model.id] ?? null,
}));

/** What a model of the operator is like where its row is silent: a model of its kind, here without a name of its own. */
export const PLAIN_MODELS: Readonly<Record<ModelKind, Model>> = {
  video: { ...familyB('', 0, []), honoursAspectRatio: true, price: { perSecond: 0, largeFactor: 1 } },
  transcription: recogniser('', 0, { endpoints: ['transcriptions'] }),
  speech: speaker('', [], false, 0),
  chat: { ...audioChat, id: '', voices: [], price: { perThousandTokens: 0 } },
};

/** The usual choice where a person or an agent names no model. */
export const USUAL_MODELS = {
  video: 'vidA3.1',
  transcription: 'asr-1',
  speech: 'chat-4o-mini-tts-2025-12-15',
  chat: 'chat-4o-audio-preview',
} as const satisfies Record<ModelKind, string>;

/** Names for examples in help and reference. */
export const EXAMPLES = {
  video: 'vidA3.1',
  actors: 'vidB-2',
  actorsPro: 'vidB-2-pro',
  thorough: 'asr-large-v3',
  beginning: 'vidA*',
  /** The id of a task. */
  task: 'vidB-2:1794743964993-7cepP1oN',
} as const;
