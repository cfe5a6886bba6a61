import type { Command } from '../command.ts';
import { type ListJson, listFlags, listQuery, showList } from '../list-command.ts';
import { shownSeconds, shownTime } from '../shown-values.ts';

interface CharacterJson {
  readonly id: string;
  readonly account: string;
  readonly username: string;
  readonly permalink: string;
  readonly seconds: number;
  readonly created_at: number;
}

export const characterCommands: readonly Command[] = [
  {
    name: 'characters list',
    arguments: [],
    summary: 'list characters of all accounts, newest first',
    flags: { account: { value: 'ID', description: "only this account's" }, ...listFlags },
    example: 'characters list --account acct_2f…',
    request: (input) => ({
      method: 'GET',
      path: '/characters',
      query: { account: input.flag('account'), ...listQuery(input) },
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
    arguments: ['ID'],
    summary: 'delete a character permanently',
    flags: {},
    example: 'characters delete char_2f…',
    request: (input) => ({
      method: 'DELETE',
      path: `/characters/${encodeURIComponent(input.arguments[0] ?? '')}`,
    }),
    show: (answer) => `Deleted ${(answer as CharacterJson).id}.`,
  },
];
