import { type Static, type TSchema, Type } from 'typebox';
import { SPEECH_FORMATS, type SpeechFormat } from '../../domain/speech-format.ts';
import { schemaMistake } from '../../settings/schema-mistake.ts';

/**
 * What a service for audio and chat speaks, where it differs from the API that they all imitate. These are keys of its
 * entry under `upstreams` in the settings; all of them are optional.
 */
const strict = { additionalProperties: false };
const path = () => Type.Optional(Type.String({ pattern: '^/' }));
const seconds = () => Type.Optional(Type.Number({ exclusiveMinimum: 0 }));
/** Sent along with every request of this kind. */
const fields = Type.Optional(Type.Record(Type.String(), Type.Unknown()));
const Format = Type.Unsafe<SpeechFormat>({ type: 'string', enum: SPEECH_FORMATS });

const AudioDialectSchema = Type.Object({
  paths: Type.Optional(
    Type.Object(
      {
        speech: path(),
        transcriptions: path(),
        translations: path(),
        chat: path(),
      },
      strict,
    ),
  ),
  /** The service's voice for each of the contract's. */
  voices: Type.Optional(Type.Record(Type.String(), Type.String({ minLength: 1 }))),
  speech: Type.Optional(
    Type.Object(
      {
        /** What it can be asked for; anything else is encoded here. */
        formats: Type.Optional(Type.Array(Format, { minItems: 1 })),
        /** The speeds it takes; any other is made here. */
        speed: Type.Optional(Type.Object({ min: Type.Number(), max: Type.Number() }, strict)),
        instructions: Type.Optional(Type.Boolean()),
        fields,
      },
      strict,
    ),
  ),
  transcripts: Type.Optional(
    Type.Object(
      {
        /** Whether it knows `verbose_json`. */
        verbose: Type.Optional(Type.Boolean()),
        /** Whether it sends the text as events while it listens. */
        stream: Type.Optional(Type.Boolean()),
        fields,
      },
      strict,
    ),
  ),
  chat: Type.Optional(
    Type.Object(
      {
        /** Recordings it takes as `input_audio`; others are transcribed here. */
        hears: Type.Optional(
          Type.Array(Type.Unsafe<'wav' | 'mp3'>({ type: 'string', enum: ['wav', 'mp3'] })),
        ),
        /** The formats of speech it makes; empty: replies are spoken here. */
        speaks: Type.Optional(Type.Array(Format)),
        /** Whether it takes `stream_options.include_usage`. */
        stream_usage: Type.Optional(Type.Boolean()),
        max_tokens: Type.Optional(
          Type.Unsafe<'max_tokens' | 'max_completion_tokens'>({
            type: 'string',
            enum: ['max_tokens', 'max_completion_tokens'],
          }),
        ),
        /** How long an answer whose caller has left is read on, to its count of tokens. */
        count_seconds: seconds(),
        /** Names that callers may send beside those of chat completions, such as `service_tier`. */
        pass: Type.Optional(Type.Array(Type.String({ minLength: 1 }))),
        fields,
      },
      strict,
    ),
  ),
  /** Until the first byte of an answer, and between two pieces of it. */
  first_byte_seconds: seconds(),
  silence_seconds: seconds(),
});

type AudioSettings = Static<typeof AudioDialectSchema>;

/** The keys of an upstream's entry that are read here; the others belong to somebody else. */
export const AUDIO_KEYS = Object.keys(AudioDialectSchema.properties) as (keyof AudioSettings)[];

export const AUDIO_PROTOCOLS = [
  'openai',
  'openai-audio',
  'openai-chat',
  'contract',
  'gemini-speech',
] as const;
export type AudioProtocol = (typeof AUDIO_PROTOCOLS)[number];

type Ability = 'speech' | 'transcripts' | 'chat';

