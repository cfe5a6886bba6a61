import { type Command, FOR_USERS } from '../command.ts';

export const scene: Command = {
  name: 'scene',
  audience: FOR_USERS,
  arguments: ['<prompt>'],
  summary: 'show how a prompt is understood and what its video will show, without making it',
  flags: {
    tree: { description: 'show the grammar of the sentence first (the default); --no-tree leaves it out' },
  },
  examples: ['scene "a goat stands on a car while its owner shouts"', 'scene "a black cat" --no-tree'],
  run: async (input, session) => {
    const { readMeaning, readScene } = await import('@phonofilm/illustrator/read-scene');
    const { describeScene } = await import('@phonofilm/illustrator/describe-scene');
    const { describeMeaning, describeTree } = await import('@phonofilm/reader/describe');
    const prompt = input.arguments[0] ?? '';
    const { trees, meaning } = await readMeaning(prompt);
    const scene = await readScene(prompt);
    const tree =
      input.choice('tree') === false ? [] : trees.map((each) => `${describeTree(each).join('\n')}\n`);
    const lines = [...tree, ...describeMeaning(meaning), '', 'in the video', ...describeScene(scene)];
    return session.print({ ...meaning, scene }, lines.join('\n'));
  },
};
