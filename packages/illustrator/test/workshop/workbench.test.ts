import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { addFile } from '../../scripts/workshop/add-file.ts';
import { compileShelf } from '../../scripts/workshop/compile-shelf.ts';
import { serveWorkshop } from '../../scripts/workshop/serve-workshop.ts';
import { THINGS } from '../../scripts/workshop/things.ts';

describe('the workbench', () => {
  const folder = mkdtempSync(join(tmpdir(), 'phonofilm-workbench-'));
  const things = mkdtempSync(join(folder, 'things-'));
  const index = join(folder, 'things.txt');
  let workshop: Awaited<ReturnType<typeof serveWorkshop>>;
  before(async () => {
    addFile(THINGS, 'wheelbarrow', things);
    workshop = await serveWorkshop(0, [{ shelf: THINGS, folder: things, compiled: folder }]);
  });
  after(() => {
    workshop.close();
    rmSync(folder, { recursive: true });
  });

  const list = async () =>
    (await (await fetch(`${workshop.url}/files`)).json()) as {
      readonly mistakes: readonly string[];
      readonly files: readonly { readonly shelf: string; readonly name: string }[];
    };
  const file = join(things, 'wheelbarrow.yaml');
  const edit = (from: string, to: string) =>
    writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));

  /** Waits until the page is told that something has changed, and it is what was meant: an earlier change may be told late. */
  async function changedBy(change: () => void, meant: () => boolean | Promise<boolean>): Promise<void> {
    const events = await fetch(`${workshop.url}/changes`);
    const reader = events.body!.pipeThrough(new TextDecoderStream()).getReader();
    change();
    do {
      for (let text = ''; !text.includes('data: changed'); ) text += (await reader.read()).value ?? '';
    } while (!(await meant()));
    await reader.cancel();
  }

  test('a new thing has a file in which nothing is wrong, and is there once', () => {
    assert.deepEqual(readdirSync(things), ['wheelbarrow.yaml']);
    assert.deepEqual(compileShelf(THINGS, things).mistakes, []);
    assert.deepEqual(addFile(THINGS, 'Wheelbarrow', things), { file, exists: true });
  });

  test('a synonym leads to the file that has it', () => {
    edit('[wheelbarrow]', '[wheelbarrow, hand cart]');
    assert.deepEqual(addFile(THINGS, 'hand cart', things), { file, exists: true });
    assert.throws(() => addFile(THINGS, '../cart', things), /"..\/cart" is no name/);
  });

  test('the page shows every thing', async () => {
    assert.match(await (await fetch(workshop.url)).text(), /<title>Workshop<\/title>/);
    assert.deepEqual(
      (await list()).files.map(({ shelf, name }) => `${shelf} ${name}`),
      ['thing wheelbarrow'],
    );
    const picture = await fetch(`${workshop.url}/picture?shelf=thing&name=wheelbarrow&colour=%233576dd`);
    assert.equal(Buffer.from(await picture.arrayBuffer()).toString('latin1', 1, 4), 'PNG');
    assert.equal((await fetch(`${workshop.url}/picture?shelf=thing&name=../../package`)).status, 404);
  });

  test('a change is shown and compiled; a mistake is told with its line, and compiled is what was right', async () => {
    const compiled = () => readFileSync(index, 'utf8');
    await changedBy(
      () => edit('rests: floor', 'rests: farm'),
      () => compiled().includes('"rests":"farm"'),
    );
    await changedBy(
      () => edit('rests: farm', 'rests: fram'),
      async () => (await list()).mistakes.length > 0,
    );
    assert.match((await list()).mistakes.join(), /^things\/wheelbarrow\.yaml:2: rests must be one of/);
    assert.match(compiled(), /^wheelbarrow\t.*"rests":"farm"/);
  });
});
