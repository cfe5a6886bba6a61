import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { readFactSheets } from '../src/facts/fact.ts';
import { scoreFacts } from '../src/facts/score.ts';
import { openReader } from '../src/reader.ts';

const SENTENCES = fileURLToPath(new URL('../sentences/', import.meta.url));
/** Of a hundred facts of the sentences kept here, so many are understood at least. Raised when more are. */
const FLOOR = 95;

const reader = await openReader();

test(`at least ${FLOOR} of 100 facts are understood`, async () => {
  const files = globSync(`${SENTENCES}*.facts`);
  const sheets = files.flatMap((file) => readFactSheets(readFileSync(file, 'utf8'), file));
  const missed: string[] = [];
  let total = 0;
  for (const sheet of sheets) {
    const score = scoreFacts(sheet, (await reader.read(sheet.sentence)).meaning);
    total += score.total;
    missed.push(...score.missed.map((line) => `${sheet.sentence} ${line}`));
  }
  const share = (100 * (total - missed.length)) / total;
  assert.ok(share >= FLOOR, `${share.toFixed(1)} of 100; missed:\n${missed.join('\n')}`);
});

const SENTENCE = 'Two black dogs do not chase a tiny cat that sleeps on a bed.';
const HELD: readonly [fact: string, right: boolean][] = [
  ['entity dog 2 colour=black', true],
  ['entity dog some', true],
  ['entity dog 3', false],
  ['entity cat colour=black', false],
  ['entity dog|puppy', true],
  ['event chase not agent=dog object=tiny+cat', true],
  ['event chase agent=dog', false],
  ['event chase not agent=cat', false],
  ['relation on cat bed', true],
  ['relation on|in bed cat', false],
  ['never entity horse', true],
  ['never entity cat', false],
  ['absent cat', false],
];

for (const [fact, right] of HELD)
  test(`"${fact}" is ${right ? 'right' : 'wrong'} for "${SENTENCE}"`, async () => {
    const [sheet] = readFactSheets(`${SENTENCE}\n  ${fact}\n`);
    assert.ok(sheet);
    assert.equal(scoreFacts(sheet, (await reader.read(SENTENCE)).meaning).right, right ? 1 : 0);
  });

test('a line that is no fact is named with its place', () => {
  for (const line of ['entity', 'relation on cat', 'event run fast', 'colour red', 'entity cat black'])
    assert.throws(() => readFactSheets(`a cat\n  ${line}\n`, 'x.facts'), /x\.facts:2/, line);
  assert.throws(() => readFactSheets('  entity cat\n', 'x.facts'), /x\.facts:1/);
});
