import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SentenceCutter } from '../../../src/features/chat/speak-reply.ts';

/** Sentences of a text that arrives in small pieces; after `|` what is not finished. */
const CUT: readonly string[] = [
  'Paris is the capital. |It has 2.1 million people. |Mr. Smith lives there! |Does he? |Yes.',
  '1. Apples are red.\n|2. Pears are green.\n|End',
  '你好。|我很好！|谢谢',
  'The answer is 12. |That is all. |"Yes." he said. |Good.',
  'I read J. R. R. Tolkien. |The U.S. Army came, e.g. here. |Done',
  'A line without an end\n|and another',
  'no end at all, it goes on',
];

for (const marked of CUT) {
  test(`“${marked.replaceAll('\n', '⏎')}” is cut at its bars`, () => {
    const cutter = new SentenceCutter();
    const sentences: string[] = [];
    for (const piece of marked.replaceAll('|', '').match(/\s*[^\s.]*\.?/gu)!)
      sentences.push(...cutter.add(piece));
    assert.equal([...sentences, cutter.rest()].join('|'), marked);
  });
}
