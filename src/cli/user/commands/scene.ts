import type { UserCommand } from '../user-command.ts';

export const scene: UserCommand = {
  name: 'scene',
  arguments: ['<prompt>'],
  summary: 'show what is understood of a prompt and what its film will show, without making it',
  flags: {
    tree: { description: 'how the words hang together, before what they mean (`--no-tree` leaves it out)' },
  },
  examples: ['scene "a goat stands on a car while its owner shouts"', 'scene "a black cat" --no-tree'],
  run: async (input, session) => {
    const { readMeaning, readScene } = await import('@phonofilm/illustrator/read-scene');
    const { describeScene } = await import('@phonofilm/illustrator/describe-scene');
    const { describeMeaning, describeTree } = await import('@phonofilm/reader/describe');
    const prompt = input.arguments[0] ?? '';
    const { trees, meaning } = await readMeaning(prompt);
    const scene = await readScene(prompt);
    if (session.json) console.log(JSON.stringify({ ...meaning, scene }, null, 2));
    else {
      if (input.choice('tree') !== false)
        for (const tree of trees) console.log(`${describeTree(tree).join('\n')}\n`);
      console.log(describeMeaning(meaning).join('\n'));
      console.log(`\nin the film\n${describeScene(scene).join('\n')}`);
    }
    return 0;
  },
};
