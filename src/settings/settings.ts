import { type Static, type TSchema, Type } from 'typebox';
import type { Amounts } from '../domain/amounts.ts';
import type { Price } from '../domain/catalogue.ts';
import { isWholeMicros, toMicros } from '../domain/money.ts';
import { PRICE_MEASURES } from '../domain/price.ts';
import { MODEL_FACTS } from './model-settings.ts';
import { findRemovedSetting } from './removed-settings.ts';
import { schemaMistake } from './schema-mistake.ts';

/** The settings file. `docs/configuration.md` lists the same keys, and a test holds the two together. */

const amount = (description: string) => Type.Optional(Type.Number({ minimum: 0, description }));
const count = (description: string) => Type.Optional(Type.Integer({ minimum: 1, description }));
const time = (description: string) => Type.Optional(Type.Number({ exclusiveMinimum: 0, description }));

const strict = { additionalProperties: false };

/** Far above any real price, and small enough that micro-units stay exact. */
const MAX_PRICE = 1_000_000;
const money = (description: string) =>
  Type.Optional(Type.Number({ minimum: 0, maximum: MAX_PRICE, description }));

const AMOUNTS = {
  per_second: money('a second of video up to 1280x720'),
  large_factor: money('factor on per_second for larger videos'),
  per_video: money('a video'),
  per_picture: money('a picture in the request'),
  per_minute: money('a minute of audio'),
  per_thousand_characters: money('a thousand characters of speech'),
  per_thousand_tokens: money('a thousand tokens of chat, or of a video that is counted in tokens'),
  per_thousand_input_tokens: money('a thousand input tokens; default per_thousand_tokens'),
  per_thousand_output_tokens: money('a thousand output tokens; default per_thousand_tokens'),
  per_thousand_cached_tokens: money(
    'a thousand input tokens that a hosted model had in its cache; default as other input',
  ),
  per_thousand_audio_tokens: money(
    'a thousand audio tokens that a hosted model counted; default as other input or output',
  ),
};

const FactSchema = Type.Union([Type.String(), Type.Number(), Type.Boolean()]);
const ConditionSchema = Type.Union([
  FactSchema,
  Type.Array(FactSchema, { minItems: 1 }),
  Type.Object({ min: Type.Optional(Type.Number()), max: Type.Optional(Type.Number()) }, strict),
]);

const RowSchema = Type.Object(
  {
    when: Type.Record(Type.String(), ConditionSchema, {
      description: 'facts of the request: a value, a list of values, or `{ min, max }`',
    }),
    ...AMOUNTS,
  },
  strict,
);

export const PriceSchema = Type.Object(
  {
    rows: Type.Optional(
      Type.Array(RowSchema, {
        minItems: 1,
        maxItems: 200,
        description: 'the first row that fits the request counts; if none does, the amounts beside the rows',
      }),
    ),
    ...AMOUNTS,
  },
  strict,
);

/** A watermark that a service cannot add is always burned in here. */
const PostProcess = Type.Optional(
  Type.Array(Type.String(), { description: '`format`: videos are converted here to mp4 with H.264 and AAC' }),
);

const RouteSchema = Type.Object(
  {
    upstream: Type.String({ minLength: 1, description: 'its name under `upstreams`' }),
    model: Type.Optional(Type.String({ minLength: 1, description: "the model's name there" })),
    weight: Type.Optional(
      Type.Number({ exclusiveMinimum: 0, description: 'adjacent routes with weights share the work' }),
    ),
    input: Type.Optional(
      Type.Record(Type.String(), Type.Unknown(), { description: 'merged over the body of the request' }),
    ),
    accepts: Type.Optional(
      Type.Record(Type.String(), Type.Unknown(), { description: 'what videos this model can make there' }),
    ),
    drop: Type.Optional(
      Type.Array(Type.String(), { description: 'options that may be dropped if it cannot express them' }),
    ),
    frames: Type.Optional(
      Type.Record(Type.String(), Type.Unknown(), { description: 'its frames a second, and their step' }),
    ),
    post_process: PostProcess,
    pass: Type.Optional(
      Type.Union([Type.Boolean(), Type.Array(Type.String({ minLength: 1 }))], {
        description:
          'videos: whether fields that no model declares are passed on unchanged; chat: names that callers may send beside the known ones',
      }),
    ),
    price: Type.Optional(PriceSchema),
  },
  strict,
);

