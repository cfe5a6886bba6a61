import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { ANIMALS } from '../../scripts/workshop/animals.ts';
import { compileShelf } from '../../scripts/workshop/compile-shelf.ts';
import { GARMENTS } from '../../scripts/workshop/garments.ts';
import { tellMistake } from '../../scripts/workshop/mistake.ts';
import { PLACES } from '../../scripts/workshop/places.ts';
import { ROLES } from '../../scripts/workshop/roles.ts';
import { COMPILED, folderOf } from '../../scripts/workshop/shelf.ts';
import { SHELVES } from '../../scripts/workshop/shelves.ts';
import { THINGS } from '../../scripts/workshop/things.ts';
import { thingNames } from '../../src/catalogue/thing-index.ts';
import { wordRecord } from '../../src/vocabulary/word-classes.ts';
import { compiledOnce } from './compiled-once.ts';

const FENCE = `words: [fence, picket fence]
rests: grass
size: 52
wide: 240
tall: 84
colour: '#f4f2ec'
sketch: |
  box $-16 -118 -62 236 9 1
  11x 22 0 path $ M -117 0 L -117 -72 L -109 -82 Z
`;

/** What is said of files of things, by their names. */
function mistakesIn(files: Readonly<Record<string, string>>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'phonofilm-things-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const { mistakes } = compileShelf(THINGS, folder);
  rmSync(folder, { recursive: true });
  return mistakes.map(tellMistake);
}

for (const shelf of SHELVES)
  test(`what is compiled is what the files of ${shelf.many} say, and nothing is wrong with them`, () => {
    const { made, mistakes } = compiledOnce(shelf);
    assert.deepEqual(mistakes.map(tellMistake), []);
    for (const [file, text] of Object.entries(made))
      assert.ok(text === readFileSync(join(COMPILED, file), 'utf8'), 'npm run workshop -- compile is due');
  });

test('every thing that somebody goes by has a file', () => {
  for (const name of Object.keys(wordRecord<object>('wayMarks')))
    assert.ok(thingNames().includes(name), name);
});

/** Where the source spells out names of things. */
const SPELLED_OUT: Readonly<Record<string, RegExp>> = {
  'stage/settle-moves.ts': /const GROUND = new Set\(\[(.+)\]\)/g,
};

for (const [path, names] of Object.entries(SPELLED_OUT))
  test(`every thing that ${path} names has a file`, () => {
    const source = readFileSync(new URL(`../../src/${path}`, import.meta.url), 'utf8');
    const asked = [...source.matchAll(names)].flatMap(([, found = '']) =>
      [...found.matchAll(/'([^']+)'/g)].map(([, name = '']) => name),
    );
    assert.ok(asked.length > 1);
    for (const name of asked) assert.ok(thingNames().includes(name), name);
  });

test('every container that fits what is in it is a thing that has a file', () => {
  const rows = wordRecord<readonly string[][]>('fittingContainers');
  assert.ok(rows.length > 1);
  for (const row of rows) assert.ok(thingNames().includes(row.at(-1)!), row.join());
});

test('every mark of a way is a thing that has a file', () => {
  const marks = Object.keys(wordRecord('wayMarks'));
  assert.ok(marks.length > 1);
  for (const name of marks) assert.ok(thingNames().includes(name), name);
});

