import { EXAMPLES } from '../../domain/models.ts';
import type { Flags, Input } from '../command.ts';
import { formatFields } from '../format-table.ts';
import { type ListJson, listFlags, listQuery, showList } from '../list-command.ts';
import { operatorCommands } from '../operator-command.ts';
import { assertSomeChange, given, readAmount, readExpiry, readList, readRateLimit } from '../read-flags.ts';
import { type RateLimitJson, shownAmount, shownList, shownRateLimit, shownTime } from '../shown-values.ts';

interface KeyJson {
  readonly id: string;
  readonly account: string;
  readonly name: string;
  readonly type: string;
  readonly prefix: string;
  readonly models: string[] | null;
  readonly ip_allowlist: string[] | null;
  readonly quota: number | null;
  readonly used: number;
  readonly expires_at: number | null;
  readonly rate_limit: RateLimitJson;
  readonly created_at: number;
  readonly key?: string;
}

const flags: Flags = {
  type: { value: 'TYPE', description: 'payg or subscription' },
  name: { value: 'NAME', description: 'a display name' },
  models: {
    value: 'MODELS',
    multiple: true,
    description: 'model ids or prefixes such as vidA*, separated by commas; all for every model',
  },
  ip: {
    value: 'RANGES',
    multiple: true,
    description: 'addresses or CIDR ranges it may be used from, separated by commas; any for all',
  },
  quota: { value: 'AMOUNT', description: 'what the key may spend in total; none for no limit' },
  expires: { value: 'TIME', description: 'a date, a duration such as 30d, or never' },
  'rate-limit': { value: 'LIMIT', description: 'requests/seconds such as 100/60; default, or none' },
};

function body(input: Input) {
  return given({
    type: input.text('type'),
    name: input.text('name'),
    models: readList(input.texts('models'), 'all'),
    ip_allowlist: readList(input.texts('ip'), 'any'),
    quota: readAmount(input.text('quota'), 'quota'),
    expires_at: readExpiry(input.text('expires'), 'expires'),
    rate_limit: readRateLimit(input.text('rate-limit'), 'rate-limit'),
  });
}

const path = (input: Input) => `/keys/${encodeURIComponent(input.arguments[0] ?? '')}`;

function show(answer: unknown): string {
  const key = answer as KeyJson;
  return formatFields([
    ['id', key.id],
    ['account', key.account],
    ['name', key.name],
    ['type', key.type],
    ['begins', key.prefix],
    ['models', shownList(key.models, 'all')],
    ['from addresses', shownList(key.ip_allowlist, 'any')],
    ['quota', shownAmount(key.quota)],
    ['used', shownAmount(key.used)],
    ['expires', shownTime(key.expires_at, 'never')],
    ['rate limit', shownRateLimit(key.rate_limit)],
    ['created', shownTime(key.created_at)],
  ]);
}

export const keyCommands = operatorCommands([
  {
    name: 'keys create',
    summary: 'create a key; its value is shown only once',
    flags: {
      account: { value: 'ID', description: 'the account of the key (default: the first)' },
      ...flags,
      type: { value: 'TYPE', description: 'payg (the default) or subscription' },
    },
    examples: [
      `keys create --type payg --name "web shop" --models ${EXAMPLES.beginning},${EXAMPLES.actors} --quota 50 --expires 90d`,
    ],
    request: (input) => ({
      method: 'POST',
      path: '/keys',
      body: { type: 'payg', ...given({ account: input.text('account') }), ...body(input) },
    }),
    show: (answer) => `${show(answer)}\n\nThe key, shown only once:\n\n  ${(answer as KeyJson).key}`,
  },
  {
    name: 'keys list',
    summary: 'list keys, newest first',
    flags: { account: { value: 'ID', description: "only this account's" }, ...listFlags },
    examples: ['keys list --limit 100'],
    request: (input) => ({
      method: 'GET',
      path: '/keys',
      query: { account: input.text('account'), ...listQuery(input) },
    }),
    show: (answer) =>
      showList(
        answer as ListJson<KeyJson>,
        ['id', 'name', 'type', 'begins', 'used', 'quota', 'expires', 'models', 'account'],
        (key) => [
          key.id,
          key.name,
          key.type,
          key.prefix,
          shownAmount(key.used),
          shownAmount(key.quota),
          shownTime(key.expires_at, 'never'),
          shownList(key.models, 'all'),
          key.account,
        ],
      ),
  },
  {
    name: 'keys show',
    arguments: ['<ID>'],
    summary: 'show a key',
    examples: ['keys show key_2f…'],
    request: (input) => ({ method: 'GET', path: path(input) }),
    show,
  },
  {
    name: 'keys update',
    arguments: ['<ID>'],
    summary: 'change a key',
    flags,
    examples: ['keys update key_2f… --quota 100 --rate-limit none'],
    request: (input) => {
      const change = body(input);
      assertSomeChange(change, flags);
      return { method: 'PATCH', path: path(input), body: change };
    },
    show,
  },
  {
    name: 'keys delete',
    arguments: ['<ID>'],
    summary: 'delete a key permanently',
    examples: ['keys delete key_2f…'],
    request: (input) => ({ method: 'DELETE', path: path(input) }),
    show: (answer) => `Deleted ${(answer as KeyJson).id}.`,
  },
]);