export const RoutesSchema = Type.Array(Type.Union([Type.String({ minLength: 1 }), RouteSchema]), {
  minItems: 1,
  maxItems: 100,
  description: 'where its work is done, in order: `local`, or a model of an upstream',
});

const way = (description: string) => Type.Optional(Type.String({ minLength: 1, description }));

/** Where an upstream lists its models, and what is where in its answer. */
const ModelListSchema = Type.Object(
  {
    get: Type.Optional(Type.String({ pattern: '^/', description: 'the path of the list' })),
    items: way('where in the answer the list is'),
    id: way('where in a model its name is; `{owner}/{name}` puts it together'),
    kind: way('where in a model it says what it makes'),
    description: way('where in a model its description is'),
    facts: Type.Optional(
      Type.Unsafe<string | Readonly<Record<string, string>>>({
        anyOf: [
          { type: 'string', minLength: 1 },
          { type: 'object', additionalProperties: { type: 'string', minLength: 1 } },
        ],
        expected: 'a path, or an object of paths',
        description:
          'where in a model its capabilities are, in the words of `/v1/models`; or where each of them is',
      }),
    ),
    more: way('what the answer has where there are further pages'),
  },
  strict,
);
export type ModelListSettings = Static<typeof ModelListSchema>;

/** One entry of `upstreams`. The rest of its keys describe its protocol, and are checked where they are read. */
const UpstreamSchema = Type.Object({
  preset: Type.Optional(
    Type.String({ minLength: 1, description: 'a description that comes with the program' }),
  ),
  protocol: Type.Optional(Type.String({ minLength: 1, description: 'the shape of its API' })),
  base_url: Type.Optional(Type.String({ pattern: '^https?://', description: 'where it is' })),
  api_key: Type.Optional(Type.String({ minLength: 1, description: 'sent as a bearer token' })),
  auth: Type.Optional(Type.Unknown({ description: 'another way to sign in' })),
  credentials: Type.Optional(
    Type.Record(Type.String(), Type.Unknown(), { description: 'several ways to sign in, by name, in order' }),
  ),
  headers: Type.Optional(
    Type.Record(Type.String(), Type.String(), { description: 'sent with every request' }),
  ),
  concurrency: count('videos and requests that it does at once for a node'),
  wait_seconds: amount('seconds a request waits for a place before the next route is tried'),
  polls_per_second: time('most questions about videos a second'),
  answer_megabytes: time('most megabytes of an answer'),
  answer_seconds: time('most seconds from the beginning of an answer to its end'),
  video_megabytes: time('most megabytes of a video that it links to'),
  video_seconds: time('most seconds that such a video may take'),
  post_process: PostProcess,
  most_per_day: amount('what it may cost in a day of UTC before the next route is tried'),
  check: Type.Optional(
    Type.String({ pattern: '^/', description: 'a path that costs nothing and tells a wrong key' }),
  ),
  models: Type.Optional(ModelListSchema),
  voices: Type.Optional(
    Type.Record(Type.String(), Type.String(), { description: 'its voices by the names of ours' }),
  ),
});

