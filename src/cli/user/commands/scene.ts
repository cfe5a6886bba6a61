import type { UserCommand } from '../user-command.ts';

export const scene: UserCommand = {
  name: 'scene',
  arguments: ['<prompt>'],
  summary: 'show what is understood of a prompt, without making a film',
  flags: {
    tree: { description: 'how the words hang together, before what they mean (`--no-tree` leaves it out)' },
  },
  examples: ['scene "a goat stands on a car while its owner shouts"', 'scene "a black cat" --no-tree'],
  run: async (input, session) => {
    const { openReader } = await import('@phonofilm/reader/reader');
    const { describeMeaning, describeTree } = await import('@phonofilm/reader/describe');
    const reader = await openReader();
    const { trees, meaning } = await reader.read(input.arguments[0] ?? '');
    if (session.json) console.log(JSON.stringify(meaning, null, 2));
    else {
      if (input.choice('tree') !== false)
        for (const tree of trees) console.log(`${describeTree(tree).join('\n')}\n`);
      console.log(describeMeaning(meaning).join('\n'));
    }
    return 0;
  },
};