/** What each protocol can do, and where it differs from the defaults. */
const PROTOCOLS: Readonly<Record<AudioProtocol, { can: readonly Ability[]; settings: AudioSettings }>> = {
  openai: { can: ['speech', 'transcripts', 'chat'], settings: {} },
  'openai-audio': { can: ['speech', 'transcripts'], settings: {} },
  'openai-chat': { can: ['chat'], settings: {} },
  contract: {
    can: ['speech', 'transcripts', 'chat'],
    settings: {
      transcripts: { stream: true },
      chat: { hears: ['wav', 'mp3'], speaks: [...SPEECH_FORMATS] },
    },
  },
  'gemini-speech': {
    can: ['speech'],
    settings: { paths: { speech: '/models/{model}:generateContent' } },
  },
};

/** All switches of one service, with their defaults. */
export interface AudioDialect {
  readonly can: readonly Ability[];
  readonly paths: Readonly<Record<'speech' | 'transcriptions' | 'translations' | 'chat', string>>;
  readonly voices: Readonly<Record<string, string>>;
  readonly speech: {
    readonly formats: readonly SpeechFormat[];
    readonly speed: { readonly min: number; readonly max: number };
    readonly instructions: boolean;
    readonly fields: Readonly<Record<string, unknown>>;
  };
  readonly transcripts: {
    readonly verbose: boolean;
    readonly stream: boolean;
    readonly fields: Readonly<Record<string, unknown>>;
  };
  readonly chat: {
    readonly hears: readonly string[];
    readonly speaks: readonly SpeechFormat[];
    readonly streamUsage: boolean;
    /** The only name it knows for this; null: it knows both. */
    readonly maxTokens: 'max_tokens' | 'max_completion_tokens' | null;
    /** How long an answer whose caller has left is read on. */
    readonly countMs: number;
    /** Names that callers may send beside the known ones. */
    readonly pass: readonly string[];
    readonly fields: Readonly<Record<string, unknown>>;
  };
  readonly firstByteMs: number;
  readonly silenceMs: number;
  /** Whether its errors are ours: another Phonofilm. */
  readonly passesErrors: boolean;
}

/** A recogniser may be silent for as long as it listens. */
const FIRST_BYTE_SECONDS = 300;
const SILENCE_SECONDS = 60;
const COUNT_SECONDS = 30;

/**
 * Reads the switches from an upstream's entry in the settings; keys that are not its own are ignored. Throws with the
 * path of a mistake.
 */
export function parseAudioDialect(protocol: AudioProtocol, entry: unknown, at: string): AudioDialect {
  const own = Object.fromEntries(
    Object.entries((entry ?? {}) as Record<string, unknown>).filter(([key]) =>
      (AUDIO_KEYS as string[]).includes(key),
    ),
  );
  const mistake = schemaMistake(AudioDialectSchema as TSchema, own, at);
  if (mistake !== null) throw new Error(mistake);
  const { can, settings } = PROTOCOLS[protocol];
  const given = own as AudioSettings;
  const speech = { ...settings.speech, ...given.speech };
  const transcripts = { ...settings.transcripts, ...given.transcripts };
  const chat = { ...settings.chat, ...given.chat };
  return {
    can,
    paths: {
      speech: '/audio/speech',
      transcriptions: '/audio/transcriptions',
      translations: '/audio/translations',
      chat: '/chat/completions',
      ...settings.paths,
      ...given.paths,
    },
    voices: given.voices ?? {},
    speech: {
      formats: speech.formats ?? SPEECH_FORMATS,
      speed: speech.speed ?? { min: 0.25, max: 4 },
      instructions: speech.instructions ?? true,
      fields: speech.fields ?? {},
    },
    transcripts: {
      verbose: transcripts.verbose ?? true,
      stream: transcripts.stream ?? false,
      fields: transcripts.fields ?? {},
    },
    chat: {
      hears: chat.hears ?? [],
      speaks: chat.speaks ?? [],
      streamUsage: chat.stream_usage ?? true,
      maxTokens: chat.max_tokens ?? null,
      pass: chat.pass ?? [],
      countMs: (chat.count_seconds ?? COUNT_SECONDS) * 1000,
      fields: chat.fields ?? {},
    },
    firstByteMs: (given.first_byte_seconds ?? FIRST_BYTE_SECONDS) * 1000,
    silenceMs: (given.silence_seconds ?? SILENCE_SECONDS) * 1000,
    passesErrors: protocol === 'contract',
  };
}
