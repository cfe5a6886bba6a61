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
A girl in a striped shirt stands beside a brick wall.
  entity shirt pattern=striped
  entity wall material=brick
  - entity wall material=wood
A barber shaves a lion.
  - event shave agent=barber object=lion
A baker throws a loaf to a seagull.
  event throw agent=baker object=loaf to=seagull
Fireworks explode above a city.
  entity firework some
  event explode agent=firework
`;

for (const sheet of readFactSheets(FILMS.replaceAll('  - ', '  never '), 'films'))
  test(`a film of "${sheet.sentence}" says what is seen in it and what is not`, async () => {
    assert.deepEqual(scoreFilm(sheet, await watchFilm(sheet.sentence)).missed, []);
  });

/**
 * Of a hundred facts, so many are judged as a reader of the stills judged them; and so many are seen. Of the fifth the reader did not
 * know the sentences.
 */
const FLOORS = [
  { name: 'second', agreed: 78, seen: 70 },
  { name: 'fifth', agreed: 76, seen: 70 },
] as const;

for (const { name, agreed: atLeast, seen: shown } of FLOORS)
  test(`of 100 facts of the ${name} readings the scorer judges ${atLeast} as the reader did, and ${shown} are seen`, async () => {
    const judged = await judgedTwice(name);
    const share = (count: number) => (100 * count) / judged.length;
    const agreed = share(judged.filter(({ right, seen }) => right === seen).length);
    const seen = share(judged.filter(({ right }) => right).length);
    assert.ok(agreed >= atLeast && seen >= shown, `${agreed.toFixed(1)} agreed, ${seen.toFixed(1)} seen`);
  });
