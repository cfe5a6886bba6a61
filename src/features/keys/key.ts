import { Type } from 'typebox';
import { KEY_TYPES, type Key, NOTHING_SPENT } from '../../domain/account.ts';
import { amount, type Kind, list, orNull, text, time, word } from '../../platform/resource/kind.ts';
import { counted, defineResource, hidden, kept, settable } from '../../platform/resource/resource.ts';
import { jsonOrNull } from '../../platform/storage/read-column.ts';
import { BUDGET_DESCRIPTION, BUDGET_OPTIONS, budget, Name, spending } from '../accounts/spending-kinds.ts';

const MAX_ENTRIES = 100;

const RateLimitSchema = Type.Unsafe({
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
  expected:
    'an object with `requests` (1 to 1000000) and `per_seconds` (1 to 86400), or "default", or null for no limit',
});

/** `default` means the service's own rate limits (docs/limits.md), null means no limit. */
const rateLimit: Kind<Key['rateLimit']> = {
  columns: (name) => [name],
  toSql: (value) => [JSON.stringify(value)],
  fromRow: (row, name) => jsonOrNull(row, name),
  toJson: (value) =>
    value === null || value === 'default'
      ? value
      : { requests: value.requests, per_seconds: value.perSeconds },
  fromJson: (json) => {
    if (json === null || json === 'default') return json;
    const { requests, per_seconds } = json as { requests: number; per_seconds: number };
    return { requests, perSeconds: per_seconds };
  },
  schema: RateLimitSchema,
  body: RateLimitSchema,
  shape: 'other',
};

export const keyResource = defineResource<Key>()('key', 'keys', {
  id: kept(text()),
  account_id: kept(text(), '', { json: 'account' }),
  name: settable(text(Name), 'For people.', { fallback: '', help: 'a display name' }),
  type: settable(word(KEY_TYPES), 'payg keys spend the balance, subscription keys the subscription.', {
    help: 'payg or subscription',
  }),
  prefix: kept(text(), 'The first characters, to recognise the key by.', { label: 'begins' }),
  models: settable(
    orNull(list({ most: MAX_ENTRIES, of: 'model ids or prefixes ending in *' }), 'every model'),
    'Model ids, or prefixes that end in `*`; null: every model.',
    {
      fallback: null,
      none: 'all',
      help: 'model ids or prefixes such as vidA*, separated by commas; all for every model',
    },
  ),
  ip_allowlist: settable(
    orNull(list({ most: MAX_ENTRIES, of: 'addresses or CIDR ranges' }), 'any'),
    'IP addresses and CIDR ranges; null: from anywhere.',
    {
      fallback: null,
      flag: 'ip',
      label: 'from addresses',
      none: 'any',
      help: 'addresses or CIDR ranges it may be used from, separated by commas; any for all',
    },
  ),
  quota: settable(orNull(amount, 'no limit'), 'What this key may spend in total; null: no limit.', {
    fallback: null,
    help: 'what the key may spend in total; none for no limit',
  }),
  used: counted(amount, '', { fallback: 0 }),
  held: hidden(amount, '', { fallback: 0 }),
  spending: hidden(spending, '', { fallback: NOTHING_SPENT }),
  budget: settable(budget, BUDGET_DESCRIPTION, BUDGET_OPTIONS),
  expires_at: settable(orNull(time, 'never'), 'When the key stops working, in Unix seconds; null: never.', {
    fallback: null,
    flag: 'expires',
    label: 'expires',
    none: 'never',
    help: 'a date, a duration such as 30d, or never',
  }),
  rate_limit: settable(
    rateLimit,
    'One limit for all requests of the key. `default`: the service’s own; null: none.',
    { fallback: 'default', help: 'requests/seconds such as 100/60; default, or none' },
  ),
  created_at: kept(time, '', { label: 'created' }),
});
