import assert from 'node:assert/strict';
import { test } from 'node:test';
import { watchFilm } from '../../illustrator/src/witness/watch-film.ts';
import { readFactSheets } from '../scripts/facts/fact.ts';
import { judgedTwice } from '../scripts/films/readings.ts';
import { scoreFilm } from '../scripts/films/score-film.ts';

/** What is seen in a film, and what is not: `-` before what must be answered with no. */
const FILMS = `
A black cat sits on a table beside a red armchair.
  entity cat 1 colour=black
  - entity cat 2
  - entity cat 1 colour=red
  entity armchair colour=red
  - entity dog
  relation on cat table
  - relation under cat table
  - relation on table cat
  relation beside armchair table
  event sit agent=cat
  - event sleep agent=cat
  absent dog
  - absent cat
Two boys chase a dog across a beach at night.
  entity boy 2
  - entity boy 3
  event chase agent=boy object=dog
  - event chase agent=dog object=boy
  place beach
  - place kitchen
  time night
  never event chase agent=dog
`;

for (const sheet of readFactSheets(FILMS.replaceAll('  - ', '  never '), 'films'))
  test(`a film of "${sheet.sentence}" says what is seen in it and what is not`, async () => {
    assert.deepEqual(scoreFilm(sheet, await watchFilm(sheet.sentence)).missed, []);
  });

/** Of a hundred facts, so many are judged as a reader of the stills judged them who knew nothing of the scorer's verdict; and so many are seen. */
const AGREED = 78;
const SEEN = 72;

test(`of 100 facts of films that were read the scorer judges ${AGREED} as the reader did, and ${SEEN} are seen`, async () => {
  const judged = await judgedTwice('second');
  const share = (count: number) => (100 * count) / judged.length;
  const agreed = share(judged.filter(({ right, seen }) => right === seen).length);
  const shown = share(judged.filter(({ right }) => right).length);
  assert.ok(agreed >= AGREED && shown >= SEEN, `${agreed.toFixed(1)} agreed, ${shown.toFixed(1)} seen`);
});
