/**
 * The workshop, where what films show is made:
 *
 *   npm run workshop                                 a page that shows every file, live while it is edited
 *   npm run workshop -- add thing "wheelbarrow"      makes its file (KIND: the folders of `shelves.ts`)
 *   npm run workshop -- missing                      the commonest words that lead to a sign, to nothing, or to their kin
 *   npm run workshop -- compile                      checks every file and writes the indexes of compiled/
 *   npm run workshop -- check                        says whether that is due, and what is wrong
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { addFile } from './add-file.ts';
import { compileShelf, sharedWords } from './compile-shelf.ts';
import { compileWords } from './compile-words.ts';
import { tellMistake } from './mistake.ts';
import { COMPILED, type Shelf } from './shelf.ts';

const PORT = 8090;
const [name = 'serve', kind = '', word = ''] = process.argv.slice(2);
// Shelves are drawn by code that asks for rows of words, also for those that were added a moment ago.
const words = compileWords();
if (name === 'compile' && words.mistakes.length === 0) write(words);
const { SHELVES } = await import('./shelves.ts');
const KINDS = SHELVES.map(({ one }) => one).join('|');
const USAGE = `npm run workshop -- [add ${KINDS} "NAME" | missing | compile | check]`;

const shelf = SHELVES.find(({ one }) => one === kind);
if (name === 'serve') await serve();
else if (name === 'add' && shelf && word !== '') add(shelf);
else if (name === 'missing') await missing();
else if (name === 'compile') compile();
else if (name === 'check') check();
else fail(USAGE);

async function serve(): Promise<void> {
  const { serveWorkshop } = await import('./serve-workshop.ts');
  const { url } = await serveWorkshop(PORT);
  console.log(`${url} shows every file; Ctrl+C ends it`);
}

async function missing(): Promise<void> {
  const { coverage, tellMissing } = await import('./find-missing.ts');
  console.log(tellMissing(await coverage()));
}

function add(shelf: Shelf): void {
  const { exists, file } = addFile(shelf, word);
  const path = relative(process.cwd(), file);
  if (exists) fail(`${path} is that ${shelf.one} already`);
  else {
    console.log(`${path} waits for its drawing: npm run workshop shows it while you write`);
    compile();
  }
}

function compile(): void {
  for (const each of compiled()) {
    write(each);
    console.log(`${each.files.length} ${each.many}`);
  }
}

function write({ made }: { readonly made: Readonly<Record<string, string>> }): void {
  for (const [file, text] of Object.entries(made)) writeFileSync(join(COMPILED, file), text);
}

function check(): void {
  for (const { made, many } of compiled())
    for (const [file, text] of Object.entries<string>(made))
      if (!existsSync(join(COMPILED, file)) || text !== readFileSync(join(COMPILED, file), 'utf8'))
        fail(`compiled/${file} is not what ${many}/ says: npm run workshop -- compile`);
}

/** All shelves and the tables of words, or none where something is wrong in one. */
function compiled() {
  const shelves = SHELVES.map((shelf) => ({ ...shelf, ...compileShelf(shelf) }));
  const shared = sharedWords(shelves.flatMap(({ files, sharesWords }) => (sharesWords ? [] : files)));
  const all = [...shelves, words];
  const mistakes = new Set([...all.flatMap((each) => each.mistakes), ...shared].map(tellMistake));
  for (const mistake of mistakes) console.error(mistake);
  if (mistakes.size === 0) return all;
  process.exitCode = 1;
  return [];
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
