import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { compileShelf } from '../../scripts/workshop/compile-shelf.ts';
import { FURNISHINGS } from '../../scripts/workshop/furnishings.ts';
import { tellMistake } from '../../scripts/workshop/mistake.ts';
import { PLACES } from '../../scripts/workshop/places.ts';
import { folderOf } from '../../scripts/workshop/shelf.ts';

const BANK = `said: in a bank
words: [bank, bank office]
wall: { pattern: panels, colour: '#d9cfb8' }
floor: { pattern: checker, colour: '#d6ccb8' }
things: |
  pillar -560 20 1.1
  teller-windows 0 60 1.3
  traffic-light 300 60
  emoji:money-bag -330 220 1.3
sketches:
  teller-windows: |
    box #7a5a3a -150 -50 300 50 2
`;

/** What is said of files of places, by their names. */
function mistakesIn(files: Readonly<Record<string, string>>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'phonofilm-places-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const { mistakes } = compileShelf(PLACES, folder);
  rmSync(folder, { recursive: true });
  return mistakes.map(tellMistake);
}

test('every furnishing stands in a place', () => {
  const shown = new Set(
    readdirSync(folderOf(PLACES))
      .map((file) => readFileSync(join(folderOf(PLACES), file), 'utf8'))
      .flatMap((text) => [
        ...[...text.matchAll(/^ {2}([a-z0-9-]+)[ *]/gm)].map(([, name]) => name),
        ...[...text.matchAll(/sketches: \[([^\]]*)\]/g)].flatMap(([, names = '']) => names.split(', ')),
      ]),
  );
  const files = readdirSync(folderOf(FURNISHINGS)).map((file) => file.replace('.yaml', ''));
  assert.deepEqual(
    files.filter((name) => !shown.has(name)),
    [],
  );
});

test('a new place has a file in which nothing is wrong', () => {
  assert.deepEqual(mistakesIn({ 'print-shop.yaml': PLACES.beginning('print shop') }), []);
});

describe('a mistake in the file of a place is told with its line', () => {
  const BY_MISTAKE: readonly (readonly [right: string, wrong: string, told: string])[] = [
    ['said: in a bank\n', '', '1: must have required properties said'],
    ['[bank, bank office]', '[Bank]', '2: words.0 must match pattern'],
    ['panels', 'panel', '3: wall.pattern must be one of plain, tiles, bricks'],
    ["'#d6ccb8'", 'grey', '4: floor.colour must match pattern "^#[0-9a-f]{6}$"'],
    ['floor:', 'flor:', '4: "flor" is nothing that a place has'],
    [
      "floor: { pattern: checker, colour: '#d6ccb8' }\n",
      '',
      '1: floor is missing: a place has wall and floor',
    ],
    ['things:', 'edge: 40\nthings:', '5: edge does not go with wall and floor'],
    ['pillar -560 20', 'pilar -560 20', '6: "pilar" is none of its sketches, of furnishings/ or of things/'],
    ['pillar -560 20', 'pillar left 20', '6: "pillar left 20 1.1" is not: name x y [scale] [flip]'],
    ['money-bag', 'money-bags', '9: there is no picture money-bags in the emoji set'],
    ['  teller-windows 0 60 1.3\n', '', '10: no line of things or layers shows teller-windows'],
    ['box #7a5a3a', 'bok #7a5a3a', '12: "bok" is no shape: box, oval, disc'],
  ];
  for (const [right, wrong, told] of BY_MISTAKE)
    test(`"${wrong.trim().replaceAll('\n', ' / ')}" for "${right.trim().replaceAll('\n', ' / ')}"`, () => {
      const mistakes = mistakesIn({ 'bank.yaml': BANK.replace(right, wrong) });
      assert.ok(
        mistakes.some((mistake) => mistake.startsWith(`places/bank.yaml:${told}`)),
        mistakes.join('\n') || 'nothing is told',
      );
    });

  test('a word that leads to two places', () => {
    const told = mistakesIn({ 'bank.yaml': BANK, 'office.yaml': BANK.replace('[bank,', '[office,') });
    assert.deepEqual(told, ['places/office.yaml:2: "bank office" leads to places/bank.yaml already']);
  });

  test('and a right one has none', () => assert.deepEqual(mistakesIn({ 'bank.yaml': BANK }), []));
});
