import { EXAMPLES } from '../../domain/models.ts';
import { type Command, FOR_USERS, WrongUsage } from '../command.ts';
import { formatTable } from '../format-table.ts';
import { type ListJson, listFlags, listQuery, showList } from '../list-command.ts';
import { operatorCommands } from '../operator-command.ts';
import { given } from '../read-flags.ts';
import { shownSeconds, shownTime } from '../shown-values.ts';

const characters: Command = {
  name: 'characters',
  audience: FOR_USERS,
  summary: 'list your characters, newest first: @name in a prompt brings one into a film',
  examples: ['characters'],
  run: async (_input, session) => {
    const server = await session.server();
    const answer = await server.listCharacters({ limit: 100 });
    const rows = answer.data.map(({ id, username, permalink }) => [`@${username}`, id, permalink]);
    const shown = rows.length === 0 ? 'There are none.' : formatTable(['name', 'id', 'page'], rows);
    return session.print(answer, shown);
  },
};

const addCharacter: Command = {
  name: 'characters add',
  audience: FOR_USERS,
  summary: 'make a character of one to three seconds of a film or clip',
  flags: {
    film: { value: 'ID', description: 'one of your films' },
    clip: { value: 'URL', description: 'the address of a clip' },
    part: { value: 'START,END', description: 'which seconds of it, such as 1,3' },
  },
  fields: { url: '--clip', from_task: '--film', timestamps: '--part' },
  examples: [
    `characters add --film ${EXAMPLES.actors}:1789… --part 1,3`,
    'characters add --clip https://example.com/me.mp4 --part 0,2',
  ],
  run: async (input, session) => {
    const [film, clip] = [input.text('film'), input.text('clip')];
    if ((film === undefined) === (clip === undefined)) throw new WrongUsage('Give --film or --clip.');
    const server = await session.server();
    const request = given({ url: clip, from_task: film, timestamps: input.text('part') });
    const character = await server.createCharacter(request, { signal: session.signal });
    return session.print(character, `@${character.username}`);
  },
};

const removeCharacter: Command = {
  name: 'characters remove',
  audience: FOR_USERS,
  arguments: ['<id>'],
  summary: 'remove a character; films that it acts in stay',
  examples: ['characters remove ch_…'],
  run: async (input, session) => {
    const id = input.arguments[0] ?? '';
    const server = await session.server();
    await server.deleteCharacter(id);
    return session.print({ id, deleted: true }, `${id} is removed.`);
  },
};

interface CharacterJson {
  readonly id: string;
  readonly account: string;
  readonly username: string;
  readonly permalink: string;
  readonly seconds: number;
  readonly created_at: number;
}

export const characterCommands: readonly Command[] = [characters, addCharacter, removeCharacter];

export const operatorCharacterCommands = operatorCommands([
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
      path: `/characters/${encodeURIComponent(input.arguments[0] ?? '')}`,
    }),
    show: (answer) => `Deleted ${(answer as CharacterJson).id}.`,
  },
]);
