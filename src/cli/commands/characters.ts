import { EXAMPLES } from '../../domain/models.ts';
import { WrongUsage } from '../../platform/commands/command-words.ts';
import { formatTable } from '../../platform/commands/format-table.ts';
import { given } from '../../platform/commands/read-flags.ts';
import { type Command, FOR_USERS } from '../command.ts';

const characters: Command = {
  name: 'characters',
  audience: FOR_USERS,
  summary: 'list your characters, newest first: @name in a prompt brings one into a video',
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
  summary: 'make a character of one to three seconds of a video or clip',
  flags: {
    video: { value: 'ID', description: 'one of your videos' },
    clip: { value: 'URL', description: 'the address of a clip' },
    part: { value: 'START,END', description: 'which seconds of it, such as 1,3' },
  },
  fields: { url: '--clip', from_task: '--video', timestamps: '--part' },
  examples: [
    `characters add --video ${EXAMPLES.actors}:1789… --part 1,3`,
    'characters add --clip https://example.com/me.mp4 --part 0,2',
  ],
  run: async (input, session) => {
    const [video, clip] = [input.text('video'), input.text('clip')];
    if ((video === undefined) === (clip === undefined)) throw new WrongUsage('Give --video or --clip.');
    const server = await session.server();
    const request = given({ url: clip, from_task: video, timestamps: input.text('part') });
    const character = await server.createCharacter(request, { signal: session.signal });
    return session.print(character, `@${character.username}`);
  },
};

const renameCharacter: Command = {
  name: 'characters rename',
  audience: FOR_USERS,
  arguments: ['<id>', '<name>'],
  summary: 'give a character the name that prompts use',
  examples: ['characters rename ch_… captain'],
  run: async (input, session) => {
    const [id = '', name = ''] = input.arguments;
    const server = await session.server();
    const character = await server.renameCharacter(id, name.replace(/^@/, ''));
    return session.print(character, `@${character.username}`);
  },
};

const removeCharacter: Command = {
  name: 'characters remove',
  audience: FOR_USERS,
  arguments: ['<id>'],
  summary: 'remove a character; videos that it acts in stay',
  examples: ['characters remove ch_…'],
  run: async (input, session) => {
    const id = input.arguments[0] ?? '';
    const server = await session.server();
    await server.deleteCharacter(id);
    return session.print({ id, deleted: true }, `${id} is removed.`);
  },
};

export const characterCommands: readonly Command[] = [
  characters,
  addCharacter,
  renameCharacter,
  removeCharacter,
];
