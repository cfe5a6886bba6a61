/**
 * Renders the gallery: contact sheets of what the video engine makes of varied requests, into docs/gallery/.
 *
 *   npm run gallery                    all of them
 *   npm run gallery -- actions places  only these
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { type Exhibit, paintSheet, type Sheet } from './contact-sheet.ts';

const PHOTOGRAPHS = new URL('../test/photographs/', import.meta.url);
const GALLERY = new URL('../../../docs/gallery/', import.meta.url);

/** As `gallery.yaml` has them: an exhibit may be just its prompt, and its inputs are files of `test/photographs`. */
type Written = Omit<Sheet, 'exhibits'> & { readonly exhibits: readonly (string | Exhibit)[] };

const sheets: Readonly<Record<string, Written>> = parse(
  await readFile(new URL('gallery.yaml', import.meta.url), 'utf8'),
  { merge: true },
);
const wanted = process.argv.slice(2);
for (const [name, sheet] of Object.entries(sheets)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const picture = await paintSheet({ ...sheet, exhibits: sheet.exhibits.map(exhibitOf) });
  await writeFile(new URL(`${name}.jpg`, GALLERY), picture);
  console.log(`docs/gallery/${name}.jpg`);
}

function exhibitOf(written: string | Exhibit): Exhibit {
  if (typeof written === 'string') return { prompt: written };
  const { inputs = [] } = written;
  const local = (path: string) => fileURLToPath(new URL(path, PHOTOGRAPHS));
  return { ...written, inputs: inputs.map((input) => ({ ...input, path: local(input.path) })) };
}
