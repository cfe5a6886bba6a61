import assert from 'node:assert/strict';
import { test } from 'node:test';
import { promptWords } from '../../src/engines/spoken-manner.ts';

const ASKED: readonly (readonly [string, number])[] = [
  ['What is the capital of France?', 60],
  ['How long is the Nile?', 60],
  ['Answer in 10 words.', 60],
  ['Tell me in 150 words about whales.', 150],
  ['Write 5 sentences about rain.', 100],
  ['Tell me a long story.', 200],
  ['Explain it in detail.', 200],
  ['Cuéntame una historia larga.', 200],
  ['Erkläre das ausführlich.', 200],
  ['用100字介绍鲸鱼', 100],
  ['Write 9000 words.', 600],
];

for (const [text, words] of ASKED) {
  test(`“${text}” asks for ${words} words at most`, () => {
    assert.equal(promptWords([text]), words);
  });
}
