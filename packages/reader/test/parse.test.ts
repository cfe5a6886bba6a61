import assert from 'node:assert/strict';
import { test } from 'node:test';
import { spanningTree } from '../src/parse/spanning-tree.ts';
import { tokenise } from '../src/parse/tokenise.ts';
import { openReader } from '../src/reader.ts';

const reader = await openReader();

test('a prompt is cut into sentences, words, marks and whole quotations', () => {
  const texts = (prompt: string) => tokenise(prompt).map((sentence) => sentence.map(({ text }) => text));
  assert.deepEqual(texts("The dog's tail isn't red. It wags"), [
    ['The', 'dog', "'s", 'tail', 'is', "n't", 'red', '.'],
    ['It', 'wags'],
  ]);
  const [said] = tokenise('a man says “Come in. Sit!” to her');
  assert.deepEqual(
    said?.map(({ text, quoted }) => quoted ?? text),
    ['a', 'man', 'says', 'Come in. Sit!', 'to', 'her'],
  );
  assert.deepEqual(tokenise(' ... '), []);
});

test('the longest prompt is read up to a point, however it is written', async () => {
  assert.ok(tokenise('a '.repeat(20_000)).flat().length <= 400);
  const { trees } = await reader.read(`${'very '.repeat(300)}big dog`);
  assert.ok(trees.every((tree) => tree.length <= 90));
});

test('words hang together without circles below one root', () => {
  // 1 and 2 like each other best; the root would rather have 3.
  const scores = [
    [0, 0, 0, 0],
    [1, -9, 10, 2],
    [0, 10, -9, 5],
    [8, 1, 1, -9],
  ];
  assert.deepEqual(spanningTree(scores), [0, 2, 3, 0]);
});

/** `word label head` of the words that matter. */
const TREES: readonly [prompt: string, ...arcs: string[]][] = [
  [
    'a goat stands on a car and eats the windshield wiper',
    'goat nsubj stands',
    'car obl stands',
    'wiper obj eats',
  ],
  ['a shepherd on a donkey plays a flute', 'donkey nmod shepherd', 'flute obj plays'],
  ['the cake is eaten by a dog', 'cake nsubj:pass eaten', 'dog obl:agent eaten'],
  ['a girl who lost her shoe limps', 'lost acl:relcl girl', 'shoe obj lost'],
  ['a man whose hat is red runs', 'whose nmod:poss hat', 'hat nsubj red', 'man nsubj runs'],
  ['a boy feeding pigeons gets surprised by a gull', 'boy nsubj:pass surprised', 'pigeons obj feeding'],
  ['a castle made of ice stands on a hill', 'castle nsubj stands', 'ice obl made'],
  ['in walks a penguin', 'penguin nsubj walks'],
];

for (const [prompt, ...arcs] of TREES)
  test(`the tree of "${prompt}"`, async () => {
    const { trees } = await reader.read(prompt);
    const found = trees.flatMap((tree) =>
      tree.map(({ text, label, head }) => `${text} ${label} ${tree[head - 1]?.text}`),
    );
    for (const arc of arcs) assert.ok(found.includes(arc), `${arc} is not among ${found.join(', ')}`);
  });

test('a phrase with a preposition keeps the other heads it may belong to', async () => {
  const { trees } = await reader.read('a cat watches two goldfish in a bowl');
  const bowl = trees[0]?.find(({ text }) => text === 'bowl');
  const heads = [bowl?.head, ...(bowl?.others.map(({ head }) => head) ?? [])];
  assert.ok(heads.includes(3) && heads.includes(5), `watches and goldfish are both open: ${heads}`);
});
