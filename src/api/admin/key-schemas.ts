import { Type } from 'typebox';
import { Choice, FilledText } from '../bodies/schema-types.ts';
import { Amount, CreatedAt, Id, Name, NullableNumber, UnixTimeOrNever } from './admin-fields.ts';
import { BudgetBody, BudgetSchema } from './budget-fields.ts';

/** Request and response bodies of /admin/v1/keys. */

const MAX_ENTRIES = 100;

const NullableList = (description: string, expected: string) =>
  Type.Unsafe<string[] | null>({
    type: ['array', 'null'],
    items: FilledText({ description: 'One entry.', maxLength: 100 }),
    maxItems: MAX_ENTRIES,
    description,
    expected,
  });

/** `default` means the service's own rate limits (docs/limits.md), null means no limit. */
const RateLimitBody = Type.Unsafe<{ requests: number; per_seconds: number } | 'default' | null>({
  anyOf: [
    {
      type: 'object',
      required: ['requests', 'per_seconds'],
      properties: {
        requests: { type: 'integer', minimum: 1, maximum: 1_000_000 },
        per_seconds: { type: 'integer', minimum: 1, maximum: 86_400 },
      },
    },
    { type: 'string', enum: ['default'] },
    { type: 'null' },
  ],
  description: 'One limit for all requests of the key. `default`: the service’s own; null: none.',
  expected:
    'an object with `requests` (1 to 1000000) and `per_seconds` (1 to 86400), or "default", or null for no limit',
});

const type = Choice(
  ['payg', 'subscription'] as const,
  'payg draws on the balance, subscription on the subscription.',
);

const restrictions = {
  name: Type.Optional(Name),
  models: Type.Optional(
    NullableList(
      'Ids of models, or beginnings of ids that end in `*`; null: every model.',
      `an array of at most ${MAX_ENTRIES} model ids or prefixes ending in *, or null for every model`,
    ),
  ),
  ip_allowlist: Type.Optional(
    NullableList(
      'IP addresses and CIDR ranges; null: from anywhere.',
      `an array of at most ${MAX_ENTRIES} addresses or CIDR ranges, or null for any`,
    ),
  ),
  quota: Type.Optional(Amount('What this key may spend in all.')),
  expires_at: Type.Optional(UnixTimeOrNever('When the key stops working.')),
  rate_limit: Type.Optional(RateLimitBody),
  budget: BudgetBody,
};

export const NewKeyBody = Type.Object({
  account: Type.Optional(Id('Default: the first account.')),
  type,
  ...restrictions,
});

export const KeyPatchBody = Type.Object({ type: Type.Optional(type), ...restrictions });

const keyAnswer = {
  id: Type.String(),
  object: Type.String({ description: '`key`' }),
  account: Type.String(),
  name: Type.String(),
  type: Type.String(),
  prefix: Type.String({ description: 'The first characters, to recognise the key by.' }),
  models: Type.Unsafe<string[] | null>({ type: ['array', 'null'], items: { type: 'string' } }),
  ip_allowlist: Type.Unsafe<string[] | null>({ type: ['array', 'null'], items: { type: 'string' } }),
  quota: NullableNumber('Null: no limit.'),
  used: Type.Number(),
  expires_at: NullableNumber('Unix seconds; null: never.'),
  rate_limit: RateLimitBody,
  budget: BudgetSchema,
  created_at: CreatedAt,
};

export const KeySchema = Type.Object(keyAnswer);

export const CreatedKeySchema = Type.Object({
  ...keyAnswer,
  key: Type.String({ description: 'The value, shown only once.' }),
});
