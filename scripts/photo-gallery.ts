/**
 * Renders docs/gallery/photos.jpg: what videos make of photographs. Needs the weights for photographs.
 *
 *   npm run gallery:photos
 */
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Exhibit, paintSheet } from '../packages/illustrator/scripts/contact-sheet.ts';
import type { InputRole } from '../packages/illustrator/src/render-job.ts';
import { LocalPictures } from '../src/engines/local/pictures/local-pictures.ts';
import { defaultWeightsDirectory } from '../src/weights/weight-store.ts';

interface Photograph extends Exhibit {
  readonly photograph: 'astronaut' | 'coffee' | 'cat';
  readonly role: InputRole;
  /** Without the models, for comparison. */
  readonly plain?: boolean;
}

const PHOTOGRAPHS: readonly Photograph[] = [
  {
    label: 'a reference photograph, at 0 s',
    photograph: 'astronaut',
    role: 'reference',
    prompt: 'an astronaut',
    at: [0],
  },
  {
    label: 'at 1.8 s: the background moves',
    photograph: 'astronaut',
    role: 'reference',
    prompt: 'an astronaut',
    at: [1.8],
  },
  { label: 'at 5.2 s', photograph: 'astronaut', role: 'reference', prompt: 'an astronaut', at: [5.2] },
  {
    label: '"in the snow"',
    photograph: 'astronaut',
    role: 'reference',
    prompt: 'a woman in the snow',
    at: [3],
  },
  {
    label: '"in the fog": what is far disappears',
    photograph: 'astronaut',
    role: 'reference',
    prompt: 'a woman in the fog',
    at: [3],
  },
  {
    label: '"falling leaves", remixed to night',
    photograph: 'coffee',
    role: 'reference',
    prompt: 'falling leaves',
    edits: ['make it night'],
    at: [3],
  },
  {
    label: '"in the rain"',
    photograph: 'coffee',
    role: 'reference',
    prompt: 'a cup of coffee in the rain',
    at: [3],
  },
  {
    label: 'no clear subject: shown as it is',
    photograph: 'cat',
    role: 'reference',
    prompt: 'a cat in the snow',
    at: [3],
  },
  {
    label: 'component, without the models',
    photograph: 'coffee',
    role: 'component',
    prompt: 'a beach at sunset',
    at: [3],
    plain: true,
  },
  {
    label: 'component, cut out',
    photograph: 'coffee',
    role: 'component',
    prompt: 'a beach at sunset',
    at: [3],
  },
  {
    label: 'character, without the models',
    photograph: 'astronaut',
    role: 'character',
    prompt: '@eileen on the moon',
    at: [3],
    plain: true,
  },
  {
    label: 'character, cut out',
    photograph: 'astronaut',
    role: 'character',
    prompt: '@eileen on the moon',
    at: [3],
  },
];

const pictures = new LocalPictures({ weightsDirectory: defaultWeightsDirectory(process.env) });
const sheet = await paintSheet({ exhibits: await Promise.all(PHOTOGRAPHS.map(studied)) });
await writeFile(new URL('../docs/gallery/photos.jpg', import.meta.url), sheet);

async function studied({ photograph, plain, role, ...exhibit }: Photograph): Promise<Exhibit> {
  const path = fileURLToPath(
    new URL(`../packages/illustrator/test/photographs/${photograph}.jpg`, import.meta.url),
  );
  const input = { role, path, ...(role === 'character' && { name: 'eileen' }) };
  if (plain) return { ...exhibit, inputs: [input] };
  const { inputs } = await pictures.study([input], new AbortController().signal);
  return { ...exhibit, inputs };
}
