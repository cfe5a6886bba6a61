import { type Static, type TSchema, Type } from 'typebox';
import { ERRORS, type ErrorCode } from '../../domain/errors.ts';
import { FAULT_CLASSES } from '../upstream.ts';
import { readDuration, readSize } from './amounts.ts';

/** The written form of a description. `description` of each schema says what is expected there. */

const CODES = [...(Object.keys(ERRORS) as ErrorCode[]), 'generation_failed' as const];
const WORDS = ['queued', 'running', 'done', 'failed', 'cancelled', 'refused', 'gone'] as const;

const strict = { additionalProperties: false };
const optional = Type.Optional;

function oneOf<const Values extends readonly string[]>(values: Values) {
  return Type.Unsafe<Values[number]>({ enum: values, description: `one of ${values.join(', ')}` });
}

const text = (description: string) => Type.String({ minLength: 1, description });
const Duration = Type.Refine(
  Type.String({ description: 'a time such as 5s' }),
  (value) => readDuration(value) !== undefined,
);
const Size = Type.Refine(
  Type.String({ description: 'a size such as 256MB' }),
  (value) => readSize(value) !== undefined,
);
const Path = Type.Union([text('a path'), Type.Array(text('a path'), { minItems: 1 })], {
  description: 'a path such as error.code, or a list of paths',
});
const Origin = Type.Refine(
  Type.String({ description: 'an origin such as https://storage.example' }),
  (value) => URL.parse(value)?.origin === value && value.startsWith('https://'),
);
const Scalar = Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Null()]);
const Test = Type.Union(
  [
    text('a path'),
    Type.Object({ path: Path, is: optional(Type.Union([Scalar, Type.Array(Scalar)])) }, strict),
  ],
  { description: 'a path, or { path, is }' },
);
const Scaled = Type.Union(
  [text('a path'), Type.Object({ path: Path, times: optional(Type.Number()) }, strict)],
  { description: 'a path, or { path, times }' },
);
const map = <Value extends TSchema>(value: Value, description: string) =>
  Type.Record(Type.String(), value, { description });
const Template = map(Type.Unknown(), 'a map of fields');

const Url = text('a path such as /tasks/{id}');
const UrlByInput = Type.Union([text('a path'), map(text('a path'), 'paths by input')], {
  description: 'a path such as /jobs, or paths by input such as { first_frame: /a, else: /b }',
});
const call = {
  get: optional(Url),
  post: optional(Url),
  put: optional(Url),
  delete: optional(Url),
  json: optional(Template),
  multipart: optional(Template),
  headers: optional(map(Type.String(), 'a map of headers')),
};

const creation = { ...call, post: optional(UrlByInput) };

const For = Type.Object(
  {
    request_style: optional(oneOf(['A', 'B'])),
    endpoint: optional(text('an endpoint such as /v1/videos')),
  },
  { ...strict, description: 'a map with request_style and endpoint' },
);

const Create = Type.Object(
  {
    ...creation,
    for: optional(For),
    id: optional(Path),
    keep: optional(
      map(
        Type.Union([
          text('a path'),
          Type.Array(text('a path'), { minItems: 1 }),
          Type.Object({ path: Path, else: text('a URL') }, strict),
        ]),
        'a map of names and paths',
      ),
    ),
    timeout: optional(Duration),
  },
  { ...strict, description: 'a map with post, json and id' },
);

const Alternative = Type.Object(
  { ...creation, for: optional(For) },
  { ...strict, description: 'a map with post and json' },
);

const Ways = Type.Union([Create, Type.Array(Create, { minItems: 1 })], {
  description: 'a map with post, json and id; or a list of them',
});

const Upload = Type.Object(
  {
    ...call,
    file: optional(text('$item.file')),
    bind: optional(map(Path, 'a map of names and paths')),
  },
  { ...strict, description: 'a step with post or put, a body, and bind' },
);

const Cancel = Type.Object(
  {
    ...call,
    works_on: optional(Type.Array(oneOf(WORDS))),
    tries: optional(Type.Array(oneOf(WORDS))),
  },
  { ...strict, description: 'a map with delete, post or put, and works_on' },
);

const Poll = Type.Object(
  {
    ...call,
    listen: optional(
      Type.Object(
        { url: text('a path'), id: Path, value: Path, of: Path },
        { ...strict, description: 'a map with url, id, value and of' },
      ),
    ),
    status: optional(Path),
    map: optional(map(oneOf(WORDS), 'a map of the words of the service')),
    done: optional(Path),
    progress: optional(Scaled),
    failed_if: optional(Test),
    first: optional(Duration),
    every: optional(Duration),
    max: optional(Duration),
    timeout: optional(Duration),
    body_limit: optional(Size),
  },
  { ...strict, description: 'a map with get, status and map' },
);

const Value = Type.Union([text('a text'), Type.Array(text('a text'), { minItems: 1 })], {
  description: 'a text such as *.mp4, or a list of them',
});
const Where = map(Value, 'a map of fields and their values');