export const SettingsSchema = Type.Object(
  {
    upstreams: Type.Optional(
      Type.Record(Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9._-]*$' }), UpstreamSchema, {
        description: 'hosted services that do the work of models',
      }),
    ),
    models: Type.Optional(
      Type.Record(
        Type.String(),
        Type.Object(
          { ...MODEL_FACTS, price: Type.Optional(PriceSchema), routes: Type.Optional(RoutesSchema) },
          strict,
        ),
      ),
    ),
    limits: Type.Optional(
      Type.Object(
        {
          reads_per_minute: count('reads a key may make a minute'),
          creations_per_minute: count('tasks and characters a key may create a minute'),
          audio_per_minute: count('audio and chat requests a key may make a minute'),
          waiting_tasks: count('tasks that may wait before new ones are refused'),
          characters_per_account: count('characters an account may keep'),
          webhooks_per_account: count('webhooks an account may have'),
          connections_per_address: count('connections an address may have open'),
          body_megabytes: Type.Optional(
            Type.Integer({ minimum: 128, description: 'megabytes of all bodies under way together' }),
          ),
          downloads_per_address: count('files that may be on their way to an address'),
          task_minutes: time('minutes that a video may be in the making'),
          queue_minutes: time('minutes that a video may wait for a hosted service'),
        },
        strict,
      ),
    ),
    retention: Type.Optional(
      Type.Object(
        {
          video_days: time('days a video is kept'),
          task_days: time("days a task's record is kept"),
          ledger_days: time('days that holds, ledger and usage are kept'),
          link_minutes: time('minutes a video_url opens after it was read'),
        },
        strict,
      ),
    ),
    request_log: Type.Optional(
      Type.Object(
        {
          days: time('days that requests are kept for the operator'),
          rows: Type.Optional(
            Type.Integer({ minimum: 0, maximum: 100_000_000, description: 'most requests that are kept' }),
          ),
        },
        strict,
      ),
    ),
    policy: Type.Optional(
      Type.Object(
        {
          defaults: Type.Optional(Type.Boolean({ description: 'whether the built-in rules apply' })),
          rules: Type.Optional(
            Type.Array(
              Type.Object(
                {
                  category: Type.String({ minLength: 1, description: 'shown to the caller' }),
                  pattern: Type.String({
                    minLength: 1,
                    description: 'a regular expression, case-insensitive',
                  }),
                },
                strict,
              ),
            ),
          ),
        },
        strict,
      ),
    ),
    database: Type.Optional(
      Type.Object(
        {
          connections: count('connections of a node to PostgreSQL for writing'),
          statement_seconds: time('seconds after which PostgreSQL gives up on a statement'),
          wait_seconds: amount('seconds a start waits for a PostgreSQL that does not answer yet'),
        },
        strict,
      ),
    ),
    queue: Type.Optional(
      Type.Object(
        {
          heartbeat_seconds: Type.Optional(
            Type.Integer({
              minimum: 10,
              maximum: 45,
              description: "seconds of silence after which a worker's tasks are given to others",
            }),
          ),
        },
        strict,
      ),
    ),
    server: Type.Optional(
      Type.Object(
        {
          drain_seconds: Type.Optional(
            Type.Number({
              minimum: 0,
              maximum: 15,
              description: 'seconds an api node goes on answering after it was told to stop',
            }),
          ),
          stalled_seconds: time('seconds in which a caller must take something of its answer'),
          cors_origins: Type.Optional(
            Type.Array(Type.String(), { description: 'origins whose pages may call the API' }),
          ),
        },
        strict,
      ),
    ),
    local: Type.Optional(
      Type.Object(
        {
          videos_at_once: count('videos this machine makes at the same time'),
          chat_model: Type.Optional(
            Type.String({
              minLength: 1,
              description: 'a GGUF file for chat: its path, or its file:// address',
            }),
          ),
          warm: Type.Optional(Type.Boolean({ description: 'whether models are loaded at start' })),
          simple_voice: Type.Optional(
            Type.Boolean({ description: 'whether speech is by a simple voice that takes hardly any time' }),
          ),
          idle_minutes: time('minutes without a request after which a model gives its memory back'),
        },
        strict,
      ),
    ),
    alerts: Type.Optional(
      Type.Object(
        {
          webhook: Type.String({ pattern: '^https?://', description: 'URL that alerts are posted to' }),
          secret: Type.String({
            pattern: '^whsec_[A-Za-z0-9+/]{32,}={0,2}$',
            description: 'whsec_ and at least 24 bytes in base64; signs alerts',
          }),
        },
        strict,
      ),
    ),
    webhooks: Type.Optional(
      Type.Object(
        {
          retry_seconds: Type.Optional(
            Type.Array(Type.Number({ exclusiveMinimum: 0 }), {
              maxItems: 100,
              description: 'seconds to wait before each further attempt at a delivery',
            }),
          ),
        },
        strict,
      ),
    ),
    disk: Type.Optional(
      Type.Object(
        { free_megabytes: amount('megabytes that must be free on the disk for work to be taken') },
        strict,
      ),
    ),
    fetch: Type.Optional(
      Type.Object(
        {
          allow_loopback: Type.Optional(
            Type.Boolean({ description: 'whether URLs on this machine may be fetched' }),
          ),
          dns_servers: Type.Optional(
            Type.Array(Type.String(), { description: 'name servers for names that strangers send' }),
          ),
        },
        strict,
      ),
    ),
  },
  strict,
);

