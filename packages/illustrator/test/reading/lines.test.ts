import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readScreenplay } from '../../src/stage/read-screenplay.ts';

const readLines = async (prompt: string) => (await readScreenplay({ prompt, edits: [], style: null })).lines;

/** A prompt, and what is said in it: the kind of speaker, the manner, the text. */
const LINES: readonly (readonly [prompt: string, ...lines: string[]])[] = [
  [
    'a man says: "Good morning, the train leaves at nine."',
    'man say Good morning, the train leaves at nine.',
  ],
  ['a woman whispers "I love you" to a man', 'woman whisper I love you'],
  ["a girl says 'I want ice cream' in a park", 'girl say I want ice cream'],
  ['a robot shouts "I am alive" with subtitles', 'robot shout I am alive'],
  ['a dog says "woof, I am hungry"', 'small-animal say woof, I am hungry'],
  ['"Good evening," says an old man in a library', 'old-man say Good evening,'],
  ['narrator: "Once upon a time." A fox walks in the forest', 'narrator say Once upon a time.'],
  ['A voice over says "Winter has come." Snow falls on a village', 'narrator say Winter has come.'],
  [
    'a man says "Where is it?" and a woman replies "On the roof."',
    'man say Where is it?',
    'woman say On the roof.',
  ],
  [
    'A man and a woman in a kitchen. The man says: "Hello." The woman answers: "Hi." The man says: "Bye."',
    'man say Hello.',
    'woman say Hi.',
    'man say Bye.',
  ],
  ['a man is talking to a woman. He says "Hello". She says "Hi".', 'man say Hello', 'woman say Hi'],
  ['a queen and a boy. "Sit down," she says. "No," the boy shouts.', 'woman say Sit down,', 'boy shout No,'],
  ['"Stop," says the man. "I am tired."', 'man say Stop,', 'man say I am tired.'],
  ['Man: "Hi." Woman: "Hello."', 'man say Hi.', 'woman say Hello.'],
  ['ein Mann sagt: „Guten Morgen"', 'man say Guten Morgen'],
  ['一个女人说：“你好”', 'woman say 你好'],
  ['a sign that says "OPEN"'],
  ['a man in a street'],
];

for (const [prompt, ...expected] of LINES)
  test(`who says what in: ${prompt}`, async () => {
    const read = (await readLines(prompt)).map(({ speaker, manner, text }) => `${speaker} ${manner} ${text}`);
    assert.deepEqual(read, expected);
  });

test('of two alike, each says its own', async () => {
  const lines = await readLines('two men talking. First man: "Are you ready?" Second man: "Yes, I am."');
  assert.deepEqual(
    lines.map(({ which, text }) => [which, text]),
    [
      [0, 'Are you ready?'],
      [1, 'Yes, I am.'],
    ],
  );
});
