/**
 * The workshop, where things are made:
 *
 *   npm run workshop                                 a page that shows every thing, live while its file is edited
 *   npm run workshop -- add thing "wheelbarrow"      makes its file
 *   npm run workshop -- missing                      the commonest nouns that lead to a sign, to nothing, or to their kin
 *   npm run workshop -- compile                      checks every file of things/ and writes compiled/things.txt
 *   npm run workshop -- check                        says whether that is due, and what is wrong
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { addThing } from './add-thing.ts';
import { compileThings, THING_INDEX } from './compile-things.ts';
import { tellMistake } from './mistake.ts';

const PORT = 8090;
const USAGE = 'npm run workshop -- [add thing "NAME" | missing | compile | check]';

const [name = 'serve', kind = '', word = ''] = process.argv.slice(2);
if (name === 'serve') await serve();
else if (name === 'add' && kind === 'thing' && word !== '') add();
else if (name === 'missing') await missing();
else if (name === 'compile') compile();
else if (name === 'check') check();
else fail(USAGE);

async function serve(): Promise<void> {
  const { serveWorkshop } = await import('./serve-workshop.ts');
  const { url } = await serveWorkshop(PORT);
  console.log(`${url} shows every thing; Ctrl+C ends it`);
}

async function missing(): Promise<void> {
  const { shownNouns, tellMissing } = await import('./find-missing.ts');
  console.log(tellMissing(await shownNouns()));
}

function add(): void {
  const { exists, file } = addThing(word);
  const path = relative(process.cwd(), file);
  if (exists) fail(`${path} is that thing already`);
  else {
    console.log(`${path} waits for its sketch: npm run workshop shows it while you write`);
    compile();
  }
}

function compile(): void {
  const index = compiled();
  if (index === null) return;
  writeFileSync(THING_INDEX, index);
  console.log(`${index.trimEnd().split('\n').length} things`);
}

function check(): void {
  const index = compiled();
  if (index !== null && index !== readFileSync(THING_INDEX, 'utf8'))
    fail('compiled/things.txt is not what things/ says: npm run workshop -- compile');
}

function compiled(): string | null {
  const { index, mistakes } = compileThings();
  for (const mistake of mistakes) console.error(tellMistake(mistake));
  if (mistakes.length === 0) return index;
  process.exitCode = 1;
  return null;
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
