import type { ChatModel, Model, SpeechModel, TranscriptionModel, VideoModel } from './model.ts';
import { toMicros } from './money.ts';

/** 2025-10-01, the day the catalogue was drawn up. */
const CREATED = 1_759_276_800;

/** Reference images for family A models for which the contract names no number. */
const MANY_IMAGES = 10;

const VIDEO_CONTEXT = 16_384;

const familyA = (id: string, perSecond: number, more: Partial<VideoModel> = {}): VideoModel => ({
  kind: 'video',
  id,
  family: 'A',
  endpoints: ['video/create'],
  created: CREATED,
  contextLength: VIDEO_CONTEXT,
  maxImages: MANY_IMAGES,
  imageUse: 'reference',
  honoursAspectRatio: !id.startsWith('vidA2'),
  listedDurations: [8],
  price: { perSecond: toMicros(perSecond), largeFactor: 1.5 },
  ...more,
});

const familyB = (id: string, perSecond: number, listedDurations: number[]): VideoModel => ({
  kind: 'video',
  id,
  family: 'B',
  endpoints: ['video/create', 'videos', 'chat'],
  created: CREATED,
  contextLength: VIDEO_CONTEXT,
  maxImages: MANY_IMAGES,
  imageUse: 'reference',
  honoursAspectRatio: false,
  listedDurations,
  price: { perSecond: toMicros(perSecond), largeFactor: 1.7 },
});

const recogniser = (
  id: string,
  perMinute: number,
  more: Partial<TranscriptionModel> = {},
): TranscriptionModel => ({
  kind: 'transcription',
  id,
  endpoints: ['transcriptions', 'translations'],
  created: CREATED,
  contextLength: VIDEO_CONTEXT,
  jsonOnly: false,
  price: { perMinute: toMicros(perMinute) },
  ...more,
});

const VOICES_A = ['alloy', 'echo', 'fable', 'onyx', 'nova', 'shimmer'];
const VOICES_B = ['Aoede', 'Charon', 'Fenrir', 'Kore', 'Puck'];

const speaker = (id: string, voices: string[], honoursInstructions: boolean, price: number): SpeechModel => ({
  kind: 'speech',
  id,
  endpoints: ['speech'],
  created: CREATED,
  contextLength: VIDEO_CONTEXT,
  voices,
  honoursInstructions,
  maxOutputSeconds: 900,
  price: { perThousandCharacters: toMicros(price) },
});

const audioChat: ChatModel = {
  kind: 'chat',
  id: 'chat-4o-audio-preview',
  endpoints: ['chat'],
  created: CREATED,
  contextLength: 128_000,
  voices: VOICES_A,
  maxOutputTokens: 16_384,
  speechModel: 'chat-4o-mini-tts-2025-12-15',
  transcriptionModel: 'chat-4o-transcribe',
  price: { perThousandTokens: toMicros(0.01) },
};

export const MODELS: readonly Model[] = [
  familyA('vidA2', 0.1),
  familyA('vidA2-fast', 0.05),
  familyA('vidA2-pro', 0.2),
  familyA('vidA2-fast-frames', 0.05, { maxImages: 2, imageUse: 'frames' }),
  familyA('vidA2-fast-components', 0.05, { maxImages: 3, imageUse: 'components' }),
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
  recogniser('asr-large-v3', 0.006),
  recogniser('asr-large-v3-turbo', 0.002),
  recogniser('chat-4o-mini-transcribe', 0.003, { endpoints: ['transcriptions'], jsonOnly: true }),
  recogniser('chat-4o-transcribe', 0.006, { endpoints: ['transcriptions'], jsonOnly: true }),
  speaker('chat-4o-mini-tts-2025-12-15', VOICES_A, true, 0.015),
  speaker('ttsB-3.1-flash-tts-preview', VOICES_B, false, 0.01),
  audioChat,
];

/** What the console and the command line begin with, unless another is chosen. */
export const USUAL_MODELS = {
  video: 'vidA3.1',
  transcription: 'asr-1',
  speech: 'chat-4o-mini-tts-2025-12-15',
  chat: 'chat-4o-audio-preview',
} as const satisfies Record<Model['kind'], string>;