export type Settings = Static<typeof SettingsSchema>;
export type RouteSettings = Static<typeof RouteSchema>;
export type UpstreamSettings = Static<typeof UpstreamSchema>;
export type PriceSettings = Static<typeof PriceSchema>;
export type WrittenConditions = Static<typeof RowSchema>['when'];
export type AmountSettings = Omit<PriceSettings, 'rows'>;

/** What is wrong with the settings, with the key's path; null when nothing is. */
export function checkSettings(settings: unknown): string | null {
  const removed = findRemovedSetting(settings);
  if (removed !== null) return removed;
  const mistake = schemaMistake(SettingsSchema as TSchema, settings);
  if (mistake !== null) return `${mistake}.`;
  return checkPrices(settings as Settings) ?? checkPostProcess(settings as Settings);
}

function checkPrices({ models = {}, upstreams = {} }: Settings): string | null {
  for (const [id, { most_per_day: most = 0 }] of Object.entries(upstreams))
    if (!isWholeMicros(most)) return `upstreams.${id}.most_per_day ${TOO_FINE}.`;
  for (const [id, { price, routes = [] }] of Object.entries(models)) {
    const prices: [string, PriceSettings | undefined][] = [
      [`models.${id}.price`, price],
      ...routes.map((route, index): [string, PriceSettings | undefined] => [
        `models.${id}.routes.${index}.price`,
        typeof route === 'string' ? undefined : route.price,
      ]),
    ];
    for (const [path, found] of prices) {
      const measure = found && tooFineMeasure(found);
      if (measure) return `${path}.${measure} ${TOO_FINE}.`;
    }
  }
  return null;
}

function checkPostProcess({ models = {}, upstreams = {} }: Settings): string | null {
  const routes = Object.entries(models).flatMap(([id, model]) =>
    (model.routes ?? []).map((route, index) => [`models.${id}.routes.${index}`, route] as const),
  );
  for (const [path, settings] of [
    ...Object.entries(upstreams).map(([id, one]) => [`upstreams.${id}`, one] as const),
    ...routes,
  ]) {
    const other =
      typeof settings === 'string' ? undefined : settings.post_process?.find((one) => one !== 'format');
    if (other !== undefined)
      return `${path}.post_process has ${other}, and only format can be post-processed. Take ${other} out: videos are delivered as the service makes them, and accepts says which lengths and sizes it can make.`;
  }
  return null;
}

export const TOO_FINE = 'must have at most six decimals: 0.000001 is the smallest price';

/** The measure whose price would be rounded, perhaps to nothing; null when there is none. */
export function tooFineMeasure({ rows = [], ...beside }: PriceSettings): string | null {
  const paths = [['', beside] as const, ...rows.map((row, index) => [`rows.${index}.`, row] as const)];
  for (const [path, amounts] of paths)
    for (const measure of Object.values(PRICE_MEASURES)) {
      const amount = measure === 'large_factor' ? undefined : amounts[measure];
      if (amount !== undefined && !isWholeMicros(amount)) return `${path}${measure}`;
    }
  return null;
}

export function toPrice({ rows, ...beside }: PriceSettings): Price {
  return {
    ...toAmounts(beside),
    ...(rows && { rows: rows.map(({ when, ...amounts }) => ({ when, ...toAmounts(amounts) })) }),
  };
}

function toAmounts(amounts: AmountSettings): Amounts {
  return Object.fromEntries(
    (Object.keys(PRICE_MEASURES) as (keyof Amounts)[]).flatMap((measure) => {
      const amount = amounts[PRICE_MEASURES[measure]];
      if (amount === undefined) return [];
      return [[measure, measure === 'largeFactor' ? amount : toMicros(amount)]];
    }),
  );
}