/** The file that a section of docs/extending.md shows, and the names that its tables tell of. */
function toldOf(heading: string): { readonly shown: string; readonly told: readonly string[] } {
  const page = readFileSync(new URL('../../../../docs/extending.md', import.meta.url), 'utf8');
  const section = page.slice(page.indexOf(`\n### ${heading}\n`) + 1).split(/\n##+ /)[0] ?? '';
  const [, shown = ''] = /```yaml\n([\s\S]*?)```/.exec(section) ?? [];
  const rows = [...section.matchAll(/^\| ((?:`\w+`(?:, )?)+) \|/gm)].map(([, names = '']) => names);
  return { shown, told: rows.flatMap((names) => [...names.matchAll(/\w+/g)].map(([name]) => name)) };
}

for (const [heading, shelf, file] of [
  ['A thing', THINGS, 'fence.yaml'],
  ['An animal', ANIMALS, 'fox.yaml'],
  ['A role', ROLES, 'gardener.yaml'],
  ['A garment', GARMENTS, 'sweater.yaml'],
  ['A place', PLACES, 'bank.yaml'],
] as const)
  test(`docs/extending.md shows ${heading.toLowerCase()} as it is, and tells all that it may have`, () => {
    const { shown, told } = toldOf(heading);
    assert.equal(shown, readFileSync(join(folderOf(shelf), file), 'utf8'));
    const { properties } = shelf.schema as unknown as { readonly properties: object };
    assert.deepEqual(told.toSorted(), Object.keys(properties).toSorted());
  });

test('an animal is built in one way, and its pictures and lengths are those that there are', () => {
  const folder = mkdtempSync(join(tmpdir(), 'phonofilm-animals-'));
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  const animal = (word: string) => `words: [${word}]\nlong: 9\ncolour: '#a8774a'\n`;
  write('ant.yaml', animal('ant'));
  write('gnu.yaml', `${animal('gnu')}picture: gnus\n`);
  write('kid.yaml', `${animal('kid')}lengths: { kit: 3 }\npicture: goat\n`);
  const told = compileShelf(ANIMALS, folder).mistakes.map(tellMistake);
  rmSync(folder, { recursive: true });
  assert.deepEqual(told, [
    'animals/ant.yaml:1: an animal is built as one of quadruped, bird, fish, sketched, picture; a bird may be sketched too',
    'animals/gnu.yaml:4: the emoji set has no picture "gnus"',
    'animals/kid.yaml:4: "kit" is none of its words',
  ]);
});

test('a role wears garments and colours that there are', () => {
  const folder = mkdtempSync(join(tmpdir(), 'phonofilm-roles-'));
  writeFileSync(join(folder, 'diva.yaml'), 'words: [diva]\nwears: [red gown, black bowler]\n');
  const told = compileShelf(ROLES, folder).mistakes.map(tellMistake);
  rmSync(folder, { recursive: true });
  assert.deepEqual(told, ['roles/diva.yaml:2: "bowler" is no garment']);
});

describe('a mistake in the file of a thing is told with its line', () => {
  const BY_MISTAKE: readonly (readonly [right: string, wrong: string, told: string])[] = [
    ['rests: grass', 'rests: gras', '2: rests must be one of table, floor, street'],
    ['size: 52\n', '', '1: must have required properties size'],
    ['size: 52', 'size: high', '3: size must be number'],
    ['size: 52', 'sise: 52', '3: "sise" is nothing that a thing has'],
    ["'#f4f2ec'", 'white', '6: colour must match pattern "^#[0-9a-f]{6}$"'],
    ['fence, picket', 'Fence, picket', '1: words.0 must match pattern'],
    ['[fence, picket fence]', '[fence, picket fence', '2: Flow sequence in block collection'],
    ['sketch: |\n  box', 'sketch:\n  box', '8: sketch begins with | and stands below it, one shape a line'],
    ['box $-16', 'bok $-16', '8: "bok" is no shape: box, oval, disc'],
    ['box $-16', 'box maroon-16', '8: "maroon-16" is no colour: #rrggbb or $, wood, ink'],
    ['236 9 1', '236 9', '8: box takes x y width height radius'],
    ['236 9 1', '236 9 l', '8: box takes x y width height radius'],
    ['11x 22 0', '11x 22', '9: 11x takes dx dy and a shape'],
    ['L -109 -82 Z', 'L -109 Z', '9: L takes 2 numbers, not 1'],
    ['L -109 -82 Z', 'X -109 -82 Z', '9: "X" is no command of a path'],
    ['$ M -117', '$ -117', '9: a path begins with M'],
    ['  11x', '  within M 0 0 L 9 9 L 0 9 Z\n  11x', '9: within and moves end with a line that says: whole'],
    ['  11x', '  moves at 3 turn .1\n  whole\n  11x', '9: at takes x,y'],
    ['  11x', '  whole\n  11x', '9: nothing is within anything or moves here'],
  ];
  for (const [right, wrong, told] of BY_MISTAKE)
    test(`"${wrong.trim().replaceAll('\n', ' / ')}" for "${right.trim().replaceAll('\n', ' / ')}"`, () => {
      const mistakes = mistakesIn({ 'fence.yaml': FENCE.replace(right, wrong) });
      assert.ok(
        mistakes.some((mistake) => mistake.startsWith(`things/fence.yaml:${told}`)),
        mistakes.join('\n') || 'nothing is told',
      );
    });

  test('a word that leads to two things', () => {
    const told = mistakesIn({ 'fence.yaml': FENCE, 'railing.yaml': FENCE.replace('[fence,', '[railing,') });
    assert.deepEqual(told, ['things/railing.yaml:1: "picket fence" leads to things/fence.yaml already']);
  });

  test('and a right one has none', () => assert.deepEqual(mistakesIn({ 'fence.yaml': FENCE }), []));
});
