import { EXAMPLES } from '../../../domain/models.ts';
import { WrongUsage } from '../../command.ts';
import { formatTable } from '../../format-table.ts';
import { given } from '../../read-flags.ts';
import type { UserCommand } from '../user-command.ts';

export const characters: UserCommand = {
  name: 'characters',
  arguments: [],
  summary: 'list your characters, newest first: @name in a prompt brings one into a film',
  flags: {},
  examples: ['characters'],
  run: async (_input, session) => {
    const server = await session.server();
    const answer = await server.films.listCharacters({ limit: 100 });
    const rows = answer.data.map(({ id, username, permalink }) => [`@${username}`, id, permalink]);
    const shown = rows.length === 0 ? 'There are none.' : formatTable(['name', 'id', 'page'], rows);
    console.log(session.json ? JSON.stringify(answer, null, 2) : shown);
    return 0;
  },
};

export const addCharacter: UserCommand = {
  name: 'characters add',
  arguments: [],
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
    const character = await server.films.createCharacter(request, { signal: session.signal });
    console.log(session.json ? JSON.stringify(character, null, 2) : `@${character.username}`);
    return 0;
  },
};

export const removeCharacter: UserCommand = {
  name: 'characters remove',
  arguments: ['<id>'],
  summary: 'remove a character; films that it acts in stay',
  flags: {},
  examples: ['characters remove ch_…'],
  run: async (input, session) => {
    const id = input.arguments[0] ?? '';
    const server = await session.server();
    await server.films.deleteCharacter(id);
    console.log(session.json ? JSON.stringify({ id, deleted: true }) : `${id} is removed.`);
    return 0;
  },
};
