import { Type } from 'typebox';
import { EFFORTS, ENDPOINT_PATHS, IMAGE_USES, MODEL_KINDS } from '../domain/model.ts';
import type { ModelRow } from '../domain/model-row.ts';
import type { Parameter } from '../domain/parameters.ts';
import { VIDEO_FAMILIES } from '../domain/task.ts';

/**
 * The facts of a model as operators write them: the same in the settings file and in the operator API. Prices and routes
 * come with `settings.ts`. `docs/models.md` says what each is good for.
 */

const oneOf = <Word extends string>(words: readonly Word[], description: string) =>
  Type.Optional(Type.Unsafe<Word>({ type: 'string', enum: [...words], description }));

const texts = (description: string, pattern = '^[^\\u0000-\\u001f]{1,64}$') =>
  Type.Optional(
    Type.Array(Type.String({ pattern }), { minItems: 1, maxItems: 200, uniqueItems: true, description }),
  );

const whole = (description: string, minimum = 1, maximum = 10_000_000) =>
  Type.Optional(Type.Integer({ minimum, maximum, description }));

const yesOrNo = (description: string) => Type.Optional(Type.Boolean({ description }));

const MODEL_ID = '^[A-Za-z0-9._:/-]{1,64}$';
const name = (description: string) => Type.Optional(Type.String({ pattern: MODEL_ID, description }));

const Value = Type.Union([Type.String({ maxLength: 200 }), Type.Number()]);
const Money = Type.Optional(Type.Number({ minimum: 0, maximum: 1_000_000, multipleOf: 0.000001 }));

const ParameterSchema = Type.Object(
  {
    type: Type.Unsafe<Parameter['type']>({
      type: 'string',
      enum: ['integer', 'number', 'boolean', 'string'],
    }),
    description: Type.Optional(Type.String({ maxLength: 200 })),
    min: Type.Optional(Type.Number()),
    max: Type.Optional(Type.Number()),
    values: Type.Optional(Type.Array(Value, { minItems: 1, maxItems: 200 })),
    default: Type.Optional(Type.Union([Value, Type.Boolean()])),
    to: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]+([.][A-Za-z0-9_-]+)*$' })),
    adds: Type.Optional(
      Type.Object({ per_second: Money, per_video: Money }, { additionalProperties: false }),
    ),
  },
  { additionalProperties: false },
);

export const MODEL_FACTS = {
  kind: oneOf(MODEL_KINDS, 'what it makes: video, transcription, speech or chat'),
  like: name('a model to copy everything from that is not given here'),
  description: Type.Optional(
    Type.String({ maxLength: 1000, description: 'what it is for, for people who choose a model' }),
  ),
  speed: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 200,
      description: 'how long it takes, for people who choose a model',
    }),
  ),
  aliases: texts('other names that requests may use', MODEL_ID),
  retires: Type.Optional(
    Type.String({
      pattern: '^\\d{4}-\\d{2}-\\d{2}(T\\d{2}:\\d{2}(:\\d{2})?Z)?$',
      description: 'the day (UTC) from which it is no longer offered, such as 2027-01-31',
    }),
  ),
  endpoints: texts('request paths that accept it', `^(${Object.values(ENDPOINT_PATHS).join('|')})$`),
  context_tokens: whole('most tokens of prompt and history'),
  request_style: oneOf(VIDEO_FAMILIES, 'videos: the parameters of family A or B'),
  sizes: texts('videos: `<width>x<height>`, such as 1280x720', '^[1-9][0-9]{1,3}x[1-9][0-9]{1,3}$'),
  seconds: Type.Optional(
    Type.Array(Type.Integer({ minimum: 1, maximum: 600 }), {
      minItems: 1,
      maxItems: 600,
      uniqueItems: true,
      description: 'videos: their lengths; the first is the usual one',
    }),
  ),
  images: whole('videos: most pictures in a request', 0, 10),
  image_use: oneOf(IMAGE_USES, `videos: what the pictures are: ${IMAGE_USES.join(', ')}`),
  parameters: Type.Optional(
    Type.Record(Type.String({ pattern: '^[a-z][a-z0-9_]{0,63}$' }), ParameterSchema, {
      maxProperties: 50,
      additionalProperties: false,
      description: 'videos: what callers may set beyond the contract, as JSON',
    }),
  ),
  languages: texts('speech, transcription: ISO 639-1 codes', '^[a-z]{2,3}$'),
  json_only: yesOrNo('transcription: always answers json'),
  effort: oneOf(EFFORTS, 'transcription on this machine: fast, usual or thorough'),
  voices: texts('speech, chat: names of voices'),
  instructions: yesOrNo('speech: whether `instructions` are followed'),
  max_output_seconds: whole('speech: the longest that it makes'),
  max_output_tokens: whole('chat: the longest reply'),
  speech_model: name('chat: the model that speaks replies, if the engine cannot'),
  transcription_model: name('chat: the model that hears recordings, if the engine cannot'),
} satisfies Record<keyof ModelRow, unknown>;
