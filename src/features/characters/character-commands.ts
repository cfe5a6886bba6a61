import { listFlags, listQuery } from '../../platform/commands/list-command.ts';
import { itemPath, type OperatorCommand } from '../../platform/commands/operator-command.ts';
import { ResourceFields } from '../../platform/commands/resource-fields.ts';

const fields = new ResourceFields(async () => (await import('./character.ts')).characterResource);
const page = ['page', ({ permalink }: { permalink: string }) => permalink] as const;

export const characterCommands: readonly OperatorCommand[] = [
  {
    name: 'characters list',
    summary: 'list characters of all accounts, newest first',
    flags: { account: { value: 'ID', description: "only this account's" }, ...listFlags },
    examples: ['characters list --account acct_2f…'],
    request: (input) => ({
      method: 'GET',
      path: '/characters',
      query: { account: input.text('account'), ...listQuery(input) },
    }),
    show: (answer) => fields.list(answer, ['id', 'username', 'seconds', 'created_at', page, 'account']),
  },
  {
    name: 'characters delete',
    arguments: ['<ID>'],
    summary: 'delete a character permanently',
    examples: ['characters delete char_2f…'],
    request: (input) => ({
      method: 'DELETE',
      path: itemPath('characters', input),
    }),
    show: (answer) => `Deleted ${(answer as { id: string }).id}.`,
  },
];