const Step = Type.Object(
  {
    ...call,
    pick: optional(
      Type.Object(
        { from: text('a path'), where: Type.Union([Where, Type.Array(Where, { minItems: 1 })]) },
        { ...strict, description: 'a map with from and where' },
      ),
    ),
    bind: optional(map(Path, 'a map of names and paths')),
    may_be_empty: optional(Type.Array(text('a name'), { description: 'a list of names of bind' })),
    video: optional(Path),
    auth: optional(
      Type.Union([oneOf(['own']), Type.Array(Origin, { minItems: 1 })], {
        description: 'own, or a list of origins such as https://storage.example',
      }),
    ),
    too_early: optional(
      Type.Object(
        { http: Type.Integer({ description: 'an HTTP status' }), detail: optional(Type.String()) },
        strict,
      ),
    ),
    gone_if: optional(Test),
  },
  { ...strict, description: 'a step with get, bind or video' },
);

const INPUTS = ['first_frame', 'last_frame', 'references', 'character', 'clips', 'sound'] as const;
const Seconds = Type.Union(
  [
    Type.Array(Type.Number(), { minItems: 1 }),
    Type.Object({ from: Type.Integer({ minimum: 1 }), to: Type.Integer({ maximum: 600 }) }, strict),
  ],
  { description: 'a list of numbers, or { from, to }' },
);
const Count = Type.Integer({ minimum: 0, description: 'a whole number from 0' });

export const AcceptsSchema = Type.Object(
  {
    seconds: optional(Seconds),
    extension_seconds: optional(Seconds),
    sizes: optional(
      Type.Array(
        Type.String({ pattern: '^[0-9]{2,5}x[0-9]{2,5}$', description: 'a size such as 1280x720' }),
        {
          minItems: 1,
          description: 'a list of sizes such as 1280x720',
        },
      ),
    ),
    tiers: optional(
      Type.Array(text('a tier such as 720p'), { minItems: 1, description: 'a list of tiers such as 720p' }),
    ),
    first_frame: optional(Count),
    last_frame: optional(Count),
    references: optional(Count),
    character: optional(Count),
    clips: optional(Count),
    sound: optional(Count),
    exclusive: optional(
      Type.Array(Type.Array(oneOf(INPUTS), { minItems: 2 }), {
        description: 'a list of inputs that exclude each other, such as [[references, first_frame]]',
      }),
    ),
    watermark: optional(oneOf(['either', 'always', 'never'])),
    remix: optional(Type.Boolean({ description: 'true or false' })),
  },
  { ...strict, description: 'a map with seconds, sizes, tiers, first_frame, …' },
);

const FramesSchema = Type.Object(
  {
    fps: Type.Number({ exclusiveMinimum: 0, description: 'frames a second' }),
    step: optional(Type.Integer({ minimum: 1, description: 'a whole number from 1' })),
  },
  { ...strict, description: 'a map with fps and step' },
);

export const DescriptionSchema = Type.Object(
  {
    protocol: oneOf(['videos', 'operation', 'task']),
    create: Create,
    prepare: optional(Type.Array(Upload, { minItems: 1, description: 'a list of steps' })),
    repeats: optional(oneOf(['free', 'never'])),
    alternatives: optional(Type.Array(Alternative, { description: 'a list of maps with post and json' })),
    poll: optional(Poll),
    result: optional(Type.Array(Step, { minItems: 1, description: 'a list of steps' })),
    error: optional(
      Type.Object(
        {
          code: optional(Path),
          message: optional(Path),
          classes: optional(map(oneOf(FAULT_CLASSES), 'a map of classes')),
          pass: optional(Type.Array(oneOf(CODES), { description: 'a list of our own error codes' })),
        },
        { ...strict, description: 'a map with code, message and classes' },
      ),
    ),
    ok: optional(Test),
    refused: optional(
      Type.Object(
        { count: optional(Path), if: optional(Test) },
        { ...strict, description: 'a map with count or if' },
      ),
    ),
    cost: optional(Path),
    tokens: optional(Path),
    cancel: optional(
      Type.Union([Cancel, Type.Array(Cancel, { minItems: 1 })], {
        description: 'a map with delete, post or put, and works_on; or a list of them',
      }),
    ),
    remix: optional(Create),
    edits: optional(Ways),
    extensions: optional(Ways),
    callback: optional(
      Type.Object(
        {
          verify: oneOf(['standard-webhooks', 'fal-ed25519', 'openrouter-hmac', 'none']),
          secret: optional(Type.String({ description: 'a secret' })),
          jwks: optional(text('a URL')),
          id: Path,
        },
        { ...strict, description: 'a map with verify and id' },
      ),
    ),
    reconcile: optional(
      Type.Union(
        [
          oneOf(['none', 'callback', 'list', 'complete_list', 'idempotency_key']),
          Type.Object(
            {
              own_id: Type.Object(
                { ...call, id: Path, absent: optional(oneOf(['not_started', 'unknown'])) },
                strict,
              ),
            },
            strict,
          ),
        ],
        {
          description: 'none, callback, list, complete_list, idempotency_key, or a map with own_id',
        },
      ),
    ),
    accepts: optional(AcceptsSchema),
    frames: optional(FramesSchema),
    drop: optional(Type.Array(text('the name of a variable'), { description: 'a list of variables' })),
  },
  { ...strict, description: 'a map with protocol, create, poll and result' },
);

export type WrittenDescription = Static<typeof DescriptionSchema>;
export type WrittenCall = Pick<Static<typeof Create>, keyof typeof call>;
export type WrittenTest = Static<typeof Test>;
export type WrittenAccepts = Static<typeof AcceptsSchema>;
