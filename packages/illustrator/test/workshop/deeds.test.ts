import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { DeedSchema } from '../../schemas/deed-schema.ts';
import { compileShelf } from '../../scripts/workshop/compile-shelf.ts';
import { DEEDS } from '../../scripts/workshop/deeds.ts';
import { tellMistake } from '../../scripts/workshop/mistake.ts';
import { PROPS } from '../../scripts/workshop/props.ts';
import { folderOf } from '../../scripts/workshop/shelf.ts';
import { propLines, sketchNamed } from '../../src/catalogue/deed-data.ts';
import { deedDrawing } from '../../src/catalogue/deed-index.ts';
import { compiledOnce } from './compiled-once.ts';

const SAW = `words: [saw, saw wood]
place: workshop
thing: optional
cycle: 0.7
animal: { species: dog, gait: sit, x: 60, scale: 1 }
keys:
  - nh 24,-56 lean .16 blade 30,-50
  - nh 36,-50 lean .26 blade 32,-50
props: |
  front work-bench 44,0 1
  front hand-saw blade 1 .12
partner:
  x: 60
  keys:
    - nh 10,-40
sketches:
  hand-saw: |
    poly steel 4 -5 40 0 40 4 4 5
`;

/** What is said of files of deeds, by their names. */
function mistakesIn(files: Readonly<Record<string, string>>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'phonofilm-deeds-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const { mistakes } = compileShelf(DEEDS, folder);
  rmSync(folder, { recursive: true });
  return mistakes.map(tellMistake);
}

/** As `liquidOf` has them. */
/** What is poured from and into, and seats: which one is found while drawing. */
const CHOSEN = /^(?:vessel|filled|vehicle)-/;

test('a prop is a file where several deeds have it, and is in the file of a deed where one has', () => {
  const users = new Map<string, Set<string>>();
  for (const { name, data } of compiledOnce(DEEDS).files)
    for (const body of data.keys ? [data, data.partner ?? {}] : [])
      for (const sketch of propLines(body).map(sketchNamed))
        if (sketch) users.set(sketch, (users.get(sketch) ?? new Set()).add(name));
  const lonely = compiledOnce(PROPS)
    .files.map(({ name }) => name.replaceAll(' ', '-'))
    .filter((name) => (users.get(name)?.size ?? 0) < 2 && !CHOSEN.test(name));
  assert.deepEqual(lonely, []);
});

test('a deed is drawn by its file alone, and one without keys by no drawing', () => {
  assert.equal(deedDrawing('saw')?.cycle, 0.7);
  assert.equal(deedDrawing('wake-owner'), null);
  assert.equal(deedDrawing('stand about'), null);
});

test('docs/extending.md shows a deed as it is, and tells all that a deed may have', () => {
  const page = readFileSync(new URL('../../../../docs/extending.md', import.meta.url), 'utf8');
  const [, told = ''] = /### A deed\n([\s\S]*?)\n##+ /.exec(page) ?? [];
  const [, shown] = /```yaml\n([\s\S]*?)```/.exec(told) ?? [];
  assert.equal(shown, readFileSync(join(folderOf(DEEDS), 'saw.yaml'), 'utf8'));
  const rows = [...told.matchAll(/^\| ((?:`\w+`(?:, )?)+) \|/gm)].map(([, names = '']) => names);
  const names = rows.flatMap((row) => [...row.matchAll(/\w+/g)].map(([name]) => name));
  assert.deepEqual(names.toSorted(), Object.keys(DeedSchema.properties).toSorted());
});

describe('a mistake in the file of a deed is told with its line', () => {
  const BY_MISTAKE: readonly (readonly [right: string, wrong: string, told: string])[] = [
    ['place: workshop', 'place: workshoop', '2: there is no place "workshoop"'],
    ['thing: optional', 'thing: maybe', '3: thing must be one of optional, needed'],
    ['cycle: 0.7', 'cicle: 0.7', '4: "cicle" is nothing that a deed has'],
    ['cycle: 0.7\n', '', '6: a deed with keys has a cycle'],
    ['species: dog', 'species: dgo', '5: there is no "dgo"'],
    [
      'gait: sit',
      'gait: swim',
      '5: animal.gait must be one of run, walk, idle, sit, sleep, jump, graze, rear, tug, on-back',
    ],
    ['- nh 24', '- hn 24', '7: "hn" is no part of the body'],
    ['lean .26', 'lean 1,2', '8: lean takes a number'],
    ['nh 36,-50', 'nh 36', '8: nh takes x,y'],
    ['nh 36,-50', 'nh', '8: "nh lean" is no name with a number or x,y'],
    ['front work-bench', 'frnt work-bench', '10: "frnt" is no layer: behind, mid, front'],
    ['work-bench 44,0', 'work-bnch 44,0', '10: there is no sketch "work-bnch"'],
    ['work-bench 44,0', 'object:work-bnch 44,0', '10: there is no sketch "work-bnch"'],
    ['work-bench 44,0', 'objekt:work-bench 44,0', '10: "objekt" is nothing that the prompt names'],
    ['work-bench 44,0', 'work-bench 44', '10: "44" is no point'],
    ['hand-saw blade', 'hand-saw blede', '11: "blede" is no point'],
    ['1 .12', '1 >nose', '11: ">nose" is no angle'],
    ['1 .12', '1 .12 ?sharp', '11: no key has the number "sharp"'],
    ['hand-saw blade 1 .12', 'work-bench blade', '17: no line of props has "hand-saw"'],
    ['nh 10,-40', 'nh 10,-40 tip 1', '15: "tip" is no part of the body'],
    ['poly steel', 'poli steel', '18: "poli" is no shape'],
    ['  hand-saw: |', '  work-bench: |', '17: props/work-bench.yaml has that name'],
  ];
  for (const [right, wrong, told] of BY_MISTAKE)
    test(`"${wrong}" for "${right.trim()}"`, () => {
      const mistakes = mistakesIn({ 'saw.yaml': SAW.replace(right, wrong) });
      assert.ok(
        mistakes.some((mistake) => mistake.startsWith(`deeds/saw.yaml:${told}`)),
        mistakes.join('\n') || 'nothing is told',
      );
    });

  test('a phrase that leads to two deeds', () => {
    const told = mistakesIn({ 'cut.yaml': SAW.replace('[saw,', '[cut,'), 'saw.yaml': SAW });
    assert.deepEqual(told, ['deeds/saw.yaml:1: "saw wood" leads to deeds/cut.yaml already']);
  });

  test('and a right one has none', () => assert.deepEqual(mistakesIn({ 'saw.yaml': SAW }), []));
});

test('a new deed has a file in which nothing is wrong', () =>
  assert.deepEqual(mistakesIn({ 'peel-onion.yaml': DEEDS.beginning('peel onion') }), []));
