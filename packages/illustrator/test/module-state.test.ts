import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

const SOURCES = new URL('../src/', import.meta.url).pathname;

/**
 * What modules remember from one film to the next: a process may make many films, and each must be the same as in a
 * fresh one. So it is either a copy of something that never changes, or is put back before the film ends.
 */
const REMEMBERED: Readonly<Record<string, string>> = {
  compiled: 'drawing steps of a sketch, by its text, which is all they are made of',
  drawn: 'put back after each figure is drawn',
  file: 'the file of icons',
  grownOld: 'only decides when garbage is collected',
  index: 'a table, read; the large dictionary is let go after each prompt',
  measured: 'where a figure is drawn, by the figure, which alone decides it',
  mouths: 'put back after each figure is drawn',
  opened: 'the reader, whose weights and tables never change',
  painted: 'only decides when garbage is collected',
  registered: 'the font is registered before it is used first',
  seen: 'put back after each figure is measured',
  watching: 'nobody, except while a film is asked what it shows, which makes no film',
};

/** Variables, what holds while something is drawn, and collections that begin empty. */
const MUTABLE =
  /^(?:export )?(?:let (\w+)|const (\w+)(?:: .*)? = (?:new Ambient.*|new \w+(?:<.*>)?\(\)|\[\]|\{\});)/gm;

test('whatever modules remember between films is known not to change them', async () => {
  const found = globSync('**/*.ts', { cwd: SOURCES }).flatMap((path) =>
    [...readFileSync(`${SOURCES}${path}`, 'utf8').matchAll(MUTABLE)].map(
      ([, variable, collection]) => variable ?? collection,
    ),
  );
  assert.deepEqual([...new Set(found)].toSorted(), Object.keys(REMEMBERED));
});
