import { EXAMPLES } from '../../domain/models.ts';
import { listFlags, listQuery } from '../../platform/commands/list-command.ts';
import { itemPath, type OperatorCommand } from '../../platform/commands/operator-command.ts';
import { assertSomeChange, given, readRateLimit } from '../../platform/commands/read-flags.ts';
import { type FieldWay, ResourceFields } from '../../platform/commands/resource-fields.ts';
import { type RateLimitJson, shownRateLimit } from '../../platform/commands/shown-values.ts';

const rate_limit: FieldWay = {
  flags: {
    'rate-limit': { value: 'LIMIT', description: 'requests/seconds such as 100/60; default, or none' },
  },
  read: (input) => readRateLimit(input.text('rate-limit'), 'rate-limit'),
  show: (value) => shownRateLimit(value as RateLimitJson),
};

const fields = new ResourceFields(async () => (await import('./key.ts')).keyResource, {
  rate_limit,
});
const show = (answer: unknown) => fields.show(answer);

export const keyCommands: readonly OperatorCommand[] = [
  {
    name: 'keys create',
    summary: 'create a key; its value is shown only once',
    loadFlags: async () => ({
      account: { value: 'ID', description: 'the account of the key (default: the first)' },
      test: { description: 'a test key: free, runs no model, and sees nothing live' },
      ...(await fields.flags('change')),
      type: { value: 'TYPE', description: 'payg (the default) or subscription' },
    }),
    examples: [
      `keys create --type payg --name "web shop" --models ${EXAMPLES.beginning},${EXAMPLES.actors} --quota 50 --expires 90d`,
    ],
    request: async (input) => ({
      method: 'POST',
      path: '/keys',
      body: {
        type: 'payg',
        ...given({ account: input.text('account') }),
        ...(input.choice('test') && { livemode: false }),
        ...(await fields.body(input, 'creation')),
      },
    }),
    show: async (answer) =>
      `${await show(answer)}\n\nThe key, shown only once:\n\n  ${(answer as { key: string }).key}`,
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
      fields.list(answer, [
        'id',
        'name',
        'type',
        'prefix',
        'used',
        'quota',
        'expires_at',
        'models',
        'account',
      ]),
  },
  {
    name: 'keys show',
    arguments: ['<ID>'],
    summary: 'show a key',
    examples: ['keys show key_2f…'],
    request: (input) => ({ method: 'GET', path: itemPath('keys', input) }),
    show,
  },
  {
    name: 'keys update',
    arguments: ['<ID>'],
    summary: 'change a key',
    loadFlags: () => fields.flags('change'),
    examples: ['keys update key_2f… --quota 100 --rate-limit none'],
    request: async (input) => {
      const change = await fields.body(input, 'change');
      assertSomeChange(change, await fields.flags('change'));
      return { method: 'PATCH', path: itemPath('keys', input), body: change };
    },
    show,
  },
  {
    name: 'keys delete',
    arguments: ['<ID>'],
    summary: 'delete a key permanently',
    examples: ['keys delete key_2f…'],
    request: (input) => ({ method: 'DELETE', path: itemPath('keys', input) }),
    show: (answer) => `Deleted ${(answer as { id: string }).id}.`,
  },
];
