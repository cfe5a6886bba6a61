import { type ListJson, listFlags, listQuery, showList } from '../../platform/commands/list-command.ts';
import { itemPath, type OperatorCommand } from '../../platform/commands/operator-command.ts';
import { shownSeconds, shownTime } from '../../platform/commands/shown-values.ts';

interface CharacterJson {
  readonly id: string;
  readonly account: string;
  readonly username: string;
  readonly permalink: string;
  readonly seconds: number;
  readonly created_at: number;
}

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
    show: (answer) =>
      showList(
        answer as ListJson<CharacterJson>,
        ['id', 'username', 'length', 'created', 'page', 'account'],
        (character) => [
          character.id,
          character.username,
          shownSeconds(character.seconds),
          shownTime(character.created_at),
          character.permalink,
          character.account,
        ],
      ),
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
    show: (answer) => `Deleted ${(answer as CharacterJson).id}.`,
  },
];
