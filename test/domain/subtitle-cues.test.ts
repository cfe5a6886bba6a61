import assert from 'node:assert/strict';
import { test } from 'node:test';
import { subtitleCues } from '../../src/domain/texts/subtitle-cues.ts';
import { seededRandom } from '../support/seeded-random.ts';

const lines = (text: string) => text.split('\n');

test('a sentence that fits is one cue with the times of its segment', () => {
  assert.deepEqual(subtitleCues([{ start: 3, end: 5.5, text: ' He was not an ill-disposed young man.' }]), [
    { start: 3, end: 5.5, text: 'He was not an ill-disposed young man.' },
  ]);
});

test('a long segment is cut at its sentences and clauses, and its lines where the sense allows', () => {
  const text =
    ' And so, my fellow Americans, ask not what your country can do for you; ask what you can do for your country. My fellow citizens of the world, ask not what America will do for you.';
  const cues = subtitleCues([{ start: 0, end: 14, text }]);
  assert.deepEqual(
    cues.map((cue) => cue.text),
    [
      'And so, my fellow Americans,\nask not what your country can do for you;',
      'ask what you can do for your country.',
      'My fellow citizens of the world,\nask not what America will do for you.',
    ],
  );
});

test('two segments that belong to one sentence and are short make one cue', () => {
  const cues = subtitleCues([
    { start: 0, end: 0.5, text: ' He might even' },
    { start: 0.5, end: 1.8, text: ' have been made amiable.' },
  ]);
  assert.deepEqual(cues, [{ start: 0, end: 1.8, text: 'He might even have been made amiable.' }]);
});

test('nothing is shown across a pause', () => {
  const cues = subtitleCues([
    { start: 0, end: 2, text: 'Wait' },
    { start: 9, end: 11, text: 'for it.' },
  ]);
  assert.deepEqual(
    cues.map(({ start, end }) => [start, end]),
    [
      [0, 2],
      [9, 11],
    ],
  );
});

test('a single short word stays for a second, unless the next cue comes', () => {
  const [alone] = subtitleCues([{ start: 4, end: 4.3, text: 'No.' }]);
  assert.deepEqual(alone, { start: 4, end: 5, text: 'No.' });
});

test('slow speech is shown for seven seconds at most', () => {
  const cues = subtitleCues([{ start: 0, end: 20, text: 'Om.' }]);
  assert.deepEqual(cues, [{ start: 0, end: 7, text: 'Om.' }]);
});

test('Chinese and Japanese are cut after any character, 21 to a line', () => {
  const text =
    '今天天气很好，我们去公园散步吧。公园里有很多人，有的在跑步，有的在唱歌，孩子们在草地上玩，老人们坐在树下聊天，大家都很高兴。';
  const cues = subtitleCues([{ start: 0, end: 16, text }]);
  assert.equal(cues.map((cue) => cue.text.replace('\n', '')).join(''), text);
  for (const cue of cues) {
    assert.ok(lines(cue.text).length <= 2);
    for (const line of lines(cue.text)) assert.ok(line.length <= 21, line);
    assert.doesNotMatch(cue.text, /^[，。]/m);
  }
});

test('whatever the transcript, every cue can be read and none is lost', () => {
  const random = seededRandom(7);
  for (let round = 0; round < 200; round++) {
    let at = 0;
    const segments = Array.from({ length: 1 + Math.floor(random() * 6) }, () => {
      const words = Array.from(
        { length: 1 + Math.floor(random() * 40) },
        () =>
          'x'.repeat(1 + Math.floor(random() ** 3 * 60)) +
          (random() < 0.15 ? '.' : random() < 0.2 ? ',' : ''),
      );
      const start = at + (random() < 0.3 ? random() * 3 : 0);
      // People say three to five words a second at most.
      at = start + words.join(' ').length / (10 + random() * 8);
      return { start, end: at, text: ` ${words.join(' ')}` };
    });
    const cues = subtitleCues(segments);
    const letters = (text: string) => text.replace(/\s/g, '');
    assert.equal(
      cues.map(({ text }) => letters(text)).join(''),
      segments.map(({ text }) => letters(text)).join(''),
    );
    for (const [index, cue] of cues.entries()) {
      assert.ok(lines(cue.text).length <= 2, cue.text);
      for (const line of lines(cue.text)) assert.ok(line.length <= 42, line);
      assert.ok(cue.end - cue.start <= 7.001);
      const next = cues[index + 1]?.start ?? Number.POSITIVE_INFINITY;
      assert.ok(cue.end <= next + 1e-9, `${cue.end} after ${next}`);
    }
  }
});
