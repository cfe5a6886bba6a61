import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { commonWords } from '../../scripts/workshop/common-words.ts';
import { PEOPLE, type Shown, showPerson } from '../../scripts/workshop/find-missing.ts';
import { SHELVES } from '../../scripts/workshop/shelves.ts';
import { compiledOnce } from './compiled-once.ts';

const README = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
const counted = (count: number) => (count === 0 ? '' : count.toLocaleString('en'));

for (const shelf of SHELVES)
  test(`the README counts ${shelf.many}`, () => {
    const { files } = compiledOnce(shelf);
    const words = files.flatMap(({ data }) => data.words ?? []);
    const row = README.split('\n').find((line) => line.includes(`(\`${shelf.many}/\`)`));
    assert.equal(
      row?.slice(row.indexOf(')') + 1),
      ` | ${counted(files.length)} | ${counted(words.length)} |`,
    );
  });

test('the README tells how the commonest people are shown', async () => {
  const counts: Partial<Record<Shown, number>> = {};
  for (const noun of commonWords('people', PEOPLE)) {
    const { shown } = await showPerson(noun);
    counts[shown] = (counts[shown] ?? 0) + 1;
  }
  const told = README.replaceAll(/\s+/g, ' ');
  assert.ok(
    told.includes(
      `Of the ${PEOPLE} commonest nouns for people ${counts.drawing} have a look of their own, ${counts.kin} that of what they are a kind of, ` +
        `${counts.word} wear their word on a tabard, ${counts.anybody} are anybody (kin, friends, what one calls others), and ${counts.nothing} are shown`,
    ),
    JSON.stringify(counts),
  );
});
