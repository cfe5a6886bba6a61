import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

const SOURCES = new URL('../src/', import.meta.url).pathname;

/**
 * What modules remember from one film to the next: a process may make many films, and each must be the same as in a
 * fresh one. So it is either a copy of something that never changes, or is put back before the film ends.
 */
const REMEMBERED: Readonly<Record<string, string>> = {
  'cast/mouth.ts: mouths': 'put back after each figure is drawn',
  'cast/mouth.ts: drawn': 'put back after each figure is drawn',
  'cast/things/icon-body.ts: file': 'the file of icons',
  'painting/let-pictures-go.ts: painted': 'only decides when garbage is collected',
  'painting/let-pictures-go.ts: grownOld': 'only decides when garbage is collected',
  'painting/lettering.ts: registered': 'the font is registered before it is used first',
  'painting/sketch.ts: compiled': 'drawing steps of a sketch, by its text, which is all they are made of',
  'reading/lexicon/chinese.ts: words': 'a table, read',
  'reading/lexicon/emoji-index.ts: categories': 'a table, read',
  'reading/lexicon/emoji-index.ts: chinese': 'a table, read',
  'reading/lexicon/emoji-index.ts: index': 'a table, read',
  'reading/lexicon/open-vocabulary.ts: index': 'a dictionary, let go after each prompt',
  'reading/match-deeds.ts: phrases': 'a table, read',
  'reading/tag-words.ts: tagger': 'let go after each prompt',
  'reading/translate.ts: dictionaries': 'a table, read, by language',
  'reading/translate.ts: englishBeginnings': 'a table, read',
  'reading/translate.ts: own': 'a table, read, by language',
  'reading/translate.ts: split': 'a table, read',
  'staging/measure-rig.ts: measured': 'where a figure is drawn, by the figure, which alone decides it',
};

/** Variables, and collections that begin empty. */
const MUTABLE = /^(?:export )?(?:let (\w+)|const (\w+)(?:: .*)? = (?:new \w+(?:<.*>)?\(\)|\[\]|\{\});)/gm;

test('whatever modules remember between films is known not to change them', () => {
  const found = globSync('**/*.ts', { cwd: SOURCES }).flatMap((path) =>
    [...readFileSync(`${SOURCES}${path}`, 'utf8').matchAll(MUTABLE)].map(
      ([, variable, collection]) => `${path}: ${variable ?? collection}`,
    ),
  );
  assert.deepEqual(found.toSorted(), Object.keys(REMEMBERED).toSorted());
});
